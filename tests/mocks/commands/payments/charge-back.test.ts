import { describe, expect, test } from 'vitest';
import { balanceOf, checkBooks } from '#tests/mocks/models/kit/books.ts';
import { moneyText } from '#mocks/core/format.ts';
import { openBackend } from '#tests/kit/backend.ts';
import { administrators } from '#tests/kit/people.ts';
import { person } from '#tests/kit/person.ts';
import { euro } from '#tests/kit/money.ts';
import { planHolder } from '#tests/kit/plans.ts';
import { takesTransitions } from '#tests/kit/transitions.ts';

const body = { reason: 'The card holder disputes the charge' };

/** The worked example with a first instalment of 183.69 that was paid by card in time. */
const paidInstalment = (day = '2027-02-10') => paidOn('2027-02-10', 183_69, day);

/** The same, paid after a fee of 8.00 was charged, and with it. */
const lateInstalment = () => paidOn('2027-02-20', 191_69, '2027-02-20');

async function paidOn(payingDay: string, amount: number, day: string) {
  const backend = await openBackend();
  const holder = await planHolder(backend);
  await holder.until(payingDay);
  await holder.pays(amount);
  await holder.until(day);
  const { tables } = backend.store;
  const support = { token: await backend.signIn(administrators.SUPPORT) };
  const payment = () =>
    tables.payments.by('planId', holder.planId).find(({ purpose }) => purpose === 'INSTALMENT');
  const params = { paymentId: payment()?.id ?? '' };
  const chargesBack = () =>
    backend.done(
      201,
      'chargeBackPayment',
      { params, body },
      { ...support, ifMatch: `"${payment()?.version}"` },
    );
  return { backend, holder, tables, support, payment, params, chargesBack };
}

