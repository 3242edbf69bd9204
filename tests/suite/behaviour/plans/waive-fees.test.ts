import { expect, test } from 'vitest';
import { accountOf, auditOf, paymentBy, paymentsOf, planOf } from '#tests/kit/administered.ts';
import { administrators } from '#tests/kit/people.ts';
import { planHolder } from '#tests/kit/plans.ts';
import { opened, watching } from '#tests/suite/backend.ts';

const reason = 'The reminder was sent to an old address';

/** The worked example, with the fees of the lines that are late on a day. */
async function lateOn(day: string) {
  const backend = await opened('new-user');
  const holder = await planHolder(backend);
  await holder.until(day);
  const support = { token: await backend.signIn(administrators.SUPPORT) };
  const { params, planId } = holder;
  const details = () => backend.done(200, 'getPlanAsAdministrator', { params }, support);
  const waives = async (lineNo: number | null) => {
    const ifMatch = `"${(await planOf(backend, planId)).version}"`;
    return backend.done(200, 'waiveFees', { params, body: { lineNo, reason } }, { ...support, ifMatch });
  };
  const wallet = async () => (await accountOf(backend, holder.userId)).walletBalance.amountMinor;
  const messages = async () => {
    const { items } = await backend.done(200, 'listInbox', { query: {} }, holder.as);
    return items.map(({ body }) => body);
  };
  return { backend, holder, details, waives, messages, wallet, planId };
}

test('waiveFees: a waived fee is no longer owed, with the reason in the audit', async () => {
  const { backend, holder, details, waives, planId } = await lateOn('2027-03-17');
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
  const event = (await auditOf(backend, planId)).find(({ action }) => action === 'plan.fee-waived');
  expect(event).toMatchObject({ reason, actor: { kind: 'ADMINISTRATOR' } });
  // The fee is not charged for that line again, and one fee less counts towards the cap.
  await holder.until('2027-03-20');
  expect((await holder.plan()).fees.amountMinor).toBe(8_00);
});

test('waiveFees: a paid fee goes to the wallet, and a plan with only open fees is settled', async () => {
  const { backend, holder, waives, messages, wallet, planId } = await lateOn('2027-07-20');
  await holder.pays(1102_16 + 10_00); // all instalments, the first fee, and 2.00 of the second
  expect(await wallet()).toBe(0);
  const after = await waives(null);
  expect(after).toMatchObject({ status: 'SETTLED', feeOpen: { amountMinor: 0 }, chargedFees: [] });
  expect(await wallet()).toBe(10_00);
  expect(await messages()).toContainEqual(expect.stringMatching(/\b10[.,]00/));
  const order = { params: { orderId: after.orderId } };
  expect((await backend.done(200, 'getOrder', order, holder.as)).status).toBe('COMPLETED');
  const payments = await paymentsOf(backend, planId);
  const instalment = payments.find(({ purpose }) => purpose === 'INSTALMENT');
  const { walletCredit } = await paymentBy(backend, instalment?.id ?? '');
  expect(walletCredit.amountMinor).toBe(10_00);
});

watching?.transitions('suite/behaviour/plans/waive-fees');
