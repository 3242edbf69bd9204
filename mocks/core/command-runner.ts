import { problems } from '#contracts/problem.ts';
import type { Transaction, Store } from '#mocks/store/store.ts';
import { type RequestContext, type StoredResponse, storedResponse } from './response.ts';
import { matchesStrongly, versionTag } from './entity-tag.ts';
import type { WireRequest } from './wire.ts';
import { type CoreTables, sender } from './scheduler.ts';
import type { Subject } from './handler.ts';
import { answeredBefore, type Attempt, attemptOf, keepAnswer } from './idempotency.ts';
import type { Input } from './input.ts';
import type { Operation } from './operation.ts';
import { raise, ProblemError, Problem, Success } from './handler-result.ts';

export interface Done {
  readonly outcome: StoredResponse;
  readonly replayed: boolean;
}

/** A handler must look at the version it was given to check; a forgotten check would overwrite others' changes. */
interface Precondition {
  readonly match: ((row: { readonly version: number }) => void) | null;
  readonly met: () => boolean;
}

export const reply = (status: 200 | 201 | 202 | 204, body: unknown) => new Success(status, body);

/**
 * Everything that changes something. A handler's writes, the messages it sends and the answer kept for its key are one
 * transaction: after a crash either all of it is there or nothing.
 */
export function createCommands(store: Store<CoreTables>, timeZone: string) {
  const running = new Set<string>();

  async function once(attempt: Attempt, work: () => Promise<Done>): Promise<Done> {
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

  function perform(
    { run }: Operation,
    wanted: string | null,
    subject: Subject | null,
    input: Input,
    draft: Transaction<CoreTables>,
  ): Success | Problem {
    const { tables, random, clock } = draft;
    const { match, met } = preconditionOf(wanted);
    const [now, today, send] = [clock.now(), clock.businessDate(timeZone), sender(draft)];
    const result = run?.({ ...input, subject, now, today, tables, reply, random, send, matchVersion: match });
    if (!result) throw new Error('The operation has no handler.');
    if (result instanceof Success && !met()) throw new Error('The handler did not request matchVersion.');
    return result;
  }

  async function run(
    operation: Operation,
    request: WireRequest,
    occasion: RequestContext,
    subject: Subject | null,
    input: Input,
  ): Promise<Done> {
    const attempt = attemptOf(request, operation.name, subject?.id ?? 'anybody', input);
    if (!attempt) {
      return raise(
        'idempotency-key-required',
        'Send an Idempotency-Key header with a UUID, so that nothing is done twice.',
      );
    }
    const wanted = ifMatchOf(operation, request);
    /** The kept answer of this key, else what `made` makes, which is then kept. */
    const answer =
      (make: (draft: Transaction<CoreTables>) => Success | Problem) => (draft: Transaction<CoreTables>) => {
        const { answers } = draft.tables;
        const now = draft.clock.now();
        const before = answeredBefore(answers, attempt, now);
        if (before instanceof Problem) throw new ProblemError(before);
        if (before) return { outcome: before, replayed: true };
        const result = make(draft);
        const outcome = storedResponse(operation.endpoint, result, occasion);
        if (result instanceof Success || problems[result.code].kept)
          keepAnswer(answers, attempt, outcome, now);
        return { outcome, replayed: false };
      };
    return once(attempt, async () => {
      let begun = false;
      try {
        return await store.transact(
          answer((draft) => {
            begun = true;
            return perform(operation, wanted, subject, input, draft);
          }),
        );
      } catch (cause) {
        const keeps = begun && cause instanceof ProblemError && problems[cause.refusal.code].kept;
        if (!keeps) throw cause;
        return store.transact(answer(() => cause.refusal)); // what the handler wrote is undone, its refusal stands
      }
    });
  }

  return {
    run,

    /** What a sign-out that is repeated once the session is over gets: the answer of the first, if it was kept. */
    afterTheEnd(
      operation: Operation,
      request: WireRequest,
      subject: Subject,
      refusal: Problem,
    ): StoredResponse | null {
      const { endpoint, name } = operation;
      if (refusal.code !== 'session-expired' || !endpoint.idempotent || endpoint.body) return null;
      const attempt = attemptOf(request, name, subject.id, { params: {}, query: {}, body: undefined });
      const before = attempt && answeredBefore(store.tables.answers, attempt, store.clock.now());
      return before instanceof Problem ? null : before;
    },
  };
}

/** The caller's If-Match; null where the contract asks for none. */
function ifMatchOf({ endpoint }: Operation, request: WireRequest): string | null {
  if (endpoint.version !== 'requires') return null;
  return (
    request.header('if-match')?.trim() ||
    raise(
      'precondition-required',
      'Send If-Match with the version you have seen, so that nothing is overwritten.',
    )
  );
}

function preconditionOf(wanted: string | null): Precondition {
  if (wanted === null) return { match: null, met: () => true };
  let met = false;
  return {
    met: () => met,
    match({ version }) {
      met = true;
      if (matchesStrongly(wanted, versionTag(version))) return;
      raise('version-conflict', 'Someone changed this meanwhile. Look at it again.', {
        currentVersion: version,
      });
    },
  };
}
