import type { LocalDate } from '#contracts/dates.ts';
import type { PaymentAttempt } from '#contracts/payments/payment.ts';
import { type Money, sumMinor } from '#contracts/money.ts';
import type { User } from '#contracts/users/user.ts';
import { businessDate } from '#mocks/time/business-time.ts';
import { moneyText } from '#mocks/core/format.ts';
import { invalidField, problem } from '#mocks/core/handler-result.ts';
import { attemptsLeftToday, noPaymentProcessing } from '#mocks/resources/plan-payment-guards.ts';
import { noRequestWaiting } from '#mocks/resources/request-waiting.ts';
import { type ContactKind, unreached } from '#mocks/rules/delivery.ts';
import { MAX_ATTEMPTS } from '#mocks/rules/payment-attempts.ts';
import { sum } from '#mocks/rules/sum.ts';
import type { PaymentRecord } from './record.ts';
import { paidWith } from './sources.ts';

interface WithPayment {
  readonly payment: {
    readonly purpose: PaymentRecord['purpose'];
    readonly attempts: readonly PaymentAttempt[];
    readonly cardTokenId: string | null;
  };
}
interface WithSources {
  readonly sources: PaymentRecord['sources'];
  readonly currency: PaymentRecord['currency'];
}
interface WithReceipt {
  readonly payment: Pick<PaymentRecord, 'receiptSentAt'>;
  readonly customer: Pick<User, 'status' | 'preferences'> & { readonly provenContact: ContactKind };
  readonly today: LocalDate;
}
interface WithAmount {
  /** In minor units. */
  readonly amount: number;
}

/** Why a plan does not take a payment. */
const planLacks: Readonly<Record<PaymentRecord['purpose'], string>> = {
  DOWN_PAYMENT: 'The plan no longer takes this payment.',
  INSTALMENT: 'Its plan has less due than this payment.',
  PREPAYMENT: 'A payment ahead needs a new quote. Start it from the plan.',
  SETTLEMENT: 'Paying off needs a new quote. Start it from the plan.',
  WITHDRAWAL: 'A withdrawal needs a new quote. Start it from the plan.',
};

/** What each action needs, said of a state that lacks it. */
export const paymentNeeds = {
  retry: 'Only a failed payment can be tried again.',
  confirm: 'Only a payment that the bank asks about can be confirmed.',
  'send-receipt': 'A receipt can be sent only for a payment of which something is kept.',
  cancel: 'Only a payment that failed or waits to be confirmed can be cancelled.',
  refund: 'Only a payment of which something is left can be refunded.',
  'charge-back': 'Only a payment of which something is left can be charged back.',
} as const;

/** Guards that depend on stored state only. */
export const paymentGuards = {
  'amount-positive': ({ amount }: WithAmount) => (amount > 0 ? null : 'A payment must be more than nothing.'),
  'plan-open': ({
    planTakesMoney,
    payment,
  }: {
    /** Whether the plan is open; of a payment that is tried again, whether the plan still waits for it. */
    readonly planTakesMoney: boolean;
    readonly payment: Pick<WithPayment['payment'], 'purpose'>;
  }) => {
    if (planTakesMoney) return null;
    return planLacks[payment.purpose];
  },
  'no-other-payment': ({
    otherPayment,
  }: {
    /** Another payment for the same purpose that the bank decides about or has accepted. */
    readonly otherPayment: { readonly id: string } | null;
  }) =>
    otherPayment
      ? problem('payment-in-progress', 'Another payment is under way.', { paymentId: otherPayment.id })
      : null,
  'not-paid-since': ({ isPaidSince }: { readonly isPaidSince: boolean }) =>
    isPaidSince ? 'As much was paid since. What is due now can be paid in the plan.' : null,
  /** Its customer can choose another card; the administration only has that of the last attempt. */
  'card-accepted': ({ isCardRefused }: { readonly isCardRefused: boolean }) =>
    isCardRefused ? 'The bank refuses this card for good. The customer can pay with another one.' : null,
  /** A refund must not change the plan while the bank decides about a payment for it. */
  'no-payment-processing': noPaymentProcessing,
  'no-request-waiting': noRequestWaiting,
  /** No one could pay what a refund would open again, nor use what it would put into the wallet. */
  'account-kept': ({ customer }: { readonly customer: Pick<User, 'status'> }) =>
    customer.status === 'CLOSED' ? 'The account was deleted. Refund it outside of the plan.' : null,
  'paid-by-card': ({ chargeableMinor }: { readonly chargeableMinor: number }) =>
    chargeableMinor > 0
      ? null
      : 'Only what a card paid can be charged back. Here no card paid, or all of it was refunded.',
  'receipt-not-sent-today': ({ payment, today }: WithReceipt) =>
    payment.receiptSentAt === null || businessDate(payment.receiptSentAt) < today
      ? null
      : 'The receipt was sent today. It can be sent again tomorrow.',
  'wants-messages': ({ customer }: WithReceipt) => unreached(customer, customer.provenContact),
  /** `attemptsMade` counts attempts at the same money: see `attemptsMade` in `mocks/rules`. */
  'attempts-left': ({ attemptsMade }: { readonly attemptsMade: number }) =>
    attemptsMade < MAX_ATTEMPTS ? null : `A payment can be tried ${MAX_ATTEMPTS} times at most.`,
  'attempts-left-today': attemptsLeftToday,
};

