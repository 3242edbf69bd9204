import type { Instant, LocalDate } from '#contracts/dates.ts';
import type { LegalDocument } from '#contracts/legal/document.ts';
import type { Currency, Money } from '#contracts/money.ts';
import type { CreditAssessment, StatedBudget } from '#contracts/orders/assessment.ts';
import type { CartLine } from '#contracts/orders/cart.ts';
import type { OfferRefusal } from '#contracts/orders/quote.ts';
import { isClosedPlan } from '#contracts/plans/states.ts';
import type { User } from '#contracts/users/user.ts';
import { accountActive } from '#mocks/resources/account-status.ts';
import { noLongerValid, notEntered } from '#mocks/resources/code-problems.ts';
import { businessDate } from '#mocks/time/business-time.ts';
import { problem, type Problem } from '#mocks/core/handler-result.ts';
import { dayText, moneyText } from '#mocks/core/format.ts';
import { unreached } from '#mocks/rules/delivery.ts';
import { isUndecided, MAX_ATTEMPTS } from '#mocks/rules/payment-attempts.ts';
import { shortfallOf } from '#mocks/rules/collateral.ts';
import { mixedCurrencies } from './cart.ts';
import { type Eligibility, notEligible } from './eligibility.ts';
import type { Cover } from './facts.ts';
import type { ChosenOffer } from './quotes/issue.ts';
import { outOfDate } from './quotes/store.ts';
import type { OrderRecord, QuoteRecord } from './record.ts';

interface WithOrder {
  readonly order: Pick<OrderRecord, 'total' | 'downPayment' | 'currency'>;
}
interface WithAssessment {
  readonly order: Pick<OrderRecord, 'budgetReview'>;
  /** The assessment of the current quote; null while the customer has not stated a budget. */
  readonly assessment: Pick<CreditAssessment, 'decision' | 'reasons' | 'validUntil'> | null;
  readonly now: Instant;
}
interface WithCover extends WithOrder {
  readonly cover: Cover;
}
interface WithReminder {
  readonly order: Pick<OrderRecord, 'remindedAt'>;
  readonly customer: Pick<User, 'status' | 'preferences'>;
  readonly today: LocalDate;
}
interface WithQuote {
  readonly quote: Pick<QuoteRecord, 'id' | 'hash'>;
}
interface WithPayment {
  /** The payment of the down payment that is processing or has succeeded. */
  readonly currentPayment: { readonly id: string; readonly status: string } | null;
}

interface WithChoice {
  readonly choice: ChosenOffer;
}

const unavailable = (detail: string, { alternatives }: ChosenOffer) =>
  problem('offer-unavailable', detail, { alternatives: [...alternatives] });

const fits =
  (code: OfferRefusal['code']) =>
  ({ choice }: WithChoice) => {
    const misfit = choice.misfits.find((reason) => reason.code === code);
    return misfit ? unavailable(misfit.message, choice) : null;
  };

/** Whether the budget was approved, by the rules or by a person. */
const isApproved = ({ order, assessment }: Omit<WithAssessment, 'now'>): boolean =>
  assessment?.decision === 'APPROVED' || order.budgetReview?.status === 'APPROVED';

/** Says what a customer can do whose budget is not approved. */
function notAffordable({ order: { budgetReview }, assessment }: Omit<WithAssessment, 'now'>): string {
  if (budgetReview?.status === 'PENDING')
    return 'Your budget is being reviewed. We’ll tell you the decision.';
  if (budgetReview?.status === 'DECLINED')
    return 'Our review did not approve your budget. Choose another plan.';
  return assessment?.decision === 'REFERRED'
    ? 'Your budget is close to our limits. Request a manual review, or choose another plan.'
    : 'Your budget leaves no room for this plan.';
}

/** Why an assessment cannot be used any more; null if it can. */
const assessmentOver = ({ assessment, now }: Pick<WithAssessment, 'assessment' | 'now'>): string | null => {
  if (!assessment) return 'State your monthly budget first.';
  return now < assessment.validUntil
    ? null
    : `Your budget was valid until ${dayText(businessDate(assessment.validUntil))}. State it again.`;
};

export const paymentInProgress = ({ id, status }: NonNullable<WithPayment['currentPayment']>) =>
  problem(
    'payment-in-progress',
    isUndecided(status) ? 'The bank is still deciding.' : 'The down payment was made.',
    { paymentId: id },
  );

