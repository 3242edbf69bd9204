import { PlanOffer } from '#contracts/catalogue/plan-offer.ts';
import { PolicyProfileName } from '#contracts/config/policy-profile.ts';
import { Instant, LocalDate } from '#contracts/dates.ts';
import { CardTokenId, OrderId, OrderNumber, PlanId, PlanNumber, UserId, Version } from '#contracts/ids.ts';
import { LineNo } from '#contracts/integers.ts';
import { AprcPpm, Currency } from '#contracts/money.ts';
import { PlanContact } from '#contracts/plans/contact.ts';
import { Dispute } from '#contracts/plans/dispute.ts';
import { GoodsCredit } from '#contracts/plans/goods.ts';
import { GoodsReturn } from '#contracts/plans/goods-return.ts';
import { PlanStatus } from '#contracts/plans/plan.ts';
import { PromiseToPay } from '#contracts/plans/promise.ts';
import { closedPlanStates } from '#contracts/plans/states.ts';
import { LineKind, LinePeriod, ScheduleReason } from '#contracts/plans/schedule.ts';
import { z } from '#contracts/z.ts';
import { fixed, minor, type RowOf, text } from '#mocks/store/row-fields.ts';

/** What most of its members mean is said in `PlanLine` of the rules. */
const line = z.object({
  no: LineNo,
  kind: LineKind,
  period: LinePeriod,
  carriedInterestMinor: minor,
  earlierInterestMinor: minor,
  creditedInterestMinor: minor,
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
  feeWaivedOn: z.nullable(LocalDate),
  /**
   * The day since which no more of it is open than a rest that is never late, without fees: it was paid, or a new version asks
   * for no more of it.
   */
  paidOn: z.nullable(LocalDate),
  /** The day on which a refund or charge-back last opened it again. */
  reopenedOn: z.nullable(LocalDate),
  wasDueOn: z.nullable(LocalDate),
});
export type LineRecord = RowOf<typeof line>;

/** How the debt of a plan ends: it is closed, or counts as lost. */
const EndStatus = z.enum([...closedPlanStates, 'WRITTEN_OFF']);
export type EndStatus = z.output<typeof EndStatus>;

/** Amounts are in minor units of its currency. */
export const planRecord = z.object({
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
  /** The jurisdiction under which it was signed. */
  policyProfile: PolicyProfileName,
  downPayment: minor,
  financed: minor,
  /** The interest of the lines, and what a refund after a withdrawal has taken off them. */
  totalInterest: minor,
  aprcPpm: AprcPpm,
  lines: fixed(z.array(line).check(z.minLength(2))),
  /** The unpaid principal of the instalments; 0 for a closed plan. Updated by `savePlan`. */
  principalLeft: minor,
  /** The uncovered amount; 0 while the plan is covered or needs no collateral. Updated by `collateralFollowsPlan`. */
  shortfall: minor,
  activatedOn: z.nullable(LocalDate),
  closedOn: z.nullable(LocalDate),
  /** When its debt had ended before and was owed again or ended another way, oldest first. */
  earlierEnds: fixed(z.array(z.object({ status: EndStatus, on: LocalDate, until: LocalDate }))),
  scheduleVersion: Version,
  scheduleSince: LocalDate,
  scheduleReason: ScheduleReason,
  /** Earlier versions of the schedule with their lines as they were when they were replaced, oldest first. */
  earlierSchedules: fixed(
    z.array(
      z.object({
        version: Version,
        since: LocalDate,
        reason: ScheduleReason,
        lines: fixed(z.array(line).check(z.minLength(2))),
      }),
    ),
  ),
  autopay: z.nullable(
    z.object({
      cardTokenId: CardTokenId,
      cardLabel: text,
      /** The month in which the card can be charged last: "2027-01". */
      cardUntil: z.string().check(z.regex(/^\d{4}-\d{2}$/)),
      /** True after the bank has refused the card for good, or has taken a payment of the plan back. */
      stopped: z.boolean(),
      /** The day of collection on which another payment was under way: the card is charged once that is decided. */
      missedOn: z.nullable(LocalDate),
    }),
  ),
  /** A payment that is undecided, begun on this business day: the bank decides about it, or waits for its customer. */
  underWay: z.nullable(z.object({ since: LocalDate, amount: minor })),
  /** When the customer was notified of the coming default; null if there is none. */
  defaultNoticeOn: z.nullable(LocalDate),
  /** The day on which the plan was written off. */
  writtenOffOn: z.nullable(LocalDate),
  /** The customer's last promise to pay. */
  promise: z.nullable(PromiseToPay),
  /** The customer's last reported problem. */
  dispute: z.nullable(Dispute),
  /** The customer's last request to return goods. */
  goodsReturn: z.nullable(GoodsReturn),
  /** What was credited for goods that came back, oldest first. */
  goodsCredits: fixed(z.array(GoodsCredit)),
  /** Contacts with the customer about the plan, oldest first. */
  contacts: fixed(z.array(PlanContact)),
  createdAt: Instant,
  version: Version,
});
export type PlanRecord = RowOf<typeof planRecord>;
