import { Instant, LocalDate } from './dates.ts';
import { described } from './described.ts';
import { Money } from './money.ts';
import { Version } from './ids.ts';
import { Permission } from './permissions.ts';
import { Bytes, Count, PositiveCount, Seconds } from './integers.ts';
import { z } from './z.ts';

const text = z.string().check(z.minLength(1));

export const FieldError = described(
  z.object({ pointer: z.string(), code: text, message: text }),
  'One refused field: `pointer` is an RFC 6901 pointer into the body, or "/query/name" and "/path/name".',
);
export type FieldError = z.output<typeof FieldError>;

export const ProblemReason = described(
  z.object({ code: text, message: text }),
  'One reason of a refusal: a code for programs, a sentence for people.',
);

/**
 * Refusals with these statuses are kept for their Idempotency-Key: the request was tried or is impossible, and
 * repeating it would not change that. With any other status the key stays unused: the request is corrected or sent
 * again later.
 */
const keptStatuses = [402, 403, 404, 409, 410] as const;

function problem<const Code extends string, const Status extends number, Extra extends z.core.$ZodLooseShape>(
  code: Code,
  status: Status,
  extra: Extra,
  kept = (keptStatuses as readonly number[]).includes(status),
) {
  const schema = z.object({
    type: described(
      z.string().check(z.regex(new RegExp(`^https://[^\\s?#]+/${code}$`))),
      'The backend chooses the host; the last segment is the code.',
    ),
    title: text,
    status: z.literal(status),
    detail: text,
    instance: described(text, 'The requested path, never with its query, which may contain search terms.'),
    code: z.literal(code),
    requestId: text,
    ...extra,
  });
  return { status, schema, kept };
}

/**
 * The closed catalogue of problems (RFC 9457), by code; their titles are in `problem-titles.ts`. `kept` says whether a
 * repeated Idempotency-Key gets this refusal again.
 */
