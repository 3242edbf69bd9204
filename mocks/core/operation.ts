import type { Endpoint } from '#contracts/endpoint.ts';
import type { ListEndpoint, Listing, AnyTable } from './list-definition.ts';
import { type Input, inputReader } from './input.ts';
import type { WireRequest } from './wire.ts';
import { type ListReader, listReader } from './lists.ts';
import type { Problem, Success } from './handler-result.ts';
import type { Handler } from './handler.ts';

/** What the contract's operation is answered by: a list as data, or a function. */
export type HandlerFor<E extends Endpoint, Reads, Writes> = E extends ListEndpoint
  ? Listing<E>
  : Handler<E, Reads, Writes>;

/** Operations that a handler has to be written for: simulations are answered by the command that they simulate. */
export type HandledName<C extends Readonly<Record<string, Endpoint>>> = {
  [Name in keyof C]: C[Name] extends { readonly simulates: string } ? never : Name;
}[keyof C];

/** A handler whose types the contract has checked where it was written. */
export type AnyHandler = (context: object) => Success | Problem;

/** One endpoint of the contract together with all that answers it. */
export interface Operation {
  readonly name: string;
  readonly endpoint: Endpoint;
  readonly input: (request: WireRequest, params: object) => Input;
  readonly run: AnyHandler | null;
  readonly list: ListReader | null;
  /** The list shows only the caller's rows. */
  readonly own: boolean;
}

export function operationOf(
  name: string,
  endpoint: Endpoint,
  handler: unknown,
  tables: Readonly<Record<string, AnyTable>>,
): Operation {
  const common = { name, endpoint, input: inputReader(endpoint) };
  if (endpoint.simulates !== undefined) return { ...common, run: null, list: null, own: false };
  if (isListing(handler)) {
    return { ...common, run: null, list: listReader(name, handler, tables), own: handler.owner !== null };
  }
  if (!isHandler(handler)) throw new Error(`The operation ${name} has no handler.`);
  return { ...common, run: handler, list: null, own: false };
}

const isListing = (handler: unknown): handler is Listing =>
  typeof handler === 'object' && handler !== null && 'kind' in handler && handler.kind === 'listing';

const isHandler = (handler: unknown): handler is AnyHandler => typeof handler === 'function';
