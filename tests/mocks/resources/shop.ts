import { expect } from 'vitest';
import type { AnswerOf, CallOf, StatusOf } from '#contracts/endpoint.ts';
import { type Contract, contract, type OperationName } from '#contracts/index.ts';
import { encodeQuery, type QueryArguments } from '#contracts/query.ts';
import { Problem, type ProblemCode, type ProblemOf } from '#contracts/problem.ts';
import { z } from '#contracts/z.ts';
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

/** What a call of any operation may have. */
interface Loosest {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: QueryArguments;
  readonly body?: unknown;
}

interface Extras {
  readonly token?: string;
  readonly key?: string;
  readonly ifMatch?: string;
}

/** A whole backend with products and plans, asked through its contract; time stands still until it is moved. */
export async function openShop(settings: Partial<Omit<SettingsRecord, 'id'>> = {}, scenario = 'new-user') {
  const faults: string[] = [];
  const { backend, store } = await createDemoBackend({
    scenario,
    seed: 7,
    frozenAt: START,
    onProblem: (sentence) => faults.push(sentence),
  });
  await store.transact(({ tables }) => {
    const row = tables.settings.get('settings');
    if (row) tables.settings.replace({ ...row, ...settings });
  });

  async function ask<Name extends OperationName>(
    name: Name,
    call: CallOf<Contract[Name]>,
    extras: Extras = {},
  ) {
    const { method, path } = contract[name];
    const { params, query, body } = call as Loosest;
    const headers = new Headers({ 'Idempotency-Key': extras.key ?? crypto.randomUUID() });
    if (extras.token) headers.set('Authorization', `Bearer ${extras.token}`);
    if (extras.ifMatch) headers.set('If-Match', extras.ifMatch);
    if (body !== undefined) headers.set('Content-Type', 'application/json');
    const answer = await backend.answer({
      method,
      path: path.replace(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(params?.[key] ?? '')),
      search: encodeQuery(query ?? {}),
      header: (header) => headers.get(header),
      body: body === undefined ? null : JSON.stringify(body),
    });
    const json: unknown = answer.body === null ? null : JSON.parse(answer.body);
    expect(faults).toEqual([]);
    return { status: answer.status, headers: answer.headers, json };
  }

  /** The body of an answer that must have this status and must be as the contract says. */
  async function done<Name extends OperationName, Status extends StatusOf<Contract[Name]>>(
    status: Status,
    name: Name,
    call: CallOf<Contract[Name]>,
    extras?: Extras,
  ): Promise<AnswerOf<Contract[Name], Status>> {
    const answer = await ask(name, call, extras);
    expect({ name, ...answer }).toMatchObject({ name, status });
    const schema = (contract[name].answers as Record<number, z.core.$ZodType>)[status];
    return (schema ? z.parse(schema, answer.json) : null) as AnswerOf<Contract[Name], Status>; // just checked
  }

  async function refused<Name extends OperationName, Code extends ProblemCode>(
    code: Code,
    name: Name,
    call: CallOf<Contract[Name]>,
    extras?: Extras,
  ): Promise<ProblemOf<Code>> {
    const answer = await ask(name, call, extras);
    const problem = Problem.parse(answer.json);
    expect(problem).toMatchObject({ code });
    return problem as ProblemOf<Code>; // its code was just checked
  }

  const seen = new Set<string>();

  /** The message that has come since this was asked last: time stands still, so moments do not order messages. */
  function newMessage() {
    const message = store.tables.messages.all().find(({ id }) => !seen.has(id));
    if (message) seen.add(message.id);
    return { text: message?.text ?? '', code: message?.code ?? 'none' };
  }

  async function signIn(contact: string) {
    const { id: challengeId } = await done(201, 'requestSignInCode', { body: { contact } });
    const { token } = await done(201, 'verifySignInCode', { body: { challengeId, code: newMessage().code } });
    return token;
  }

  const wait = (ms: number) => store.transact(({ clock }) => clock.advance(ms));

  return { store, ask, done, refused, signIn, newMessage, wait };
}

export type Shop = Awaited<ReturnType<typeof openShop>>;
