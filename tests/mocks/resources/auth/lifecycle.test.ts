import { describe, expect, test } from 'vitest';
import { challengeMachine } from '#contracts/auth/machine.ts';
import { challengeLifecycle } from '#mocks/resources/auth/lifecycle.ts';
import type { ChallengeRecord } from '#mocks/resources/auth/record.ts';

const triggers = ['issue', 'supersede', 'verify', 'clock'] as const;
type Trigger = (typeof triggers)[number];

const sending = { sentThisHour: 0, hourEndsInS: 0, coolDownS: 0 };
const checking = { right: false, expired: false, attemptsLeft: 5 };
const right = { ...checking, right: true };

const decide = (status: ChallengeRecord['status'] | null, trigger: Trigger, facts: object) =>
  challengeLifecycle.decide(status === null ? null : ({ status } as ChallengeRecord), trigger, {
    ...sending,
    ...checking,
    ...facts,
  } as never);

/** docs/domain.md, "One-time codes": the state that each step leads to when its guards hold. */
const cases = [
  { from: null, trigger: 'issue', facts: {}, to: 'ISSUED' },
  { from: 'ISSUED', trigger: 'supersede', facts: {}, to: 'SUPERSEDED' },
  { from: 'ISSUED', trigger: 'verify', facts: right, to: 'VERIFIED' },
  { from: 'ISSUED', trigger: 'verify', facts: { ...right, attemptsLeft: 1 }, to: 'VERIFIED' },
  { from: 'ISSUED', trigger: 'verify', facts: { attemptsLeft: 5 }, to: 'ISSUED' },
  { from: 'ISSUED', trigger: 'verify', facts: { attemptsLeft: 2 }, to: 'ISSUED' },
  { from: 'ISSUED', trigger: 'verify', facts: { attemptsLeft: 1 }, to: 'LOCKED' },
  { from: 'ISSUED', trigger: 'clock', facts: { expired: true }, to: 'EXPIRED' },
] as const;

const possible = new Set<string>(cases.map(({ from, trigger }) => `${from} ${trigger}`));
const impossible = [null, ...challengeMachine.states]
  .flatMap((from) => triggers.map((trigger) => ({ from, trigger })))
  .filter(({ from, trigger }) => !possible.has(`${from} ${trigger}`));

describe('the lifecycle of a one-time code', () => {
  test.each(cases)('$from, $trigger leads to $to', ({ from, trigger, facts, to }) => {
    expect(decide(from, trigger, facts)).toMatchObject({ to, problem: null });
  });

  test.each(impossible)('$from, $trigger is not possible', ({ from, trigger }) => {
    expect(decide(from, trigger, {})).toMatchObject({ to: null, guard: null });
  });

  test.each(['VERIFIED', 'EXPIRED', 'LOCKED', 'SUPERSEDED'] as const)(
    'a code that is %s gets the same answer as any invalid code',
    (status) => {
      expect(decide(status, 'verify', right).problem?.code).toBe('otp-expired');
    },
  );

  test.each([
    [null, 'issue', { sentThisHour: 5, hourEndsInS: 60 }, 'sends-left', 'rate-limited'],
    [null, 'issue', { coolDownS: 30 }, 'cool-down-passed', 'otp-cooldown'],
    [null, 'issue', { sentThisHour: 5, hourEndsInS: 60, coolDownS: 30 }, 'sends-left', 'rate-limited'],
    ['ISSUED', 'verify', { ...right, expired: true }, 'not-expired', 'otp-expired'],
    ['ISSUED', 'clock', {}, 'expired', 'invalid-transition'],
  ] as const)('%s, %s with %o: %s refuses it', (from, trigger, facts, guard, code) => {
    expect(decide(from, trigger, facts)).toMatchObject({ to: null, guard, problem: { code } });
  });
});
