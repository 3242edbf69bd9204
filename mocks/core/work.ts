import type { Instant, LocalDate } from '#contracts/dates.ts';
import type { Transaction } from '#mocks/store/store.ts';
import type { CoreTables } from './tables.ts';

/** One transaction as the core runs it. */
export interface Work {
  readonly transaction: Transaction<CoreTables>;
  readonly now: Instant;
  /** The business date of `now`. */
  readonly today: LocalDate;
  /** Null for what happens by itself. */
  readonly requestId: string | null;
  /** Rows that an event of the audit has inside the part that runs now; see `audited`. */
  audited: Set<string>;
}

export function workOn(
  transaction: Transaction<CoreTables>,
  timeZone: string,
  requestId: string | null,
): Work {
  const { clock } = transaction;
  const [now, today] = [clock.now(), clock.businessDate(timeZone)];
  return { transaction, now, today, requestId, audited: new Set() };
}
