import { expect, test } from 'vitest';
import type { Endpoint } from '#contracts/endpoint.ts';
import { contract } from '#contracts/index.ts';
import type { Transition } from '#contracts/machine.ts';
import type { EntityState } from '#contracts/mock-control.ts';
import { partsOfStep } from '#contracts/steps.ts';
import { memberOf } from '#mocks/core/member.ts';
import { businessOf } from '#tests/kit/backend.ts';
import { announcedBy, announcement } from './guards/announced.ts';
import { commandNames, lifecycles } from './guards/table.ts';
import { ready } from '#tests/suite/in-process.ts';
import { problemIn } from '#tests/kit/client.ts';

/** Every command with each state of its resource in which it has no step. */
const cases = commandNames.flatMap((command) => {
  const { takes }: Endpoint = contract[command];
  if (!takes || !announcedBy[command]) return [];
  const { machine, trigger } = partsOfStep(takes);
  if (machine === 'user') return []; // an account that is not active gets no answers, so it announces nothing either
  const { states, transitions } = lifecycles[machine].machine;
  const from = (transitions as readonly Transition[]).flatMap((row) =>
    row.trigger === trigger ? (row.from ?? []) : [],
  );
  return (states as readonly string[])
    .filter((state) => !from.includes(state))
    .map((state) => ({ command, entity: machine as EntityState['entity'], trigger, state })); // only these are announced
});

test.each(cases)('$command is refused in the state $state', async ({ command, entity, trigger, state }) => {
  const { backend, request } = await ready(command);
  const id = Object.values(request.params ?? {})[0] ?? '';
  await backend.put({ entity, id, state } as EntityState); // a state of its machine
  const announced = await announcement(backend, command, request);
  const before = businessOf(backend);
  const problem = problemIn(await backend.ask(command, request));
  expect(['invalid-transition', 'payment-in-progress']).toContain(problem.code);
  if (problem.code === 'invalid-transition') expect(problem).toMatchObject({ from: state, action: trigger });
  expect(announced).toMatchObject({ allowed: false, reason: problem.detail });
  const need = memberOf(lifecycles[entity].needs, trigger);
  const cause = memberOf(announced, 'cause');
  if (problem.code === 'invalid-transition')
    expect([need ?? '', cause].join(' ').trim()).toBe(problem.detail);
  else expect(cause).toBe(problem.detail);
  expect(businessOf(backend)).toEqual(before);
});

test('every resource has states in which its commands are refused', () => {
  expect([...new Set(cases.map(({ entity }) => entity))].toSorted()).toEqual([
    'approval',
    'batch',
    'collateral',
    'job',
    'notification',
    'order',
    'payment',
    'plan',
    'scratchcard',
  ]);
  expect(cases.length).toBeGreaterThan(50);
});
