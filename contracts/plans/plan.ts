import { PlanOffer } from '#contracts/catalogue/plan-offer.ts';
import { Instant, LocalDate } from '#contracts/dates.ts';
import { OrderId, OrderNumber, PlanId, PlanNumber, UserId, Version } from '#contracts/ids.ts';
import {
  AprcPpm,
  type Money,
  NonNegativeMoney,
  oneCurrency,
  PositiveMoney,
  sumMinor,
} from '#contracts/money.ts';
import { Count, Days, LineNo, DayOfMonth } from '#contracts/integers.ts';
import { z } from '#contracts/z.ts';
import { actionsOf } from '#contracts/machine.ts';
import { planActions, planAdministrationActions } from './actions.ts';
import { Dispute } from './dispute.ts';
import { ChargedFee, LateFees } from './late-fees.ts';
import { planStates } from './states.ts';
import { PromiseToPay } from './promise.ts';
import { StripSegment } from './schedule.ts';

export const PlanStatus = z.enum(planStates);
export type PlanStatus = z.output<typeof PlanStatus>;

/**
 * The cost of a plan and how far it is paid; every page uses these figures. All of them include the down payment and
 * the late fees that were charged and not waived.
 */
const figures = {
  /** The financed amount, the down payment, the interest and the fees: the sum of all lines. */
  total: PositiveMoney,
  /** The paid part of the total. */
  paid: NonNegativeMoney,
  /** The unpaid part of the total; zero after the plan is closed. */
  leftToPay: NonNegativeMoney,
  /**
   * The part of the total that no longer has to be paid: the plan was cancelled, a payment was refunded after its
   * withdrawal (also if the plan was opened again since), or its remainder was at most half a unit of the currency and was
   * waived.
   */
  cancelled: NonNegativeMoney,
  /** The part of what is left to pay whose due date has come, including an open down payment. */
  dueNow: NonNegativeMoney,
  /** The part of what is due now whose due date has passed, without rests of lines that are never late. */
  overdue: NonNegativeMoney,
  /** The unpaid part of the financed amount: without interest, fees and down payment. */
  principalLeft: NonNegativeMoney,
};

interface PlanFigures extends Readonly<Record<keyof typeof figures, Money>> {
  readonly financed: Money;
}

/** paid + left to pay = total (with what was cancelled), and each part lies within its whole. */
function figuresAddUp(plan: PlanFigures): boolean {
  const { total, paid, leftToPay, cancelled, dueNow, overdue, principalLeft, financed } = plan;
  return (
    oneCurrency(total, paid, leftToPay, cancelled, dueNow, overdue, principalLeft, financed) &&
    paid.amountMinor + leftToPay.amountMinor + cancelled.amountMinor === total.amountMinor &&
    overdue.amountMinor <= dueNow.amountMinor &&
    dueNow.amountMinor <= leftToPay.amountMinor &&
    principalLeft.amountMinor <= Math.min(leftToPay.amountMinor, financed.amountMinor)
  );
}

const addUp = z.refine<PlanFigures>(figuresAddUp, {
  path: ['leftToPay'],
  message: 'What is paid and what is left to pay must sum to the total',
});

const facts = {
  id: PlanId,
  number: PlanNumber,
  orderId: OrderId,
  /** The purchase in a few words. */
  title: z.string().check(z.minLength(1)),
  status: PlanStatus,
  financed: PositiveMoney,
  ...figures,
  /**
   * Days that the oldest unpaid line is past its due date; 0 if none is. A rest of a line of at most half a unit of the currency is
   * never late.
   */
  daysPastDue: Days,
  next: z.nullable(z.object({ lineNo: LineNo, dueDate: LocalDate, amount: PositiveMoney })),
  strip: z.array(StripSegment).check(z.minLength(2)),
  /** The last reported problem; null without one. */
  dispute: z.nullable(Dispute),
  /** The last promise to pay; null without one. */
  promise: z.nullable(PromiseToPay),
  createdAt: Instant,
};

/** The members that a plan and its row in a list have in common. */
export const PlanSummary = z.object(facts);

/** The card that is charged on each due date, in the morning and up to three more times within the days of grace. */
export const Autopay = z.object({
  cardLabel: z.string().check(z.minLength(1)),
  /** The next day on which the card is charged; null if it is not, as it will have expired by then. */
  nextOn: z.nullable(LocalDate),
  /** The first collection for which the card will have expired; null if it lasts for every open instalment. */
  lapsesOn: z.nullable(LocalDate),
  /**
   * True after the bank has refused this card for good, or has taken a payment of the plan back: nothing is collected
   * until a card is chosen.
   */
  stopped: z.boolean(),
});

