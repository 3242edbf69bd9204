import type { GuardsOf } from './guard.ts';
import { attemptsLeftToday, noPaymentProcessing, noRequestWaiting } from './shared.ts';

export const paymentGuards: GuardsOf<'payment'> = {
  'amount-positive': { holds: 'The amount is more than zero.' },
  'sources-sum': {
    holds: 'The amounts of the sources sum to the amount of the payment.',
    rule: 'Payments',
    refusesWith: ['validation-failed'],
  },
  'wallet-covers': {
    holds:
      'The wallet pays nothing, or it is in the currency of the payment (else `currency-mismatch`) and holds at least its part.',
    rule: 'Payments',
    refusesWith: ['wallet-insufficient', 'currency-mismatch'],
  },
  'plan-open': {
    holds:
      'For a new payment, the plan is none of `SETTLED`, `WITHDRAWN` and `CANCELLED`; for another attempt at a down payment, the order is `AWAITING_DOWN_PAYMENT` with the same plan; at an instalment, the plan is open and has at least its amount due today; another attempt at any other payment is never possible.',
    rule: 'Payments',
  },
  'no-other-payment': {
    holds:
      'Each other payment of the same down payment is `FAILED`, `CANCELLED` or `EXPIRED`; if it is no down payment, no other payment of the plan is `PROCESSING`, `PENDING` or `REQUIRES_ACTION`.',
    rule: 'Payments',
    refusesWith: ['payment-in-progress'],
  },
  'not-paid-since': {
    holds:
      'The payments of the same order that have succeeded and whose last attempt began after that of this one sum, less their refunds, to less than its amount.',
    rule: 'Payments',
  },
  'attempts-left': {
    holds:
      'The bank was asked fewer than 5 times: for this payment or, if it is a down payment, in all payments of it together.',
    rule: 'Payments',
  },
  'attempts-left-today': attemptsLeftToday,
  'card-accepted': {
    holds:
      'The customer asks, who can name another card, or the bank has not refused the card of the last attempt for good, in this payment or another.',
    rule: 'Payments',
  },
  'retryable-or-other-card': {
    holds: 'The last attempt is `retryable`, or the request names another card than that attempt.',
    rule: 'Payments',
  },
  'receipt-not-sent-today': {
    holds: 'The receipt was not sent again on this business date (`receiptSentAt`).',
    rule: 'Payments',
  },
  'wants-messages': {
    holds:
      'The account is not `CLOSED`, and its customer wants messages in the application or by the channel of the verified contact (e-mail or SMS).',
    rule: 'Messages',
  },
  'no-payment-processing': noPaymentProcessing,
  'no-request-waiting': noRequestWaiting,
  'account-kept': { holds: 'The customer’s account is not `CLOSED`.', rule: 'Refunds' },
  'paid-by-card': {
    holds: 'The payment has succeeded, and of what a card paid something was not refunded to it.',
    rule: 'Payments',
  },
  'same-currency': {
    holds: 'The refund is in the currency of the payment.',
    rule: 'Money, rates, dates',
    refusesWith: ['currency-mismatch'],
  },
  'within-refundable': {
    holds: 'The refund is at most the sum of the payment’s `allocations` less its `refundedTotal`.',
    rule: 'Refunds',
    refusesWith: ['refund-exceeds-payment'],
  },
  'nothing-left': {
    holds: 'The refund is exactly the sum of the payment’s `allocations` less its `refundedTotal`.',
    rule: 'Refunds',
  },
};
