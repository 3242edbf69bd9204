import { problems } from '#contracts/problem.ts';
import type { Transaction, Store } from '#mocks/store/store.ts';
import { feedChanges } from './change-feed.ts';
import { commandHeaders } from './command-headers.ts';
import type { Subject } from './subject.ts';
import { Problem, ProblemError, raise, Success } from './handler-result.ts';
import { answeredBefore, type Attempt, attemptOf, keepAnswer } from './idempotency.ts';
import type { Input } from './input.ts';
import type { Operation } from './operation.ts';
import { actorOf, perform } from './perform.ts';
import type { Command } from './command.ts';
import { ifMatchOf } from './precondition.ts';
import { type RequestContext, type StoredResponse, storedResponse } from './response.ts';
import type { CoreTables } from './tables.ts';
import type { WireRequest } from './wire.ts';
import { type Services, type Work, workOn } from './work.ts';

export interface CommandOutcome {
  readonly outcome: StoredResponse;
  readonly replayed: boolean;
}

/** An answer, and whether it is kept for its idempotency key; for problems, `problems` decides that. */
interface Executed {
  readonly outcome: StoredResponse;
  readonly kept: boolean;
}

const isKept = (result: Success | Problem) => result instanceof Success || problems[result.code].kept;

const dryRunHeader = { 'Dry-Run': 'true' } as const;

/**
 * Runs all commands. A handler's writes, its audit event, the feed of changes, its messages and the answer kept for
 * its key are one transaction: after a crash either all of it is stored or nothing.
 */
export function createCommands(store: Store<CoreTables>, services: Services) {
  const running = new Set<string>();

  async function once(attempt: Attempt, work: () => Promise<CommandOutcome>): Promise<CommandOutcome> {
    if (running.has(attempt.id)) {
      raise('idempotency-in-progress', 'The same request is still running; ask again in a moment.', {
        retryAfterS: 1,
      });
    }
    running.add(attempt.id);
    try {
      return await work();
    } finally {
      running.delete(attempt.id);
    }
  }

  /** Runs a command within a transaction; a raised problem undoes it and is thrown to the caller. */
  function execute(
    transaction: Transaction<CoreTables>,
    command: Command,
    context: RequestContext,
  ): Executed {
    const { endpoint } = command.operation;
    const work = workOn(transaction, services, context.requestId);
    const { result, auditEventId } = perform(work, command);
    services.consequences(work);
    const changes = feedChanges(work);
    const { headers, ...response } = storedResponse(endpoint, result, context);
    const all = { ...headers, ...commandHeaders(command.subject, auditEventId, changes) };
    return { outcome: { ...response, headers: all }, kept: isKept(result) };
  }

  /** Returns the result of `make`; a problem that it raises is returned after its writes are undone. */
  function attempted(
    transaction: Transaction<CoreTables>,
    { endpoint }: Operation,
    context: RequestContext,
    make: () => Executed,
  ): Executed {
    try {
      return transaction.attempt(make);
    } catch (cause) {
      if (!(cause instanceof ProblemError) || !isKept(cause.problem)) throw cause;
      return { outcome: storedResponse(endpoint, cause.problem, context), kept: true };
    }
  }

  /** Returns the answer that the command would get, without storing anything: no row, no message, no key. */
  function dryRun(command: Command, context: RequestContext): CommandOutcome {
    const { outcome } = store.simulate((transaction) =>
      attempted(transaction, command.operation, context, () => execute(transaction, command, context)),
    );
    const { 'Audit-Event': _notWritten, ...headers } = outcome.headers;
    return { outcome: { ...outcome, headers: { ...headers, ...dryRunHeader } }, replayed: false };
  }

  async function run(
    operation: Operation,
    request: WireRequest,
    context: RequestContext,
    subject: Subject | null,
    input: Input,
  ): Promise<CommandOutcome> {
    const isDryRun = asksForDryRun(operation, request);
    const attempt = attemptOf(request, operation, subject?.id ?? 'anonymous', input);
    const isKeyWrong = !attempt && Boolean(request.header('idempotency-key')); // a dry run needs no key
    if (isKeyWrong || (!attempt && !isDryRun)) {
      return raise(
        'idempotency-key-required',
        'Send an Idempotency-Key header with a UUID, so that nothing is done twice.',
      );
    }
    const command = {
      operation,
      input,
      subject,
      caller: request.caller,
      userAgent: request.header('user-agent'),
      ifMatch: ifMatchOf(operation, request),
      approvedBy: null,
    };
    if (isDryRun || !attempt) return dryRun(command, context);
    const deed = { who: subject && actorOf(subject), what: operation.name };
    return once(attempt, () =>
      store.transact((transaction) => {
        const { answers } = transaction.tables;
        const now = transaction.clock.now();
        const before = answeredBefore(answers, attempt, now);
        if (before instanceof Problem) throw new ProblemError(before);
        if (before) return { outcome: before, replayed: true };
        const { outcome, kept } = attempted(transaction, operation, context, () =>
          execute(transaction, command, context),
        );
        if (kept) keepAnswer(answers, attempt, outcome, now);
        return { outcome, replayed: false };
      }, deed),
    );
  }

  return {
    run,

    /** Runs a part of a read within a transaction that is undone. */
    within: <Result>(part: (work: Work) => Result): Result =>
      store.simulate((transaction) => part(workOn(transaction, services, null))),

    /** Answers an operation that simulates a command: returns the command's answer with status 200. */
    simulate(
      { endpoint }: Operation,
      command: Omit<Command, 'ifMatch' | 'approvedBy'>,
      context: RequestContext,
    ): StoredResponse {
      const { result } = store.simulate((transaction) =>
        perform(workOn(transaction, services, context.requestId), {
          ...command,
          withoutApproval: true,
          ifMatch: null,
          approvedBy: null,
        }),
      );
      const preview = result instanceof Success ? new Success(200, result.body) : result;
      const { headers, ...response } = storedResponse(endpoint, preview, context);
      return { ...response, headers: { ...headers, ...dryRunHeader } };
    },

    /** Returns the kept answer of a logout that is repeated after its session has ended; null without one. */
    afterTheEnd(
      operation: Operation,
      request: WireRequest,
      subject: Subject,
      refusal: Problem,
    ): StoredResponse | null {
      const { endpoint } = operation;
      const isAnswered = endpoint.idempotent && !endpoint.body && !endpoint.secret;
      if (refusal.code !== 'session-expired' || !isAnswered) return null;
      const attempt = attemptOf(request, operation, subject.id, { params: {}, query: {}, body: undefined });
      const before = attempt && answeredBefore(store.tables.answers, attempt, store.clock.now());
      return before instanceof Problem ? null : before;
    },
  };
}

/** Returns whether the request is a dry run. Any value other than true and false is refused. */
function asksForDryRun({ endpoint }: Operation, request: WireRequest): boolean {
  const value = request.header('dry-run')?.trim().toLowerCase() ?? 'false';
  if (value === 'false') return false;
  if (value !== 'true') raise('malformed-request', 'The header Dry-Run is "true", "false" or left out.');
  if (endpoint.dryRun)
    raise('dry-run-unavailable', 'This cannot be tried: its answer would reveal a secret.');
  return true;
}
