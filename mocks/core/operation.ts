import type { Endpoint } from '#contracts/endpoint.ts';
import type { ListEndpoint, Listing, AnyTable } from './list-definition.ts';
import { type Input, inputReader } from './input.ts';
import type { WireRequest } from './wire.ts';
import { type ListReader, listReader } from './lists.ts';
import type { Problem, Success } from './handler-result.ts';
import type { Context, Handler } from './handler.ts';
import { bulkHandler } from './jobs/bulk-handler.ts';
import { memberOf } from './member.ts';

/** The implementation of an operation: a definition for a list, a function otherwise. */
export type HandlerFor<E extends Endpoint, Reads, Writes> = E extends ListEndpoint
  ? Listing<E>
  : E extends { readonly approval: object }
    ? ReviewedHandler<E, Reads, Writes>
    : Handler<E, Reads, Writes>;

/** A command that a second administrator has to approve in some cases. */
export interface ReviewedHandler<E extends Endpoint, Reads, Writes> {
  readonly needsApproval: (context: Context<E, Reads, Writes>) => boolean;
  readonly run: Handler<E, Reads, Writes>;
}

/** Operations that need a handler of their own; simulations and bulk actions run the handlers of other commands. */
export type HandledName<C extends Readonly<Record<string, Endpoint>>> = {
  [Name in keyof C]: C[Name] extends { readonly simulates: string } | { readonly bulk: object }
    ? never
    : Name;
}[keyof C];

/** A handler whose types were checked where it was defined. */
export type AnyHandler = (context: object) => Success | Problem;

/** An endpoint of the contract together with its handler. */
export interface Operation {
  readonly name: string;
  readonly endpoint: Endpoint;
  readonly input: (request: WireRequest, params: object) => Input;
  readonly run: AnyHandler | null;
  /** Returns whether a second administrator has to approve this request; null for never. */
  readonly needsApproval: ((context: object) => boolean) | null;
  readonly list: ListReader | null;
  readonly listing: Listing | null;
}

export function operationOf(
  name: string,
  endpoint: Endpoint,
  handler: unknown,
  tables: Readonly<Record<string, AnyTable>>,
): Operation {
  const input = inputReader(endpoint);
  const common = { name, endpoint, input, run: null, needsApproval: null, list: null, listing: null };
  if (endpoint.simulates !== undefined) return common;
  if (endpoint.bulk) return { ...common, run: bulkHandler(endpoint.bulk, tables) };
  if (isListing(handler)) return { ...common, list: listReader(name, handler, tables), listing: handler };
  if (isHandler(handler)) return { ...common, run: handler };
  const [run, needsApproval] = [memberOf(handler, 'run'), memberOf(handler, 'needsApproval')];
  if (isHandler(run) && isRule(needsApproval)) return { ...common, run, needsApproval };
  throw new Error(`The operation ${name} has no handler.`);
}

const isListing = (handler: unknown): handler is Listing =>
  typeof handler === 'object' && handler !== null && 'kind' in handler && handler.kind === 'listing';

const isHandler = (handler: unknown): handler is AnyHandler => typeof handler === 'function';

const isRule = (rule: unknown): rule is (context: object) => boolean => typeof rule === 'function';
