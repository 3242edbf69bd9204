import type { Instant } from '#contracts/dates.ts';
import type { Money } from '#contracts/money.ts';
import type { AssessmentReason, CreditAssessment, StatedBudget } from '#contracts/orders/assessment.ts';
import { isBeforeActive } from '#contracts/orders/states.ts';
import { isClosedPlan } from '#contracts/plans/states.ts';
import { after, DAY } from '#mocks/time/business-time.ts';
import { moneyText, shareText } from '#mocks/core/format.ts';
import type { Random } from '#mocks/store/random.ts';
import {
  assessAffordability,
  type Budget,
  highestInstalment,
  largestWithin,
  MAX_DSTI_BPS,
} from '#mocks/rules/affordability.ts';
import { ifEachPaysOff } from '#mocks/rules/amortise.ts';
import { divideTotal, shareToFinance } from '#mocks/rules/down-payment.ts';
import { openOf } from '#mocks/rules/line-balance.ts';
import { instalmentsOf } from '#mocks/rules/schedule.ts';
import { sum } from '#mocks/rules/sum.ts';
import type { Reads, Writes } from '#mocks/resources/tables.ts';
import type { OrderRecord, QuoteRecord } from './record.ts';

const VALID_DAYS = 30;

/** Until when amounts are valid that are stated now. Assessments that reuse them are later and end no later. */
const statedUntil = (now: Instant): Instant => after(now, VALID_DAYS * DAY);

export interface NewAssessment {
  readonly id: string;
  readonly userId: string;
  readonly quote: QuoteRecord;
  readonly budget: StatedBudget;
  /** What the customer's open plans take each month, in minor units. */
  readonly planInstalments: number;
  readonly now: Instant;
  readonly validUntil: Instant;
}

/** Assesses the regular instalment of a quote against a customer's monthly budget (docs/domain.md, "Affordability"). */
export function newAssessment({
  id,
  userId,
  quote,
  budget,
  planInstalments,
  now,
  validUntil,
}: NewAssessment): CreditAssessment {
  const { monthlyIncome, monthlyExpenses, existingObligations } = budget;
  const { currency } = quote.financed;
  const money = (amountMinor: number): Money => ({ amountMinor, currency });
  const stated: Budget = {
    income: monthlyIncome.amountMinor,
    expenses: monthlyExpenses.amountMinor,
    obligations: existingObligations.amountMinor + planInstalments,
  };
  const instalment = regularInstalment(quote);
  const result = assessAffordability(stated, instalment);
  const maxFinanced = affordable(quote, stated);
  return {
    id,
    userId,
    orderId: quote.orderId,
    monthlyIncome,
    monthlyExpenses,
    existingObligations,
    planInstalments: money(planInstalments),
    instalment: money(instalment),
    disposable: money(result.disposable),
    maxInstalment: money(result.maxInstalment),
    dstiBps: result.dstiBps,
    maxDstiBps: MAX_DSTI_BPS,
    decision: result.decision,
    reasons: result.reasons.map((code) => ({
      code,
      message: sentences[code]({
        instalment: moneyText(money(instalment)),
        left: moneyText(money(result.disposable)),
        short: moneyText(money(instalment - result.disposable)),
        max: moneyText(money(result.maxInstalment)),
        share: result.dstiBps === null ? null : shareText(result.dstiBps),
      }),
    })),
    maxFinanced: money(maxFinanced),
    remedy: result.decision === 'APPROVED' ? null : remedyFor(quote, maxFinanced),
    createdAt: now,
    validUntil,
  };
}

interface Figures {
  readonly instalment: string;
  readonly left: string;
  /** What is missing of the instalment in a month; means nothing where all of it is left. */
  readonly short: string;
  readonly max: string;
  readonly share: string | null;
}

const sentences: Readonly<Record<AssessmentReason['code'], (figures: Figures) => string>> = {
  'nothing-left': ({ short }) => `With this plan you would be ${short} short each month.`,
  'instalment-too-high': ({ instalment, left, max }) =>
    `${instalment} a month is more than half of the ${left} that you have left; up to ${max} would fit.`,
  'debts-too-high': ({ share }) =>
    share === null
      ? 'Without an income there is nothing to pay instalments from.'
      : `With this plan, instalments would take ${share} of your income; we go up to ${shareText(MAX_DSTI_BPS)}.`,
};

function regularInstalment({ schedule }: Pick<QuoteRecord, 'schedule'>): number {
  return schedule[1]?.totalMinor ?? 0; // line 0 is the down payment; the last line can differ by some cents
}

