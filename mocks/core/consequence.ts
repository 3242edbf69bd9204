import type { Instant, LocalDate } from '#contracts/dates.ts';
import type { Random } from '#mocks/random.ts';
import type { RowChange } from '#mocks/store/state.ts';
import type { Message } from './handler.ts';

/** The end of a transaction, with everything that it has changed. */
export interface Consequence<Writes> {
  readonly tables: Writes;
  readonly changes: readonly RowChange[];
  readonly now: Instant;
  readonly today: LocalDate;
  readonly random: Random;
  readonly send: (message: Message) => void;
}
