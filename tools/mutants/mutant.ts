import type { Method } from '#contracts/endpoint.ts';
import { contract, type OperationName } from '#contracts/index.ts';
import type { WireRequest, WireResponse } from '#mocks/core/wire.ts';
import type { Patch } from './patched-copy.ts';

export type Respond = (request: WireRequest) => Promise<WireResponse>;

/** Begins a session of this person, and resolves to its header Authorization. */
export type SignIn = (contact: string) => Promise<string>;

interface Described {
  /** The defect in words: "an unknown id is answered with 200". */
  readonly what: string;
  /** Words in the names of the cases that should find it, among them the name of an operation. */
  readonly only: string;
  /** The operation whose answers show the defect, if it is another one than that of the cases. */
  readonly shownBy?: OperationName;
}

/** A defect that stands between a caller and the mock backend. */
export interface ProxyMutant extends Described {
  /** Puts the defect before a backend that has none; called once for each run, since some defects remember. */
  readonly before: (right: Respond, signIn: SignIn) => Respond;
}

/** A defect in a copy of the mock backend. */
export interface PatchedMutant extends Described {
  readonly patch: Patch;
}

/** A defect that a real backend may have. */
export type Mutant = ProxyMutant | PatchedMutant;

/** The operation whose answers show the defect. */
export function operationOf({ what, only, shownBy }: Described): OperationName {
  const name =
    shownBy ?? only.split(/\W+/).find((word): word is OperationName => Object.hasOwn(contract, word));
  if (!name) throw new Error(`"${only}", whose cases should find that ${what}, names no operation.`);
  return name;
}

/** Applies a defect to the requests of one address only. */
export const at =
  (method: Method, path: RegExp, before: ProxyMutant['before']): ProxyMutant['before'] =>
  (right, signIn) => {
    const wrong = before(right, signIn);
    return (request) =>
      request.method === method && path.test(request.path) ? wrong(request) : right(request);
  };

/** Changes what was answered. */
export const answering =
  (change: (response: WireResponse, request: WireRequest) => WireResponse): ProxyMutant['before'] =>
  (right) =>
  async (request) =>
    change(await right(request), request);

export type Json = Readonly<Record<string, unknown>>;

/** The object in an answer of the mock, which always answers objects. */
export const jsonOf = (body: string): Json => JSON.parse(body) as Json;

/** The array that is a member of an object; none if there is no array. */
export function arrayIn(object: Json, member: string): readonly unknown[] {
  const { [member]: value } = object;
  return Array.isArray(value) ? value : [];
}

/** Changes the JSON of successful answers. */
export const answeringBody = (change: (body: Json) => unknown): ProxyMutant['before'] =>
  answering((response) =>
    response.status < 300 && response.body !== null
      ? { ...response, body: JSON.stringify(change(jsonOf(response.body))) }
      : response,
  );

/** Changes what was asked. */
export const asking =
  (change: (request: WireRequest) => WireRequest): ProxyMutant['before'] =>
  (right) =>
  (request) =>
    right(change(request));

/** The request with another value of a header; null for none. */
export const withHeader = (request: WireRequest, name: string, value: string | null): WireRequest => ({
  ...request,
  header: (asked) => (asked === name ? value : request.header(asked)),
});

/** The response without a header, or with another value. */
export function withAnswerHeader(response: WireResponse, name: string, value?: string): WireResponse {
  const headers = Object.fromEntries(
    Object.entries(response.headers).filter(([header]) => header.toLowerCase() !== name.toLowerCase()),
  );
  return { ...response, headers: value === undefined ? headers : { ...headers, [name]: value } };
}

/** The request with a changed query. */
export function withQuery(request: WireRequest, change: (query: URLSearchParams) => void): WireRequest {
  const query = new URLSearchParams(request.search);
  change(query);
  return { ...request, search: query.toString() };
}

export const problemIn = ({ status, body }: WireResponse): string | null =>
  status >= 400 && body !== null ? String(jsonOf(body)['code']) : null;
