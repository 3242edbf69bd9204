import type { Instant } from '#contracts/dates.ts';
import type { Money } from '#contracts/money.ts';
import type { AssessmentReason, CreditAssessment, StatedBudget } from '#contracts/orders/assessment.ts';
import { after, DAY } from '#mocks/business-time.ts';
import { moneyText, shareText } from '#mocks/format.ts';
import type { Random } from '#mocks/random.ts';
import {
  assessAffordability,
  type Budget,
  highestInstalment,
  largestWithin,
  MAX_DSTI_BPS,
} from '#mocks/rules/affordability.ts';
import { NonAmortisingInstalment } from '#mocks/rules/amortise.ts';
import { divideTotal, shareToFinance } from '#mocks/rules/down-payment.ts';
import { instalmentsOf } from '#mocks/rules/schedule.ts';
import type { Reads, Writes } from '#mocks/tables.ts';
import type { OrderRecord, QuoteRecord } from './record.ts';

const VALID_DAYS = 30;

export interface NewAssessment {
  readonly id: string;
  readonly userId: string;
  readonly quote: QuoteRecord;
  readonly budget: StatedBudget;
  readonly now: Instant;
  readonly validUntil: Instant;
}

/** Assesses the regular instalment of a quote against a customer's monthly budget (docs/domain.md, "Affordability"). */
export function newAssessment({
  id,
  userId,
  quote,
  budget,
  now,
  validUntil,
}: NewAssessment): CreditAssessment {
  const { monthlyIncome, monthlyExpenses, existingObligations } = budget;
  const { currency } = quote.financed;
  const money = (amountMinor: number): Money => ({ amountMinor, currency });
  const stated: Budget = {
    income: monthlyIncome.amountMinor,
    expenses: monthlyExpenses.amountMinor,
    obligations: existingObligations.amountMinor,
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
        most: moneyText(money(result.maxInstalment)),
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
  readonly most: string;
  readonly share: string | null;
}

const sentences: Readonly<Record<AssessmentReason['code'], (figures: Figures) => string>> = {
  'nothing-left': ({ instalment, left }) =>
    `After your expenses and other instalments, ${left} is left each month, too little for ${instalment} more.`,
  'instalment-too-high': ({ instalment, left, most }) =>
    `${instalment} a month is more than half of the ${left} that you have left; up to ${most} would fit.`,
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
  const range = { least: offer.months, most: Math.min(total, offer.maxFinanced.amountMinor) };
  const linesOf = instalmentsOf({ ...offer, activatedOn, dueDay });
  function instalmentOf(amount: number): number {
    try {
      return linesOf(amount)[0]?.totalMinor ?? 0;
    } catch (cause) {
      if (cause instanceof NonAmortisingInstalment) return 0; // at a high rate some cents have no schedule
      throw cause;
    }
  }
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

/** Whether less is left of a budget than of the one before, or more of its income is owed. */
const isWorse = (budget: CreditAssessment, before: CreditAssessment): boolean =>
  budget.disposable.amountMinor < before.disposable.amountMinor ||
  (budget.dstiBps ?? Infinity) > (before.dstiBps ?? Infinity);

interface Assessing {
  readonly tables: Pick<Writes, 'orders' | 'assessments'>;
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
  validUntil: Instant = after(now, VALID_DAYS * DAY),
): OrderRecord {
  const before = tables.assessments.get(order.assessmentId ?? '');
  const assessment = tables.assessments.insert(
    newAssessment({ id: random.ulid('asm', now), userId: order.userId, quote, budget, now, validUntil }),
  );
  const isVoid = order.budgetReview?.status === 'APPROVED' && before && isWorse(assessment, before);
  const assessed = {
    assessmentId: assessment.id,
    assessmentDecision: assessment.decision,
    budgetReview: isVoid ? null : order.budgetReview,
  };
  return tables.orders.replace({ ...order, ...assessed, version: order.version + 1 });
}

/** Assesses a new quote with the amounts that its customer has stated within the last 30 days, if any. */
export function assessAgain(context: Assessing, order: OrderRecord, quote: QuoteRecord): OrderRecord {
  const earlier = currentStatement(context.tables, order.userId, context.now);
  if (!earlier || earlier.monthlyIncome.currency !== order.currency) return order;
  return assessOrder(context, order, quote, earlier, earlier.validUntil);
}

/** Returns the newest amounts of a customer that are still valid. */
function currentStatement(tables: Pick<Reads, 'assessments'>, userId: string, now: Instant) {
  return tables.assessments
    .by('userId', userId)
    .filter(({ validUntil }) => now < validUntil)
    .toSorted((a, b) => (a.createdAt < b.createdAt ? -1 : Number(a.createdAt > b.createdAt)))
    .at(-1);
}
