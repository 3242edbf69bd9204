import { noLongerValid, tooManyCodes, wrongCode } from '#mocks/resources/code-problems.ts';
import { problem } from '#mocks/core/handler-result.ts';

/** The maximum number of codes sent to one target per hour. */
export const SENDS_PER_HOUR = 5;

interface Sending {
  readonly sentThisHour: number;
  /** Seconds until the oldest code of the last hour is an hour old. */
  readonly hourEndsInS: number;
  /** Seconds until another code may be sent. */
  readonly coolDownS: number;
}

interface Checking {
  readonly right: boolean;
  /** Tries that were left before this one. */
  readonly attemptsLeft: number;
}

interface Ageing {
  readonly expired: boolean;
}

/** Guards that depend on stored state only. */
export const challengeGuards = {
  'sends-left': ({ sentThisHour, hourEndsInS }: Sending) =>
    sentThisHour < SENDS_PER_HOUR ? null : tooManyCodes(SENDS_PER_HOUR, hourEndsInS),
  'cool-down-passed': ({ coolDownS }: Pick<Sending, 'coolDownS'>) =>
    coolDownS === 0
      ? null
      : problem('otp-cooldown', `Another code can be sent in ${coolDownS} seconds.`, {
          retryAfterS: coolDownS,
        }),
  'not-expired': ({ expired }: Ageing) => (expired ? noLongerValid() : null),
  'last-try': ({ attemptsLeft }: Checking) => (attemptsLeft === 1 ? null : `${attemptsLeft} tries are left.`),
  expired: ({ expired }: Ageing) => (expired ? null : 'This code has not expired.'),
};

/** Guards that also depend on the request. */
export const challengeRequestGuards = {
  'code-right': ({ right, attemptsLeft }: Checking) => (right ? null : wrongCode(attemptsLeft - 1)),
  'code-wrong': ({ right }: Checking) => (right ? 'That code is right.' : null),
};
