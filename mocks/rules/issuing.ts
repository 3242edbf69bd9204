import type { LocalDate } from '#contracts/dates.ts';
import { batchLimits } from '#contracts/scratchcards/new-batch.ts';
import { daysAfter } from './calendar.ts';
import { sum } from './sum.ts';

interface IssuedBatch {
  /** When its activation was decided; null: it was not. */
  readonly issuedOn: LocalDate | null;
  readonly isApproved: boolean;
  /** What its cards are worth together, in minor units of one currency. */
  readonly amountMinor: number;
}

/**
 * Returns what one person has issued without a second one in the last 30 days, today included, in minor units. Batches are
 * added up, so that several small ones need approval, too (docs/domain.md, "Scratchcards").
 */
export function issuedAlone(batches: readonly IssuedBatch[], today: LocalDate): number {
  const before = daysAfter(today, -batchLimits.daysAlone);
  return sum(
    batches.filter(({ issuedOn, isApproved }) => !isApproved && issuedOn !== null && issuedOn > before),
    ({ amountMinor }) => amountMinor,
  );
}
