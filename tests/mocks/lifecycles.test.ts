import { describe, expect, test } from 'vitest';
import type { Transition } from '#contracts/machine.ts';
import { lifecycles } from '#tests/kit/lifecycles.ts';

test('each transition has an id of its own among those of all lifecycles', () => {
  const ids = Object.values(lifecycles).flatMap(({ machine }) => machine.transitions.map(({ id }) => id));
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
});

/** The transitions that can never be taken: from each of their states an earlier one holds whenever they do. */
function hiddenIn(rows: readonly Transition[]): string[] {
  const hides = (before: Transition, { trigger, guards }: Transition, state: string | null) =>
    before.trigger === trigger &&
    (state === null ? before.from === null : before.from?.includes(state)) &&
    before.guards.every((guard) => guards.includes(guard));
  return rows
    .filter((row, index) =>
      (row.from ?? [null]).every((state) => rows.slice(0, index).some((before) => hides(before, row, state))),
    )
    .map(({ id }) => id);
}

test('a transition with the guards of an earlier one is found, one with fewer is not', () => {
  const row = (id: string, guards: readonly string[]) =>
    ({ id, trigger: 'go', from: ['A'], to: 'B', guards, effect: '' }) as const;
  expect(hiddenIn([row('1', ['x']), row('2', ['x', 'y'])])).toEqual(['2']);
  expect(hiddenIn([row('1', ['x', 'y']), row('2', ['x'])])).toEqual([]);
});

describe.each(Object.entries(lifecycles))('%s', (_name, { machine, needs }) => {
  test('no transition is hidden by one before it whose guards hold', () => {
    expect(hiddenIn(machine.transitions)).toEqual([]);
  });

  test('the reason names what an action needs where a state lacks it', () => {
    const rows: readonly Transition[] = machine.transitions;
    const states: readonly string[] = machine.states;
    const isLacked = (action: string) => {
      const steps = rows.filter(({ trigger }) => trigger === action);
      return states.some((state) => !steps.some(({ from }) => from?.includes(state)));
    };
    const said = Object.entries(needs).flatMap(([action, need]) => (need === null ? [] : [action]));
    expect(said).toEqual(Object.keys(needs).filter(isLacked));
  });

  test('no transition leaves a final state', () => {
    const rows: readonly Transition[] = machine.transitions;
    const final = new Set<string>(machine.final);
    const leaving = rows.filter(({ from, to }) => to !== null && from?.some((state) => final.has(state)));
    expect(leaving.map(({ id }) => id)).toEqual([]);
  });
});
