import { expect, test } from 'vitest';
import type { Transition } from '#contracts/machine.ts';
import { businessOf, type Backend } from '#tests/kit/backend.ts';
import { announcedBy, announcement } from './guards/announced.ts';
import type { PlanStatus } from '#contracts/plans/plan.ts';
import { isOpen } from '#mocks/resources/plans/lifecycle.ts';
import { type CommandName, lifecycles, steps } from './guards/table.ts';
import { ready } from './requests.ts';
import { problemIn } from '#tests/kit/client.ts';

/** Every command with each state of its resource in which it has no step. */
const cases = Object.entries(steps).flatMap(([command, [step]]) => {
  const [entity = '', trigger = ''] = step?.split('.') ?? [];
  const name = command as CommandName; // a key of `steps`
  // Nothing of an account that is not active is answered, so it announces nothing either.
  if (!step || !announcedBy[name] || entity === 'user') return [];
  const { states, transitions } = lifecycles[entity as keyof typeof lifecycles].machine; // a part of the step's name
  const from = (transitions as readonly Transition[]).flatMap((row) =>
    row.trigger === trigger ? (row.from ?? []) : [],
  );
  return (states as readonly string[])
    .filter((state) => !from.includes(state))
    .map((state) => ({ command: name, entity: entity as Stored, trigger, state })); // only these are announced
});

type Stored =
  'approval' | 'notification' | 'batch' | 'scratchcard' | 'collateral' | 'job' | 'order' | 'payment' | 'plan';

/** Gives the resource another state, without the steps that lead to it. */
function putInto({ store }: Backend, entity: Stored, id: string, state: string): Promise<void> {
  return store.transact(({ tables }) => {
    const table = entity === 'batch' ? tables.batches : tables[`${entity}s`];
    const row = Object(table.get(id));
    const { amount, currency } = row;
    // The contract says that a payment that was made is allocated.
    const paid = {
      allocations: [{ lineNo: 0, component: 'PRINCIPAL', amount: { amountMinor: amount, currency } }],
    };
    // Nothing is owed of a closed plan, and one that has not begun has no first day.
    const plan = {
      ...(isOpen(state as PlanStatus) ? {} : { principalLeft: 0 }),
      ...(state === 'PENDING' ? { activatedOn: null } : {}),
    };
    // Every card of a batch is counted, except of one whose cards are being created.
    const batch = { counts: { ...row.counts, created: row.quantity }, quantity: row.quantity };
    const fitting = {
      payment: paid,
      plan,
      ...(row.counts && Object.values(row.counts).every((n) => n === 0) ? { batch } : {}),
    };
    table.replace({ ...row, ...(entity in fitting ? Reflect.get(fitting, entity) : {}), status: state });
  });
}

test.each(cases)('$command is refused in the state $state', async ({ command, entity, trigger, state }) => {
  const { backend, request } = await ready(command);
  await putInto(backend, entity, Object.values(request.params ?? {})[0] ?? '', state);
  const announced = await announcement(backend, command, request);
  const before = businessOf(backend);
  const problem = problemIn(await backend.ask(command, request));
  expect(['invalid-transition', 'payment-in-progress']).toContain(problem.code);
  if (problem.code === 'invalid-transition') expect(problem).toMatchObject({ from: state, action: trigger });
  expect(announced).toMatchObject({ allowed: false, reason: problem.detail });
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