/** Returns how much of the order the quote's plan could finance within both limits. */
function affordable(quote: QuoteRecord, budget: Budget): number {
  const { offer, schedule, dueDay, financed, downPayment } = quote;
  const activatedOn = schedule[0]?.dueDate ?? quote.firstDueDate;
  const total = financed.amountMinor + downPayment.amountMinor;
  const range = { min: offer.months, max: Math.min(total, offer.maxFinanced.amountMinor) };
  const linesOf = instalmentsOf({ ...offer, activatedOn, dueDay });
  // at a high rate some cents have no schedule
  const instalmentOf = (amount: number) => ifEachPaysOff(() => linesOf(amount))?.[0]?.totalMinor ?? 0;
  return largestWithin(highestInstalment(budget), range, instalmentOf);
}

function remedyFor(
  { financed, downPayment, downPaymentBps }: QuoteRecord,
  maxFinanced: number,
): CreditAssessment['remedy'] {
  const total = financed.amountMinor + downPayment.amountMinor;
  const share = shareToFinance(total, maxFinanced);
  if (share === null || share <= downPaymentBps) return null;
  const amountMinor = divideTotal(total, share).downPayment;
  return { downPaymentBps: share, downPayment: { amountMinor, currency: financed.currency } };
}

/** Whether no less is left of a budget than of the one before, and no more of its income is owed. */
export const isAsGood = (
  budget: CreditAssessment | undefined,
  before: CreditAssessment | undefined,
): boolean =>
  budget !== undefined &&
  before !== undefined &&
  budget.disposable.amountMinor >= before.disposable.amountMinor &&
  (budget.dstiBps ?? Infinity) <= (before.dstiBps ?? Infinity);

interface Assessing {
  readonly tables: Pick<Writes, 'orders' | 'assessments' | 'plans'>;
  readonly now: Instant;
  readonly random: Random;
}

/**
 * Stores a new assessment of the order's quote. Its amounts are also used for further orders within 30 days. What a person
 * has approved is not approved for a worse budget; a person can then be asked again.
 */
export function assessOrder(
  { tables, now, random }: Assessing,
  order: OrderRecord,
  quote: QuoteRecord,
  budget: StatedBudget,
  validUntil: Instant = statedUntil(now),
): OrderRecord {
  const before = tables.assessments.get(order.assessmentId ?? '');
  const { userId } = order;
  const planInstalments = monthlyOfPlans(tables, order);
  const id = random.ulid('asm', now);
  const assessment = tables.assessments.insert(
    newAssessment({ id, userId, quote, budget, planInstalments, now, validUntil }),
  );
  const isVoid = order.budgetReview?.status === 'APPROVED' && !isAsGood(assessment, before);
  const assessed = {
    assessmentId: assessment.id,
    assessmentDecision: assessment.decision,
    budgetReview: isVoid ? null : order.budgetReview,
  };
  return tables.orders.replace({ ...order, ...assessed, version: order.version + 1 });
}

/** Assesses a quote with the amounts that its customer has stated within the last 30 days, if any. */
export function assessAgain(context: Assessing, order: OrderRecord, quote: QuoteRecord): OrderRecord {
  const stated = currentStatement(context.tables, order.userId, context.now);
  if (!stated || stated.monthlyIncome.currency !== order.currency) return order;
  return assessOrder(context, order, quote, stated, stated.validUntil);
}

/** Assesses the customer's other orders that are not signed yet once one is: its instalments are an obligation. */
export function assessOthers(
  context: Assessing & { readonly tables: Pick<Reads, 'quotes'> },
  signed: OrderRecord,
): void {
  const { orders, quotes } = context.tables;
  for (const order of orders.by('userId', signed.userId)) {
    const quote = quotes.get(order.quoteId ?? '');
    const isSigned = order.planId !== null || !isBeforeActive(order.status);
    if (!isSigned && quote && order.assessmentId !== null) assessAgain(context, order, quote);
  }
}

/** Returns the next instalments of the customer's open plans in the order's currency, in minor units. */
export function monthlyOfPlans(
  { plans }: Pick<Reads, 'plans'>,
  { userId, currency }: Pick<OrderRecord, 'userId' | 'currency'>,
): number {
  const open = plans
    .by('userId', userId)
    .filter((plan) => !isClosedPlan(plan.status) && plan.currency === currency);
  return sum(open, ({ lines }) => {
    const next = lines.find((line) => line.no > 0 && openOf(line) > 0);
    return next ? next.interestMinor + next.principalMinor : 0;
  });
}

/** Returns the newest amounts that a customer has stated and that are still valid. */
function currentStatement(tables: Pick<Reads, 'assessments'>, userId: string, now: Instant) {
  return tables.assessments
    .by('userId', userId)
    .filter(({ createdAt, validUntil }) => now < validUntil && validUntil === statedUntil(createdAt))
    .toSorted((a, b) => (a.createdAt < b.createdAt ? -1 : Number(a.createdAt > b.createdAt)))
    .at(-1);
}
