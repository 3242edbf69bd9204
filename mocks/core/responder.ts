import type { Instant } from '#contracts/dates.ts';
import type { Store } from '#mocks/store/store.ts';
import type { createAuthGuard } from './auth-guard.ts';
import { withCaching } from './caching.ts';
import type { createCommands } from './command-runner.ts';
import type { Subject } from './subject.ts';
import { requireRow, type Problem } from './handler-result.ts';
import type { Tables } from './list-definition.ts';
import type { ListReader } from './lists.ts';
import { memberOf } from './member.ts';
import type { Operation } from './operation.ts';
import { reply } from './perform.ts';
import { type RequestContext, storedProblem, storedResponse, wireResponse } from './response.ts';
import type { Scheduler } from './scheduler.ts';
import type { CoreTables } from './tables.ts';
import type { WireRequest, WireResponse } from './wire.ts';

const utf8 = new TextDecoder();

interface Parts {
  readonly store: Store<CoreTables>;
  /** All tables of the store, for lists whose rows belong to a parent. */
  readonly tables: Tables;
  readonly operation: (name: string) => Operation | undefined;
  readonly authGuard: ReturnType<typeof createAuthGuard>;
  readonly scheduler: Scheduler;
  readonly commands: ReturnType<typeof createCommands>;
}

/** A request for an operation of the contract. */
interface Requested {
  readonly operation: Operation;
  readonly request: WireRequest;
  /** The parameters in the path, not validated yet. */
  readonly params: object;
}

/** Answers requests for operations of the contract. */
export function createResponder(parts: Parts) {
  const { store, tables, authGuard, scheduler, commands } = parts;

  const admit = ({ operation, request }: Requested, now: Instant) =>
    authGuard.admit(operation.endpoint, request.header('authorization'), now);

  /** Returns the owner whose rows a list shows: the parent in the path or the caller; null for rows of all owners. */
  function scopeOf({ operation, request, params }: Requested, subject: Subject | null): string | null {
    const { input, listing } = operation;
    if (!listing?.parent) return listing?.owner ? (subject?.id ?? null) : null;
    const { table, entity, param } = listing.parent;
    const id = memberOf(input({ ...request, search: '' }, params).params, param);
    return requireRow(tables[table]?.get(String(id)), entity).id;
  }

  /** Returns a page of a list as JSON in UTF-8. */
  const pageOf = (list: ListReader, requested: Requested, subject: Subject | null, now: Instant) =>
    list(requested.request.search, scopeOf(requested, subject), scheduler.today(now));

  async function respond(requested: Requested, context: RequestContext): Promise<WireResponse> {
    const { operation, request, params } = requested;
    const { endpoint, list } = operation;
    const now = store.clock.now();
    const { subject, refusal, touch } = admit(requested, now);
    if (refusal) {
      const before = subject && commands.afterTheEnd(operation, request, subject, refusal);
      return before ? wireResponse(before, context, true) : problemResponse(operation, refusal, context);
    }
    if (touch) await authGuard.touch(touch);
    if (list) {
      const body = utf8.decode(pageOf(list, requested, subject, now));
      return wireResponse(withCaching(endpoint, request, { status: 200, body, headers: {} }), context);
    }
    const input = operation.input(request, params);
    if (endpoint.idempotent) {
      const { outcome, replayed } = await commands.run(operation, request, context, subject, input);
      return wireResponse(outcome, context, replayed);
    }
    const simulated = parts.operation(endpoint.simulates ?? '');
    if (simulated) {
      const command = { operation: simulated, input, subject };
      return wireResponse(commands.simulate(operation, command, context), context);
    }
    const today = scheduler.today(now);
    const { tables: rows } = store;
    const { within } = commands;
    const result = operation.run?.({ ...input, subject, now, today, tables: rows, reply, simulate: within });
    if (!result) throw new Error('The operation has neither a handler nor a list.');
    return wireResponse(withCaching(endpoint, request, storedResponse(endpoint, result, context)), context);
  }

  return {
    respond,

    /** Returns a page of a list at once; null when the request has to wait for a change or is refused. */
    pageNow(requested: Requested): Uint8Array | null {
      const { endpoint, list } = requested.operation;
      // cacheable answers need an ETag, which is computed from the whole text
      if (!list || endpoint.cache) return null;
      const now = store.clock.now();
      if (scheduler.isDue(now)) return null;
      const { subject, refusal, touch } = admit(requested, now);
      return refusal || touch ? null : pageOf(list, requested, subject, now);
    },
  };
}

/** Returns a problem as the answer of an operation, or of an address that has none. */
export function problemResponse(
  operation: Operation | null,
  refusal: Problem,
  context: RequestContext,
): WireResponse {
  const stored = operation
    ? storedResponse(operation.endpoint, refusal, context)
    : storedProblem(refusal, context);
  return wireResponse(stored, context);
}
