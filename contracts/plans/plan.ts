import { PlanOffer } from '#contracts/catalogue/plan-offer.ts';
import { Instant, LocalDate } from '#contracts/dates.ts';
import { described } from '#contracts/described.ts';
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
import { Autopay } from './autopay.ts';
import { Dispute } from './dispute.ts';
import { ChargedFee, LateFees } from './late-fees.ts';
import { planStates } from './states.ts';
import { BoughtItem, GoodsCredit } from './goods.ts';
import { GoodsReturn } from './goods-return.ts';
import { PromiseToPay } from './promise.ts';
import { StripSegment } from './schedule.ts';

export const PlanStatus = z.enum(planStates);
export type PlanStatus = z.output<typeof PlanStatus>;

/**
 * The cost of a plan and how far it is paid; every page uses these figures. All of them include the down payment and
 * the late fees that were charged and not waived.
 */
const figures = {
  total: described(
    PositiveMoney,
    'The financed amount, the down payment, the interest and the fees: the sum of all lines.',
  ),
  paid: described(NonNegativeMoney, 'The paid part of the total.'),
  leftToPay: described(NonNegativeMoney, 'The unpaid part of the total; zero after the plan is closed.'),
  cancelled: described(
    NonNegativeMoney,
    'The part of the total that no longer has to be paid: the plan was cancelled, a payment was refunded after its withdrawal (also if the plan was opened again since), goods came back, or its remainder was at most half a unit of the currency and was waived.',
  ),
  dueNow: described(
    NonNegativeMoney,
    'The part of what is left to pay whose due date has come, including an open down payment.',
  ),
  overdue: described(
    NonNegativeMoney,
    'The part of what is due now whose due date has passed, without rests of lines that are never late.',
  ),
  principalLeft: described(
    NonNegativeMoney,
    'The unpaid part of the financed amount: without interest, fees and down payment.',
  ),
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
  title: described(z.string().check(z.minLength(1)), 'The purchase in a few words.'),
  status: PlanStatus,
  financed: PositiveMoney,
  ...figures,
  goodsCredited: described(
    NonNegativeMoney,
    'What was credited for goods that came back: the sum of their values, a part of what was cancelled.',
  ),
  daysPastDue: described(
    Days,
    'Days that the oldest unpaid line is past its due date; 0 if none is. A rest of a line of at most half a unit of the currency is never late.',
  ),
  next: z.nullable(z.object({ lineNo: LineNo, dueDate: LocalDate, amount: PositiveMoney })),
  strip: z.array(StripSegment).check(z.minLength(2)),
  dispute: described(z.nullable(Dispute), 'The last reported problem; null without one.'),
  goodsReturn: described(
    z.nullable(GoodsReturn),
    'The last return of goods that its customer asked for; null without one.',
  ),
  promise: described(z.nullable(PromiseToPay), 'The last promise to pay; null without one.'),
  createdAt: Instant,
};

export const PlanSummary = described(
  z.object(facts),
  'The members that a plan and its row in a list have in common.',
);

export const Shortfall = described(
  z.object({
    missing: PositiveMoney,
    payAhead: described(
      z.nullable(PositiveMoney),
      'The smallest payment ahead that covers the plan again; null if only paying it off does, or if nothing can be paid ahead because the plan is in default or written off.',
    ),
  }),
  'Collateral that is worth less than the principal that is left.',
);
export type Shortfall = z.output<typeof Shortfall>;

export const ArrearsInterest = described(
  z.enum(['NEXT', 'SPREAD']),
  'Where unpaid interest of late lines goes: to the first new instalment, or in parts to each. It bears no interest.',
);
export type ArrearsInterest = z.output<typeof ArrearsInterest>;

export const Lateness = described(
  z.enum([
    'NOT_DUE',
    'DUE_TODAY',
    'IN_GRACE',
    'UP_TO_30_DAYS',
    'UP_TO_60_DAYS',
    'UP_TO_90_DAYS',
    'OVER_90_DAYS',
  ]),
  'How late a plan is, by the days that its oldest unpaid line is past its due date.',
);
export type Lateness = z.output<typeof Lateness>;

