import type { GuardsOf } from './guard.ts';
import { noPaymentProcessing } from './shared.ts';
import { maxDocuments } from '#contracts/collateral/upload.ts';

export const collateralGuards: GuardsOf<'collateral'> = {
  'order-takes-collateral': {
    holds: 'The order is `COLLATERAL_REQUIRED`, or it is `ACTIVE` and its plan needs collateral.',
    rule: 'Collateral',
  },
  'same-currency': {
    holds: 'The declared value is in the currency of the order for which it was offered first.',
    rule: 'Money, rates, dates',
    refusesWith: ['currency-mismatch'],
  },
  'not-too-old': {
    holds:
      'The `maxAgeYears` of its type is null, or `yearMade` is given and is neither after the current year nor more than `maxAgeYears` before it.',
    rule: 'Collateral',
    refusesWith: ['validation-failed'],
  },
  'room-for-document': {
    holds: `It has fewer than ${maxDocuments} documents.`,
    rule: 'Documents of collateral',
  },
  'documents-accepted': {
    holds: 'Of each kind in the `requiredDocuments` of its type a document is `ACCEPTED`.',
    rule: 'Collateral',
  },
  'answer-given': {
    holds: 'The request has an `answer` to the question of the reviewer.',
    rule: 'Collateral',
    refusesWith: ['validation-failed'],
  },
  'own-review': { holds: 'The caller is its `reviewer`.', rule: 'Collateral' },
  'others-review': { holds: 'The caller is not its `reviewer`.', rule: 'Collateral' },
  'value-in-currency': {
    holds: 'The value is in the currency of its declared value.',
    rule: 'Money, rates, dates',
    refusesWith: ['currency-mismatch'],
  },
  valued: { holds: 'It has a `valuation`, which its present `reviewer` recorded.', rule: 'Collateral' },
  'valuation-current': {
    holds: 'It has no `valuation`, or today is not after the `validUntil` of it.',
    rule: 'Collateral',
    refusesWith: ['valuation-expired'],
  },
  'valuation-over': { holds: 'Today is after the `validUntil` of its `valuation`.', rule: 'Collateral' },
  'not-signed-for': { holds: 'Its order is not `AWAITING_DOWN_PAYMENT`.', rule: 'Collateral' },
  'order-active': { holds: 'Its order is `ACTIVE`.', rule: 'Collateral' },
  'not-in-use': {
    holds:
      'It has no order, or that is none of `UNDER_REVIEW`, `READY_TO_CONFIRM` and `AWAITING_DOWN_PAYMENT`.',
    rule: 'Collateral',
  },
  'cover-lacking': {
    holds:
      'The plan needs collateral, and its `principalLeft` is more than the lendable value of all collateral that secures it.',
    rule: 'Collateral',
  },
  'cover-enough': {
    holds:
      'The plan needs no collateral, or its `principalLeft` is at most the lendable value of all collateral that secures it.',
    rule: 'Collateral',
  },
  'plan-in-default': {
    holds: 'The plan that it secures is `DEFAULTED` or `WRITTEN_OFF`.',
    rule: 'Collateral',
  },
  'sale-not-announced': {
    holds: 'Its owner was not told of a sale, or only of one whose notice is void (`saleFrom` is null).',
    rule: 'Collateral',
  },
  'sale-announced': {
    holds:
      'Its owner was told of the sale at least 14 days ago: today is not before `saleFrom`, which is not null.',
    rule: 'Collateral',
  },
  'no-payment-processing': noPaymentProcessing,
  'proceeds-in-currency': {
    holds: 'The proceeds are in the currency of its declared value.',
    rule: 'Money, rates, dates',
    refusesWith: ['currency-mismatch'],
  },
};