/** Collateral that is worth less than the principal that is left. */
export const Shortfall = z.object({
  missing: PositiveMoney,
  /**
   * The smallest payment ahead that covers the plan again; null if only paying it off does, or if nothing can be paid
   * ahead because the plan is in default or written off.
   */
  payAhead: z.nullable(PositiveMoney),
});
export type Shortfall = z.output<typeof Shortfall>;

/** Where unpaid interest of late lines goes: to the first new instalment, or in parts to each. It bears no interest. */
export const ArrearsInterest = z.enum(['NEXT', 'SPREAD']);
export type ArrearsInterest = z.output<typeof ArrearsInterest>;

/** How late a plan is, by the days that its oldest unpaid line is past its due date. */
export const Lateness = z.enum([
  'NOT_DUE',
  'DUE_TODAY',
  'IN_GRACE',
  'UP_TO_30_DAYS',
  'UP_TO_60_DAYS',
  'UP_TO_90_DAYS',
  'OVER_90_DAYS',
]);
export type Lateness = z.output<typeof Lateness>;

const wholePlan = {
  ...facts,
  orderNumber: OrderNumber,
  offer: PlanOffer,
  downPayment: NonNegativeMoney,
  totalInterest: NonNegativeMoney,
  /** Late fees that were charged and not waived. */
  fees: NonNegativeMoney,
  /** Interest that payments ahead and a settlement saved: the sum of the savings of their quotes. */
  saved: NonNegativeMoney,
  lateFees: LateFees,
  autopay: z.nullable(Autopay),
  /** What its collateral lacks; null while the plan is covered, or needs no collateral. */
  shortfall: z.nullable(Shortfall),
  /** The day that was last agreed, on which instalments are due. */
  dueDay: DayOfMonth,
  /** The last day on which the customer can withdraw from the plan; null if that is not possible. */
  withdrawUntil: z.nullable(LocalDate),
  /** How often the instalments were rescheduled on request, and the maximum. */
  reschedules: z.object({ used: Count, max: Count }),
  aprcPpm: AprcPpm,
  /** Whether the jurisdiction of the plan shows that rate. */
  aprcShown: z.boolean(),
  activatedOn: z.nullable(LocalDate),
  closedOn: z.nullable(LocalDate),
  /**
   * True while the bank decides about a payment of this plan or, unless it is the down payment, waits for its customer to
   * confirm it. What that pays is still left to pay and due, but counts as paid for what is overdue unless the plan was overdue
   * before; no further payment is accepted until then.
   */
  bankConfirming: z.boolean(),
  scheduleVersion: Version,
  version: Version,
};

type Parts = Readonly<Record<'total' | 'financed' | 'downPayment' | 'totalInterest' | 'fees', Money>>;

const isSumOfParts = z.refine<Parts>(
  ({ total, financed, downPayment, totalInterest, fees }) =>
    oneCurrency(total, financed, downPayment, totalInterest, fees) &&
    total.amountMinor === sumMinor([financed, downPayment, totalInterest, fees]),
  { path: ['total'], message: 'The total is what was financed, the down payment, the interest and the fees' },
);

/** A purchase that is paid in instalments, with its cost and how far it is paid. */
export const Plan = z.object(wholePlan).check(addUp, isSumOfParts);
export type Plan = z.output<typeof Plan>;

/** A plan with the customer's actions. */
export const OwnPlan = z.object({ ...wholePlan, actions: actionsOf(planActions) }).check(addUp, isSumOfParts);
export type OwnPlan = z.output<typeof OwnPlan>;

/** The members of a plan that only the administration sees, in lists as well. */
const administered = {
  userId: UserId,
  customerName: z.string(),
  /** Late fees that are still to be paid. */
  feeOpen: NonNegativeMoney,
  lateness: Lateness,
};

/** A plan as the administration sees it. */
export const PlanDetails = z
  .object({
    ...wholePlan,
    ...administered,
    chargedFees: z.array(ChargedFee),
    actions: actionsOf(planAdministrationActions),
  })
  .check(addUp, isSumOfParts);
export type PlanDetails = z.output<typeof PlanDetails>;

/** Whether every instalment was paid within its days of grace, as far as those are over. */
export const Punctuality = z.enum(['NOTHING_DUE', 'ON_TIME', 'LATE']);
export type Punctuality = z.output<typeof Punctuality>;

/** A plan as a row of the administration’s list. */
export const PlanRow = z
  .object({
    ...facts,
    ...administered,
    orderNumber: OrderNumber,
    offerCode: PlanOffer.shape.code,
    punctuality: Punctuality,
    /** Instalments whose days of grace are over, and how many of them were paid within those. */
    instalmentsDue: Count,
    instalmentsOnTime: Count,
  })
  .check(addUp);
export type PlanRow = z.output<typeof PlanRow>;
