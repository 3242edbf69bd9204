import { expect } from 'vitest';
import type { SignedIn, VerifiedChallenge } from '#contracts/auth/challenge.ts';
import type { AnswerOf, CallOf, Endpoint, StatusOf } from '#contracts/endpoint.ts';
import { type Contract, contract, type OperationName } from '#contracts/index.ts';
import { encodeQuery } from '#contracts/query.ts';
import { Problem, type ProblemCode, type ProblemOf } from '#contracts/problem.ts';
import { z } from '#contracts/z.ts';
import { responseOf, wireRequestOf } from '#mocks/core/wire.ts';
import { createDemoBackend } from '#mocks/demo-backend.ts';
import type { SettingsRecord } from '#mocks/settings.ts';

/** The activation date of docs/domain.md, "Worked examples". */
export const START = '2027-01-10T09:00:00.000Z';

export const cardNumbers = {
  good: '4242424242424242',
  declined: '4000000000000002',
  poor: '4000000000009995',
  slow: '4000000000003220',
} as const;

/** The headers of a call. */
interface CallHeaders {
  readonly token?: string | null;
  /** An Idempotency-Key; left out: a fresh one where the endpoint needs one; null: none. */
  readonly key?: string | null;
  readonly ifMatch?: string;
  readonly dryRun?: boolean;
  /** The network address that the request comes from; left out: the page itself. */
  readonly caller?: string;
}

/** A call of any operation, valid or not. */
export interface Call extends CallHeaders {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: object;
  readonly body?: unknown;
}

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: unknown;
}

interface Options {
  readonly scenario?: string;
  readonly settings?: Partial<Omit<SettingsRecord, 'id'>>;
  /** By default the clock is frozen until `wait` moves it; running, each reading of the clock takes 1 ms. */
  readonly running?: boolean;
}

/** A whole backend, called through HTTP requests and responses as the contract describes them. */
export async function openBackend({ scenario = 'new-user', settings = {}, running = false }: Options = {}) {
  const faults: string[] = [];
  let wall = 0;
  const { backend, store } = await createDemoBackend({
    scenario,
    seed: 7,
    ...(running ? { wall: () => (wall += 1) } : { frozenAt: START }),
    onProblem: (sentence) => faults.push(sentence),
  });
  if (Object.keys(settings).length > 0) {
    await store.transact(({ tables }) => {
      const row = tables.settings.get('settings');
      if (row) tables.settings.replace({ ...row, ...settings });
    });
  }

  async function send(
    method: string,
    path: string,
    headers: HeadersInit,
    body?: string,
    caller?: string,
  ): Promise<Answer> {
    const request = new Request(`http://mock.test${path}`, { method, headers, ...(body ? { body } : {}) });
    const response = caller
      ? responseOf(await backend.answer({ ...(await wireRequestOf(request)), caller }))
      : await backend.handle(request);
    const text = await response.text();
    if (faults.length > 0) throw new Error(faults.join('\n'));
    return { status: response.status, headers: response.headers, body: text ? JSON.parse(text) : null };
  }

  /** @param method another than the contract's, such as HEAD for GET */
  function ask(name: OperationName, call: Call = {}, method?: string): Promise<Answer> {
    const { path, idempotent, body, ...endpoint }: Endpoint = contract[name];
    const key = call.key === undefined && idempotent ? crypto.randomUUID() : call.key;
    const query = call.query ? `?${encodeQuery(call.query)}` : '';
    const filled = path.replace(/\{(\w+)\}/g, (_all, param: string) =>
      encodeURIComponent(call.params?.[param] ?? ''),
    );
    return send(
      method ?? endpoint.method,
      filled + query,
      {
        ...(call.token ? { Authorization: `Bearer ${call.token}` } : {}),
        ...(key ? { 'Idempotency-Key': key } : {}),
        ...(call.ifMatch ? { 'If-Match': call.ifMatch } : {}),
        ...(call.dryRun ? { 'Dry-Run': 'true' } : {}),
        ...(body ? { 'Content-Type': 'application/json' } : {}),
      },
      body ? JSON.stringify(call.body) : undefined,
      call.caller,
    );
  }

  /** The body of a successful answer, validated here by the contract and not by the backend's own check. */
  async function get<Name extends OperationName>(
    name: Name,
    call: Call = {},
  ): Promise<AnswerOf<Contract[Name]>> {
    const { status, body } = await ask(name, call);
    const { answers }: Endpoint = contract[name];
    const entry = Object.entries(answers).find(([known]) => Number(known) === status);
    if (!entry) throw new Error(`${name} answered ${status}: ${JSON.stringify(body)}`);
    return (entry[1] ? z.parse(entry[1], body) : null) as AnswerOf<Contract[Name]>; // the schema of this status
  }

  /** The body of an answer that must have this status and must match the contract. */
  async function done<Name extends OperationName, Status extends StatusOf<Contract[Name]>>(
    status: Status,
    name: Name,
    call: CallOf<Contract[Name]>,
    headers?: CallHeaders,
  ): Promise<AnswerOf<Contract[Name], Status>> {
    const answer = await ask(name, { ...(call as Call), ...headers });
    expect({ name, ...answer }).toMatchObject({ name, status });
    const schema = (contract[name].answers as Record<number, z.core.$ZodType>)[status];
    return (schema ? z.parse(schema, answer.body) : null) as AnswerOf<Contract[Name], Status>; // just checked
  }

  async function refused<Name extends OperationName, Code extends ProblemCode>(
    code: Code,
    name: Name,
    call: CallOf<Contract[Name]>,
    headers?: CallHeaders,
  ): Promise<ProblemOf<Code>> {
    const problem = problemIn(await ask(name, { ...(call as Call), ...headers }));
    expect(problem).toMatchObject({ code });
    return problem as ProblemOf<Code>; // its code was just checked
  }

  const seen = new Set(store.tables.messages.all().map(({ id }) => id));

  /**
   * The message that was sent since the last call of this function: the clock is frozen, so times do not order
   * messages.
   */
  function newMessage() {
    const message = store.tables.messages.all().find(({ id }) => !seen.has(id));
    if (message) seen.add(message.id);
    return { text: message?.text ?? '', code: message?.code ?? 'none' };
  }

  async function signIn(contact: string) {
    const { id: challengeId } = await done(201, 'createChallenge', { body: { purpose: 'SIGN_IN', contact } });
    const call = { params: { challengeId }, body: { code: newMessage().code } };
    return signedInBy(await done(200, 'verifyChallenge', call)).token;
  }

  const wait = (ms: number) => store.transact(({ clock }) => clock.advance(ms));

  return { backend, store, send, ask, get, done, refused, signIn, newMessage, wait };
}

export type Backend = Awaited<ReturnType<typeof openBackend>>;

/** The session of an answer to a sign-in code. */
export function signedInBy(verified: VerifiedChallenge): SignedIn {
  if (verified.purpose !== 'SIGN_IN') throw new Error('This code was not for signing in.');
  return verified.signedIn;
}

/** The problem in an answer, validated against the catalogue; throws for an answer that is none. */
export function problemIn({ status, headers, body }: Answer): Problem {
  if (headers.get('content-type') !== 'application/problem+json') {
    throw new Error(`${status} is no problem: ${JSON.stringify(body)}`);
  }
  const problem = z.parse(Problem, body);
  if (problem.status !== status) throw new Error(`${problem.code} came with ${status}`);
  return problem;
}
