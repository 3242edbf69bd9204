import { afterEach, describe, expect, test, vi } from 'vitest';
import { problemsOf } from '#contracts/problems-of.ts';
import { contract } from '#contracts/index.ts';
import type { Transition } from '#contracts/machine.ts';
import { businessOf, openBackend } from '#tests/kit/backend.ts';
import { announcedBy, announcement } from './guards/announced.ts';
import { refusals, selections } from './guards/situations.ts';
import { takenElsewhere } from './guards/taken-elsewhere.ts';
import { carriedOut, commandNames, consequences, lifecycles, stepsOf } from './guards/table.ts';
import { watchGuards, watchSteps } from './guards/watch.ts';
import { ready } from '#tests/suite/in-process.ts';
import { otherBodies } from '#tests/suite/requests.ts';
import { problemIn } from '#tests/kit/client.ts';
import { watchTransitions } from '#tests/kit/transitions.ts';

/** Guards of steps that no request takes; those of the clock are evaluated within requests, too. */
const following = new Set(
  Object.entries(lifecycles).flatMap(([entity, { machine }]) =>
    (machine.transitions as readonly Transition[])
      .filter(({ trigger }) => consequences.has(`${entity}.${trigger}`))
      .flatMap(({ guards }) => guards.map((guard) => `${entity}.${guard}`)),
  ),
);
const selecting = new Set(selections.map(({ entity, guard }) => `${entity}.${guard}`));

const taken = watchTransitions();

afterEach(() => vi.restoreAllMocks());

// A new trigger that no endpoint takes is a command that does not say its step, unless it is added here.
test('only these steps follow from another step, from the bank or from the time', () => {
  expect([...consequences].toSorted()).toEqual([
    'approval.clock',
    'approval.request',
    'challenge.clock',
    'challenge.supersede',
    'collateral.clock',
    'collateral.cover-changed',
    'collateral.plan-closed',
    'collateral.plan-reopened',
    'collateral.pledge',
    'document.clock',
    'inbox.clock',
    'inbox.deliver',
    'job.rows-done',
    'notification.clock',
    'notification.recipients-done',
    'notification.tried-again',
    'order.clock',
    'order.collateral-decided',
    'order.collateral-submitted',
    'order.payment-refunded',
    'order.payment-succeeded',
    'order.plan-closed',
    'order.plan-withdrawn',
    'order.valuation-changed',
    'payment.action-required',
    'payment.authorised',
    'payment.clock',
    'payment.declined',
    'payment.sent-to-bank',
    'plan.activate',
    'plan.cancel',
    'plan.clock',
    'plan.dates-moved',
    'plan.fees-waived',
    'plan.payment-reversed',
    'plan.payment-succeeded',
    'scratchcard.activate',
    'scratchcard.clock',
    'scratchcard.give',
    'scratchcard.payment-failed',
    'scratchcard.void',
    'scratchcard.wrong-pin',
    'user.clock',
    'user.register',
    'user.sign-in',
  ]);
});

test.each(commandNames.map((command) => [command, stepsOf(command)] as const))(
  '%s takes these steps, and what follows from them: %j',
  async (command, expected) => {
    const bodies = [undefined, ...(otherBodies[command] ?? [])];
    const prepared = [];
    for (const body of bodies) prepared.push({ ...(await ready(command)), body });
    const stepsTaken = watchSteps();
    for (const { backend, request, body } of prepared) {
      const response = await backend.ask(command, { ...request, ...(body && { body }) });
      expect(response.status).toBeLessThan(300);
    }
    const asked = [...expected, ...(carriedOut[command] ?? [])];
    expect([...stepsTaken].filter((step) => !consequences.has(step)).toSorted()).toEqual(asked.toSorted());
  },
);

describe.each(refusals)(
  '$command, $key: $situation',
  ({
    command,
    key,
    entity,
    guard,
    situation: _situation,
    code,
    scenario,
    call,
    also = [],
    earlier,
    leaves,
  }) => {
    test(`is refused with ${code}${leaves ? '' : ', changes nothing'}`, async () => {
      const backend = await openBackend(scenario ? { scenario } : {});
      const request = await call(backend);
      const announced = await announcement(backend, command, request);
      const before = businessOf(backend);
      const refusing = watchGuards();
      const problem = problemIn(await backend.ask(command, request));

      expect(problem.code).toBe(code);
      expect(problemsOf(contract[command])).toContain(code);
      if (!earlier) {
        const names = [guard, ...also].map((name) => `${entity}.${name}`);
        const ofCarried = (name: string) => carriedOut[command] && !name.startsWith(`${entity}.`);
        const other = (name: string) =>
          !names.includes(name) && (selecting.has(name) || following.has(name) || ofCarried(name));
        expect([...refusing].filter((name) => !other(name))).toEqual(names);
      }
      if (leaves) expect(businessOf(backend)).not.toEqual(before);
      else expect(businessOf(backend)).toEqual(before);
      if (announced === null) return;
      const [, action] = announcedBy[command] ?? [];
      const { guards } = lifecycles[entity as keyof typeof lifecycles]; // its keys name the steps
      expect({ key, announced }).toEqual({
        key,
        announced: Object.hasOwn(guards, guard)
          ? { action, allowed: false, reason: problem.detail, cause: problem.detail }
          : { action, allowed: true, reason: null, cause: null },
      });
    });
  },
);

test.each(selections)('$command, $key: selects the answer', async ({ command, entity, guard, ...entry }) => {
  const backend = await openBackend();
  const request = await entry.selects(backend);
  const refusing = watchGuards();
  const { status, body } = await backend.ask(command, request);
  expect({ status, body }).toMatchObject({ status: entry.status, body: entry.answer });
  expect([...refusing]).toContain(`${entity}.${guard}`);
});

test('each transition is taken, by a request of this file or by a test that names it', () => {
  const ids = Object.values(lifecycles).flatMap(({ machine }) => machine.transitions.map(({ id }) => id));
  const elsewhere: readonly string[] = Object.values(takenElsewhere).flat();
  expect(ids.filter((id) => !taken.has(id) && !elsewhere.includes(id))).toEqual([]);
});