describe('a bank takes a payment back', () => {
  test('reopens its line, notifies the customer and ends the payment’s actions', async () => {
    const { backend, holder, tables, payment, params, support, chargesBack } =
      await paidInstalment('2027-02-20');
    const refund = await chargesBack();
    expect(refund).toMatchObject({
      amount: { amountMinor: 183_69 },
      reason: 'CHARGE_BACK',
      note: body.reason,
      destinations: [{ kind: 'CARD', amount: { amountMinor: 183_69 } }],
      reopenedLines: [{ no: 1, openBeforeMinor: 0, openAfterMinor: 183_69 }],
      paymentStatus: 'CHARGED_BACK',
      planStatus: 'OVERDUE',
    });
    expect(payment()).toMatchObject({ status: 'CHARGED_BACK', refundedTotal: 183_69 });
    checkBooks(tables);
    const { items } = await backend.done(200, 'listInbox', { query: {} }, holder.as);
    expect(items.map(({ title }) => title)).toContain('Your bank took €183.69 back');
    const { actions } = await backend.done(200, 'getPaymentAsAdministrator', { params }, support);
    expect(actions.filter(({ allowed }) => allowed)).toEqual([]);
  });

  test('plan and order are open again if the payment had paid the plan off', async () => {
    const { holder, tables, chargesBack, payment, backend, support } = await paidInstalment();
    const { amount } = await backend.done(
      200,
      'quoteSettlement',
      { params: holder.params, body: { on: null } },
      holder.as,
    );
    await holder.settles(amount.amountMinor);
    expect((await holder.plan()).status).toBe('SETTLED');
    expect(payment()?.status).toBe('SUCCEEDED');
    const last = tables.payments.by('planId', holder.planId).find(({ purpose }) => purpose === 'SETTLEMENT');
    const call = { params: { paymentId: last?.id ?? '' }, body };
    await backend.done(201, 'chargeBackPayment', call, { ...support, ifMatch: `"${last?.version}"` });
    expect(tables.plans.get(holder.planId)?.status).toBe('ACTIVE');
    expect(tables.orders.get(last?.orderId ?? '')?.status).toBe('ACTIVE');
    await chargesBack();
    checkBooks(tables);
  });

  test.each([
    ['which still holds it', 0, 8_00, 0],
    ['of which 5.00 was spent', 5_00, 3_00, 5_00],
  ])('what a waiver had credited is taken from the wallet, %s', async (_title, spent, taken, uncovered) => {
    const { backend, holder, tables, payment, params, support } = await lateInstalment();
    const { plans, users } = tables;
    const ifMatch = `"${plans.get(holder.planId)?.version}"`;
    const waiver = { lineNo: null, reason: 'The reminder was sent to an old address' };
    const ofPlan = { params: holder.params, body: waiver };
    await backend.done(200, 'waiveFees', ofPlan, { ...support, ifMatch });
    if (spent > 0) {
      const { version } = await holder.plan();
      const parts = [{ planId: holder.planId, amount: euro(spent), version }];
      const sources = [{ kind: 'WALLET' as const, amountMinor: spent }];
      await backend.done(201, 'payPlans', { body: { parts, sources } }, holder.as);
    }
    const before = balanceOf(tables);
    const back = await backend.done(
      201,
      'chargeBackPayment',
      { params, body },
      { ...support, ifMatch: `"${payment()?.version}"` },
    );
    expect(back).toMatchObject({
      amount: euro(191_69),
      destinations: [{ kind: 'CARD', amount: euro(191_69) }],
      fromWallet: euro(taken),
      uncovered: euro(uncovered),
    });
    expect(payment()).toMatchObject({ status: 'CHARGED_BACK', refundedTotal: 191_69 });
    expect(users.get(holder.userId)?.walletBalance).toEqual(euro(0));
    const { kept, refundable, events } = await backend.done(
      200,
      'getPaymentAsAdministrator',
      { params },
      support,
    );
    expect([kept, refundable, events.at(-1)?.amount]).toEqual([euro(0), euro(0), euro(191_69)]);
    const { items } = await backend.done(200, 'listInbox', { query: {} }, holder.as);
    expect(items.find(({ title }) => title === 'Your bank took €191.69 back')?.body).toContain(
      `so €183.69 of your plan is open again. ${moneyText(euro(taken))} that it had added to your wallet was taken`,
    );
    expect(balanceOf(tables)).toBe(before);
    checkBooks(tables);
  });

  test('the whole price is owed if nothing else was paid', async () => {
    const backend = await openBackend();
    const holder = await planHolder(backend);
    await holder.until('2027-01-20');
    const { tables } = backend.store;
    const [paid] = tables.payments.by('planId', holder.planId);
    const as = { token: await backend.signIn(administrators.SUPPORT), ifMatch: `"${paid?.version}"` };
    const call = { params: { paymentId: paid?.id ?? '' }, body };
    const taken = await backend.done(201, 'chargeBackPayment', call, as);
    expect(taken).toMatchObject({ planStatus: 'OVERDUE', orderStatus: 'ACTIVE' });
    expect(await holder.plan()).toMatchObject({ dueNow: euro(120_00), leftToPay: euro(1_222_16) });
    expect(tables.plans.get(holder.planId)?.principalLeft).toBe(1_080_00);
    await holder.pays(120_00);
    expect(await holder.plan()).toMatchObject({ status: 'ACTIVE', leftToPay: euro(1_102_16) });
    checkBooks(tables);
  });

  test('only the rest of a payment that was refunded in part is taken back', async () => {
    const { backend, tables, params, payment, support, chargesBack } = await paidInstalment();
    const part = {
      amount: { amountMinor: 100_00, currency: 'EUR' },
      reason: 'GOODWILL',
      note: null,
    } as const;
    const ifMatch = `"${payment()?.version}"`;
    await backend.done(201, 'createRefund', { params, body: part }, { ...support, ifMatch });
    expect((await chargesBack()).amount.amountMinor).toBe(83_69);
    checkBooks(tables);
  });
});

