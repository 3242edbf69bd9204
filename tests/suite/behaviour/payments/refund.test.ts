import { describe, expect, test } from 'vitest';
import { accountOf, auditOf, paymentBy, paymentsOf, planOf } from '#tests/kit/administered.ts';
import { euro } from '#tests/kit/money.ts';
import { administrators, people } from '#tests/kit/people.ts';
import { administrator, person } from '#tests/kit/person.ts';
import { opened, watching } from '#tests/suite/backend.ts';

const refundOf = (amountMinor: number) => ({
  amount: euro(amountMinor),
  reason: 'RETURN' as const,
  note: null,
});
const part = (amountMinor: number) => ({ amountMinor, reason: 'RETURN' as const });
const tag = ({ version }: { readonly version: number }) => `"${version}"`;

/** A purchase whose down payment of this share was paid; STD6 for 1,200.00. */
async function paidPurchase(downPaymentBps: number | null = null) {
  const backend = await opened('new-user');
  const customer = await person(backend);
  const order = await customer.confirmed({ downPaymentBps });
  const payment = await customer.pays(order);
  const support = administrator(backend, administrators.SUPPORT);
  return { backend, customer, order, payment, support };
}

describe('createRefund', () => {
  test('in part reopens the lines that were paid last, principal before interest', async () => {
    // Line 2 of the worked example is 178.42 of principal and 5.27 of interest; 724.19 of principal is left after it.
    const backend = await opened('happy');
    const { items } = await backend.done(
      200,
      'listPlans',
      { query: { filter: { status: ['ACTIVE'] } } },
      (await person(backend)).as,
    );
    const [plan] = items;
    const rows = await paymentsOf(backend, plan?.id ?? '');
    const payment = await paymentBy(backend, rows.find(({ lines }) => lines.includes(2))?.id ?? '');
    expect(plan?.principalLeft).toEqual(euro(724_19));
    const support = { token: await backend.signIn('support@tranche.example') };
    const params = { paymentId: payment.id };
    const body = refundOf(180_00);
    const simulated = await backend.done(200, 'simulateRefund', { params, body }, support);
    expect(simulated).toMatchObject({
      reversals: [
        { lineNo: 2, component: 'PRINCIPAL', amount: euro(178_42) },
        { lineNo: 2, component: 'INTEREST', amount: euro(1_58) },
      ],
      reopenedLines: [{ no: 2, openBeforeMinor: 0, openAfterMinor: 180_00 }],
      paymentStatus: 'PARTIALLY_REFUNDED',
      orderStatus: 'ACTIVE',
    });
    expect((await paymentBy(backend, payment.id)).version).toBe(payment.version);

    const done = await backend.done(
      201,
      'createRefund',
      { params, body },
      { ...support, ifMatch: tag(payment) },
    );
    const { id: _id, createdAt: _at, ...made } = done;
    const { id: _simulatedId, createdAt: _simulatedAt, ...expected } = simulated;
    expect(made).toEqual(expected);
    expect((await planOf(backend, plan?.id ?? '')).principalLeft).toEqual(euro(724_19 + 178_42));
  });

  test('in full cancels the plan and refunds the order, in two parts as in one', async () => {
    const { backend, customer, payment, support } = await paidPurchase();
    const first = await support.refunds(payment.id, part(50_00));
    expect(first).toMatchObject({
      reopenedLines: [{ no: 0, openBeforeMinor: 0, openAfterMinor: 50_00 }],
      paymentStatus: 'PARTIALLY_REFUNDED',
      orderStatus: 'ACTIVE',
    });
    const second = await support.refunds(payment.id, part(70_00));
    expect(second).toMatchObject({
      paymentStatus: 'REFUNDED',
      planStatus: 'CANCELLED',
      orderStatus: 'REFUNDED',
    });
    const plan = await planOf(backend, payment.planId);
    expect(plan).toMatchObject({ status: 'CANCELLED', principalLeft: euro(0) });
    expect((await customer.orderNow(payment.orderId)).status).toBe('REFUNDED');
    expect(await accountOf(backend, payment.userId)).toMatchObject({ openPlans: 0 });
  });

  test('is refused for a stale version, too much, the wrong role and as a dry run', async () => {
    const { backend, payment, ...rest } = await paidPurchase();
    const support = await rest.support.signsIn();
    const call = { params: { paymentId: payment.id }, body: refundOf(10_00) };
    const viewer = { token: await backend.signIn('viewer@tranche.example') };
    const before = await backend.state();
    await backend.rejected('version-conflict', 'createRefund', call, { ...support, ifMatch: '"99"' });
    const over = { ...call, body: refundOf(120_01) };
    const problem = await backend.rejected('refund-exceeds-payment', 'createRefund', over, {
      ...support,
      ifMatch: tag(payment),
    });
    expect(problem.refundable).toEqual(euro(120_00));
    const forbidden = await backend.rejected('forbidden', 'createRefund', call, {
      ...viewer,
      ifMatch: tag(payment),
    });
    expect(forbidden.requiredPermission).toBe('payments.refund');
    const dry = { ...call, ...support, ifMatch: tag(payment), dryRun: true };
    expect((await backend.ask('createRefund', dry)).status).toBe(201);
    expect(await backend.state()).toEqual(before);
  });

  test('above 500.00 is neither tried nor requested by a person who may not approve it', async () => {
    const { backend, payment, support } = await paidPurchase(5_000); // a down payment of 600.00
    const call = { params: { paymentId: payment.id }, body: refundOf(500_01) };
    const as = await support.signsIn();
    const tried = await backend.rejected('forbidden', 'simulateRefund', call, as);
    const made = await backend.rejected('forbidden', 'createRefund', call, { ...as, ifMatch: tag(payment) });
    const needed = [tried, made].map(({ requiredPermission }) => requiredPermission);
    expect(needed).toEqual(['refunds.approve', 'refunds.approve']);
  });

  test('above 500.00 says where and when to look for its approval', async () => {
    const { backend, payment } = await paidPurchase(5_000); // a down payment of 600.00
    const { headers, body } = await backend.ask('createRefund', {
      params: { paymentId: payment.id },
      body: refundOf(500_01),
      ...(await administrator(backend, people.approver).signsIn()),
      ifMatch: tag(payment),
    });
    const address = `/v1/admin/approvals/${Object(body).id}`;
    expect([headers.get('location'), headers.get('retry-after')]).toEqual([address, '60']);
  });

  test.each([
    ['at once', [500_01]],
    ['in two parts of 400.00', [400_00, 200_00]],
  ])('above 500.00 %s waits for a second administrator', async (_how, amounts) => {
    const { backend, payment } = await paidPurchase(5_000); // a down payment of 600.00
    const approver = administrator(backend, people.approver);
    for (const amount of amounts.slice(0, -1)) await approver.refunds(payment.id, part(amount));
    const now = await paymentBy(backend, payment.id);
    const approval = await approver.refunds(payment.id, part(amounts.at(-1) ?? 0));
    expect(approval.status).toBe('PENDING');
    const { refundedTotal, version } = await paymentBy(backend, payment.id);
    expect({ refundedTotal, version }).toEqual({ refundedTotal: now.refundedTotal, version: now.version });

    const admin = administrator(backend);
    await admin.approves(approval.id);
    const refunded = await paymentBy(backend, payment.id);
    expect(refunded.refundedTotal).toEqual(euro(amounts.reduce((sum, amount) => sum + amount, 0)));
    const items = (await auditOf(backend, payment.id)).filter(({ action }) => action === 'payment.refunded');
    const approved = items.filter(({ approvedBy }) => approvedBy !== null); // all are of the same moment
    expect(approved).toMatchObject([
      { actor: { kind: 'ADMINISTRATOR' }, approvedBy: { kind: 'ADMINISTRATOR' } },
    ]);
  });

  test('cannot be approved once its payment has changed; nothing is done', async () => {
    const { backend, payment } = await paidPurchase(5_000);
    const approval = await administrator(backend, people.approver).refunds(payment.id, part(500_01));
    const as = await administrator(backend).signsIn();
    const ifMatch = tag(await paymentBy(backend, payment.id));
    const receipt = { params: { paymentId: payment.id } };
    await backend.done(200, 'sendPaymentReceipt', receipt, { ...as, ifMatch });
    const params = { approvalId: approval.id };
    const { version } = await backend.done(200, 'getApproval', { params }, as);
    const before = await backend.state();
    const session = { ...as, ifMatch: `"${version}"` };
    const problem = await backend.rejected('approval-outdated', 'approveApproval', { params }, session);
    expect(problem.cause).toBe('version-conflict');
    expect(await backend.state()).toEqual(before);
  });

  test.each([
    ['at once', []],
    ['after an earlier one of 400.00', [400_00]],
  ])('above 500.00 %s is refused to support, who may refund the rest', async (_how, earlier) => {
    const { backend, payment, support } = await paidPurchase(5_000);
    const params = { paymentId: payment.id };
    const version = async () => tag(await paymentBy(backend, payment.id));
    for (const amount of earlier) await support.refunds(payment.id, part(amount));
    const session = await support.signsIn();
    const left = 500_00 - (earlier[0] ?? 0);
    const alone = async () =>
      (await backend.done(200, 'getPaymentAsAdministrator', { params }, session)).refundableAlone;
    expect(await alone()).toEqual(euro(left));
    const above = { params, body: refundOf(left + 1) };
    const problem = await backend.rejected('forbidden', 'createRefund', above, {
      ...session,
      ifMatch: await version(),
    });
    expect(problem.requiredPermission).toBe('refunds.approve');
    await backend.rejected('forbidden', 'simulateRefund', above, session);
    expect(await backend.every('listApprovals', { token: await backend.signIn(people.viewer) })).toEqual([]);
    const refunded = await support.refunds(payment.id, part(left));
    expect(refunded).toMatchObject({ paymentStatus: 'PARTIALLY_REFUNDED' });
    expect(await alone()).toEqual(euro(0));
  });

  test('cannot be approved by the person who requested it, but by the other ADMIN', async () => {
    const { backend, payment } = await paidPurchase(5_000);
    const admin = administrator(backend);
    const approval = await admin.refunds(payment.id, part(500_01));
    const problem = await backend.rejected(
      'four-eyes-required',
      'approveApproval',
      { params: { approvalId: approval.id } },
      { ...(await admin.signsIn()), ifMatch: tag(approval) },
    );
    expect(problem.initiatorId).toMatch(/^adm_/);
    expect((await paymentBy(backend, payment.id)).refundedTotal).toEqual(euro(0));

    await administrator(backend, people.approver).approves(approval.id);
    expect((await paymentBy(backend, payment.id)).refundedTotal).toEqual(euro(500_01));
  });
});

watching?.transitions('suite/behaviour/payments/refund');

test('listPayments and getPayment say how much was refunded, and what stays paid', async () => {
  const { backend, customer, payment, support } = await paidPurchase();
  const rowOf = async () =>
    (await backend.done(200, 'listPayments', { query: {} }, customer.as)).items.find(
      ({ id }) => id === payment.id,
    );
  expect(await rowOf()).toMatchObject({ refundedTotal: euro(0), kept: euro(120_00) });
  await support.refunds(payment.id, part(50_00));
  expect(await rowOf()).toMatchObject({ refundedTotal: euro(50_00), kept: euro(70_00) });
  const params = { paymentId: payment.id };
  expect(await backend.done(200, 'getPayment', { params }, customer.as)).toMatchObject({
    refundedTotal: euro(50_00),
    kept: euro(70_00),
  });
  await backend.wait(61_000); // the next code is sent after a minute
  const failed = await customer.pays(await customer.confirmed(), 'declined');
  const again = { params: { paymentId: failed.id } };
  expect(await backend.done(200, 'getPayment', again, customer.as)).toMatchObject({ kept: euro(0) });
});
