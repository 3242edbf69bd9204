import type { Instant, LocalDate } from '#contracts/dates.ts';
import type { Random } from '#mocks/store/random.ts';
import type { RowChange } from '#mocks/store/table-definition.ts';
import type { Message } from './rows.ts';

/** The context at the end of a transaction, with all of its changes. */
export interface Consequence<Writes> {
  readonly tables: Writes;
  readonly changes: readonly RowChange[];
  readonly now: Instant;
  readonly today: LocalDate;
  readonly random: Random;
  readonly send: (message: Message) => void;
}
