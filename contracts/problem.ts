import { Instant, LocalDate } from './dates.ts';
import { Money } from './money.ts';
import { Version } from './ids.ts';
import { Permission } from './permissions.ts';
import { Bytes, Count, PositiveCount, Seconds } from './integers.ts';
import { z } from './z.ts';

const text = z.string().check(z.minLength(1));

/** One refused field: `pointer` is an RFC 6901 pointer into the body, or "/query/name" and "/path/name". */
export const FieldError = z.object({ pointer: z.string(), code: text, message: text });
export type FieldError = z.output<typeof FieldError>;

/** One reason of a refusal: a code for programs, a sentence for people. */
export const ProblemReason = z.object({ code: text, message: text });

/**
 * Refusals with these statuses are kept for their Idempotency-Key: the request was tried or is impossible, and
 * repeating it would not change that. With any other status the key stays unused: the request is corrected or sent
 * again later.
 */
const keptStatuses = [402, 403, 404, 409, 410] as const;

function problem<const Code extends string, const Status extends number, Extra extends z.core.$ZodLooseShape>(
  code: Code,
  status: Status,
  title: string,
  extra: Extra,
  kept = (keptStatuses as readonly number[]).includes(status),
) {
  const schema = z.object({
    /** The backend chooses the host; the last segment is the code. */
    type: z.string().check(z.regex(new RegExp(`^https://[^\\s?#]+/${code}$`))),
    title: text,
    status: z.literal(status),
    detail: text,
    /** The requested path, never with its query, which may contain search terms. */
    instance: text,
    code: z.literal(code),
    requestId: text,
    ...extra,
  });
  return { status, title, schema, kept };
}

/**
 * The closed catalogue of problems (RFC 9457), by code. The title is the same for every occurrence; `kept` says
 * whether a repeated Idempotency-Key gets this refusal again.
 */