/** Returns the problem that `counted` does not cover the order; null if it does. */
function lacking({ order, cover }: WithCover, counted: number): Problem | null {
  const missing = shortfallOf(cover.needed, counted);
  if (!cover.isNeeded || missing === 0) return null;
  const money = { amountMinor: missing, currency: order.currency };
  return cover.items === 0
    ? problem('collateral-required', 'Add collateral to use this plan.', { missing: money })
    : problem('collateral-insufficient', `Collateral for ${moneyText(money)} is missing.`, {
        missing: money,
      });
}

/** What each action needs, said of a state that lacks it. */
export const orderNeeds = {
  'decide-review':
    'A budget can be decided only after a plan has been chosen and before the order is submitted.',
  remind: 'A reminder can be sent only for an order that waits for its customer.',
  cancel: 'Only an open order whose plan has not started can be cancelled.',
} as const;

/** Guards that depend on stored state only. */
export const orderGuards = {
  'account-active': accountActive,
  'has-lines': ({ lines }: { readonly lines: readonly CartLine[] }) =>
    lines.length > 0 ? null : 'An order needs something to buy.',
  'one-currency': ({ lines }: { readonly lines: readonly CartLine[] }) => mixedCurrencies(lines),
  'customer-eligible': ({ order, eligibility }: WithOrder & { readonly eligibility: Eligibility }) =>
    notEligible(order, eligibility),
  'assessment-valid': (facts: WithAssessment) => {
    const why = assessmentOver(facts);
    return why === null ? null : problem('assessment-required', why, {});
  },
  /** A renewed quote is assessed with the customer's newest statement, which may not be enough for this order. */
  'assessment-over': (facts: WithAssessment) =>
    assessmentOver(facts) === null && isApproved(facts) ? 'Your budget was stated already.' : null,
  'assessment-approved': (facts: WithAssessment) =>
    isApproved(facts)
      ? null
      : problem('assessment-declined', notAffordable(facts), {
          reasons: [...(facts.assessment?.reasons ?? [])],
        }),
  /** Selects the transition of an order that is declined. */
  'assessment-declined': (facts: WithAssessment) =>
    facts.assessment?.decision === 'DECLINED' && !isApproved(facts)
      ? null
      : 'The budget leaves room for the plan.',
  'budget-not-approved': (facts: WithAssessment) =>
    facts.assessment && !isApproved(facts) ? null : 'There is no budget to decide.',
  'no-review-yet': ({ order }: WithAssessment) =>
    order.budgetReview === null ? null : 'Your budget is being reviewed, or was reviewed already.',
  'review-pending': ({ order: { budgetReview } }: WithAssessment) => {
    if (budgetReview === null) return 'The customer has not asked for a decision on the budget.';
    return budgetReview.status === 'PENDING' ? null : 'The budget has already been decided.';
  },
  /** Approved collateral suffices. */
  'collateral-covers': (facts: WithCover) => lacking(facts, facts.cover.covered),
  /** Collateral would suffice if all of what is submitted were approved. */
  'collateral-handed-in': (facts: WithCover) => lacking(facts, facts.cover.covered + facts.cover.inReview),
  'collateral-lacking': (facts: WithCover) =>
    lacking(facts, facts.cover.covered) ? null : 'The collateral is enough.',
  'nothing-under-review': ({ cover }: WithCover) =>
    cover.undecided === 0 ? null : 'Something is still under review.',
  'fraud-suspected': ({ fraudSuspected }: { readonly fraudSuspected: boolean }) =>
    fraudSuspected ? null : 'Nothing is suspected.',
  'nothing-due-today': ({ order }: WithOrder) =>
    order.downPayment === 0 ? null : 'The down payment is still to be paid.',
  'paid-equals-down-payment': ({ order, paid }: WithOrder & { readonly paid: number }) =>
    paid === order.downPayment ? null : 'What was paid is not the down payment.',
  'no-other-payment': ({ currentPayment }: WithPayment) =>
    currentPayment ? paymentInProgress(currentPayment) : null,
  'attempts-left': ({ attemptsMade }: { readonly attemptsMade: number }) =>
    attemptsMade < MAX_ATTEMPTS
      ? null
      : `The down payment was tried ${MAX_ATTEMPTS} times. Cancel the order and start again.`,
  'no-payment-processing': ({ currentPayment }: WithPayment) =>
    currentPayment && isUndecided(currentPayment.status) ? paymentInProgress(currentPayment) : null,
  'not-reminded-today': ({ order, today }: WithReminder) =>
    order.remindedAt === null || businessDate(order.remindedAt) < today
      ? null
      : 'The customer was reminded today. The next reminder is possible tomorrow.',
  'wants-messages': ({ customer }: WithReminder) => unreached(customer),
  expired: ({ now, expiresAt }: { readonly now: Instant; readonly expiresAt: Instant }) =>
    now >= expiresAt ? null : 'The order has not expired.',
  'plan-cancelled': ({ planStatus }: { readonly planStatus: string }) =>
    planStatus === 'CANCELLED' ? null : 'A part of what was paid stays.',
  'plan-open-again': ({ planStatus }: { readonly planStatus: string }) =>
    isClosedPlan(planStatus) ? 'The plan is closed.' : null,
  'plan-settled': ({ planStatus }: { readonly planStatus: string }) =>
    planStatus === 'SETTLED' ? null : 'The plan has not been paid off.',
};

