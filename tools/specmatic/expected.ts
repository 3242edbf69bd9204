import type { OperationName } from '#contracts/index.ts';
import type { ProblemCode } from '#contracts/problem.ts';

interface ExpectedRefusal {
  /** A problem, or the other status of a success that the operation has too. */
  readonly outcome: ProblemCode | 200 | 201;
  readonly operations: readonly OperationName[];
  /** The rule that no schema can say. */
  readonly reason: string;
}

/**
 * What Specmatic's requests may be answered with instead of the status that it asks for. Everything else is an error of
 * the document or of the backend.
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
    operations: ['retryPayment', 'retryPaymentAsAdministrator'],
    reason: 'the bank decides about the card of the example at once; 202 is for one that takes its time',
  },
  {
    outcome: 201,
    operations: ['payOrder'],
    reason: 'the bank decides about the card of the example at once; 202 is for one that takes its time',
  },
  {
    outcome: 201,
    operations: ['createRefund'],
    reason: 'the refund of the example needs no second person; 202 is for one that does',
  },
  {
    outcome: 200,
    operations: [
      'getDocument',
      'listDocumentVersions',
      'getDocumentVersion',
      'listPlanOffers',
      'listProducts',
    ],
    reason: '304 is for the tag of an answer that was kept, and the request has another one',
  },
  {
    outcome: 'not-found',
    operations: ['getDocumentVersion'],
    reason: 'for 304 Specmatic makes up a version, because an answer without a body has no example',
  },
];
