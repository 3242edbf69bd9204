import type { Endpoint } from '#contracts/endpoint.ts';
import { inputReader } from './input.ts';
import { bulkHandler } from './jobs/bulk-handler.ts';
import type { AnyTable, Listing } from './list-definition.ts';
import { listReader } from './lists.ts';
import { memberOf } from './member.ts';
import type { AnyHandler, Operation } from './operation.ts';

/** Combines an endpoint with its handler. Throws when it has none. */
export function createOperation(
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
