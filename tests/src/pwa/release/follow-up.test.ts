import { expect, test } from 'vitest';
import { createFollowUp } from '#src/pwa/release/follow-up.ts';
import { fakeClock } from '#tests/src/origin.ts';

function following() {
  const { clock, advance } = fakeClock();
  const start = clock.now();
  const state = { done: false };
  const checks: number[] = [];
  const followUp = createFollowUp({
    clock,
    check: () => {
      checks.push((clock.now() - start) / 60_000);
      return Promise.resolve();
    },
    isDone: () => state.done,
    pauseMs: 60_000,
  });
  return { followUp, state, checks, minutes: (count: number) => advance(count * 60_000) };
}

test('the worker of a new release is requested at growing intervals until installed [RELEASE-01]', async () => {
  const { followUp, state, checks, minutes } = following();
  followUp();
  await minutes(10);
  expect(checks).toEqual([0, 1, 3, 7]);
  await minutes(2_000);
  const pauses = checks.slice(1).map((at, index) => at - (checks[index] ?? 0));
  expect(Math.max(...pauses)).toBe(240);
  state.done = true;
  const { length } = checks;
  await minutes(10_000);
  expect(checks).toHaveLength(length);
});

test('another release restarts the checks, and does not add a second series', async () => {
  const { followUp, checks, minutes } = following();
  followUp();
  await minutes(5);
  followUp();
  await minutes(2);
  expect(checks).toEqual([0, 1, 3, 5, 6]);
});

test('there is no request if the worker is already installed', async () => {
  const { followUp, state, checks, minutes } = following();
  state.done = true;
  followUp();
  await minutes(5);
  expect(checks).toEqual([]);
});
