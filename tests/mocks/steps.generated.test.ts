import { afterEach, expect, test, vi } from 'vitest';
import { lifecycles } from '#tests/kit/lifecycles.ts';
import { carriedOut, consequences } from '#tests/kit/steps.ts';
import { takenElsewhere } from '#tests/kit/taken-elsewhere.ts';
import { watchSteps } from '#tests/kit/watch.ts';
import { commandNames, stepsOf } from '#tests/suite/guards/table.ts';
import { otherBodies, requestOf } from '#tests/suite/requests.ts';
import { openBackend } from '#tests/kit/backend.ts';
import { watchTransitions } from '#tests/kit/transitions.ts';

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
    'plan.goods-credited',
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
    for (const body of bodies) {
      const backend = await openBackend({ scenario: 'happy', running: true });
      prepared.push({ backend, request: await requestOf(command, backend), body }); // prepared again: its preparation takes transitions
    }
    const stepsTaken = watchSteps();
    for (const { backend, request, body } of prepared) {
      const response = await backend.ask(command, { ...request, ...(body && { body }) });
      expect(response.status).toBeLessThan(300);
    }
    const asked = [...expected, ...(carriedOut[command] ?? [])];
    expect([...stepsTaken].filter((step) => !consequences.has(step)).toSorted()).toEqual(asked.toSorted());
  },
);

test('each transition is taken, by a request of this file or by a test that names it', () => {
  const ids = Object.values(lifecycles).flatMap(({ machine }) => machine.transitions.map(({ id }) => id));
  const elsewhere: readonly string[] = Object.values(takenElsewhere).flat();
  expect(ids.filter((id) => !taken.has(id) && !elsewhere.includes(id))).toEqual([]);
});