describe('of a plan that was withdrawn on 15 January', () => {
  async function withdrawn(today = '2027-01-20') {
    const backend = await openBackend();
    const holder = await planHolder(backend);
    await holder.until('2027-01-15');
    const { params } = holder;
    const quoted = await backend.done(200, 'quoteWithdrawal', { params }, holder.as);
    await holder.withdraws(quoted.amount.amountMinor);
    const { tables } = backend.store;
    const paid = tables.payments.by('planId', holder.planId).find(({ purpose }) => purpose === 'WITHDRAWAL');
    if (!paid) throw new Error('Nothing was paid.');
    const told = () => tables.inbox.all().map(({ title, body }) => `${title}. ${body}`);
    await holder.until(today);
    const support = { token: await backend.signIn(administrators.SUPPORT) };
    const call = { params: { paymentId: paid.id } };
    const as = { ...support, ifMatch: `"${paid.version}"` };
    const plan = () => tables.plans.get(holder.planId);
    return { backend, tables, paid, told, call, as, plan };
  }

  // it was due on that day, with five days of grace
  test.each([
    ['2027-01-20', 'ACTIVE'],
    ['2027-01-21', 'OVERDUE'],
  ] as const)('a charge-back on %s makes its debt open again: %s', async (today, status) => {
    const { backend, tables, paid, told, call, as, plan } = await withdrawn(today);
    expect(plan()).toMatchObject({ status: 'WITHDRAWN', closedOn: '2027-01-15' });
    const taken = await backend.done(201, 'chargeBackPayment', { ...call, body }, as);
    expect(taken).toMatchObject({ planStatus: status, orderStatus: 'ACTIVE' });
    expect(plan()).toMatchObject({ status, closedOn: null, principalLeft: 1_080_00 });
    // 1,080.00 and five days of the first month: R(1,080.00 × 7 % / 12 × 5/31) = 1.02
    expect(paid.amount).toBe(1_081_02);
    expect(told()).toContainEqual(expect.stringMatching(/so €1,081\.02 of your plan is open again\.$/));
    checkBooks(tables);
  });

  test('a refund leaves it withdrawn since that day, and nothing is open again', async () => {
    const { backend, tables, told, call, as, plan } = await withdrawn();
    const part = {
      amount: { amountMinor: 400_00, currency: 'EUR' },
      reason: 'GOODWILL',
      note: null,
    } as const;
    const refund = await backend.done(201, 'createRefund', { ...call, body: part }, as);
    expect(refund).toMatchObject({ planStatus: 'WITHDRAWN', orderStatus: 'WITHDRAWN' });
    expect(plan()).toMatchObject({ status: 'WITHDRAWN', closedOn: '2027-01-15', principalLeft: 0 });
    expect(told()).toContainEqual(
      expect.stringMatching(/^€400\.00 refunded\. .* is refunded to Visa [^.]*\.$/),
    );
    checkBooks(tables);
  });

  test.each([
    // 1,081.02 were paid and 400.00 of it refunded
    ['WITHDRAWAL', 681_02],
    ['DOWN_PAYMENT', 120_00],
  ] as const)(
    'what was refunded is not owed after a charge-back of the %s either',
    async (purpose, taken) => {
      const { backend, tables, paid, told, as, call, plan } = await withdrawn();
      const part = { amount: euro(400_00), reason: 'GOODWILL', note: null } as const;
      await backend.done(201, 'createRefund', { ...call, body: part }, as);
      const payment = tables.payments.by('planId', paid.planId).find((each) => each.purpose === purpose);
      const params = { paymentId: payment?.id ?? '' };
      const support = { ...as, ifMatch: `"${payment?.version}"` };
      const back = await backend.done(201, 'chargeBackPayment', { params, body }, support);
      expect(back.amount).toEqual(euro(taken));
      const view = await backend.done(
        200,
        'getPlanAsAdministrator',
        { params: { planId: paid.planId } },
        { token: as.token },
      );
      expect(view).toMatchObject({
        status: plan()?.status,
        total: euro(1_201_02),
        cancelled: euro(400_00),
        leftToPay: euro(taken),
      });
      expect(told()).toContainEqual(
        expect.stringContaining(`so ${moneyText(euro(taken))} of your plan is open again.`),
      );
      checkBooks(tables);
    },
  );
});

