import type { GuardsOf } from './guard.ts';
import { accountActive, notRemindedToday, wantsMessages } from './shared.ts';

/** The values that count, each less the haircut of its type: "Collateral". */
const approved = 'the lendable value of the order’s collateral that is approved';

export const orderGuards: GuardsOf<'order'> = {
  'account-active': accountActive,
  'has-lines': { holds: 'The order has at least one line.', rule: 'Orders' },
  'one-currency': {
    holds: 'All lines are priced in one currency.',
    rule: 'Money, rates, dates',
    refusesWith: ['currency-mismatch'],
  },
  'offer-active': {
    holds:
      'The offer exists in the order’s currency, is `active`, and today is within `validFrom` and `validTo`, both included.',
    rule: 'Offers',
    refusesWith: ['offer-unavailable'],
  },
  'total-in-range': {
    holds:
      'The total of the order is at least the `minOrder` of the offer, and enough that each instalment pays off some principal.',
    rule: 'Offers',
    refusesWith: ['offer-unavailable'],
  },
  'financed-in-range': {
    holds: 'The total less the down payment is at most the `maxFinanced` of the offer.',
    rule: 'Offers',
    refusesWith: ['offer-unavailable'],
  },
  'months-in-profile': {
    holds:
      'The offer needs collateral, or its months are at most those of the longest plan without collateral in the policy profile in force.',
    rule: 'Policy profiles',
    refusesWith: ['offer-unavailable'],
  },
  'interest-in-profile': {
    holds: 'The offer bears no interest, or the policy profile in force allows interest.',
    rule: 'Policy profiles',
    refusesWith: ['offer-unavailable'],
  },
  'customer-eligible': {
    holds:
      'The account is active, the identity verified and the customer at least 18, no plan is `OVERDUE`, `DEFAULTED` or `WRITTEN_OFF`, at most 5 plans are open with the new one, and the principal left of open plans and the new financed amount are together within the credit limit and within what the policy profile in force lets anyone owe (`credit-limit-exceeded` if only this does not hold).',
    rule: 'Eligibility',
    refusesWith: ['not-eligible', 'credit-limit-exceeded'],
  },
  'same-currency': {
    holds: 'The stated amounts are in the order’s currency.',
    rule: 'Affordability',
    refusesWith: ['currency-mismatch'],
  },
  'assessment-valid': {
    holds: 'The current quote has an assessment, and its `validUntil` has not come.',
    rule: 'Affordability',
    refusesWith: ['assessment-required'],
  },
  'assessment-approved': {
    holds: 'The assessment of the current quote is `APPROVED`, or a person has approved the budget.',
    rule: 'Affordability',
    refusesWith: ['assessment-declined'],
  },
  'assessment-declined': {
    holds: 'The assessment of the current quote is `DECLINED`, and no person has approved the budget.',
    rule: 'Affordability',
  },
  'assessment-over': {
    holds: '`assessment-valid` or `assessment-approved` does not hold.',
    rule: 'Affordability',
  },
  'budget-not-approved': {
    holds:
      'The current quote has an assessment that is not `APPROVED`, and no person has approved the budget.',
    rule: 'Affordability',
  },
  'no-review-yet': {
    holds: 'No person was asked to decide about the budget for the current quote (`budgetReview` is null).',
    rule: 'Affordability',
  },
  'review-pending': { holds: 'The `budgetReview` of the order is `PENDING`.', rule: 'Affordability' },
  'collateral-covers': {
    holds: `The chosen plan needs no collateral, or ${approved} is at least the financed amount (\`collateral-required\` if there is no collateral at all).`,
    rule: 'Collateral',
    refusesWith: ['collateral-required', 'collateral-insufficient'],
  },
  'collateral-handed-in': {
    holds: `The chosen plan needs no collateral, or ${approved}, submitted or under review is at least the financed amount.`,
    rule: 'Collateral',
  },
  'collateral-lacking': {
    holds: `The chosen plan needs collateral, and ${approved} is less than the financed amount.`,
    rule: 'Collateral',
  },
  'nothing-under-review': {
    holds: 'No collateral of the order is `SUBMITTED` or `UNDER_REVIEW`.',
    rule: 'Collateral',
  },
  'fraud-suspected': {
    holds: 'The collateral was rejected with the reason `FRAUD_SUSPECTED`.',
    rule: 'Collateral',
  },
  'quote-valid': {
    holds:
      'The `validUntil` of the current quote has not come; otherwise the order gets a new quote, which the problem names.',
    rule: 'Quotes',
    refusesWith: ['quote-expired'],
  },
  'quote-hash-equal': {
    holds: 'The `quoteHash` of the request is the `hash` of the current quote.',
    rule: 'Quotes',
    refusesWith: ['quote-expired'],
  },
  'terms-current': {
    holds:
      'The version and the hash of the accepted terms are those of the current terms for the policy profile in force.',
    rule: 'Quotes',
    refusesWith: ['terms-outdated'],
  },
  'code-verified': {
    holds:
      'The one-time code was sent for the `hash` of the current quote and is `VERIFIED` (`otp-invalid` if it is only `ISSUED`).',
    rule: 'One-time codes',
    refusesWith: ['otp-expired', 'otp-invalid'],
  },
  'nothing-due-today': { holds: 'The down payment is zero.', rule: 'Down payment' },
  'no-other-payment': {
    holds: 'Each payment of the down payment so far is `FAILED`, `CANCELLED` or `EXPIRED`.',
    rule: 'Payments',
    refusesWith: ['payment-in-progress'],
  },
  'attempts-left': {
    holds: 'The bank was asked fewer than 5 times for the down payment, in all payments of it together.',
    rule: 'Payments',
  },
  'amount-equals-down-payment': {
    holds: 'The amount is the down payment of the order, in its currency.',
    rule: 'Down payment',
    refusesWith: ['amount-too-small', 'amount-too-large', 'currency-mismatch'],
  },
  'paid-equals-down-payment': {
    holds: 'The amount of the payment that has succeeded is the down payment of the order.',
    rule: 'Down payment',
  },
  'no-payment-processing': {
    holds: 'No payment of the down payment is `PROCESSING`, `PENDING` or `REQUIRES_ACTION`.',
    rule: 'Payments',
    refusesWith: ['payment-in-progress'],
  },
  expired: { holds: 'The `expiresAt` of the order has come.', rule: 'Orders' },
  'not-reminded-today': { ...notRemindedToday, rule: 'Orders' },
  'wants-messages': wantsMessages,
  'plan-settled': { holds: 'The plan of the order is `SETTLED`.', rule: 'Plans' },
  'plan-cancelled': { holds: 'The plan of the order is `CANCELLED`.', rule: 'Refunds' },
  'plan-open-again': {
    holds: 'The plan of the order is none of `SETTLED`, `WITHDRAWN` and `CANCELLED`.',
    rule: 'Refunds',
  },
};
