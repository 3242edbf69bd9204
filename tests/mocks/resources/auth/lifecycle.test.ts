import { describe, expect, test } from 'vitest';
import { challengeMachine } from '#contracts/auth/machine.ts';
import { decideChallenge } from '#mocks/resources/auth/lifecycle.ts';

const triggers = ['issue', 'verify', 'clock'] as const;

/** docs/domain.md, "One-time codes": where each step leads when its guards pass. Every other cell is impossible. */
const right = { right: true };
const cases = [
  { from: null, trigger: 'issue', facts: {}, to: 'ISSUED' },
  { from: 'ISSUED', trigger: 'issue', facts: {}, to: 'SUPERSEDED' },
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

describe('the machine of a one-time code', () => {
  test.each(cases)('$from, $trigger leads to $to', ({ from, trigger, facts, to }) => {
    expect(decideChallenge(from, trigger, facts)).toMatchObject({ kind: 'taken', to });
  });

  test.each(impossible)('$from, $trigger is impossible', ({ from, trigger }) => {
    expect(decideChallenge(from, trigger)).toEqual({ kind: 'impossible' });
  });

  test.each([
    { from: null, trigger: 'issue', facts: { sendsLeft: 0 }, guard: 'sends-left' },
    { from: null, trigger: 'issue', facts: { wait: 30 }, guard: 'cool-down-passed' },
    { from: null, trigger: 'issue', facts: { sendsLeft: 0, wait: 30 }, guard: 'sends-left' },
    { from: 'ISSUED', trigger: 'verify', facts: { ...right, expired: true }, guard: 'code-wrong' },
    { from: 'ISSUED', trigger: 'clock', facts: {}, guard: 'expired' },
  ] as const)('$from, $trigger is refused by $guard', ({ from, trigger, facts, guard }) => {
    expect(decideChallenge(from, trigger, facts)).toMatchObject({ kind: 'refused', guard });
  });
});
