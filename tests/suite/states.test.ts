import { expect, test } from 'vitest';
import type { Endpoint } from '#contracts/endpoint.ts';
import { contract } from '#contracts/index.ts';
import type { EntityState } from '#contracts/mock-control.ts';
import { partsOfStep } from '#contracts/steps.ts';
import { problemIn } from '#tests/kit/client.ts';
import { announcedBy, announcement } from './announced.ts';
import { ready } from './backend.ts';
import { commandNames } from './guards/table.ts';
import { machines } from './machines.ts';

const hasMachine = (name: string): name is EntityState['entity'] => Object.hasOwn(machines, name);

/** Every command with each state of its resource in which it has no step. */
const cases = commandNames.flatMap((command) => {
  const { takes }: Endpoint = contract[command];
  if (!takes || !announcedBy[command]) return [];
  const { machine: entity, trigger } = partsOfStep(takes);
  // An account that is not active gets no answers, so it announces nothing either.
  if (entity === 'user' || !hasMachine(entity)) return [];
  const { states, transitions } = machines[entity];
  const from = transitions.flatMap((row) => (row.trigger === trigger ? (row.from ?? []) : []));
  return states
    .filter((state) => !from.includes(state))
    .map((state) => ({ command, entity, trigger, state }));
});

test.each(cases)('$command is refused in the state $state', async ({ command, entity, trigger, state }) => {
  const { backend, request } = await ready(command);
  const id = Object.values(request.params ?? {})[0] ?? '';
  await backend.put({ entity, id, state } as EntityState); // a state of its machine
  const announced = await announcement(backend, command, request);
  const before = await backend.state();
  const problem = problemIn(await backend.ask(command, request));
  expect(['invalid-transition', 'payment-in-progress']).toContain(problem.code);
  if (problem.code === 'invalid-transition') expect(problem).toMatchObject({ from: state, action: trigger });
  expect(announced).toMatchObject({ allowed: false, reason: problem.detail });
  expect(problem.detail.endsWith(announced?.cause ?? 'no cause')).toBe(true);
  expect(await backend.state()).toEqual(before);
});

test('every resource has states in which its commands are refused', () => {
  expect([...new Set(cases.map(({ entity }) => entity))].toSorted()).toEqual([
    'approval',
    'batch',
    'collateral',
    'discount',
    'job',
    'notification',
    'order',
    'payment',
    'plan',
    'scratchcard',
  ]);
  expect(cases.length).toBeGreaterThan(50);
});
