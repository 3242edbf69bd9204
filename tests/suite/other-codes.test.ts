import { describe, expect, test } from 'vitest';
import { euro } from '#tests/kit/money.ts';
import { people } from '#tests/kit/people.ts';
import { person } from '#tests/kit/person.ts';
import { planHolder } from '#tests/kit/plans.ts';
import { byCard } from '#tests/kit/sources.ts';
import { opened } from './backend.ts';
import { draft, sending } from './requests/notifications.ts';
import { newBatch } from './requests/scratchcards.ts';

// docs/assumptions.md, A-111: situations that the domain names a code for, and the code that they have.

const DAY = 86_400_000;
const reason = 'The customer asked for it';

describe('a payment that the customer has to confirm', () => {
  test('is answered by payOrder with its state, and not with a problem', async () => {
    const backend = await opened('new-user');
    const customer = await person(backend);
    const call = await customer.payment(await customer.confirmed(), 'confirm');
    const { status, body } = await backend.ask('payOrder', { ...call, ...customer.as });
    expect({ status, body }).toMatchObject({ status: 202, body: { status: 'REQUIRES_ACTION' } });
  });

  test('is named by payPlans, which has to wait for it, with the reason', async () => {
    const backend = await opened('new-user');
    const holder = await planHolder(backend);
    const pays = async () => {
      const { version } = await holder.plan();
      const parts = [{ planId: holder.planId, amount: euro(10_00), version }];
      const sources = byCard(await holder.card('confirm'), 10_00);
      return backend.ask('payPlans', { body: { parts, ...sources }, ...holder.as });
    };
    const first = (await pays()).body;
    expect(first).toMatchObject({ payments: [{ status: 'REQUIRES_ACTION' }] });
    const query = { filter: { status: ['REQUIRES_ACTION'] } };
    const [waiting] = (await backend.get('listPayments', { ...holder.as, query })).items;
    expect((await pays()).body).toMatchObject({
      code: 'payment-in-progress',
      paymentId: waiting?.id,
      detail: 'A payment of this plan waits to be confirmed with the bank.',
    });
  });
});

test('payPlans of a plan that takes no payment says its state', async () => {
  const backend = await opened('new-user');
  const holder = await planHolder(backend);
  const { amount } = await backend.done(
    200,
    'quoteSettlement',
    { params: holder.params, body: { on: null } },
    holder.as,
  );
  await holder.settles(amount.amountMinor);
  const { status, body } = await holder.pays(1_00);
  expect({ status, body }).toMatchObject({
    status: 409,
    body: { code: 'invalid-transition', entity: 'plan', from: 'SETTLED', action: 'pay' },
  });
});

test('waiveFees for a fee that was waived already has no other one', async () => {
  const backend = await opened('new-user');
  const { params } = await planHolder(backend);
  await backend.wait(40 * DAY); // the first instalment is late
  const token = await backend.signIn(people.administrator);
  const waives = async () => {
    const { version } = await backend.done(200, 'getPlanAsAdministrator', { params }, { token });
    return backend.ask('waiveFees', { params, body: { lineNo: 1, reason }, token, ifMatch: `"${version}"` });
  };
  expect((await waives()).status).toBe(200);
  expect((await waives()).body).toMatchObject({
    code: 'invalid-transition',
    action: 'waive-fees',
    detail: 'No late fee was charged, or all of them were waived.',
  });
});

describe('a batch of scratchcards', () => {
  const large = { ...newBatch, quantity: 21, value: euro(500_00) };

  test('waits for approveBatch by another administrator above a limit', async () => {
    const backend = await opened('new-user');
    const token = await backend.signIn(people.administrator);
    const body = { ...large, activation: { kind: 'NOW', cards: null } } as const;
    const { id } = await backend.done(201, 'createBatch', { body }, { token });
    await backend.wait(1_000);
    const params = { batchId: id };
    const { status, version } = await backend.done(200, 'getBatch', { params }, { token });
    expect(status).toBe('PENDING_APPROVAL');
    const { body: problem } = await backend.ask('approveBatch', { params, token, ifMatch: `"${version}"` });
    expect(problem).toMatchObject({ status: 403, code: 'four-eyes-required' });
  });

  test('of too many cards is refused by createBatch at their number', async () => {
    const backend = await opened('new-user');
    const token = await backend.signIn(people.administrator);
    const { body } = await backend.ask('createBatch', { body: { ...newBatch, quantity: 10_001 }, token });
    expect(body).toMatchObject({ code: 'validation-failed', errors: [{ pointer: '/quantity' }] });
  });
});

test('updateNotification of one that is being sent says its state', async () => {
  const backend = await opened('happy');
  const call = await sending(backend);
  const response = await backend.ask('updateNotification', { ...call, body: draft });
  expect(response.body).toMatchObject({
    status: 409,
    code: 'invalid-transition',
    from: 'SENDING',
    action: 'change',
  });
});
