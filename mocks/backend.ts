import type { Endpoint } from '#contracts/endpoint.ts';
import {
  defaultProblemTypes,
  wireResponse,
  type RequestContext,
  storedResponse,
  storedProblem,
} from './core/response.ts';
import {
  type WirePage,
  type WireResponse,
  type WireRequest,
  wireRequestOf,
  responseOf,
} from './core/wire.ts';
import type { BackendOptions } from './backend-options.ts';
import { withCaching } from './core/caching.ts';
import { createScheduler } from './core/scheduler.ts';
import type { CoreTables } from './core/tables.ts';
import { createCommands } from './core/command-runner.ts';
import { reply } from './core/perform.ts';
import type { AnyTable } from './core/list-definition.ts';
import { type Operation, operationOf } from './core/operation.ts';
import { found, ourFault, problem, ProblemError, type Problem } from './core/handler-result.ts';
import { storageProblem } from './core/storage-problem.ts';
import { memberOf } from './core/member.ts';
import type { Services } from './core/work.ts';
import { createRouter, otherMethods } from './core/router.ts';
import type { Subject } from './core/handler.ts';
import { createAuthGuard, type PersonOf } from './core/auth-guard.ts';
import { sender } from './core/messages.ts';
import type { ScheduledJobs } from './core/scheduled-jobs.ts';
import type { WritableTables } from './store/state.ts';
import type { Store, Transaction } from './store/store.ts';

const utf8 = new TextDecoder();

const pageHeaders = { 'Cache-Control': 'no-store', 'Content-Type': 'application/json' };

const unknownPath = problem('not-found', 'There is nothing at this address.', { entity: 'address' });
const unanswered = ourFault('Try again; if it stays, tell us the request id.');

/** The mock backend: answers every operation of a contract, and everything else with not-found. */
export interface Backend {
  /** `below` is the path, ending in "/", under which the contract's paths are served. */
  handle(request: Request, below?: string, userAgent?: string): Promise<Response>;
  /** Never rejects: a fault of the backend is answered with `internal`. */
  answer(request: WireRequest): Promise<WireResponse>;
  /**
   * Answers a list at once from memory; null when that is not possible and `answer` has to be called. Does not check
   * whether another process has written.
   */
  answerNow(request: WireRequest): WirePage | null;
}