describe('what a plan that was withdrawn does not ask for any more stays in its total', () => {
  /** A part of 50.00 was paid, the plan withdrawn on 15 January, the part refunded, and the withdrawal charged back. */
  async function opened() {
    const backend = await openBackend();
    const holder = await planHolder(backend);
    await holder.pays(50_00);
    await holder.until('2027-01-15');
    const { params } = holder;
    const quoted = await backend.done(200, 'quoteWithdrawal', { params }, holder.as);
    await holder.withdraws(quoted.amount.amountMinor);
    await holder.until('2027-01-20');
    const { tables } = backend.store;
    const support = { token: await backend.signIn(administrators.SUPPORT) };
    const paid = (purpose: string) => {
      const payment = tables.payments.by('planId', holder.planId).find((each) => each.purpose === purpose);
      const call = { params: { paymentId: payment?.id ?? '' } };
      return { call, as: { ...support, ifMatch: `"${payment?.version}"` } };
    };
    const part = { amount: euro(50_00), reason: 'GOODWILL', note: null } as const;
    const instalment = paid('INSTALMENT');
    await backend.done(201, 'createRefund', { ...instalment.call, body: part }, instalment.as);
    const withdrawal = paid('WITHDRAWAL');
    await backend.done(201, 'chargeBackPayment', { ...withdrawal.call, body }, withdrawal.as);
    return { backend, holder };
  }

  const figures = async (holder: Awaited<ReturnType<typeof planHolder>>) => {
    const { total, cancelled, totalInterest, leftToPay } = await holder.plan();
    return [total, cancelled, totalInterest, leftToPay].map(({ amountMinor }) => amountMinor);
  };

  // 1.02 of interest for five days; 50.00 of 1,081.02 was refunded
  const before = [1_201_02, 50_00, 1_02, 1_031_02];

  test('after it was paid off', async () => {
    const { backend, holder } = await opened();
    expect(await figures(holder)).toEqual(before);
    expect(await holder.settles(1_031_02)).toMatchObject({ status: 201 });
    expect(await figures(holder)).toEqual([1_201_02, 50_00, 1_02, 0]);
    checkBooks(backend.store.tables);
  });

  test('after it was rescheduled, whose quote adds only the new interest', async () => {
    const { backend, holder } = await opened();
    expect(await figures(holder)).toEqual(before);
    const call = { params: holder.params, body: { months: 6 } };
    const { extraInterest } = await backend.done(200, 'quoteReschedule', call, holder.as);
    const { amountMinor: extra } = extraInterest;
    const body = { months: 6, reason: 'OTHER' } as const;
    await backend.done(200, 'reschedulePlan', { params: holder.params, body }, await holder.withVersion());
    expect(await figures(holder)).toEqual([1_201_02 + extra, 50_00, 1_02 + extra, 1_031_02 + extra]);
    checkBooks(backend.store.tables);
  });
});

test('a cancelled payment cannot be retried, but its order can be paid with another', async () => {
  const backend = await openBackend();
  const customer = await person(backend);
  const order = await customer.confirmed();
  await backend.ask('payOrder', { ...(await customer.payment(order, 'poor')), ...customer.as });
  const failed = backend.store.tables.payments.by('orderId', order.id)[0];
  const params = { paymentId: failed?.id ?? '' };
  const collections = { token: await backend.signIn(administrators.COLLECTIONS) };
  const cancelled = await backend.done(
    200,
    'cancelPayment',
    { params, body: { reason: 'Paid by transfer instead' } },
    { ...collections, ifMatch: `"${failed?.version}"` },
  );
  expect(cancelled.status).toBe('CANCELLED');
  expect(cancelled.actions.find(({ action }) => action === 'retry')).toMatchObject({
    allowed: false,
    reason: 'Only a failed payment can be tried again. The payment was cancelled.',
  });
  const paid = await backend.ask('payOrder', { ...(await customer.payment(order, 'good')), ...customer.as });
  expect(paid.status).toBe(201);
  expect(backend.store.tables.orders.get(order.id)?.status).toBe('ACTIVE');
});

test('an action that the role does not allow is not offered, with that as the reason', async () => {
  const { backend, params } = await paidInstalment();
  const viewer = { token: await backend.signIn(administrators.VIEWER) };
  const { actions } = await backend.done(200, 'getPaymentAsAdministrator', { params }, viewer);
  expect(actions.map(({ allowed, reason }) => [allowed, reason])).toEqual(
    actions.map(() => [
      false,
      expect.stringMatching(/^Your role Viewer can’t .* (payments|receipts|charge-backs)/),
    ]),
  );
});

takesTransitions('commands/payments/charge-back');
