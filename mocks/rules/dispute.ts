import type { LocalDate } from '#contracts/dates.ts';
import type { DisputeReason, DisputeStatus } from '#contracts/plans/dispute.ts';
import { daysAfter } from './calendar.ts';

/** Days without reminders and late fees (docs/domain.md, "Disputes"). */
const PAUSE_DAYS: Readonly<Record<DisputeReason, number>> = {
  NOT_ARRIVED: 21,
  RETURNED: 28,
  DAMAGED: 21,
  WRONG_AMOUNT: 21,
  OTHER: 21,
};

/** The last day of the pause of a dispute that is opened on a day. */
export const lastPausedDay = (reason: DisputeReason, day: LocalDate): LocalDate =>
  daysAfter(day, PAUSE_DAYS[reason]);

interface Pausing {
  readonly status: DisputeStatus;
  readonly pausedUntil: LocalDate;
}

/** Whether reminders and late fees wait on a day. */
export const isPaused = (dispute: Pausing | null, day: LocalDate): boolean =>
  dispute?.status === 'OPEN' && day <= dispute.pausedUntil;
