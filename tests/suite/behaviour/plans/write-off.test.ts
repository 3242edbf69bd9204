import { expect, test } from 'vitest';
import { auditOf, paymentBy, paymentsOf, planOf } from '#tests/kit/administered.ts';
import { euro } from '#tests/kit/money.ts';
import { administrators, people } from '#tests/kit/people.ts';
import { type PlanHolder, planHolder } from '#tests/kit/plans.ts';
import { type Provider } from '#tests/kit/provider.ts';
import { opened } from '#tests/suite/backend.ts';

const reason = 'The court has opened the insolvency';

/** The worked example without a payment, in default since 11 May, and a write-off that one administrator has requested. */
async function requested(by: string = people.administrator) {
  const backend = await opened('new-user');
  const holder = await planHolder(backend);
  await holder.until('2027-05-11');
  const { params, planId } = holder;
  const asks = async (email: string) => {
    const token = await backend.signIn(email);
    const ifMatch = `"${(await planOf(backend, planId)).version}"`;
    return { call: { params, body: { reason } }, as: { token, ifMatch }, token };
  };
  const { call, as, token } = await asks(by);
  const approval = await backend.done(202, 'writeOffPlan', call, as);
  const decision = { params: { approvalId: approval.id } };
  const ifMatch = `"${approval.version}"`;
  const approves = async () => {
    const second = { token: await backend.signIn(people.approver), ifMatch };
    return backend.done(200, 'approveApproval', decision, second);
  };
  return { backend, holder, asks, approval, decision, ifMatch, token, approves, planId };
}

/** The status of the order that the plan pays. */
async function orderStatus(backend: Provider, { plan, as }: PlanHolder) {
  const { orderId } = await plan();
  return (await backend.done(200, 'getOrder', { params: { orderId } }, as)).status;
}

test('writeOffPlan: nothing is written off until a second ADMIN approves', async () => {
  const { backend, holder, approval, decision, ifMatch, token, approves, planId } = await requested();
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
  const event = (await auditOf(backend, planId)).find(({ action }) => action === 'plan.written-off');
  expect(event).toMatchObject({
    reason,
    actor: { name: 'Ada Brandt' },
    approvedBy: { name: 'Ebba Norell' },
  });
});

test('listInbox and getPlanActivity tell the customer of the default', async () => {
  const { backend, holder } = await requested();
  const { items } = await backend.get('listInbox', { ...holder.as });
  const { events } = await backend.get('getPlanActivity', { ...holder.as, params: holder.params });
  const told = events.flatMap((event) =>
    event.kind === 'MESSAGE' && event.on === '2027-05-11' ? [event.title] : [],
  );
  expect(told.length).toBeGreaterThan(0);
  const titles = items.flatMap(({ category, title }) => (category === 'PAYMENT' ? [title] : []));
  expect(titles).toEqual(expect.arrayContaining(told));
});

test('writeOffPlan is requested by collections, and only an ADMIN approves it', async () => {
  const { backend, planId, decision, ifMatch, approves } = await requested(administrators.COLLECTIONS);
  const risk = { token: await backend.signIn(administrators.RISK), ifMatch };
  await backend.rejected('forbidden', 'approveApproval', decision, risk);
  await approves();
  expect((await planOf(backend, planId)).status).toBe('WRITTEN_OFF');
});

test('writeOffPlan is not requested by support, and by no role for a plan that is not in default', async () => {
  const { backend, asks, approves } = await requested();
  const { call, as } = await asks(administrators.SUPPORT);
  const problem = await backend.rejected('forbidden', 'writeOffPlan', call, as);
  expect(problem.requiredPermission).toBe('plans.write-off');
  await approves();
  await backend.wait(61_000);
  const again = await asks(people.administrator);
  await backend.rejected('invalid-transition', 'writeOffPlan', again.call, again.as);
});

test('writeOffPlan: a written-off plan gets no fee, blocks new plans and can still be paid off', async () => {
  const { backend, holder, token, approves, planId } = await requested();
  const outstanding = async () => {
    const response = await backend.get('getFigure', { token, params: { figure: 'outstanding' } });
    return response.value;
  };
  expect(await outstanding()).toMatchObject({ amount: euro(1080_00) });
  await approves();
  expect(await outstanding()).toMatchObject({ amount: euro(0) });
  const { fees } = await holder.plan();
  await holder.until('2027-08-01');
  expect(await holder.plan()).toMatchObject({ fees });
  const { reasons } = await backend.get('getEligibility', holder.as);
  expect(reasons.map(({ code }) => code)).toEqual(['plan-overdue']);
  await holder.pays(1126_16);
  expect(await holder.plan()).toMatchObject({ status: 'SETTLED', leftToPay: euro(0) });
  expect(await orderStatus(backend, holder)).toBe('COMPLETED');

  const payments = await paymentsOf(backend, planId);
  const { id, version } = await paymentBy(backend, payments.at(-1)?.id ?? '');
  const params = { paymentId: id };
  const as = { token: await backend.signIn(people.administrator), ifMatch: `"${version}"` };
  await backend.done(201, 'chargeBackPayment', { params, body: { reason: 'The bank took it back' } }, as);
  expect(await holder.plan()).toMatchObject({ status: 'OVERDUE' });
  expect((await backend.get('getFigure', { ...as, params: { figure: 'outstanding' } })).value).toMatchObject({
    amount: euro(1080_00),
  });
});

test('waiveFees closes a written-off plan of which nothing else is left', async () => {
  const { backend, holder, approves, planId } = await requested();
  await approves();
  await holder.until('2027-08-01'); // every instalment is due, and instalments are paid before fees
  await holder.pays(1102_16);
  expect(await holder.plan()).toMatchObject({ status: 'WRITTEN_OFF', leftToPay: euro(24_00) });
  const token = await backend.signIn(administrators.SUPPORT);
  const waiver = { params: holder.params, body: { lineNo: null, reason: 'All that was lost has been paid' } };
  const ifMatch = `"${(await planOf(backend, planId)).version}"`;
  expect(await backend.done(200, 'waiveFees', waiver, { token, ifMatch })).toMatchObject({
    status: 'SETTLED',
    leftToPay: euro(0),
  });
  expect(await orderStatus(backend, holder)).toBe('COMPLETED');
});
