import type { Instant, LocalDate } from '#contracts/dates.ts';
import type { Endpoint } from '#contracts/endpoint.ts';
import type { Consequence } from '#mocks/core/consequence.ts';
import type { Person, Subject } from '#mocks/core/subject.ts';
import type { HandledName, HandlerFor } from '#mocks/core/handler.ts';
import type { ScheduledJobs } from '#mocks/core/scheduled-jobs.ts';
import type { ApprovalRecord, RequestFacts } from '#mocks/core/rows.ts';
import type { CoreTables } from '#mocks/core/tables.ts';
import type { ReadTables, WritableTables } from '#mocks/store/state.ts';
import type { Store } from '#mocks/store/store.ts';

/** What a backend is made of. */
export interface BackendOptions<C extends Readonly<Record<string, Endpoint>>, T extends CoreTables> {
  readonly contract: C;
  readonly handlers: {
    readonly [Name in HandledName<C>]: HandlerFor<C[Name], ReadTables<T>, WritableTables<T>>;
  };
  readonly store: Store<T>;
  readonly scheduledJobs: ScheduledJobs<ReadTables<T>, WritableTables<T>>;
  /** Runs at the end of each transaction and makes the changes that follow from it. */
  readonly consequences?: ((context: Consequence<WritableTables<T>>) => void) | undefined;
  /** Returns the name of a customer or administrator, and the permissions of the role. */
  readonly personOf: (tables: ReadTables<T>, subject: Pick<Subject, 'kind' | 'id'>) => Person;
  /** Stores when a customer or administrator was last seen. */
  readonly personSeen: (
    tables: WritableTables<T>,
    subject: Pick<Subject, 'kind' | 'id'>,
    at: Instant,
  ) => void;
  /** Returns what a request for approval is about. */
  readonly requestFacts: (tables: ReadTables<T>, request: ApprovalRecord, today: LocalDate) => RequestFacts;
  /** The IANA time zone in which business dates change. */
  readonly timeZone: string;
  /** Base URL of problem types, without "/" at the end. */
  readonly problemTypes?: string | undefined;
  /** Called with one sentence about each fault of the backend itself; the caller has got the problem `internal`. */
  readonly onProblem?: ((sentence: string) => void) | undefined;
}
