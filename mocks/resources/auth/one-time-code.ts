import type { Challenge } from '#contracts/auth/challenge.ts';
import type { Instant } from '#contracts/dates.ts';
import { codeMinutes } from '#contracts/periods.ts';
import { noLongerValid, tooManyCodes, wrongCode } from '#mocks/code-problems.ts';
import type { Message } from '#mocks/core/handler.ts';
import { problem, ProblemError, type Problem } from '#mocks/core/handler-result.ts';
import { sha256Of } from '#mocks/core/session.ts';
import type { Random } from '#mocks/random.ts';
import type { ChallengeRecord } from './record.ts';
import type { Writes } from '#mocks/tables.ts';
import { SENDS_PER_HOUR } from './guards.ts';
import { challengeLifecycle } from './lifecycle.ts';
import { after, HOUR, MINUTE, SECOND, secondsUntil } from '#mocks/business-time.ts';
import { maskedEmail, maskedPhone } from '#mocks/format.ts';

/** docs/domain.md, "One-time codes". */
export const codeRules = {
  digits: 6,
  validFor: codeMinutes * MINUTE,
  tries: 5,
  /** The wait before another code after the first, the second, and every later code of the last hour, in ms. */
  coolDowns: [30 * SECOND, 60 * SECOND, 120 * SECOND],
  /** Codes per hour and scope: see `scopeOf`. */
  sendsPerHour: SENDS_PER_HOUR,
  /** Codes per hour requested by one caller for contacts that the caller names. */
  sendsPerCaller: 30,
  /** Codes per hour to one contact, requested by all callers together. */
  sendsPerContact: 20,
  lockedFor: 15 * MINUTE,
} as const;

type Challenges = Pick<Writes, 'challenges'>;

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
  if (locked > 0) throw new ProblemError(lockedOut(locked));
  if (isToAnyContact(purpose)) refuseManySends(tables, target, caller, now);

  const recent = withinAnHour(scope, now);
  const status = challengeLifecycle.take(null, 'issue', {
    sentThisHour: recent.length,
    hourEndsInS: hourEndsInS(recent, now),
    coolDownS: secondsUntil(now, recent.at(-1)?.resendAt ?? now),
  });

  for (const older of recent) {
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
    otherChannel: other === null ? null : shown(other),
    issuedAt: now,
    expiresAt: after(now, codeRules.validFor),
    resendAt: after(now, coolDownAfter(recent.length + 1)),
    attemptsLeft: codeRules.tries,
    status,
    bindsTo,
    target,
    caller,
    orderId,
    userId,
    codeHash: hashOf(id, code),
    lockedUntil: null,
  });
}

/**
 * Sends another code for the same challenge, so that the page that waits for it accepts it (transition X1c). Its
 * validity is not extended, which limits how often it can be sent. Raises otp-cooldown.
 */
export function resendCode(
  { tables, now, random, send }: Omit<Issuing, 'caller'>,
  challenge: ChallengeRecord,
  text: CodeRequest['text'],
): void {
  challengeLifecycle.take(challenge, 'resend', { coolDownS: secondsUntil(now, challenge.resendAt) });
  const code = random.digits(codeRules.digits);
  send({ channel: challenge.channel, to: challenge.target, text: text(code), code });
  tables.challenges.replace({
    ...challenge,
    resendAt: after(now, coolDownAfter(1)),
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
  const { to: status, problem: refused } = challengeLifecycle.decide(challenge, 'verify', facts);
  if (refused) return refused;
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
function shown(contact: string): Challenge['otherChannel'] {
  const channel = contact.includes('@') ? 'EMAIL' : 'SMS';
  return { channel, maskedTarget: masked(channel, contact) };
}

/** Purposes whose code is sent to any contact that the caller names. */
const isToAnyContact = (purpose: ChallengeRecord['purpose']) => purpose !== 'CONFIRM_ORDER';

/**
 * Returns the codes that are counted together. A code that confirms an order or changes a contact needs its
 * customer's session, so that such codes are counted by customer, whatever contacts they are sent to. A login code
 * can be requested by anyone, so that login codes are counted by contact and caller.
 */
function scopeOf(
  tables: Challenges,
  { target, purpose, caller, userId }: Pick<ChallengeRecord, 'target' | 'purpose' | 'caller' | 'userId'>,
): readonly ChallengeRecord[] {
  if (userId !== null) {
    return tables.challenges.by('userId', userId).filter((other) => other.purpose === purpose);
  }
  return tables.challenges
    .by('target', target)
    .filter((other) => other.purpose === purpose && other.caller === caller);
}

/** Returns the challenges of the last hour, oldest first. */
function withinAnHour(challenges: readonly ChallengeRecord[], now: Instant): readonly ChallengeRecord[] {
  const hourAgo = after(now, -HOUR);
  return challenges
    .filter(({ issuedAt }) => issuedAt > hourAgo)
    .toSorted((a, b) => (a.issuedAt < b.issuedAt ? -1 : 1));
}

/** Seconds until the oldest code of the last hour is an hour old. */
function hourEndsInS([oldest]: readonly ChallengeRecord[], now: Instant): number {
  return secondsUntil(now, after(oldest?.issuedAt ?? now, HOUR));
}

/**
 * Raises rate-limited for a caller who requests codes for many contacts, and for a contact for which many callers
 * request codes; the latter not for a caller who has logged in with that contact before.
 */
function refuseManySends(tables: Challenges, target: string, caller: string, now: Instant): void {
  const refuseAt = (limit: number, sent: readonly ChallengeRecord[], what?: string) => {
    const recent = withinAnHour(sent, now).filter(({ purpose }) => isToAnyContact(purpose));
    if (recent.length < limit) return;
    throw new ProblemError(tooManyCodes(limit, hourEndsInS(recent, now), what));
  };
  const { sendsPerCaller, sendsPerContact } = codeRules;
  refuseAt(
    sendsPerCaller,
    tables.challenges.by('caller', caller),
    'sent at the request of one device or network',
  );
  const toTarget = tables.challenges.by('target', target);
  const isKnown = toTarget.some(
    (other) => other.caller === caller && other.purpose === 'SIGN_IN' && other.status === 'VERIFIED',
  );
  if (isKnown) return;
  refuseAt(sendsPerContact, toTarget);
}

/** Returns the seconds until the lock of these challenges ends; 0 without one. */
function lockedFor(challenges: readonly ChallengeRecord[], now: Instant): number {
  const waits = challenges.map(({ lockedUntil }) =>
    lockedUntil === null ? 0 : secondsUntil(now, lockedUntil),
  );
  return Math.max(0, ...waits);
}

/** Returns the challenge as its owner may see it: without code, hash and the full contact. */
export function viewChallenge(row: ChallengeRecord): Challenge {
  const {
    target: _target,
    caller: _caller,
    orderId: _orderId,
    userId: _userId,
    codeHash: _codeHash,
    lockedUntil: _lockedUntil,
    ...challenge
  } = row;
  return challenge;
}

function lockedOut(retryAfterS: number): Problem {
  const minutes = Math.ceil(retryAfterS / 60);
  const wait = minutes === 1 ? 'a minute' : `${minutes} minutes`;
  return problem('otp-locked', `Too many wrong codes. Try again in ${wait}.`, { retryAfterS });
}

function coolDownAfter(sends: number): number {
  const { coolDowns } = codeRules;
  return coolDowns[Math.min(sends, coolDowns.length) - 1] ?? 0;
}

function hashOf(challengeId: string, code: string): string {
  return sha256Of(`${challengeId}:${code}`);
}
