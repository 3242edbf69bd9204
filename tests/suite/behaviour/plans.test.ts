import { expect, test } from 'vitest';
import { administrator } from '#tests/kit/person.ts';
import { type PlanHolder, planHolder } from '#tests/kit/plans.ts';
import { opened } from '#tests/suite/backend.ts';

// The worked example: six instalments of about 183.69 from Wednesday, 10 February 2027, on.

async function lineOf(holder: PlanHolder, no: number) {
  const { lines } = await holder.schedule();
  return lines.find((line) => line.no === no);
}

test.each([
  [1, '2027-02-09', '2027-02-10'],
  [3, '2027-04-11', '2027-04-12'], // due on Saturday the 10th
])('setAutopay charges the card for instalment %i on the day of collection', async (no, before, day) => {
  const holder = await planHolder(await opened('new-user'));
  await holder.collectsBy('good');
  await holder.until(before);
  expect((await lineOf(holder, no))?.status).not.toBe('PAID');
  await holder.until(day);
  expect((await lineOf(holder, no))?.status).toBe('PAID');
});

test('setAutopay charges a card without money four times, 0, 1, 3 and 5 days after the day of collection', async () => {
  const backend = await opened('new-user');
  const holder = await planHolder(backend);
  await holder.collectsBy('poor');
  const seen: number[] = [];
  for (const day of ['10', '11', '12', '13', '14', '15', '16']) {
    await holder.until(`2027-02-${day}`);
    const query = { filter: { planId: [holder.planId], purpose: ['INSTALMENT'] } };
    const { items } = await backend.get('listPayments', { ...holder.as, query });
    const params = { paymentId: items[0]?.id ?? '' };
    seen.push((await backend.get('getPayment', { ...holder.as, params })).attempts.length);
  }
  expect(seen).toEqual([1, 2, 2, 3, 3, 4, 4]);
});

test('openDispute keeps late fees away while it waits, also those of the days that have passed by then', async () => {
  const backend = await opened('new-user');
  const holder = await planHolder(backend);
  await holder.until('2027-02-12');
  const body = { reason: 'DAMAGED', text: 'The machine came without its pump.' };
  await backend.get('openDispute', { ...(await holder.withVersion()), params: holder.params, body });
  for (const day of ['2027-02-17', '2027-03-05', '2027-03-06']) {
    await holder.until(day);
    expect((await lineOf(holder, 1))?.feeChargedMinor).toBe(0);
  }
});

test('createRefund adds up the refunds of a payment: what goes beyond 500.00 waits for a second administrator', async () => {
  const backend = await opened('new-user');
  const holder = await planHolder(backend);
  const { amount } = await backend.get('quoteSettlement', {
    ...holder.as,
    params: holder.params,
    body: { on: null },
  });
  await holder.settles(amount.amountMinor);
  const query = { filter: { planId: [holder.planId], purpose: ['SETTLEMENT'] } };
  const { items } = await backend.get('listPayments', { ...holder.as, query });
  const { refunds } = administrator(backend);
  const refund = async (amountMinor: number) =>
    (await refunds(items[0]?.id ?? '', { amountMinor, reason: 'RETURN' })).status;
  expect(await refund(250_00)).toBe('SUCCEEDED');
  expect(await refund(250_01)).toBe('PENDING');
});
