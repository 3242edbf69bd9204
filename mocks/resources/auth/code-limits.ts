import type { Instant } from '#contracts/dates.ts';
import { codeMinutes } from '#contracts/periods.ts';
import { after, HOUR, MINUTE, SECOND, secondsUntil } from '#mocks/time/business-time.ts';
import { tooManyCodes } from '#mocks/resources/code-problems.ts';
import { ProblemError } from '#mocks/core/handler-result.ts';
import type { Writes } from '#mocks/resources/tables.ts';
import { SENDS_PER_HOUR } from './guards.ts';
import type { ChallengeRecord } from './record.ts';

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

export type Challenges = Pick<Writes, 'challenges'>;

/** Purposes whose code is sent to any contact that the caller names. */
export const isToAnyContact = (purpose: ChallengeRecord['purpose']) => purpose !== 'CONFIRM_ORDER';

/**
 * Returns the codes that are counted together. A code that confirms an order or changes a contact needs its
 * customer's session, so that such codes are counted by customer, whatever contacts they are sent to. A login code
 * can be requested by anyone, so that login codes are counted by contact and caller.
 */
export function scopeOf(
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

/** Returns when codes for these challenges were sent in the last hour, oldest first; an administrator sends some again. */
export function sendsWithinAnHour(challenges: readonly ChallengeRecord[], now: Instant): readonly Instant[] {
  const hourAgo = after(now, -HOUR);
  return challenges
    .flatMap(({ issuedAt, resentAt }) => [issuedAt, ...resentAt])
    .filter((sentAt) => sentAt > hourAgo)
    .toSorted();
}

/** Seconds until the oldest code of the last hour is an hour old. */
export function hourEndsInS([oldest]: readonly Instant[], now: Instant): number {
  return secondsUntil(now, after(oldest ?? now, HOUR));
}

/**
 * Raises rate-limited for a caller who requests codes for many contacts, and for a contact for which many callers
 * request codes; the latter not for a caller who has logged in with that contact before.
 */
export function refuseManySends(tables: Challenges, target: string, caller: string, now: Instant): void {
  const refuseAt = (limit: number, sent: readonly ChallengeRecord[], what?: string) => {
    const recent = sendsWithinAnHour(
      sent.filter(({ purpose }) => isToAnyContact(purpose)),
      now,
    );
    if (recent.length < limit) return;
    // oxlint-disable-next-line tranche/direct-refusal -- counted by caller and contact, across accounts
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
export function lockedFor(challenges: readonly ChallengeRecord[], now: Instant): number {
  const waits = challenges.map(({ lockedUntil }) =>
    lockedUntil === null ? 0 : secondsUntil(now, lockedUntil),
  );
  return Math.max(0, ...waits);
}

export function coolDownAfter(sends: number): number {
  const { coolDowns } = codeRules;
  return coolDowns[Math.min(sends, coolDowns.length) - 1] ?? 0;
}
