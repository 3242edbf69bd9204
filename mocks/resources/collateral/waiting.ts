import type { CollateralStatus } from '#contracts/collateral/collateral.ts';
import { toReviewStates } from '#contracts/collateral/states.ts';
import type { Instant } from '#contracts/dates.ts';
import type { CollateralRecord } from './record.ts';

/** A time span in which collateral waited for a reviewer; it is still waiting while `until` is null. */
export interface Wait {
  readonly from: Instant;
  readonly until: Instant | null;
}

const waitingStates: ReadonlySet<CollateralStatus> = new Set(toReviewStates);

/** Returns all waits of collateral, oldest first; the time in which its owner is asked a question does not count. */
export function waitsOf({ review }: Pick<CollateralRecord, 'review'>): Wait[] {
  const waits: Wait[] = [];
  let from: Instant | null = null;
  for (const { at, status } of review) {
    const isWaiting = waitingStates.has(status);
    if (isWaiting) from ??= at;
    else if (from !== null) {
      waits.push({ from, until: at });
      from = null;
    }
  }
  return from === null ? waits : [...waits, { from, until: null }];
}

/** Returns since when collateral has waited for a reviewer; null if it does not wait. */
export const waitingSince = (collateral: Pick<CollateralRecord, 'review' | 'status'>): Instant | null =>
  waitingStates.has(collateral.status) ? (waitsOf(collateral).at(-1)?.from ?? null) : null;