const wholePlan = {
  ...facts,
  orderNumber: OrderNumber,
  offer: PlanOffer,
  downPayment: NonNegativeMoney,
  totalInterest: NonNegativeMoney,
  fees: described(NonNegativeMoney, 'Late fees that were charged and not waived.'),
  saved: described(
    NonNegativeMoney,
    'Interest that payments ahead and a settlement saved: the sum of the savings of their quotes.',
  ),
  items: described(z.array(BoughtItem).check(z.minLength(1)), 'What was bought, in the order of the cart.'),
  goodsCredits: described(z.array(GoodsCredit), 'The credits for goods that came back, oldest first.'),
  purchaseWithdrawUntil: described(
    z.nullable(LocalDate),
    'The last day on which the customer can withdraw from the purchase; null if that is not possible.',
  ),
  lateFees: LateFees,
  autopay: z.nullable(Autopay),
  shortfall: described(
    z.nullable(Shortfall),
    'What its collateral lacks; null while the plan is covered, or needs no collateral.',
  ),
  dueDay: described(DayOfMonth, 'The day that was last agreed, on which instalments are due.'),
  withdrawUntil: described(
    z.nullable(LocalDate),
    'The last day on which the customer can withdraw from the plan; null if that is not possible.',
  ),
  reschedules: described(
    z.object({ used: Count, max: Count }),
    'How often the instalments were rescheduled on request, and the maximum.',
  ),
  aprcPpm: AprcPpm,
  aprcShown: described(z.boolean(), 'Whether the jurisdiction of the plan shows that rate.'),
  activatedOn: z.nullable(LocalDate),
  closedOn: z.nullable(LocalDate),
  bankConfirming: described(
    z.boolean(),
    'True while the bank decides about a payment of this plan or, unless it is the down payment, waits for its customer to confirm it. What that pays is still left to pay and due, but counts as paid for what is overdue unless the plan was overdue before; no further payment is accepted until then.',
  ),
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

export const Plan = described(
  z.object(wholePlan).check(addUp, isSumOfParts),
  'A purchase that is paid in instalments, with its cost and how far it is paid.',
);
export type Plan = z.output<typeof Plan>;

export const OwnPlan = described(
  z.object({ ...wholePlan, actions: actionsOf(planActions) }).check(addUp, isSumOfParts),
  "A plan with the customer's actions.",
);
export type OwnPlan = z.output<typeof OwnPlan>;

/** The members of a plan that only the administration sees, in lists as well. */
const administered = {
  userId: UserId,
  customerName: z.string(),
  feeOpen: described(NonNegativeMoney, 'Late fees that are still to be paid.'),
  lateness: Lateness,
};

export const PlanDetails = described(
  z
    .object({
      ...wholePlan,
      ...administered,
      chargedFees: z.array(ChargedFee),
      creditableAlone: described(
        NonNegativeMoney,
        'The value of goods that one administrator can still credit; a second one approves more.',
      ),
      actions: actionsOf(planAdministrationActions),
    })
    .check(addUp, isSumOfParts),
  'A plan as the administration sees it.',
);
export type PlanDetails = z.output<typeof PlanDetails>;

export const Punctuality = described(
  z.enum(['NOTHING_DUE', 'ON_TIME', 'LATE']),
  'Whether every instalment was paid within its days of grace, as far as those are over.',
);
export type Punctuality = z.output<typeof Punctuality>;

export const PlanRow = described(
  z
    .object({
      ...facts,
      ...administered,
      orderNumber: OrderNumber,
      offerCode: PlanOffer.shape.code,
      punctuality: Punctuality,
      instalmentsDue: described(
        Count,
        'Instalments whose days of grace are over, and how many of them were paid within those.',
      ),
      instalmentsOnTime: Count,
    })
    .check(addUp),
  'A plan as a row of the administration’s list.',
);
export type PlanRow = z.output<typeof PlanRow>;
