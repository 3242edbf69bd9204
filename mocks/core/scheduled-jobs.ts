import type { AuditAction } from '#contracts/audit/actions.ts';
import type { Instant, LocalDate } from '#contracts/dates.ts';
import type { Random } from '#mocks/store/random.ts';
import type { Message } from './rows.ts';

/** Changes that are caused by time, such as an expiring order or the answer of a slow bank. */
export interface ScheduledJobs<Reads, Writes> {
  /**
   * Returns the time of the next change, null if there is none. It is called after each transaction, so it must be
   * cheap.
   */
  readonly dueAt: (tables: Reads) => Instant | null;
  /** Makes all changes that are due; afterwards `dueAt` is later than `now`. */
  readonly run: (context: {
    readonly tables: Writes;
    readonly now: Instant;
    readonly today: LocalDate;
    readonly random: Random;
    readonly send: (message: Message) => void;
    /** Makes one due change, as one audit event. */
    readonly audited: <Result>(action: AuditAction, part: () => Result) => Result;
  }) => void;
}
