import type { AuditAction } from '#contracts/audit/actions.ts';
import type { Instant, LocalDate } from '#contracts/dates.ts';
import type { Random } from '#mocks/random.ts';
import type { Message } from './handler.ts';

/** What happens by itself when its time has come: orders expire, a slow bank answers. */
export interface ScheduledJobs<Reads, Writes> {
  /** The earliest moment at which something happens, null when nothing will. Asked after each change: cheap. */
  readonly dueAt: (tables: Reads) => Instant | null;
  /** Lets everything happen that is due; afterwards `dueAt` is later than `now`. */
  readonly run: (context: {
    readonly tables: Writes;
    readonly now: Instant;
    readonly today: LocalDate;
    readonly random: Random;
    readonly send: (message: Message) => void;
    /** Does one thing that is due, as one event of the audit. */
    readonly audited: <Result>(action: AuditAction, part: () => Result) => Result;
  }) => void;
}