export function createBackend<const C extends Readonly<Record<string, Endpoint>>, T extends CoreTables>(
  options: BackendOptions<C, T>,
): Backend {
  const { contract, handlers, scheduledJobs, timeZone, onProblem = () => undefined } = options;
  const { problemTypes = defaultProblemTypes } = options;
  // The core uses only its own tables; the types of the handlers ensure that they fit contract and store.
  const store = options.store as unknown as Store<CoreTables>;
  const allTables = store.tables as unknown as Readonly<Record<string, AnyTable>>;
  const personOf: PersonOf = (subject) => options.personOf(options.store.tables, subject);
  /** The tables of the core are some of those of the store. */
  const tablesOf = ({ tables }: Transaction<CoreTables>) => tables as unknown as WritableTables<T>;
  const authGuard = createAuthGuard(store, personOf, (transaction, person, at) =>
    options.personSeen(tablesOf(transaction), person, at),
  );
  const route = createRouter(contract);
  const operations = new Map<string, Operation>(
    Object.entries<Endpoint>(contract).map(([name, endpoint]) => [
      name,
      operationOf(name, endpoint, memberOf(handlers, name), allTables),
    ]),
  );
  const services: Services = {
    timeZone,
    personOf,
    onProblem,
    entityName: (entity) => options.entityName(options.store.tables, entity),
    operation: (name) => operations.get(name),
    consequences({ transaction, now, today }) {
      const tables = tablesOf(transaction);
      const { random } = transaction;
      const changes = transaction.changes();
      options.consequences?.({ tables, random, now, today, changes, send: sender(transaction) });
    },
  };
  const scheduler = createScheduler(store, scheduledJobs as ScheduledJobs<never, never>, services);
  const commands = createCommands(store, services);
  const startedAt = Date.parse(store.clock.now()).toString(36);
  let requestCount = 0;

  function requestContextOf({ path }: WireRequest): RequestContext {
    requestCount += 1;
    return { path, requestId: `req-${startedAt}-${requestCount.toString(36)}`, problemTypes };
  }

  /** Returns the owner whose rows a list shows: the parent in the path or the caller; null for rows of all owners. */
  function scopeOf(
    { input, listing }: Operation,
    subject: Subject | null,
    request: WireRequest,
    params: object,
  ) {
    if (!listing?.parent) return listing?.owner ? (subject?.id ?? null) : null;
    const { table, param } = listing.parent;
    const id = memberOf(input({ ...request, search: '' }, params).params, param);
    return found(allTables[table]?.get(String(id)), table.replace(/s$/, '')).id;
  }

  function refused(operation: Operation | null, refusal: Problem, context: RequestContext): WireResponse {
    const outcome = operation
      ? storedResponse(operation.endpoint, refusal, context)
      : storedProblem(refusal, context);
    return wireResponse(outcome, context);
  }

  async function respond(
    request: WireRequest,
    context: RequestContext,
    operation: Operation,
    params: object,
  ): Promise<WireResponse> {
    const now = store.clock.now();
    const { endpoint } = operation;
    const { subject, refusal, touch } = authGuard.admit(endpoint, request.header('authorization'), now);
    if (refusal) {
      const before = subject && commands.afterTheEnd(operation, request, subject, refusal);
      return before ? wireResponse(before, context, true) : refused(operation, refusal, context);
    }
    if (touch) await authGuard.touch(touch);
    const today = scheduler.today(now);
    if (operation.list) {
      const page = operation.list(request.search, scopeOf(operation, subject, request, params), today);
      const body = utf8.decode(page);
      return wireResponse(withCaching(endpoint, request, { status: 200, body, headers: {} }), context);
    }
    const input = operation.input(request, params);
    if (endpoint.idempotent) {
      const { outcome, replayed } = await commands.run(operation, request, context, subject, input);
      return wireResponse(outcome, context, replayed);
    }
    const simulated = operations.get(endpoint.simulates ?? '');
    if (simulated) {
      return wireResponse(
        commands.simulate(operation, { operation: simulated, input, subject }, context),
        context,
      );
    }
    const result = operation.run?.({ ...input, subject, now, today, tables: store.tables, reply });
    if (!result) throw new Error('The operation has neither a handler nor a list.');
    return wireResponse(withCaching(endpoint, request, storedResponse(endpoint, result, context)), context);
  }

  async function answer(request: WireRequest): Promise<WireResponse> {
    const context = requestContextOf(request);
    let operation: Operation | null = null;
    try {
      const hit = route(request.method, request.path);
      if (hit.kind === 'other-methods') return refused(null, otherMethods(hit.allowed), context);
      operation = (hit.kind === 'operation' && operations.get(hit.name)) || null;
      if (hit.kind === 'nothing' || !operation) return refused(null, unknownPath, context);
      await store.refresh();
      await scheduler.catchUp();
      try {
        return await respond(request, context, operation, hit.params);
      } catch (cause) {
        if (cause instanceof ProblemError) return refused(operation, cause.problem, context);
        throw cause;
      }
    } catch (cause) {
      const reason = cause instanceof Error ? cause.message : String(cause);
      onProblem(`${operation?.name ?? 'The router'} could not answer ${context.requestId}: ${reason}`);
      return refused(null, storageProblem(cause) ?? unanswered, context);
    }
  }

  function answerNow(request: WireRequest): WirePage | null {
    if (request.method !== 'GET') return null;
    const hit = route(request.method, request.path);
    const operation = hit.kind === 'operation' ? operations.get(hit.name) : undefined;
    // cacheable answers need an ETag, which is computed from the whole text
    if (!operation?.list || operation.endpoint.cache) return null;
    const now = store.clock.now();
    if (scheduler.isDue(now)) return null;
    const { subject, refusal, touch } = authGuard.admit(
      operation.endpoint,
      request.header('authorization'),
      now,
    );
    if (refusal || touch) return null;
    try {
      const page = operation.list(
        request.search,
        scopeOf(operation, subject, request, hit.kind === 'operation' ? hit.params : {}),
        scheduler.today(now),
      );
      const { requestId } = requestContextOf(request);
      return { page, headers: { ...pageHeaders, 'X-Request-Id': requestId, Date: dateNow() } };
    } catch {
      return null; // `answer` runs into the same fault and reports it
    }
  }

  let [second, date] = ['', '']; // caches the formatted Date header, which has whole seconds

  /** Returns the time of the backend's own clock, because callers count down to its deadlines. */
  function dateNow(): string {
    const now = store.clock.now().slice(0, 19);
    if (now !== second) [second, date] = [now, new Date(store.clock.now()).toUTCString()];
    return date;
  }

  /** Removes the body of an answer to HEAD. */
  function finished({ method }: WireRequest, { status, headers, body }: WireResponse): WireResponse {
    return { status, headers: { ...headers, Date: dateNow() }, body: method === 'HEAD' ? null : body };
  }

  const answered = async (request: WireRequest) => finished(request, await answer(request));

  return {
    handle: async (request, below, userAgent) =>
      responseOf(await answered(await wireRequestOf(request, below, userAgent))),
    answer: answered,
    answerNow,
  };
}