export const problems = {
  'malformed-request': problem('malformed-request', 400, {}),
  'idempotency-key-required': problem('idempotency-key-required', 400, {}),
  'dry-run-unavailable': problem('dry-run-unavailable', 400, {}),
  unauthenticated: problem('unauthenticated', 401, {}),
  'session-expired': problem('session-expired', 401, {
    reason: z.enum(['idle', 'absolute', 'revoked']),
  }),
  'payment-declined': problem('payment-declined', 402, {
    declineCode: described(
      z.enum(['insufficient-funds', 'card-declined', 'card-expired', 'card-stolen', 'not-confirmed']),
      'Why a bank declined a payment.',
    ),
    retryable: z.boolean(),
    attemptsLeft: Count,
    paymentId: text,
  }),
  forbidden: problem('forbidden', 403, { requiredPermission: Permission }),
  'customers-only': problem('customers-only', 403, {}),
  'account-blocked': problem('account-blocked', 403, { supportRef: text }),
  'four-eyes-required': problem('four-eyes-required', 403, {
    initiatorId: text,
  }),
  'not-found': problem('not-found', 404, { entity: text }),
  'method-not-allowed': problem('method-not-allowed', 405, {
    /** The methods of the address, as in the Allow header. */
    allowed: z.array(text).check(z.minLength(1)),
  }),
  'invalid-transition': problem('invalid-transition', 409, {
    entity: text,
    from: text,
    action: text,
    allowed: z.array(text),
  }),
  'idempotency-in-progress': problem(
    'idempotency-in-progress',
    409,
    { retryAfterS: Seconds },
    false, // not kept, because it says nothing about the request that is still running
  ),
  'offer-unavailable': problem('offer-unavailable', 409, {
    alternatives: z.array(text),
  }),
  'quote-expired': problem('quote-expired', 409, { newQuoteId: text }),
  'terms-outdated': problem('terms-outdated', 409, { currentVersion: text }),
  'payment-in-progress': problem('payment-in-progress', 409, {
    paymentId: text,
  }),
  'card-not-active': problem('card-not-active', 409, {}),
  'card-already-redeemed': problem('card-already-redeemed', 409, {
    redeemedAt: Instant,
  }),
  'card-blocked': problem('card-blocked', 409, {}),
  'collateral-already-pledged': problem('collateral-already-pledged', 409, { planNumber: text }),
  'valuation-expired': problem('valuation-expired', 409, {
    validUntil: LocalDate,
  }),
  'contact-taken': problem('contact-taken', 409, {}),
  'approval-outdated': problem('approval-outdated', 409, {
    /** The code of the problem that the command had when it was approved. */
    cause: text,
  }),
  'otp-expired': problem('otp-expired', 410, {}),
  'card-expired': problem('card-expired', 410, {}),
  'version-conflict': problem('version-conflict', 412, {
    currentVersion: Version,
  }),
  'content-too-large': problem('content-too-large', 413, {
    maxCharacters: PositiveCount,
  }),
  'document-too-large': problem('document-too-large', 413, {
    maxBytes: Bytes,
  }),
  'document-type-not-allowed': problem('document-type-not-allowed', 415, {
    allowed: z.array(text).check(z.minLength(1)),
  }),
  'unsupported-media-type': problem('unsupported-media-type', 415, {
    accepted: z.array(text).check(z.minLength(1)),
  }),
  'validation-failed': problem('validation-failed', 422, {
    errors: z.array(FieldError).check(z.minLength(1)),
  }),
  'idempotency-key-reused': problem('idempotency-key-reused', 422, {}),
  // kept, because it cost a try
  'otp-invalid': problem('otp-invalid', 422, { attemptsLeft: Count }, true),
  'card-pin-invalid': problem(
    'card-pin-invalid',
    422,
    { attemptsLeft: Count },
    true, // kept, because it cost a try
  ),
  'not-eligible': problem('not-eligible', 422, {
    reasons: z.array(ProblemReason).check(z.minLength(1)),
  }),
  'credit-limit-exceeded': problem('credit-limit-exceeded', 422, {
    available: Money,
    requested: Money,
  }),
  'assessment-required': problem('assessment-required', 422, {}),
  'assessment-declined': problem('assessment-declined', 422, {
    reasons: z.array(ProblemReason).check(z.minLength(1)),
  }),
  'amount-too-small': problem('amount-too-small', 422, { min: Money }),
  'amount-too-large': problem('amount-too-large', 422, { max: Money }),
  'collateral-required': problem('collateral-required', 422, {
    missing: Money,
  }),
  'collateral-insufficient': problem('collateral-insufficient', 422, {
    missing: Money,
  }),
  'document-unreadable': problem('document-unreadable', 422, {}),
  'refund-exceeds-payment': problem('refund-exceeds-payment', 422, {
    refundable: Money,
  }),
  'wallet-insufficient': problem('wallet-insufficient', 422, {
    available: Money,
  }),
  overpayment: problem('overpayment', 422, { maxAmount: Money }),
  'settlement-quote-stale': problem('settlement-quote-stale', 409, {
    /** The currently valid amount. */
    newAmount: Money,
  }),
  'reschedule-limit': problem('reschedule-limit', 422, {
    max: Count,
  }),
  'template-variables-missing': problem('template-variables-missing', 422, {
    /** The unknown names in the texts, each once. */
    variables: z.array(text).check(z.minLength(1)),
  }),
  'audience-empty': problem('audience-empty', 422, {}),
  'too-many-rows': problem('too-many-rows', 422, {
    max: PositiveCount,
    rows: Count,
  }),
  'currency-mismatch': problem('currency-mismatch', 422, {
    expected: text,
    got: text,
  }),
  'otp-locked': problem('otp-locked', 423, { retryAfterS: Seconds }),
  'card-redemption-locked': problem('card-redemption-locked', 423, {
    retryAfterS: Seconds,
  }),
  'precondition-required': problem('precondition-required', 428, {}),
  'otp-cooldown': problem('otp-cooldown', 429, { retryAfterS: Seconds }),
  'rate-limited': problem('rate-limited', 429, {
    retryAfterS: Seconds,
    limit: PositiveCount,
  }),
  internal: problem('internal', 500, {}),
  'storage-unavailable': problem('storage-unavailable', 503, {
    retryAfterS: Seconds,
  }),
  maintenance: problem('maintenance', 503, {
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
