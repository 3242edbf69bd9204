import type { LocalDate } from '#contracts/dates.ts';
import type { DisputeReason, DisputeStatus } from '#contracts/plans/dispute.ts';
import { daysAfter } from './calendar.ts';

/** Days without reminders and late fees after a problem was reported (docs/domain.md, "Disputes"). */
const PAUSE_DAYS: Readonly<Record<DisputeReason, number>> = {
  NOT_ARRIVED: 21,
  RETURNED: 28,
  DAMAGED: 21,
  WRONG_AMOUNT: 21,
  OTHER: 21,
};

/** Returns the last day of the pause for a dispute opened on `day`. */
export const lastPausedDay = (reason: DisputeReason, day: LocalDate): LocalDate =>
  daysAfter(day, PAUSE_DAYS[reason]);

interface Pausing {
  readonly status: DisputeStatus;
  readonly pausedUntil: LocalDate;
}

/**
 * Returns whether reminders and late fees are paused on a day. Due dates do not move: each pause would be a version of the
 * schedule, for a problem that may be answered within the hour.
 */
export const isPaused = (dispute: Pausing | null, day: LocalDate): boolean =>
  dispute?.status === 'OPEN' && day <= dispute.pausedUntil;
