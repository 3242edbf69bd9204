import type { Challenge } from '#contracts/auth/challenge.ts';
import type { Instant } from '#contracts/dates.ts';
import { noLongerValid, wrongCode } from '#mocks/resources/code-problems.ts';
import type { Message } from '#mocks/core/rows.ts';
import { problem, ProblemError, type Problem } from '#mocks/core/handler-result.ts';
import { sha256Of } from '#mocks/core/session.ts';
import type { Random } from '#mocks/store/random.ts';
import type { ChallengeRecord } from './record.ts';
import {
  type Challenges,
  codeRules,
  coolDownAfter,
  hourEndsInS,
  isToAnyContact,
  lockedFor,
  refuseManySends,
  scopeOf,
  sendsWithinAnHour,
} from './code-limits.ts';
import { challengeLifecycle } from './lifecycle.ts';
import { after, secondsUntil } from '#mocks/time/business-time.ts';
import { maskedEmail, maskedPhone, waitText } from '#mocks/core/format.ts';

interface Issuing {
  readonly tables: Challenges;
  readonly now: Instant;
  readonly random: Random;
  readonly send: (message: Message) => void;
  readonly caller: string;
}

export interface CodeRequest {
  readonly purpose: Challenge['purpose'];
  readonly channel: Challenge['channel'];
  /** The full phone number or address. */
  readonly to: string;
  /** The full other contact to which the code could be sent; null without one. */
  readonly other: string | null;
  readonly orderId: string | null;
  readonly userId: string | null;
  /** The hash of the quote that the code confirms; null for other purposes. */
  readonly bindsTo: string | null;
  readonly text: (code: string) => string;
}

/**
 * Sends a new code, which replaces older codes of the same scope (transition X1). Cool-down, hourly limit and lock
 * are counted by scope, too, so that requests of a stranger do not block anyone else. Raises otp-locked, rate-limited
 * or otp-cooldown.
 */
export function issueCode(context: Issuing, request: CodeRequest): ChallengeRecord {
  const { tables, now, random, send, caller } = context;
  const { to: target, other, purpose, channel, orderId, userId, bindsTo } = request;
  const scope = scopeOf(tables, { target, purpose, caller, userId });
  const locked = lockedFor(scope, now);
  // oxlint-disable-next-line tranche/direct-refusal -- the lock of a scope, not of one code
  if (locked > 0) throw new ProblemError(lockedOut(locked));
  if (isToAnyContact(purpose)) refuseManySends(tables, target, caller, now);

  const sends = sendsWithinAnHour(scope, now);
  const nextAt = scope.map(({ resendAt }) => resendAt).toSorted();
  const status = challengeLifecycle.take(null, 'issue', {
    sentThisHour: sends.length,
    hourEndsInS: hourEndsInS(sends, now),
    coolDownS: secondsUntil(now, nextAt.at(-1) ?? now),
  });

  for (const older of scope) {
    const { to } = challengeLifecycle.decide(older, 'supersede', {});
    if (to !== null) tables.challenges.replace({ ...older, status: to });
  }
  const id = random.ulid('otp', now);
  const code = random.digits(codeRules.digits);
  send({ channel, to: target, text: request.text(code), code });
  return tables.challenges.insert({
    id,
    purpose,
    channel,
    maskedTarget: masked(channel, target),
    otherChannel: other === null ? null : maskedContact(other),
    issuedAt: now,
    expiresAt: after(now, codeRules.validFor),
    resendAt: after(now, coolDownAfter(sends.length + 1)),
    attemptsLeft: codeRules.tries,
    status,
    bindsTo,
    target,
    caller,
    orderId,
    userId,
    codeHash: hashOf(id, code),
    resentAt: [],
    lockedUntil: null,
  });
}

/**
 * Sends another code for the same challenge, so that the page that waits for it accepts it (transition X1c). Its
 * validity is not extended. It counts as a code that was sent to its contact. Raises rate-limited or otp-cooldown.
 */
export function resendCode(
  { tables, now, random, send }: Omit<Issuing, 'caller'>,
  challenge: ChallengeRecord,
  text: CodeRequest['text'],
): void {
  const sends = sendsWithinAnHour(scopeOf(tables, challenge), now);
  challengeLifecycle.take(challenge, 'resend', {
    sentThisHour: sends.length,
    hourEndsInS: hourEndsInS(sends, now),
    coolDownS: secondsUntil(now, challenge.resendAt),
  });
  const code = random.digits(codeRules.digits);
  send({ channel: challenge.channel, to: challenge.target, text: text(code), code });
  tables.challenges.replace({
    ...challenge,
    resendAt: after(now, coolDownAfter(sends.length + 1)),
    resentAt: [...challenge.resentAt, now],
    codeHash: hashOf(challenge.id, code),
  });
}

/**
 * Spends a right code; a wrong one costs a try (transitions X2 to X4). The problem must be returned, not raised, so
 * that the lost try is stored. The caller has to check beforehand whose code it is and what it binds to.
 */
export function checkCode(
  { tables, now }: { readonly tables: Challenges; readonly now: Instant },
  challenge: ChallengeRecord,
  code: string,
): ChallengeRecord | Problem {
  const locked = lockedFor(scopeOf(tables, challenge), now);
  if (locked > 0) return lockedOut(locked);
  const expired = now > challenge.expiresAt;
  const lapsed = challengeLifecycle.decide(challenge, 'clock', { expired });
  if (lapsed.to !== null) {
    tables.challenges.replace({ ...challenge, status: lapsed.to });
    return noLongerValid();
  }
  const right = hashOf(challenge.id, code) === challenge.codeHash;
  const facts = { right, expired, attemptsLeft: challenge.attemptsLeft };
  const { to: status, problem: refusal } = challengeLifecycle.decide(challenge, 'verify', facts);
  if (refusal) return refusal;
  if (status === 'VERIFIED') return tables.challenges.replace({ ...challenge, status });

  const attemptsLeft = challenge.attemptsLeft - 1;
  const lockedUntil = status === 'LOCKED' ? after(now, codeRules.lockedFor) : null;
  tables.challenges.replace({ ...challenge, status, attemptsLeft, lockedUntil });
  if (lockedUntil !== null) return lockedOut(secondsUntil(now, lockedUntil));
  return wrongCode(attemptsLeft);
}

const masked = (channel: Challenge['channel'], target: string) =>
  channel === 'SMS' ? maskedPhone(target) : maskedEmail(target);

/** Returns the other contact in the form that its owner may see. */
function maskedContact(contact: string): Challenge['otherChannel'] {
  const channel = contact.includes('@') ? 'EMAIL' : 'SMS';
  return { channel, maskedTarget: masked(channel, contact) };
}

/** Returns the challenge as its owner may see it: without code, hash and the full contact. */
export function viewChallenge(row: ChallengeRecord): Challenge {
  const {
    target: _target,
    caller: _caller,
    orderId: _orderId,
    userId: _userId,
    codeHash: _codeHash,
    resentAt: _resentAt,
    lockedUntil: _lockedUntil,
    ...challenge
  } = row;
  return challenge;
}

function lockedOut(retryAfterS: number): Problem {
  const detail = `Too many wrong codes. Try again in ${waitText(retryAfterS)}.`;
  return problem('otp-locked', detail, { retryAfterS });
}

function hashOf(challengeId: string, code: string): string {
  return sha256Of(`${challengeId}:${code}`);
}
