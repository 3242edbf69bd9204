import type { CollateralStatus } from '#contracts/collateral/collateral.ts';
import type { Instant } from '#contracts/dates.ts';
import type { CollateralRecord } from './record.ts';

/** A time in which a collateral waited for a reviewer; it still does while `until` is null. */
export interface Wait {
  readonly from: Instant;
  readonly until: Instant | null;
}

/** In these states the next step is a reviewer's. */
const waitingStates: readonly CollateralStatus[] = ['SUBMITTED', 'UNDER_REVIEW'];

/** Every wait of a collateral, the first one first: while its owner is asked a question it does not wait. */
export function waitsOf({ review }: Pick<CollateralRecord, 'review'>): Wait[] {
  const waits: Wait[] = [];
  let from: Instant | null = null;
  for (const { at, status } of review) {
    const isWaiting = waitingStates.includes(status);
    if (isWaiting) from ??= at;
    else if (from !== null) {
      waits.push({ from, until: at });
      from = null;
    }
  }
  return from === null ? waits : [...waits, { from, until: null }];
}

/** Since when it has waited for a reviewer; null for one that does not wait. */
export const waitingSince = (collateral: Pick<CollateralRecord, 'review' | 'status'>): Instant | null =>
  waitingStates.includes(collateral.status) ? (waitsOf(collateral).at(-1)?.from ?? null) : null;
