import type { Endpoint } from '#contracts/endpoint.ts';
import { contract, type OperationName } from '#contracts/index.ts';
import type { ProblemCode } from '#contracts/problem.ts';

interface ExpectedRefusal {
  /** A problem, or the other status of a success that the operation has too. */
  readonly outcome: ProblemCode | 200 | 201 | 202;
  readonly operations: readonly OperationName[];
  /** The rule that a schema cannot express. */
  readonly reason: string;
  /** Codes of field errors that are such a rule in this operation only. */
  readonly fieldCodes?: readonly string[];
}

const operationsWith = (has: (endpoint: Endpoint) => boolean) =>
  Object.entries<Endpoint>(contract)
    .filter(([, endpoint]) => has(endpoint))
    .map(([name]) => name as OperationName); // keys of the contract

const noSecond = 'what the example commands needs no second person; 202 is for what does';
const atOnce = 'the bank decides about the card of the example at once; 202 is for one that takes its time';

/**
 * The answers that Specmatic's requests may get instead of the expected status. Any other one is an error of the
 * document or of the backend.
 */
export const expectedRefusals: readonly ExpectedRefusal[] = [
  {
    outcome: 'otp-cooldown',
    operations: ['createChallenge'],
    reason: 'a second code for the same contact or order has to wait',
  },
  {
    outcome: 'unauthenticated',
    operations: ['createChallenge'],
    reason: 'a code to confirm an order needs the session of its customer, a code to sign in needs none',
  },
  { outcome: 'otp-expired', operations: ['verifyChallenge'], reason: 'a code can be used once' },
  {
    outcome: 200,
    operations: operationsWith(
      ({ responses, approval }) => 200 in responses && 202 in responses && !approval,
    ),
    reason: atOnce,
  },
  {
    outcome: 200,
    operations: operationsWith(
      ({ responses, approval }) => 200 in responses && 202 in responses && !!approval,
    ),
    reason: noSecond,
  },
  {
    outcome: 201,
    operations: operationsWith(
      ({ responses, approval }) => 201 in responses && 202 in responses && !approval,
    ),
    reason: atOnce,
  },
  {
    outcome: 201,
    operations: operationsWith(
      ({ responses, approval }) => 201 in responses && 202 in responses && !!approval,
    ),
    reason: noSecond,
  },
  {
    outcome: 202,
    operations: ['writeOffPlan', 'changeRole', 'createDiscount', 'endDiscount'],
    reason: 'a second person always has to approve it; 200 is what the approval then has as its result',
  },
  {
    outcome: 200,
    operations: operationsWith(({ cache }) => cache !== undefined),
    reason: '304 is for the tag of an answer that was kept, and the request has another one',
  },
  {
    outcome: 'not-found',
    operations: ['getLegalDocumentVersion'],
    reason: 'for 304 Specmatic makes up a version, because an answer without a body has no example',
  },
  {
    outcome: 'version-conflict',
    operations: operationsWith(({ version }) => version === 'requires'),
    reason: 'a generated If-Match is no version, and that of the example is old after the first change',
  },
  {
    outcome: 'validation-failed',
    operations: operationsWith(({ paging }) => paging !== undefined),
    reason: 'a cursor belongs to the list that gave it, and a sort has each key once',
  },
  {
    outcome: 'validation-failed',
    operations: ['createBatch'],
    reason:
      'what a card may be worth depends on its currency, and which cards are activated on how many there are',
    fieldCodes: ['out-of-range'],
  },
  {
    outcome: 'validation-failed',
    operations: ['createCardToken'],
    reason: 'the generated card has expired, or its check digit is wrong',
  },
  {
    outcome: 'validation-failed',
    operations: ['createOrder', 'compareQuotes'],
    reason: 'a generated product is not sold, or is there twice',
  },
  {
    outcome: 'validation-failed',
    operations: ['updateMe'],
    reason: 'a name has no control characters',
  },
  {
    outcome: 'validation-failed',
    operations: ['updateInboxItem', 'updatePreferences'],
    reason: 'a generated snooze ends in the past, and quiet hours do not begin and end at the same time',
  },
  {
    outcome: 'payment-in-progress',
    operations: ['payOrder'],
    reason: 'the down payment of the example is paid once',
  },
  {
    outcome: 'invalid-transition',
    operations: operationsWith(
      ({ idempotent, problems }) => idempotent === true && problems.includes('invalid-transition'),
    ),
    reason:
      'a step can be taken once, in the states that allow it; further examples are of things in other states',
  },
  {
    outcome: 'validation-failed',
    operations: ['payOrder', 'retryPayment'],
    reason: 'the parts of a payment add up to its amount, and further examples are of other amounts',
  },
  {
    outcome: 'amount-too-large',
    operations: ['payOrder'],
    reason: 'a down payment is not paid with more than it is, and further examples are of another order',
  },
  {
    outcome: 'settlement-quote-stale',
    operations: ['settlePlan', 'withdrawPlan'],
    reason: 'other examples have paid or refunded a part of the same plan since its amount was quoted',
  },
  {
    outcome: 'not-eligible',
    operations: ['submitOrder'],
    reason:
      'a customer has five open plans at most, and the order confirmed by another example has the fifth',
  },
  {
    outcome: 'not-found',
    operations: ['endSession'],
    reason: 'another example has ended all other sessions',
  },
  {
    outcome: 'not-found',
    operations: ['sendDocumentPart'],
    reason: 'another example has removed the document',
  },
  {
    outcome: 'currency-mismatch',
    operations: ['createRefund', 'simulateRefund', 'compareQuotes', 'createAssessment'],
    reason:
      'a refund is in the currency of its payment, a budget in that of its order, and offers are in euro',
  },
  {
    outcome: 'refund-exceeds-payment',
    operations: ['createRefund', 'simulateRefund'],
    reason: 'a generated amount is more than what was paid',
  },
  {
    outcome: 'amount-too-large',
    operations: ['compareQuotes'],
    reason: 'a purchase has a largest amount, which depends on its currency',
  },
  {
    outcome: 'not-found',
    operations: ['createChallenge'],
    reason: 'a generated order does not exist',
  },
];
