import type { Challenge } from '#contracts/auth/challenge.ts';
import type { Instant } from '#contracts/dates.ts';
import type { Message } from '#mocks/core/handler.ts';
import { problem, raise, type Problem } from '#mocks/core/handler-result.ts';
import { sha256Of } from '#mocks/core/session.ts';
import type { Random } from '#mocks/random.ts';
import type { ChallengeRecord } from './record.ts';
import type { Writes } from '#mocks/tables.ts';
import { challengeLifecycle, noLongerValid, SENDS_PER_HOUR } from './lifecycle.ts';
import { after, HOUR, MINUTE, SECOND, secondsUntil } from '#mocks/business-time.ts';
import { maskedEmail, maskedPhone } from '#mocks/format.ts';

/** docs/domain.md, "One-time codes". */
export const codeRules = {
  digits: 6,
  validFor: 300 * SECOND,
  tries: 5,
  /** The wait before another code, after the first, the second and every later one of the last hour. */
  coolDowns: [30 * SECOND, 60 * SECOND, 120 * SECOND],
  sendsPerHour: SENDS_PER_HOUR,
  lockedFor: 15 * MINUTE,
} as const;

type Challenges = Pick<Writes, 'challenges'>;

interface Issuing {
  readonly tables: Challenges;
  readonly now: Instant;
  readonly random: Random;
  readonly send: (message: Message) => void;
}

export interface CodeRequest {
  readonly purpose: Challenge['purpose'];
  readonly channel: Challenge['channel'];
  /** The phone number or address in full. */
  readonly to: string;
  readonly orderId: string | null;
  /** The hash of the quote that the code confirms; null for a sign-in. */
  readonly bindsTo: string | null;
  readonly text: (code: string) => string;
}

/**
 * X1: sends a new code, which replaces the older one of the same target and purpose. The cool-down counts what was
 * sent for this purpose, so that signing in does not delay confirming an order; the limit and the lock are the
 * target's. Raises otp-locked, rate-limited or otp-cooldown.
 */
export function issueCode({ tables, now, random, send }: Issuing, request: CodeRequest): ChallengeRecord {
  const { to: target, purpose, channel, orderId, bindsTo } = request;
  refuseWhileLocked(tables, target, now);

  const hourAgo = after(now, -HOUR);
  const recent = tables.challenges
    .by('target', target)
    .filter((challenge) => challenge.issuedAt > hourAgo)
    .toSorted((a, b) => (a.issuedAt < b.issuedAt ? -1 : 1));
  const sent = recent.filter((challenge) => challenge.purpose === purpose);
  const status = challengeLifecycle.take(null, 'issue', {
    sentThisHour: recent.length,
    hourEndsInS: secondsUntil(now, after(recent[0]?.issuedAt ?? now, HOUR)),
    coolDownS: secondsUntil(now, sent.at(-1)?.resendAt ?? now),
  });

  for (const older of sent) {
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
    maskedTarget: channel === 'SMS' ? maskedPhone(target) : maskedEmail(target),
    issuedAt: now,
    expiresAt: after(now, codeRules.validFor),
    resendAt: after(now, coolDownAfter(sent.length + 1)),
    attemptsLeft: codeRules.tries,
    status,
    bindsTo,
    target,
    orderId,
    codeHash: hashOf(id, code),
    lockedUntil: null,
  });
}

/**
 * X2 to X4: spends the code if it is right, else costs a try. The refusal is to be returned, not raised, so that the
 * lost try stands. Whose code it is and what it binds to is the caller's to check first.
 */
export function checkCode(
  { tables, now }: { readonly tables: Challenges; readonly now: Instant },
  challenge: ChallengeRecord,
  code: string,
): ChallengeRecord | Problem {
  const locked = lockedFor(tables, challenge.target, now);
  if (locked > 0) return lockedOut(locked);
  const expired = now > challenge.expiresAt;
  const lapsed = challengeLifecycle.decide(challenge, 'clock', { expired });
  if (lapsed.to !== null) {
    tables.challenges.replace({ ...challenge, status: lapsed.to });
    return noLongerValid();
  }
  const right = hashOf(challenge.id, code) === challenge.codeHash;
  const facts = { right, expired, attemptsLeft: challenge.attemptsLeft };
  const { to: status, problem: refused } = challengeLifecycle.decide(challenge, 'verify', facts);
  if (refused) return refused;
  if (status === 'VERIFIED') return tables.challenges.replace({ ...challenge, status });

  const attemptsLeft = challenge.attemptsLeft - 1;
  const lockedUntil = status === 'LOCKED' ? after(now, codeRules.lockedFor) : null;
  tables.challenges.replace({ ...challenge, status, attemptsLeft, lockedUntil });
  if (lockedUntil !== null) return lockedOut(secondsUntil(now, lockedUntil));
  const tries = attemptsLeft === 1 ? 'One try is' : `${attemptsLeft} tries are`;
  return problem('otp-invalid', `That code is not right. ${tries} left.`, { attemptsLeft });
}

/** Seconds for which the target stays locked, 0 when it is not. */
export function lockedFor(tables: Pick<Challenges, 'challenges'>, target: string, now: Instant): number {
  const waits = tables.challenges
    .by('target', target)
    .map(({ lockedUntil }) => (lockedUntil === null ? 0 : secondsUntil(now, lockedUntil)));
  return Math.max(0, ...waits);
}

/** The challenge as its owner may see it: without code, hash and the contact in full. */
export function viewChallenge(row: ChallengeRecord): Challenge {
  const {
    target: _target,
    orderId: _orderId,
    codeHash: _codeHash,
    lockedUntil: _lockedUntil,
    ...challenge
  } = row;
  return challenge;
}

function refuseWhileLocked(tables: Challenges, target: string, now: Instant): void {
  const seconds = lockedFor(tables, target, now);
  if (seconds > 0) raise('otp-locked', lockedSentence(seconds), { retryAfterS: seconds });
}

function lockedOut(retryAfterS: number): Problem {
  return problem('otp-locked', lockedSentence(retryAfterS), { retryAfterS });
}

function lockedSentence(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  return `Too many wrong codes. Try again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`;
}

function coolDownAfter(sends: number): number {
  const { coolDowns } = codeRules;
  return coolDowns[Math.min(sends, coolDowns.length) - 1] ?? 0;
}

function hashOf(challengeId: string, code: string): string {
  return sha256Of(`${challengeId}:${code}`);
}