/** The members of a one-time code on which a confirmation depends. */
interface SigningCode {
  readonly status: string;
  readonly bindsTo: string | null;
  readonly attemptsLeft: number;
}

/** Guards that also depend on the request. */
export const orderRequestGuards = {
  'offer-active': ({ choice }: WithChoice) =>
    choice.offer ? null : unavailable('This plan is no longer offered.', choice),
  'total-in-range': fits('below-minimum'),
  'financed-in-range': fits('above-maximum'),
  'months-in-profile': fits('months-above-profile'),
  'interest-in-profile': fits('interest-not-allowed'),

  /** `renewed`: the previous quote had expired, so `quote` is a new one that the customer has not seen. */
  'quote-valid': ({ quote, renewed }: WithQuote & { readonly renewed: boolean }) =>
    renewed ? outOfDate(quote.id) : null,
  'quote-hash-equal': ({ quote, quoteHash }: WithQuote & { readonly quoteHash: string }) =>
    quoteHash === quote.hash ? null : outOfDate(quote.id),
  'terms-current': ({
    acceptedTerms,
    currentTerms,
  }: Readonly<Record<'acceptedTerms' | 'currentTerms', Pick<LegalDocument, 'version' | 'hash'>>>) =>
    acceptedTerms.version === currentTerms.version && acceptedTerms.hash === currentTerms.hash
      ? null
      : problem('terms-outdated', 'Please read the current terms.', { currentVersion: currentTerms.version }),
  /** The code must bind to the hash of this order's quote; codes of other orders and login codes do not fit. */
  'code-verified': ({ quote, code }: WithQuote & { readonly code: SigningCode | undefined }) => {
    if (code?.bindsTo !== quote.hash) return noLongerValid();
    if (code.status === 'VERIFIED') return null;
    if (code.status !== 'ISSUED') return noLongerValid();
    return notEntered(code.attemptsLeft);
  },

  'same-currency': ({
    order,
    budget,
  }: {
    readonly order: Pick<OrderRecord, 'currency'>;
    readonly budget: Pick<StatedBudget, 'monthlyIncome'>;
  }) => mismatch(`The order is in ${order.currency}.`, order.currency, budget.monthlyIncome),

  /** The down payment must be paid exactly and in one payment. */
  'amount-equals-down-payment': ({ order, amount }: WithOrder & { readonly amount: Money }) => {
    const due = { amountMinor: order.downPayment, currency: order.currency };
    const other = mismatch(`The down payment is in ${due.currency}.`, due.currency, amount);
    if (other) return other;
    const detail = `The down payment is ${moneyText(due)}.`;
    if (amount.amountMinor < due.amountMinor) return problem('amount-too-small', detail, { min: due });
    return amount.amountMinor > due.amountMinor ? problem('amount-too-large', detail, { max: due }) : null;
  },
};

const mismatch = (detail: string, expected: Currency, { currency: got }: Money): Problem | null =>
  got === expected ? null : problem('currency-mismatch', detail, { expected, got });