interface WithRefund {
  readonly payment: Pick<PaymentRecord, 'allocations' | 'refundedTotal' | 'currency'>;
  readonly refund: Money;
}

/**
 * Returns the maximum refund in minor units: what was allocated to lines, less earlier refunds. A charge-back can be more than
 * what was allocated.
 */
export const refundableOf = ({ allocations, refundedTotal }: WithRefund['payment']): number =>
  Math.max(0, sumMinor(allocations.map(({ amount }) => amount)) - refundedTotal);

/** Guards that also depend on the request. */
export const paymentRequestGuards = {
  'same-currency': ({ payment, refund }: WithRefund) =>
    refund.currency === payment.currency
      ? null
      : problem('currency-mismatch', `The payment was in ${payment.currency}.`, {
          expected: payment.currency,
          got: refund.currency,
        }),
  'within-refundable': ({ payment, refund }: WithRefund) => {
    const refundable = { amountMinor: refundableOf(payment), currency: payment.currency };
    if (refund.amountMinor <= refundable.amountMinor) return null;
    const detail = `At most ${moneyText(refundable)} of this payment can be refunded.`;
    return problem('refund-exceeds-payment', detail, { refundable });
  },
  'nothing-left': ({ payment, refund }: WithRefund) =>
    refund.amountMinor === refundableOf(payment) ? null : 'A part of the payment stays.',
  'sources-sum': ({ amount, currency, sources }: WithAmount & WithSources) => {
    if (sum(sources, (part) => part.amount) === amount) return null;
    const message = `The parts have to add up to ${moneyText({ amountMinor: amount, currency })}.`;
    return invalidField('/sources', 'sum', message);
  },
  'wallet-covers': ({
    sources,
    currency,
    walletBalance,
  }: WithSources & { readonly walletBalance: Money }) => {
    const fromWallet = paidWith({ sources }, 'WALLET');
    if (fromWallet === 0) return null;
    if (walletBalance.currency !== currency) {
      const detail = `The wallet is in ${walletBalance.currency}.`;
      return problem('currency-mismatch', detail, { expected: currency, got: walletBalance.currency });
    }
    if (fromWallet <= walletBalance.amountMinor) return null;
    const detail = `The wallet holds ${moneyText(walletBalance)}.`;
    return problem('wallet-insufficient', detail, { available: walletBalance });
  },
  'retryable-or-other-card': ({
    payment,
    cardTokenId,
  }: WithPayment & { readonly cardTokenId: string | null }) =>
    payment.cardTokenId === cardTokenId && payment.attempts.at(-1)?.retryable === false
      ? 'This card will not be accepted; use another one.'
      : null,
};
