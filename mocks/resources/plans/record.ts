import type { PlanOffer } from '#contracts/catalogue/plan-offer.ts';
import type { Instant, LocalDate } from '#contracts/dates.ts';
import type { Currency } from '#contracts/money.ts';
import type { PlanStatus } from '#contracts/plans/plan.ts';
import type { LineBalance } from '#mocks/rules/line-balance.ts';

export interface LineRecord extends LineBalance {
  readonly periodStart: LocalDate;
  readonly openingMinor: number;
  readonly closingMinor: number;
  readonly paidOn: LocalDate | null;
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
  readonly createdAt: Instant;
  readonly version: number;
}
