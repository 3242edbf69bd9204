import { expect, test } from 'vitest';
import { eligibilityFor } from '#mocks/resources/orders/eligibility.ts';
import { openBackend } from '#tests/kit/backend.ts';
import { euro } from '#tests/kit/money.ts';
import { administrators, people } from '#tests/kit/people.ts';
import { planHolder } from '#tests/kit/plans.ts';

const reason = 'The court has opened the insolvency';

/** The worked example without a payment, in default since 11 May, and a write-off that one administrator has requested. */
async function requested(by: string = people.administrator) {
  const backend = await openBackend();
  const { tables } = backend.store;
  const holder = await planHolder(backend);
  await holder.until('2027-05-11');
  const { params, planId } = holder;
  const version = () => `"${tables.plans.get(planId)?.version}"`;
  const asks = async (email: string) => {
    const token = await backend.signIn(email);
    return { call: { params, body: { reason } }, as: { token, ifMatch: version() }, token };
  };
  const { call, as, token } = await asks(by);
  const approval = await backend.done(202, 'writeOffPlan', call, as);
  const decision = { params: { approvalId: approval.id } };
  const ifMatch = `"${approval.version}"`;
  const approves = async () => {
    const second = { token: await backend.signIn(people.approver), ifMatch };
    return backend.done(200, 'approveApproval', decision, second);
  };
  return { backend, tables, holder, asks, approval, decision, ifMatch, token, approves, planId };
}

test('nothing is written off until a second ADMIN approves', async () => {
  const { backend, tables, holder, approval, decision, ifMatch, token, approves, planId } = await requested();
  expect(approval).toMatchObject({ operation: 'writeOffPlan', entity: { type: 'plan', id: planId }, reason });
  expect(approval.preview).toMatchObject({ status: 'WRITTEN_OFF' });
  expect(await holder.plan()).toMatchObject({ status: 'DEFAULTED' });
  await backend.rejected('four-eyes-required', 'approveApproval', decision, { token, ifMatch });
  await approves();
  // 1,102.16 of instalments and three fees of 8.00
  expect(await holder.plan()).toMatchObject({
    status: 'WRITTEN_OFF',
    leftToPay: euro(1126_16),
    principalLeft: euro(1080_00),
  });
  const details = await backend.get('getPlanAsAdministrator', { token, params: holder.params });
  expect(details).toMatchObject({ feeOpen: euro(24_00), lateness: 'NOT_DUE' });
  const event = tables.auditEvents.by('entityId', planId).find(({ action }) => action === 'plan.written-off');
  expect(event).toMatchObject({
    reason,
    actor: { name: 'Ada Brandt' },
    approvedBy: { name: 'Ebba Norell' },
  });
  const { items } = await backend.get('listInbox', { ...holder.as });
  expect(items.map(({ title }) => title)).toContain('Your plan was written off');
});

test('the customer is notified of the default, and the activity of the plan shows it', async () => {
  const { backend, holder } = await requested();
  const { items } = await backend.get('listInbox', { ...holder.as });
  expect(items).toContainEqual(
    expect.objectContaining({ category: 'PAYMENT', title: 'Your plan is in default' }),
  );
  const activity = await backend.get('getPlanActivity', { ...holder.as, params: holder.params });
  expect(activity.events).toContainEqual(
    expect.objectContaining({ kind: 'MESSAGE', on: '2027-05-11', title: 'Your plan is in default' }),
  );
});

test('collections request it, and only an ADMIN approves it', async () => {
  const { backend, tables, planId, decision, ifMatch, approves } = await requested(
    administrators.COLLECTIONS,
  );
  const risk = { token: await backend.signIn(administrators.RISK), ifMatch };
  await backend.rejected('forbidden', 'approveApproval', decision, risk);
  await approves();
  expect(tables.plans.get(planId)?.status).toBe('WRITTEN_OFF');
});

test('support may not request it, and no role may for a plan that is not in default', async () => {
  const { backend, asks, approves } = await requested();
  const { call, as } = await asks(administrators.SUPPORT);
  const problem = await backend.rejected('forbidden', 'writeOffPlan', call, as);
  expect(problem.requiredPermission).toBe('plans.write-off');
  await approves();
  await backend.wait(61_000);
  const again = await asks(people.administrator);
  await backend.rejected('invalid-transition', 'writeOffPlan', again.call, again.as);
});

test('a written-off plan gets no fee, blocks new plans and can still be paid off', async () => {
  const { backend, tables, holder, token, approves, planId } = await requested();
  const outstanding = async () => {
    const response = await backend.get('getFigure', { token, params: { figure: 'outstanding' } });
    return response.value;
  };
  expect(await outstanding()).toMatchObject({ amount: euro(1080_00) });
  await approves();
  expect(await outstanding()).toMatchObject({ amount: euro(0) });
  const lines = tables.plans.get(planId)?.lines;
  await holder.until('2027-08-01');
  expect(tables.plans.get(planId)?.lines).toEqual(lines);
  const user = tables.users.get(holder.userId);
  if (!user) throw new Error('The customer is gone.');
  const { reasons } = eligibilityFor(tables, user, { total: 100_00, downPayment: 0 }, '2027-08-01');
  expect(reasons.map(({ code }) => code)).toEqual(['plan-overdue']);
  await holder.pays(1126_16);
  expect(await holder.plan()).toMatchObject({ status: 'SETTLED', leftToPay: euro(0) });
  expect(tables.orders.get(tables.plans.get(planId)?.orderId ?? '')?.status).toBe('COMPLETED');

  const payment = tables.payments.by('planId', planId).find(({ amount }) => amount === 1126_16);
  const params = { paymentId: payment?.id ?? '' };
  const as = { token: await backend.signIn(people.administrator), ifMatch: `"${payment?.version}"` };
  await backend.done(201, 'chargeBackPayment', { params, body: { reason: 'The bank took it back' } }, as);
  expect(tables.plans.get(planId)).toMatchObject({ status: 'OVERDUE', writtenOffOn: null });
  expect((await backend.get('getFigure', { ...as, params: { figure: 'outstanding' } })).value).toMatchObject({
    amount: euro(1080_00),
  });
});

test('a written-off plan closes when its late fees are waived and nothing is left', async () => {
  const { backend, tables, holder, approves, planId } = await requested();
  await approves();
  await holder.until('2027-08-01'); // every instalment is due, and instalments are paid before fees
  await holder.pays(1102_16);
  expect(await holder.plan()).toMatchObject({ status: 'WRITTEN_OFF', leftToPay: euro(24_00) });
  const token = await backend.signIn(administrators.SUPPORT);
  const waiver = { params: holder.params, body: { lineNo: null, reason: 'All that was lost has been paid' } };
  const waives = () =>
    backend.done(200, 'waiveFees', waiver, { token, ifMatch: `"${tables.plans.get(planId)?.version}"` });
  expect(await waives()).toMatchObject({ status: 'SETTLED', leftToPay: euro(0) });
  expect(tables.orders.get(tables.plans.get(planId)?.orderId ?? '')?.status).toBe('COMPLETED');
});
