import { describe, expect, test } from 'vitest';
import { pageStates } from '#src/features/demo/states.ts';
import type { StateName } from '#src/features/demo/states/page-states.ts';

/** Those that every page has, or says why not. */
const wanted = [
  'loading',
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
