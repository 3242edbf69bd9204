import type { PlanOffer } from '#contracts/catalogue/plan-offer.ts';
import type { Instant, LocalDate } from '#contracts/dates.ts';
import type { Currency } from '#contracts/money.ts';
import type { PlanStatus } from '#contracts/plans/plan.ts';
import type { ScheduleReason } from '#contracts/plans/schedule.ts';
import type { Dispute } from '#contracts/plans/dispute.ts';
import type { PlanContact } from '#contracts/plans/contact.ts';
import type { PromiseToPay } from '#contracts/plans/promise.ts';
import type { PlanLine } from '#mocks/rules/payoff.ts';

export interface LineRecord extends PlanLine {
  readonly openingMinor: number;
  readonly closingMinor: number;
  readonly feeChargedOn: LocalDate | null;
  readonly paidOn: LocalDate | null;
}

/** What a line holds until something is paid or charged on it. */
export const unpaid = {
  feeChargedMinor: 0,
  feeWaivedMinor: 0,
  paidInterestMinor: 0,
  paidPrincipalMinor: 0,
  paidFeeMinor: 0,
  feeChargedOn: null,
  paidOn: null,
} as const;

/** A version of the schedule that another one has replaced: its lines as they were then. */
export interface EarlierSchedule {
  readonly version: number;
  readonly since: LocalDate;
  readonly reason: ScheduleReason;
  readonly lines: readonly LineRecord[];
}

export interface AutopayRecord {
  readonly cardTokenId: string;
  readonly cardLabel: string;
  /** The bank refused the card for good. */
  readonly stopped: boolean;
}

export interface PlanRecord {
  readonly id: string;
  readonly number: string;
  readonly orderId: string;
  readonly orderNumber: string;
  readonly userId: string;
  readonly customerName: string;
  readonly title: string;
  readonly status: PlanStatus;
  readonly currency: Currency;
  readonly offer: PlanOffer;
  readonly downPayment: number;
  readonly financed: number;
  readonly totalInterest: number;
  readonly aprcPpm: number;
  readonly lines: readonly LineRecord[];
  /** Principal of the instalments that is still owed; 0 when the plan is closed. Updated by `savePlan`. */
  readonly principalLeft: number;
  readonly activatedOn: LocalDate | null;
  readonly closedOn: LocalDate | null;
  readonly scheduleVersion: number;
  readonly scheduleSince: LocalDate;
  readonly scheduleReason: ScheduleReason;
  /** The oldest first. */
  readonly earlierSchedules: readonly EarlierSchedule[];
  readonly autopay: AutopayRecord | null;
  /** When the customer was told that the plan is about to default; null when it is not. */
  readonly defaultNoticeOn: LocalDate | null;
  /** The day on which it was given up as lost. */
  readonly writtenOffOn: LocalDate | null;
  /** The last one that the customer has made. */
  readonly promise: PromiseToPay | null;
  /** The last problem that the customer has reported. */
  readonly dispute: Dispute | null;
  /** How the customer was contacted about it, the oldest first. */
  readonly contacts: readonly PlanContact[];
  readonly createdAt: Instant;
  readonly version: number;
}
