import { challengeMachine } from '#contracts/auth/machine.ts';
import { noLongerValid } from '#mocks/resources/code-problems.ts';
import { lifecycle } from '#mocks/core/lifecycle.ts';
import type { ChallengeRecord } from './record.ts';
import { challengeGuards, challengeRequestGuards } from './guards.ts';

/** The transitions of a one-time code (docs/domain.md, "One-time codes"). */
export const challengeLifecycle = lifecycle<ChallengeRecord>()({
  machine: challengeMachine,
  guards: challengeGuards,
  requestGuards: challengeRequestGuards,
  actions: {},
  needs: {},
  stateReasons: {
    ISSUED: 'This code is still valid.',
    VERIFIED: noLongerValid,
    EXPIRED: noLongerValid,
    LOCKED: noLongerValid,
    SUPERSEDED: noLongerValid,
  },
});
