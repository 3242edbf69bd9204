import { expect, test } from 'vitest';
import { declinedPayment } from '#tests/mocks/resources/payments/declined-payment.ts';

import { openBackend } from '#tests/kit/backend.ts';
import { euro } from '#tests/kit/money.ts';
import { people } from '#tests/kit/people.ts';
import { administrator } from '#tests/kit/person.ts';
import { planHolder } from '#tests/kit/plans.ts';

test('the provider’s requests and responses are listed in order, refunds included', async () => {
  const backend = await openBackend();
  const { id: paymentId, amount } = await declinedPayment(backend);
  const params = { paymentId };
  const token = await backend.signIn(people.administrator);
  const details = () => backend.get('getPaymentAsAdministrator', { token, params });
  const attempt = async (no: number) => (await details()).attempts[no - 1]?.id;
  const first = { amount: euro(amount), reference: await attempt(1) };
  expect((await details()).events).toMatchObject([
    { ...first, type: 'charge.requested', code: null },
    { ...first, type: 'charge.declined', code: 'insufficient-funds' },
  ]);
  await backend.wait(60_000);
  const ifMatch = `"${(await details()).version}"`;
  await backend.done(200, 'retryPaymentAsAdministrator', { params }, { token, ifMatch });
  await backend.wait(60_000);
  await administrator(backend).refunds(paymentId, { amountMinor: 10_00, reason: 'OTHER' });
  const second = { amount: euro(amount), reference: await attempt(2), code: null };
  const { events } = await details();
  expect(events.slice(2)).toMatchObject([
    { ...second, type: 'charge.requested' },
    { ...second, type: 'charge.succeeded' },
    { type: 'refund.succeeded', amount: euro(10_00), reference: expect.stringMatching(/^rfd_/) },
  ]);
  expect(events.map(({ at }) => at)).toEqual(events.map(({ at }) => at).toSorted());
});

test('the time since which a slow bank has been asked is set until it has decided', async () => {
  const backend = await openBackend();
  const holder = await planHolder(backend);
  await holder.until('2027-02-10');
  const askedAt = backend.store.clock.now();
  await holder.pays(183_69, 'slow');
  const token = await backend.signIn(people.administrator);
  const row = async () => {
    const { items } = await backend.get('listAllPayments', { token, query: { limit: 1 } });
    return items[0];
  };
  expect(await row()).toMatchObject({ status: 'PROCESSING', pendingSince: askedAt });
  await backend.wait(5_000);
  expect(await row()).toMatchObject({ status: 'SUCCEEDED', pendingSince: null });
});
