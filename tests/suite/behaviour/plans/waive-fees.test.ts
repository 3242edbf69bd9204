import { expect, test } from 'vitest';
import { checkBooks } from '#tests/mocks/models/kit/books.ts';
import { openBackend } from '#tests/kit/backend.ts';
import { administrators } from '#tests/kit/people.ts';
import { planHolder } from '#tests/kit/plans.ts';
import { takesTransitions } from '#tests/kit/transitions.ts';

const reason = 'The reminder was sent to an old address';

/** The worked example, with the fees of the lines that are late on a day. */
async function lateOn(day: string) {
  const backend = await openBackend();
  const holder = await planHolder(backend);
  await holder.until(day);
  const support = { token: await backend.signIn(administrators.SUPPORT) };
  const { params, planId } = holder;
  const { tables } = backend.store;
  const details = () => backend.done(200, 'getPlanAsAdministrator', { params }, support);
  const waives = async (lineNo: number | null) => {
    const ifMatch = `"${tables.plans.get(planId)?.version}"`;
    return backend.done(200, 'waiveFees', { params, body: { lineNo, reason } }, { ...support, ifMatch });
  };
  const wallet = () => tables.users.get(holder.userId)?.walletBalance.amountMinor;
  const waiverMessage = async () => {
    const { items } = await backend.done(200, 'listInbox', { query: {} }, holder.as);
    return items.find(({ title }) => title.endsWith('late fee waived'))?.body;
  };
  return { holder, tables, details, waives, waiverMessage, wallet, planId };
}

test('a waived fee is no longer owed, with a message and the reason in the audit', async () => {
  const { holder, details, waives, waiverMessage, tables, planId } = await lateOn('2027-03-17');
  const before = await details();
  // 8.00 each for lines 1 and 2; 183.69 each are late.
  expect(before.feeOpen.amountMinor).toBe(16_00);
  expect(before.chargedFees.map(({ lineNo, amount }) => [lineNo, amount.amountMinor])).toEqual([
    [1, 8_00],
    [2, 8_00],
  ]);
  const after = await waives(1);
  expect(after.feeOpen.amountMinor).toBe(8_00);
  expect(before.total.amountMinor - after.total.amountMinor).toBe(8_00);
  expect(after.status).toBe('OVERDUE');
  const event = tables.auditEvents.by('entityId', planId).find(({ action }) => action === 'plan.fee-waived');
  expect(event).toMatchObject({ reason, actor: { kind: 'ADMINISTRATOR' } });
  expect(await waiverMessage()).toBe('You no longer owe it for Espresso machine.');
  // The fee is not charged for that line again, and one fee less counts towards the cap.
  await holder.until('2027-03-20');
  expect((await holder.plan()).fees.amountMinor).toBe(8_00);
});

test('a paid fee goes to the wallet, and a plan with only open fees is settled', async () => {
  const { holder, tables, waives, waiverMessage, wallet, planId } = await lateOn('2027-07-20');
  await holder.pays(1102_16 + 10_00); // all instalments, the first fee, and 2.00 of the second
  expect(wallet()).toBe(0);
  const after = await waives(null);
  expect(after).toMatchObject({ status: 'SETTLED', feeOpen: { amountMinor: 0 }, chargedFees: [] });
  expect(wallet()).toBe(10_00);
  expect(await waiverMessage()).toContain('The €10.00 that you had paid of it is in your wallet.');
  expect(tables.orders.get(after.orderId)?.status).toBe('COMPLETED');
  const payment = tables.payments.by('planId', planId).find(({ purpose }) => purpose === 'INSTALMENT');
  expect(payment?.walletCredit).toBe(10_00);
  checkBooks(tables);
});

takesTransitions('commands/plans/waive-fees');
