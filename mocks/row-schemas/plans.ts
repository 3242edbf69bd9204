import { PlanOffer } from '#contracts/catalogue/plan-offer.ts';
import { PolicyProfileName } from '#contracts/config/policy-profile.ts';
import { Instant, LocalDate } from '#contracts/dates.ts';
import { CardTokenId, OrderId, OrderNumber, PlanId, PlanNumber, UserId, Version } from '#contracts/ids.ts';
import { LineNo } from '#contracts/integers.ts';
import { AprcPpm, Currency } from '#contracts/money.ts';
import { PlanStatus } from '#contracts/plans/plan.ts';
import { LineKind, LinePeriod, ScheduleReason } from '#contracts/plans/schedule.ts';
import { Dispute } from '#contracts/plans/dispute.ts';
import { PlanContact } from '#contracts/plans/contact.ts';
import { PromiseToPay } from '#contracts/plans/promise.ts';
import { z } from '#contracts/z.ts';
import { minor, text } from './fields.ts';

const line = z.object({
  no: LineNo,
  kind: LineKind,
  period: LinePeriod,
  carriedInterestMinor: minor,
  earlierInterestMinor: minor,
  extendedTo: z.nullable(LocalDate),
  periodStart: LocalDate,
  dueDate: LocalDate,
  openingMinor: minor,
  interestMinor: minor,
  principalMinor: minor,
  closingMinor: minor,
  feeChargedMinor: minor,
  feeWaivedMinor: minor,
  paidInterestMinor: minor,
  paidPrincipalMinor: minor,
  paidFeeMinor: minor,
  feeChargedOn: z.nullable(LocalDate),
  paidOn: z.nullable(LocalDate),
  reopenedOn: z.nullable(LocalDate),
  wasDueOn: z.nullable(LocalDate),
});

/** Rows of plans with their schedules. */
export const planSchemas = {
  plans: z.object({
    id: PlanId,
    number: PlanNumber,
    orderId: OrderId,
    orderNumber: OrderNumber,
    userId: UserId,
    customerName: z.string(),
    title: text,
    status: PlanStatus,
    currency: Currency,
    offer: PlanOffer,
    policyProfile: PolicyProfileName,
    downPayment: minor,
    financed: minor,
    totalInterest: minor,
    aprcPpm: AprcPpm,
    lines: z.array(line).check(z.minLength(2)),
    principalLeft: minor,
    shortfall: minor,
    activatedOn: z.nullable(LocalDate),
    closedOn: z.nullable(LocalDate),
    scheduleVersion: Version,
    scheduleSince: LocalDate,
    scheduleReason: ScheduleReason,
    earlierSchedules: z.array(
      z.object({
        version: Version,
        since: LocalDate,
        reason: ScheduleReason,
        lines: z.array(line).check(z.minLength(2)),
      }),
    ),
    autopay: z.nullable(
      z.object({
        cardTokenId: CardTokenId,
        cardLabel: text,
        cardUntil: z.string().check(z.regex(/^\d{4}-\d{2}$/)),
        stopped: z.boolean(),
        missedOn: z.nullable(LocalDate),
      }),
    ),
    underWay: z.nullable(z.object({ since: LocalDate, amount: minor })),
    defaultNoticeOn: z.nullable(LocalDate),
    writtenOffOn: z.nullable(LocalDate),
    promise: z.nullable(PromiseToPay),
    dispute: z.nullable(Dispute),
    contacts: z.array(PlanContact),
    createdAt: Instant,
    version: Version,
  }),
};
