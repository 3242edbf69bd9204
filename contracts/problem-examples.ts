import { maxBodyCharacters } from './endpoint.ts';
import { type Problem, type ProblemCode, type ProblemExtra, problems } from './problem.ts';
import { problemTitles } from './problem-titles.ts';
import { z } from './z.ts';

const euro = (amountMinor: number) => ({ amountMinor, currency: 'EUR' }) as const;
const paymentId = 'pay_01JH8ZK3W00000000000000000';

/** For each problem a sentence and the members that only it has, as a backend could answer. */
const details: { readonly [Code in ProblemCode]: ProblemExtra<Code> & { readonly detail: string } } = {
  'malformed-request': { detail: 'The body is not JSON.' },
  'idempotency-key-required': { detail: 'Send an Idempotency-Key header with a UUID.' },
  'dry-run-unavailable': { detail: 'This cannot be tried: its answer would reveal a secret.' },
  unauthenticated: { detail: 'Log in to do this.' },
  'session-expired': { detail: 'Log in again.', reason: 'idle' },
  'payment-declined': {
    detail: 'The bank declined the payment.',
    declineCode: 'insufficient-funds',
    retryable: true,
    attemptsLeft: 2,
    paymentId,
  },
  forbidden: { detail: 'Your role does not include this.', requiredPermission: 'users.read' },
  'customers-only': { detail: 'Log in as a customer to do this.' },
  'account-blocked': { detail: 'Contact support about this account.', supportRef: 'SUP-0001' },
  'four-eyes-required': {
    detail: 'Another administrator has to decide about this.',
    initiatorId: 'adm_01JH8ZK3W00000000000000000',
  },
  'not-found': { detail: 'There is no such plan.', entity: 'plan' },
  'method-not-allowed': { detail: 'This address takes GET and POST.', allowed: ['GET', 'POST'] },
  'invalid-transition': {
    detail: 'The plan is paid off.',
    entity: 'plan',
    from: 'SETTLED',
    action: 'pay',
    allowed: [],
  },
  'idempotency-in-progress': {
    detail: 'The same request is still running; ask again in a moment.',
    retryAfterS: 1,
  },
  'offer-unavailable': { detail: 'This plan is not available for the cart.', alternatives: ['STD6'] },
  'quote-expired': {
    detail: 'The quote has expired. Look at the new one.',
    newQuoteId: 'quo_01JH8ZK3W00000000000000000',
  },
  'terms-outdated': { detail: 'The terms have changed. Read them again.', currentVersion: '2027-01' },
  'payment-in-progress': { detail: 'A payment is being processed.', paymentId },
  'card-not-active': { detail: 'This scratchcard is not active.' },
  'card-already-redeemed': {
    detail: 'This scratchcard was redeemed before.',
    redeemedAt: '2027-01-08T09:30:00.000Z',
  },
  'card-blocked': { detail: 'This scratchcard is blocked.' },
  'collateral-already-pledged': {
    detail: 'This item secures another plan.',
    planNumber: 'PLN-000101',
  },
  'valuation-expired': { detail: 'The item has to be valued again.', validUntil: '2027-01-09' },
  'contact-taken': { detail: 'Another account has this contact.' },
  'approval-outdated': {
    detail: 'The plan has changed since this was requested.',
    cause: 'invalid-transition',
  },
  'otp-expired': { detail: 'Ask for a new code.' },
  'card-expired': { detail: 'The last day of this scratchcard has passed.' },
  'version-conflict': { detail: 'Read it again, then repeat the change.', currentVersion: 4 },
  'content-too-large': { detail: 'Shorten the body.', maxCharacters: maxBodyCharacters },
  'document-too-large': { detail: 'A file has at most 10 MB.', maxBytes: 10_485_760 },
  'document-type-not-allowed': {
    detail: 'Send a photo or a PDF.',
    allowed: ['image/jpeg', 'application/pdf'],
  },
  'unsupported-media-type': { detail: 'Send the body as JSON.', accepted: ['application/json'] },
  'validation-failed': {
    detail: 'One field needs attention.',
    errors: [{ pointer: '/fullName', code: 'too-small', message: 'Enter a name.' }],
  },
  'idempotency-key-reused': { detail: 'This Idempotency-Key was sent before with a different body.' },
  'otp-invalid': { detail: 'Check the code and enter it again.', attemptsLeft: 4 },
  'card-pin-invalid': { detail: 'Check the PIN and enter it again.', attemptsLeft: 4 },
  'not-eligible': {
    detail: 'A new plan is not possible now.',
    reasons: [{ code: 'overdue', message: 'An instalment is overdue.' }],
  },
  'credit-limit-exceeded': {
    detail: 'The purchase is above the credit limit.',
    available: euro(50_000),
    requested: euro(120_000),
  },
  'assessment-required': { detail: 'State income and expenses first.' },
  'assessment-declined': {
    detail: 'The instalments do not fit the budget.',
    reasons: [{ code: 'too-high', message: 'The instalment is higher than what is left each month.' }],
  },
  'amount-too-small': { detail: 'The amount is too small.', min: euro(5_000) },
  'amount-too-large': { detail: 'The amount is too large.', max: euro(500_000) },
  'collateral-required': { detail: 'This plan needs collateral.', missing: euro(60_000) },
  'collateral-insufficient': { detail: 'The collateral does not cover the plan.', missing: euro(57_268) },
  'document-unreadable': { detail: 'The file is damaged.' },
  'refund-exceeds-payment': {
    detail: 'Less than this can still be refunded.',
    refundable: euro(18_369),
  },
  'wallet-insufficient': { detail: 'The wallet does not hold that much.', available: euro(1_000) },
  overpayment: { detail: 'Less than this is left to pay.', maxAmount: euro(73_478) },
  'settlement-quote-stale': {
    detail: 'The amount has changed since it was quoted.',
    newAmount: euro(90_812),
  },
  'reschedule-limit': { detail: 'The plan was rescheduled as often as is allowed.', max: 2 },
  'template-variables-missing': { detail: 'A variable is unknown.', variables: ['firstNam'] },
  'audience-empty': { detail: 'No customer matches the audience.' },
  'too-many-rows': { detail: 'Narrow the filters.', max: 10_000, rows: 30_000 },
  'currency-mismatch': { detail: 'The amount is in another currency.', expected: 'EUR', got: 'USD' },
  'otp-locked': { detail: 'Too many wrong codes. Try again later.', retryAfterS: 840 },
  'card-redemption-locked': { detail: 'Too many wrong PINs. Try again later.', retryAfterS: 840 },
  'precondition-required': { detail: 'Send If-Match with the version that you have read.' },
  'otp-cooldown': { detail: 'A code was sent a moment ago.', retryAfterS: 30 },
  'rate-limited': { detail: 'Too many requests. Try again later.', retryAfterS: 60, limit: 60 },
  internal: { detail: 'Try again later.' },
  'storage-unavailable': { detail: 'Nothing can be saved at the moment.', retryAfterS: 30 },
  maintenance: {
    detail: 'The service is closed for maintenance.',
    retryAfterS: 600,
    until: '2027-01-10T10:00:00.000Z',
  },
};

/** A whole problem of this code, as an answer to a request for `instance`. */
export function problemExample(
  code: ProblemCode,
  context: { readonly types: string; readonly instance: string; readonly requestId: string },
): Problem {
  const { status, schema } = problems[code];
  const common = { code, status, title: problemTitles[code], type: `${context.types}/${code}` };
  const { instance, requestId } = context;
  return z.parse(schema, { ...common, ...details[code], instance, requestId });
}
