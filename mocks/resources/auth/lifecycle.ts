import { challengeMachine } from '#contracts/auth/machine.ts';
import type { ChallengeRecord } from '#mocks/records.ts';
import { decide, type Guards } from '#mocks/core/lifecycle.ts';

type ChallengeGuard = (typeof challengeMachine.transitions)[number]['guards'][number];
type ChallengeTrigger = (typeof challengeMachine.transitions)[number]['trigger'];

/** What the guards of a one-time code look at. */
interface ChallengeFacts {
  /** Codes that may still be sent to the target this hour. */
  readonly sendsLeft: number;
  /** Seconds until another code may be sent. */
  readonly wait: number;
  readonly expired: boolean;
  readonly right: boolean;
  /** Before this attempt. */
  readonly attemptsLeft: number;
}

const challengeGuards: Guards<ChallengeGuard, ChallengeFacts> = {
  'sends-left': ({ sendsLeft }) => (sendsLeft > 0 ? null : 'No more codes are sent to this contact for now.'),
  'cool-down-passed': ({ wait }) => (wait === 0 ? null : `Another code can be sent in ${wait} seconds.`),
  'not-expired': ({ expired }) => (expired ? 'This code has run out.' : null),
  'code-right': ({ right }) => (right ? null : 'That code is not right.'),
  'code-wrong': ({ right }) => (right ? 'That code is right.' : null),
  'last-try': ({ attemptsLeft }) => (attemptsLeft === 1 ? null : `${attemptsLeft} tries are left.`),
  expired: ({ expired }) => (expired ? null : 'This code has not run out.'),
};

const nothingSpecial: ChallengeFacts = {
  sendsLeft: 1,
  wait: 0,
  expired: false,
  right: false,
  attemptsLeft: 5,
};

export function decideChallenge(
  status: ChallengeRecord['status'] | null,
  trigger: ChallengeTrigger,
  facts: Partial<ChallengeFacts> = {},
) {
  return decide(challengeMachine, challengeGuards, status, trigger, { ...nothingSpecial, ...facts });
}
