import type { SignedIn, VerifiedChallenge } from './auth/challenge.ts';
import type { ResponseOf, CallOf, Endpoint, StatusOf } from './endpoint.ts';
import { type Contract, contract, type OperationName } from './index.ts';
import { encodeQuery } from './query.ts';
import { Problem, type ProblemCode, type ProblemOf } from './problem.ts';
import { z } from './z.ts';

/** The headers of a call. */
export interface CallHeaders {
  readonly token?: string | null;
  /** An Idempotency-Key; left out: a fresh one where the endpoint needs one; null: none. */
  readonly key?: string | null;
  readonly ifMatch?: string;
  readonly dryRun?: boolean;
  /** The network address that the request comes from; left out: the page itself. */
  readonly caller?: string;
  /** The browser that sends it; left out: the one that runs the tests. */
  readonly userAgent?: string;
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

/** Sends a request to a backend: in this process, over a network, or from a page in a browser. */
export type Send = (
  method: string,
  path: string,
  headers: Readonly<Record<string, string>>,
  body?: string,
  caller?: string,
) => Promise<Answer>;

type ListName = {
  [Name in OperationName]: Contract[Name] extends { readonly paging: object } ? Name : never;
}[OperationName];
interface ListPage<Item> {
  readonly items: readonly Item[];
  readonly nextCursor: string | null;
}
type ItemOf<Name extends ListName> = ResponseOf<Contract[Name]> extends ListPage<infer Item> ? Item : never;

/** An answer with another status than the caller needs. */
export class UnexpectedAnswer extends Error {
  readonly operation: OperationName;
  readonly answer: Answer;

  constructor(operation: OperationName, answer: Answer) {
    super(`${operation} answered ${answer.status}: ${JSON.stringify(answer.body)}`);
    this.operation = operation;
    this.answer = answer;
  }
}

/**
 * Calls the operations of the contract over `send` and checks their answers.
 * @param newKey returns a fresh Idempotency-Key
 */
export function clientOver(send: Send, newKey: () => string = () => crypto.randomUUID()) {
  /** @param method another than the contract's, such as HEAD for GET */
  function ask(name: OperationName, call: Call = {}, method?: string): Promise<Answer> {
    const { path, idempotent, body, ...endpoint }: Endpoint = contract[name];
    const key = call.key === undefined && idempotent ? newKey() : call.key;
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
        ...(call.userAgent ? { 'User-Agent': call.userAgent } : {}),
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
  ): Promise<ResponseOf<Contract[Name]>> {
    const answer = await ask(name, call);
    const { status, body } = answer;
    const { responses }: Endpoint = contract[name];
    const entry = Object.entries(responses).find(([documented]) => Number(documented) === status);
    if (!entry) throw new UnexpectedAnswer(name, answer);
    return (entry[1] ? z.parse(entry[1], body) : null) as ResponseOf<Contract[Name]>; // the schema of this status
  }

  /** Returns the body of an answer that must have this status and match the contract. */
  async function done<Name extends OperationName, Status extends StatusOf<Contract[Name]>>(
    status: Status,
    name: Name,
    call: CallOf<Contract[Name]>,
    headers?: CallHeaders,
  ): Promise<ResponseOf<Contract[Name], Status>> {
    const response = await ask(name, { ...(call as Call), ...headers });
    if (response.status !== status) throw new UnexpectedAnswer(name, response);
    const schema = (contract[name].responses as Record<number, z.core.$ZodType>)[status];
    return (schema ? z.parse(schema, response.body) : null) as ResponseOf<Contract[Name], Status>; // just checked
  }

  /** Every item of a list, page by page. */
  async function every<Name extends ListName>(name: Name, call: Call = {}): Promise<ItemOf<Name>[]> {
    const items: ItemOf<Name>[] = [];
    for (let cursor: string | null | undefined; cursor !== null;) {
      const query = { limit: 100, ...call.query, cursor };
      const page = (await get(name, { ...call, query })) as ListPage<ItemOf<Name>>; // the answer of a list
      items.push(...page.items);
      if (page.nextCursor === cursor) throw new Error('The cursor of the next page is that of this page');
      cursor = page.nextCursor;
    }
    return items;
  }

  async function rejected<Name extends OperationName, Code extends ProblemCode>(
    code: Code,
    name: Name,
    call: CallOf<Contract[Name]>,
    headers?: CallHeaders,
  ): Promise<ProblemOf<Code>> {
    const problem = problemIn(await ask(name, { ...(call as Call), ...headers }));
    if (problem.code !== code)
      throw new Error(`${name} was rejected with ${problem.code}, not ${code}: ${problem.detail}`);
    return problem as ProblemOf<Code>; // its code was just checked
  }

  /** Signs in by a one-time code; `readCode` returns the code that was just sent. */
  async function signIn(
    contact: string,
    readCode: () => string | Promise<string>,
    headers: CallHeaders = {},
  ): Promise<SignedIn> {
    const signingIn = { body: { purpose: 'SIGN_IN', contact } } as const;
    const { id: challengeId } = await done(201, 'createChallenge', signingIn, headers);
    const call = { params: { challengeId }, body: { code: await readCode() } };
    return signedInBy(await done(200, 'verifyChallenge', call, headers));
  }

  return { ask, get, done, every, rejected, signIn };
}

/** The session of an answer to a sign-in code. */
export function signedInBy(verified: VerifiedChallenge): SignedIn {
  if (verified.purpose !== 'SIGN_IN') throw new Error('This code was not for signing in.');
  return verified.signedIn;
}

/** The problem in an answer, validated against the catalogue; throws for an answer that is none. */
export function problemIn({ status, headers, body }: Answer): Problem {
  if (headers.get('content-type') !== 'application/problem+json') {
    throw new Error(`${status} was answered in place of a problem: ${JSON.stringify(body)}`);
  }
  const problem = z.parse(Problem, body);
  if (problem.status !== status) throw new Error(`${problem.code} came with ${status}`);
  return problem;
}