export const problems = {
  'malformed-request': problem('malformed-request', 400, 'The request cannot be read', {}),
  'idempotency-key-required': problem('idempotency-key-required', 400, 'An Idempotency-Key is required', {}),
  'dry-run-unavailable': problem('dry-run-unavailable', 400, 'This cannot be tried without doing it', {}),
  unauthenticated: problem('unauthenticated', 401, 'Log in first', {}),
  'session-expired': problem('session-expired', 401, 'Your session has ended', {
    reason: z.enum(['idle', 'absolute', 'revoked']),
  }),
  'payment-declined': problem('payment-declined', 402, 'The payment was declined', {
    declineCode: z.enum([
      'insufficient-funds',
      'card-declined',
      'card-expired',
      'card-stolen',
      'not-confirmed',
    ]),
    retryable: z.boolean(),
    attemptsLeft: Count,
    paymentId: text,
  }),
  forbidden: problem('forbidden', 403, "You don't have permission", { requiredPermission: Permission }),
  'customers-only': problem('customers-only', 403, 'This is for customers', {}),
  'account-blocked': problem('account-blocked', 403, 'This account is blocked', { supportRef: text }),
  'four-eyes-required': problem('four-eyes-required', 403, 'A second person is needed', {
    initiatorId: text,
  }),
  'not-found': problem('not-found', 404, 'Not found', { entity: text }),
  'method-not-allowed': problem('method-not-allowed', 405, 'Not possible at this address', {
    /** The methods of the address, as in the Allow header. */
    allowed: z.array(text).check(z.minLength(1)),
  }),
  'invalid-transition': problem('invalid-transition', 409, 'Not possible in this state', {
    entity: text,
    from: text,
    action: text,
    allowed: z.array(text),
  }),
  'idempotency-in-progress': problem(
    'idempotency-in-progress',
    409,
    'The same request is still running',
    { retryAfterS: Seconds },
    false, // not kept, because it says nothing about the request that is still running
  ),
  'offer-unavailable': problem('offer-unavailable', 409, 'This plan is not available', {
    alternatives: z.array(text),
  }),
  'quote-expired': problem('quote-expired', 409, 'These figures have expired', { newQuoteId: text }),
  'terms-outdated': problem('terms-outdated', 409, 'The terms have changed', { currentVersion: text }),
  'payment-in-progress': problem('payment-in-progress', 409, 'A payment is already under way', {
    paymentId: text,
  }),
  'card-not-active': problem('card-not-active', 409, 'This scratchcard cannot be used now', {}),
  'card-already-redeemed': problem('card-already-redeemed', 409, 'This scratchcard was redeemed', {
    redeemedAt: Instant,
  }),
  'card-blocked': problem('card-blocked', 409, 'This scratchcard is blocked', {}),
  'collateral-already-pledged': problem(
    'collateral-already-pledged',
    409,
    'This already secures another plan',
    { planNumber: text },
  ),
  'valuation-expired': problem('valuation-expired', 409, 'The valuation has expired', {
    validUntil: LocalDate,
  }),
  'contact-taken': problem('contact-taken', 409, 'This contact belongs to another account', {}),
  'approval-outdated': problem('approval-outdated', 409, 'This cannot be approved as it was asked for', {
    /** The code of the problem that the command had when it was approved. */
    cause: text,
  }),
  'otp-expired': problem('otp-expired', 410, 'This code has expired', {}),
  'card-expired': problem('card-expired', 410, 'This scratchcard has expired', {}),
  'version-conflict': problem('version-conflict', 412, 'Someone changed this meanwhile', {
    currentVersion: Version,
  }),
  'content-too-large': problem('content-too-large', 413, 'The request is too long', {
    maxCharacters: PositiveCount,
  }),
  'document-too-large': problem('document-too-large', 413, 'This file is too large', {
    maxBytes: Bytes,
  }),
  'document-type-not-allowed': problem(
    'document-type-not-allowed',
    415,
    'This kind of file is not accepted',
    { allowed: z.array(text).check(z.minLength(1)) },
  ),
  'unsupported-media-type': problem('unsupported-media-type', 415, 'The body is not of a known type', {
    accepted: z.array(text).check(z.minLength(1)),
  }),
  'validation-failed': problem('validation-failed', 422, 'Some fields need attention', {
    errors: z.array(FieldError).check(z.minLength(1)),
  }),
  'idempotency-key-reused': problem('idempotency-key-reused', 422, 'This key belongs to another request', {}),
  // kept, because it cost a try
  'otp-invalid': problem('otp-invalid', 422, 'That code is not right', { attemptsLeft: Count }, true),
  'card-pin-invalid': problem(
    'card-pin-invalid',
    422,
    'That PIN is not right',
    { attemptsLeft: Count },
    true, // kept, because it cost a try
  ),
  'not-eligible': problem('not-eligible', 422, 'Not available to you at the moment', {
    reasons: z.array(ProblemReason).check(z.minLength(1)),
  }),
  'credit-limit-exceeded': problem('credit-limit-exceeded', 422, 'Above your credit limit', {
    available: Money,
    requested: Money,
  }),
  'assessment-required': problem('assessment-required', 422, 'Your budget is needed first', {}),
  'assessment-declined': problem('assessment-declined', 422, 'This plan does not fit your budget yet', {
    reasons: z.array(ProblemReason).check(z.minLength(1)),
  }),
  'amount-too-small': problem('amount-too-small', 422, 'The amount is too small', { min: Money }),
  'amount-too-large': problem('amount-too-large', 422, 'The amount is too large', { max: Money }),
  'collateral-required': problem('collateral-required', 422, 'Collateral needed', {
    missing: Money,
  }),
  'collateral-insufficient': problem('collateral-insufficient', 422, 'The collateral is not enough', {
    missing: Money,
  }),
  'document-unreadable': problem('document-unreadable', 422, 'This file cannot be read', {}),
  'refund-exceeds-payment': problem('refund-exceeds-payment', 422, 'More than can be refunded', {
    refundable: Money,
  }),
  'wallet-insufficient': problem('wallet-insufficient', 422, 'The wallet does not hold that much', {
    available: Money,
  }),
  overpayment: problem('overpayment', 422, 'More than is left to pay', { maxAmount: Money }),
  'settlement-quote-stale': problem('settlement-quote-stale', 409, 'This amount has changed', {
    /** The currently valid amount. */
    newAmount: Money,
  }),
  'reschedule-limit': problem('reschedule-limit', 422, 'Not possible once more', {
    max: Count,
  }),
  'template-variables-missing': problem('template-variables-missing', 422, 'A variable stands for nothing', {
    /** The unknown names in the texts, each once. */
    variables: z.array(text).check(z.minLength(1)),
  }),
  'audience-empty': problem('audience-empty', 422, 'Nobody would get it', {}),
  'too-many-rows': problem('too-many-rows', 422, 'Too many rows at once', {
    max: PositiveCount,
    rows: Count,
  }),
  'currency-mismatch': problem('currency-mismatch', 422, 'Amounts in different currencies', {
    expected: text,
    got: text,
  }),
  'otp-locked': problem('otp-locked', 423, 'Too many wrong codes', { retryAfterS: Seconds }),
  'card-redemption-locked': problem('card-redemption-locked', 423, 'Too many wrong PINs', {
    retryAfterS: Seconds,
  }),
  'precondition-required': problem('precondition-required', 428, 'If-Match is required', {}),
  'otp-cooldown': problem('otp-cooldown', 429, 'A code was sent a moment ago', { retryAfterS: Seconds }),
  'rate-limited': problem('rate-limited', 429, 'Too many requests', {
    retryAfterS: Seconds,
    limit: PositiveCount,
  }),
  internal: problem('internal', 500, 'Something went wrong on our side', {}),
  'storage-unavailable': problem('storage-unavailable', 503, 'Nothing can be saved at the moment', {
    retryAfterS: Seconds,
  }),
  maintenance: problem('maintenance', 503, 'Closed for maintenance', {
    retryAfterS: Seconds,
    until: z.nullable(Instant),
  }),
} as const;

export type ProblemCode = keyof typeof problems;
export const problemCodes = Object.keys(problems) as ProblemCode[]; // Object.keys loses the literal keys

type ProblemSchema = (typeof problems)[ProblemCode]['schema'];
const schemas = Object.values(problems).map((entry) => entry.schema) as [ProblemSchema, ...ProblemSchema[]]; // never empty

/** Any problem of the catalogue. */
export const Problem = z.discriminatedUnion('code', schemas);
export type Problem = z.output<ProblemSchema>;
export type ProblemOf<Code extends ProblemCode> = z.output<(typeof problems)[Code]['schema']>;

type Common = 'type' | 'title' | 'status' | 'instance' | 'requestId' | 'code' | 'detail';
/** The members that a handler adds when it raises a problem: those that only this code has. */
export type ProblemExtra<Code extends ProblemCode> = Omit<ProblemOf<Code>, Common>;

export const problemMediaType = 'application/problem+json';
