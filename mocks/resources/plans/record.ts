import type { PlanOffer } from '#contracts/catalogue/plan-offer.ts';
import type { PolicyProfileName } from '#contracts/config/policy-profile.ts';
import type { Instant, LocalDate } from '#contracts/dates.ts';
import type { Currency } from '#contracts/money.ts';
import type { PlanStatus } from '#contracts/plans/plan.ts';
import type { ScheduleReason } from '#contracts/plans/schedule.ts';
import type { Dispute } from '#contracts/plans/dispute.ts';
import type { PlanContact } from '#contracts/plans/contact.ts';
import type { PromiseToPay } from '#contracts/plans/promise.ts';
import type { PlanLine } from '#mocks/rules/payoff.ts';

export interface LineRecord extends PlanLine {
  readonly closingMinor: number;
  readonly feeChargedOn: LocalDate | null;
  /**
   * The day since which no more of it is open than a rest that is never late, without fees: it was paid, or a new version asks
   * for no more of it.
   */
  readonly paidOn: LocalDate | null;
  /** The day on which a refund or charge-back last opened it again. */
  readonly reopenedOn: LocalDate | null;
}

/** The paid and charged amounts of a new line. */
export const unpaid = {
  feeChargedMinor: 0,
  feeWaivedMinor: 0,
  paidInterestMinor: 0,
  paidPrincipalMinor: 0,
  paidFeeMinor: 0,
  feeChargedOn: null,
  paidOn: null,
  reopenedOn: null,
  wasDueOn: null,
} as const;

/** An earlier version of the schedule, with its lines as they were when it was replaced. */
export interface EarlierSchedule {
  readonly version: number;
  readonly since: LocalDate;
  readonly reason: ScheduleReason;
  readonly lines: readonly LineRecord[];
}

export interface AutopayRecord {
  readonly cardTokenId: string;
  readonly cardLabel: string;
  /** The month in which the card can be charged last: "2027-01". */
  readonly cardUntil: string;
  /** True after the bank has refused the card for good, or has taken a payment of the plan back. */
  readonly stopped: boolean;
  /** The day of collection on which another payment was under way: the card is charged once that is decided. */
  readonly missedOn: LocalDate | null;
}

/** A payment that is undecided: the bank decides about it, or waits for its customer. */
export interface PaymentUnderWay {
  /** The business day on which it was begun. */
  readonly since: LocalDate;
  readonly amount: number;
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
  /** The jurisdiction under which it was signed. */
  readonly policyProfile: PolicyProfileName;
  readonly downPayment: number;
  readonly financed: number;
  /** The interest of the lines, and what a refund after a withdrawal has taken off them. */
  readonly totalInterest: number;
  readonly aprcPpm: number;
  readonly lines: readonly LineRecord[];
  /** The unpaid principal of the instalments; 0 for a closed plan. Updated by `savePlan`. */
  readonly principalLeft: number;
  /** The uncovered amount; 0 while the plan is covered or needs no collateral. Updated by `collateralFollowsPlan`. */
  readonly shortfall: number;
  readonly activatedOn: LocalDate | null;
  readonly closedOn: LocalDate | null;
  readonly scheduleVersion: number;
  readonly scheduleSince: LocalDate;
  readonly scheduleReason: ScheduleReason;
  /** Oldest first. */
  readonly earlierSchedules: readonly EarlierSchedule[];
  readonly autopay: AutopayRecord | null;
  readonly underWay: PaymentUnderWay | null;
  /** When the customer was notified of the coming default; null if there is none. */
  readonly defaultNoticeOn: LocalDate | null;
  /** The day on which the plan was written off. */
  readonly writtenOffOn: LocalDate | null;
  /** The customer's last promise to pay. */
  readonly promise: PromiseToPay | null;
  /** The customer's last reported problem. */
  readonly dispute: Dispute | null;
  /** Contacts with the customer about the plan, oldest first. */
  readonly contacts: readonly PlanContact[];
  readonly createdAt: Instant;
  readonly version: number;
}
