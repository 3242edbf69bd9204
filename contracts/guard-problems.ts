import type { MachineName, Machines } from './steps.ts';
import type { ProblemCode } from './problem.ts';

type GuardOf<Name extends MachineName> = Machines[Name]['transitions'][number]['guards'][number];

/** What each machine's guards refuse with; those that are not listed refuse with `invalid-transition` or select a transition. */
export const guardProblems: {
  readonly [Name in MachineName]: {
    readonly [Guard in GuardOf<Name>]?: readonly [ProblemCode, ...ProblemCode[]];
  };
} = {
  administrator: {},
  approval: {
    'second-person': ['four-eyes-required'],
    'may-decide': ['forbidden'],
    'not-outdated': ['approval-outdated'],
  },
  batch: {
    'value-in-limits': ['validation-failed'],
    'validity-in-limits': ['validation-failed'],
    'number-free': ['validation-failed'],
    'activation-fits': ['validation-failed'],
    'range-fits': ['validation-failed'],
    'second-person': ['four-eyes-required'],
    'same-currency': ['currency-mismatch'],
  },
  challenge: {
    'sends-left': ['rate-limited'],
    'cool-down-passed': ['otp-cooldown'],
    'not-expired': ['otp-expired'],
  },
  collateral: {
    'same-currency': ['currency-mismatch'],
    'not-too-old': ['validation-failed'],
    'answer-given': ['validation-failed'],
    'value-in-currency': ['currency-mismatch'],
    'valuation-current': ['valuation-expired'],
    'no-payment-processing': ['payment-in-progress'],
    'proceeds-in-currency': ['currency-mismatch'],
  },
  document: {
    'type-allowed': ['document-type-not-allowed'],
    'size-allowed': ['document-too-large'],
    'content-readable': ['document-unreadable'],
    'content-as-announced': ['document-unreadable'],
  },
  inbox: { 'snooze-in-range': ['validation-failed'] },
  job: {},
  notification: {
    'variables-known': ['template-variables-missing'],
    'has-audience': ['audience-empty'],
    'time-for-zones': ['validation-failed'],
    'at-once': ['validation-failed'],
    'deliveries-failed': ['validation-failed'],
  },
  order: {
    'account-active': ['account-blocked'],
    'one-currency': ['currency-mismatch'],
    'offer-active': ['offer-unavailable'],
    'total-in-range': ['offer-unavailable'],
    'financed-in-range': ['offer-unavailable'],
    'months-in-profile': ['offer-unavailable'],
    'interest-in-profile': ['offer-unavailable'],
    'no-payment-processing': ['payment-in-progress'],
    'customer-eligible': ['not-eligible', 'credit-limit-exceeded'],
    'same-currency': ['currency-mismatch'],
    'collateral-covers': ['collateral-required', 'collateral-insufficient'],
    'assessment-valid': ['assessment-required'],
    'assessment-approved': ['assessment-declined'],
    'quote-valid': ['quote-expired'],
    'quote-hash-equal': ['quote-expired'],
    'terms-current': ['terms-outdated'],
    'code-verified': ['otp-expired', 'otp-invalid'],
    'no-other-payment': ['payment-in-progress'],
    'amount-equals-down-payment': ['amount-too-small', 'amount-too-large', 'currency-mismatch'],
  },
  payment: {
    'sources-sum': ['validation-failed'],
    'wallet-covers': ['wallet-insufficient'],
    'no-other-payment': ['payment-in-progress'],
    'no-payment-processing': ['payment-in-progress'],
    'same-currency': ['currency-mismatch'],
    'within-refundable': ['refund-exceeds-payment'],
  },
  plan: {
    'no-payment-processing': ['payment-in-progress'],
    'same-currency': ['currency-mismatch'],
    'within-left-to-pay': ['overpayment'],
    'pays-principal': ['amount-too-small'],
    'less-than-settlement': ['overpayment'],
    'settlement-current': ['settlement-quote-stale'],
    'withdrawal-current': ['settlement-quote-stale'],
    'reschedules-left': ['reschedule-limit'],
    'months-in-profile': ['reschedule-limit'],
    'due-day-changes-left': ['reschedule-limit'],
    'extensions-left': ['reschedule-limit'],
    'promise-day': ['validation-failed'],
  },
  scratchcard: {
    'account-active': ['account-blocked'],
    'batch-active': ['card-not-active'],
    'same-currency': ['currency-mismatch'],
  },
  user: {
    'same-currency': ['currency-mismatch'],
    'contact-new': ['validation-failed'],
    'contact-free': ['contact-taken'],
  },
};
