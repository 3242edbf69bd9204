import type { Endpoint } from '#contracts/endpoint.ts';
import type { BackendOptions } from './options.ts';
import { createAuthGuard } from '#mocks/core/auth-guard.ts';
import { createCommands } from '#mocks/core/command-runner.ts';
import { internalFault, problem, ProblemError } from '#mocks/core/handler-result.ts';
import { createHttpDate } from '#mocks/core/http-date.ts';
import type { AnyTable } from '#mocks/core/list-definition.ts';
import { memberOf } from '#mocks/core/member.ts';
import { sender } from '#mocks/core/messages.ts';
import type { Operation } from '#mocks/core/operation.ts';
import { createOperation } from '#mocks/core/create-operation.ts';
import { createResponder, problemResponse } from '#mocks/core/responder.ts';
import { defaultProblemTypes, type RequestContext } from '#mocks/core/response.ts';
import { createRouter, otherMethods } from '#mocks/core/router.ts';
import type { ScheduledJobs } from '#mocks/core/scheduled-jobs.ts';
import { createScheduler } from '#mocks/core/scheduler.ts';
import { storageProblem } from '#mocks/core/storage-problem.ts';
import type { CoreTables } from '#mocks/core/tables.ts';
import {
  responseOf,
  type WirePage,
  type WireRequest,
  wireRequestOf,
  type WireResponse,
} from '#mocks/core/wire.ts';
import type { Services } from '#mocks/core/work.ts';
import type { WritableTables } from '#mocks/store/state.ts';
import type { Store, Transaction } from '#mocks/store/store.ts';

const pageHeaders = { 'Cache-Control': 'no-store', 'Content-Type': 'application/json' };

const unknownPath = problem('not-found', 'There is nothing at this address.', { entity: 'address' });
const unanswered = internalFault('Try again; if it stays, tell us the request id.');

/** The mock backend: answers every operation of a contract, and everything else with not-found. */
export interface Backend {
  /** `below` is the path, ending in "/", under which the contract's paths are served. */
  handle(request: Request, below?: string, userAgent?: string): Promise<Response>;
  /** Never rejects: a fault of the backend is answered with `internal`. */
  respond(request: WireRequest): Promise<WireResponse>;
  /**
   * Answers a list at once from memory; null when that is not possible and `respond` has to be called. Does not check
   * whether another process has written.
   */
  respondNow(request: WireRequest): WirePage | null;
}

export function createBackend<const C extends Readonly<Record<string, Endpoint>>, T extends CoreTables>(
  options: BackendOptions<C, T>,
): Backend {
  const { contract, scheduledJobs, onProblem = () => undefined } = options;
  // The core uses only its own tables; the types of the handlers ensure that they fit contract and store.
  const store = options.store as unknown as Store<CoreTables>;
  const tables = store.tables as unknown as Readonly<Record<string, AnyTable>>;
  const operations = new Map<string, Operation>(
    Object.entries<Endpoint>(contract).map(([name, endpoint]) => [
      name,
      createOperation(name, endpoint, memberOf(options.handlers, name), tables),
    ]),
  );
  const operationNamed = (name: string) => operations.get(name);
  const services = servicesOf(options, operationNamed);
  const scheduler = createScheduler(store, scheduledJobs as ScheduledJobs<never, never>, services);
  const commands = createCommands(store, services);
  const authGuard = createAuthGuard(store, services.personOf, (transaction, person, at) =>
    options.personSeen(tablesOf<T>(transaction), person, at),
  );
  const responder = createResponder({
    store,
    tables,
    operation: operationNamed,
    authGuard,
    scheduler,
    commands,
  });
  const route = createRouter(contract);
  const contextOf = contextsOf(store, options.problemTypes);
  const httpDate = createHttpDate(store.clock);

  async function respond(request: WireRequest): Promise<WireResponse> {
    const context = contextOf(request);
    let operation: Operation | null = null;
    try {
      const hit = route(request.method, request.path);
      if (hit.kind === 'other-methods') return problemResponse(null, otherMethods(hit.allowed), context);
      operation = (hit.kind === 'operation' && operationNamed(hit.name)) || null;
      if (hit.kind === 'nothing' || !operation) return problemResponse(null, unknownPath, context);
      await store.refresh();
      await scheduler.catchUp();
      try {
        return await responder.respond({ operation, request, params: hit.params }, context);
      } catch (cause) {
        if (cause instanceof ProblemError) return problemResponse(operation, cause.problem, context);
        throw cause;
      }
    } catch (cause) {
      const reason = cause instanceof Error ? cause.message : String(cause);
      onProblem(`${operation?.name ?? 'The router'} could not answer ${context.requestId}: ${reason}`);
      return problemResponse(null, storageProblem(cause) ?? unanswered, context);
    }
  }

  function respondNow(request: WireRequest): WirePage | null {
    if (request.method !== 'GET') return null;
    const hit = route(request.method, request.path);
    const operation = hit.kind === 'operation' ? operationNamed(hit.name) : undefined;
    if (hit.kind !== 'operation' || !operation) return null;
    try {
      const page = responder.pageNow({ operation, request, params: hit.params });
      if (!page) return null;
      const { requestId } = contextOf(request);
      return { page, headers: { ...pageHeaders, 'X-Request-Id': requestId, Date: httpDate() } };
    } catch {
      return null; // `respond` meets the same fault and reports it
    }
  }

  /** Removes the body of an answer to HEAD. */
  function finished({ method }: WireRequest, { status, headers, body }: WireResponse): WireResponse {
    return { status, headers: { ...headers, Date: httpDate() }, body: method === 'HEAD' ? null : body };
  }

  const answered = async (request: WireRequest) => finished(request, await respond(request));

  return {
    handle: async (request, below, userAgent) =>
      responseOf(await answered(await wireRequestOf(request, below, userAgent))),
    respond: answered,
    respondNow,
  };
}

/** The tables of the core are some of those of the store. */
const tablesOf = <T extends CoreTables>({ tables }: Transaction<CoreTables>) =>
  tables as unknown as WritableTables<T>;

function servicesOf<C extends Readonly<Record<string, Endpoint>>, T extends CoreTables>(
  {
    store,
    timeZone,
    personOf,
    requestFacts,
    consequences,
    onProblem = () => undefined,
  }: BackendOptions<C, T>,
  operation: Services['operation'],
): Services {
  return {
    timeZone,
    operation,
    onProblem,
    personOf: (subject) => personOf(store.tables, subject),
    requestFacts: (request, today) => requestFacts(store.tables, request, today),
    consequences({ transaction, now, today }) {
      const { random } = transaction;
      const changes = transaction.changes();
      const send = sender(transaction);
      consequences?.({ tables: tablesOf<T>(transaction), random, now, today, changes, send });
    },
  };
}

/** Returns a function that numbers the requests, from the start of this backend on. */
function contextsOf({ clock }: Pick<Store<CoreTables>, 'clock'>, problemTypes = defaultProblemTypes) {
  const startedAt = Date.parse(clock.now()).toString(36);
  let count = 0;
  return ({ path }: WireRequest): RequestContext => {
    count += 1;
    return { path, requestId: `req-${startedAt}-${count.toString(36)}`, problemTypes };
  };
}
