import type { AnswerOf, Endpoint } from '#contracts/endpoint.ts';
import { type Contract, contract, type OperationName } from '#contracts/index.ts';
import { Problem } from '#contracts/problem.ts';
import { encodeQuery } from '#contracts/query.ts';
import { z } from '#contracts/z.ts';
import { createDemoBackend } from '#mocks/demo-backend.ts';

export const CUSTOMER = '+4915112345678';
export const ADMINISTRATOR = 'admin@tranche.example';

export interface Asked {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: object;
  readonly body?: unknown;
  readonly token?: string | null;
  /** An Idempotency-Key; a fresh one where the endpoint wants one, null sends none. */
  readonly key?: string | null;
  readonly ifMatch?: string;
  readonly dryRun?: boolean;
}

export interface Told {
  readonly status: number;
  readonly headers: Headers;
  readonly body: unknown;
}

/** A backend asked as a program on the other side of the wire would ask. Each look at the clock takes 1 ms. */
export async function openWorld(scenario = 'happy') {
  const troubles: string[] = [];
  let wall = 0;
  const { backend, store } = await createDemoBackend({
    scenario,
    seed: 7,
    wall: () => (wall += 1),
    onProblem: (sentence) => troubles.push(sentence),
  });

  async function send(method: string, path: string, headers: HeadersInit, body?: string): Promise<Told> {
    const request = new Request(`http://mock.test${path}`, { method, headers, ...(body ? { body } : {}) });
    const response = await backend.handle(request);
    const text = await response.text();
    return { status: response.status, headers: response.headers, body: text ? JSON.parse(text) : null };
  }

  /** `as`: another method than the contract's, such as HEAD for GET. */
  function ask(name: OperationName, asked: Asked = {}, as?: string): Promise<Told> {
    const { path, idempotent, body, ...endpoint }: Endpoint = contract[name];
    const method = as ?? endpoint.method;
    const key = asked.key === undefined && idempotent ? crypto.randomUUID() : asked.key;
    const query = asked.query ? `?${encodeQuery(asked.query)}` : '';
    return send(
      method,
      path.replace(/\{(\w+)\}/g, (_all, param: string) => encodeURIComponent(asked.params?.[param] ?? '')) +
        query,
      {
        ...(asked.token ? { Authorization: `Bearer ${asked.token}` } : {}),
        ...(key ? { 'Idempotency-Key': key } : {}),
        ...(asked.ifMatch ? { 'If-Match': asked.ifMatch } : {}),
        ...(asked.dryRun ? { 'Dry-Run': 'true' } : {}),
        ...(body ? { 'Content-Type': 'application/json' } : {}),
      },
      body ? JSON.stringify(asked.body) : undefined,
    );
  }

  /** The answer of a request that succeeds, checked against the contract here and not by the backend's own check. */
  async function get<Name extends OperationName>(
    name: Name,
    asked: Asked = {},
  ): Promise<AnswerOf<Contract[Name]>> {
    const told = await ask(name, asked);
    const { answers }: Endpoint = contract[name];
    const schema =
      told.status < 300 ? Object.entries(answers).find(([status]) => Number(status) === told.status) : null;
    if (!schema) throw new Error(`${name} answered ${told.status}: ${JSON.stringify(told.body)}`);
    return (schema[1] ? z.parse(schema[1], told.body) : null) as AnswerOf<Contract[Name]>; // the schema of this status
  }

  const lastCode = () =>
    store.tables.messages
      .page({ order: 'sentAt', falling: true, limit: 1 })
      .rows.map((message) => message.code)
      .join('');

  async function signIn(contact: string): Promise<string> {
    const challenge = await get('requestSignInCode', { body: { contact } });
    const signedIn = await get('verifySignInCode', { body: { challengeId: challenge.id, code: lastCode() } });
    return signedIn.token;
  }

  const wait = (ms: number) => store.transact(({ clock }) => clock.advance(ms));

  return { store, troubles, send, ask, get, signIn, wait, lastCode };
}

export type World = Awaited<ReturnType<typeof openWorld>>;

/** The problem of an answer that is one, checked against the catalogue; its code otherwise would be undefined. */
export function problemIn({ status, headers, body }: Told): Problem {
  if (headers.get('content-type') !== 'application/problem+json') {
    throw new Error(`${status} is no problem: ${JSON.stringify(body)}`);
  }
  const problem = z.parse(Problem, body);
  if (problem.status !== status) throw new Error(`${problem.code} came with ${status}`);
  return problem;
}
