import { describe, expect, test } from 'vitest';
import { contract } from '#contracts/index.ts';
import { pageStates } from '#src/demo/states.ts';
import type { StateName } from '#src/demo/states/page-states.ts';

/** The states that every page has, or for which it says why it has none. */
const wanted = [
  'loading',
  'refreshing',
  'empty',
  'nothing found',
  'error',
  'partial',
  'offline',
  'read-only',
  'conflict',
  'pending',
  'success',
] as const satisfies readonly StateName[];

describe.each(pageStates)('$page', ({ states, absent }) => {
  const linked = new Set(states.map(({ state }) => state));

  test.each(wanted)('%s has a link or a reason, and not both', (state) => {
    expect([linked.has(state), absent[state] !== undefined].filter(Boolean)).toHaveLength(1);
  });

  test('a reason is a sentence', () => {
    for (const reason of Object.values(absent)) expect(reason).toMatch(/^[A-Z].{10,}\.$/);
  });
});

const failing = pageStates.flatMap(({ page, states }) =>
  states.flatMap(({ address }) => {
    const path = new URL(address, 'http://app.test').searchParams.get('fails');
    return path === null ? [] : [[page, path] as const];
  }),
);
const paths = Object.values(contract).map(({ path }) => path);

/** Whether a path of the contract, with any values of its parameters, ends in this one. */
const isEndOf = (end: string, path: string) => {
  const wanted = end.split('/').filter((part) => part !== '');
  const last = path.split('/').slice(-wanted.length);
  return last.every(
    (part, index) => part === wanted[index] || (part.startsWith('{') && wanted[index] !== 'v1'),
  );
};

test.each(failing)('the states of %s fail a path of the contract (%s)', (_page, path) => {
  expect(paths.some((each) => isEndOf(path, each))).toBe(true);
});
