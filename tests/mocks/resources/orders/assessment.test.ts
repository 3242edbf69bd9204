import { describe, expect, test } from 'vitest';
import { euro } from '#tests/kit/money.ts';
import { openWithCustomer } from '#tests/kit/open-with-customer.ts';
import { person } from '#tests/kit/person.ts';
import { takesTransitions } from '#tests/kit/transitions.ts';

const MINUTE = 60_000;
const DAY = 86_400_000;

/** The worked example: 1,080.00 in six instalments of 183.69. */
async function quoted() {
  const { backend, customer } = await openWithCustomer();
  const quote = await customer.quoted();
  const submit = { params: { orderId: quote.orderId } };
  return { backend, customer, quote, submit };
}

describe('an assessment', () => {
  test('of the worked example is approved, and the order can be signed', async () => {
    const { backend, customer, quote, submit } = await quoted();
    const assessment = await customer.states(quote);
    expect(assessment).toMatchObject({
      orderId: quote.orderId,
      instalment: euro(183_69),
      disposable: euro(1_040_00),
      maxInstalment: euro(520_00),
      dstiBps: 1_641,
      decision: 'APPROVED',
      reasons: [],
      remedy: null,
      createdAt: '2027-01-10T09:00:00.000Z',
      validUntil: '2027-02-09T09:00:00.000Z',
    });
    expect((await customer.orderNow(quote.orderId)).assessment).toEqual(assessment);
    expect((await backend.done(200, 'submitOrder', submit, customer.as)).status).toBe('READY_TO_CONFIRM');
  });

  test('above a limit says why, and which down payment would be enough', async () => {
    // 300.00 are left and half of them is 150.00, so 15.00 less than a tenth above would be needed.
    const { backend, customer, quote, submit } = await quoted();
    const assessment = await customer.states(quote, [2_400_00, 2_100_00, 0]);
    expect(assessment).toMatchObject({
      decision: 'DECLINED',
      maxInstalment: euro(150_00),
      reasons: [
        {
          code: 'instalment-too-high',
          message:
            '€183.69 a month is more than half of the €300.00 that you have left; up to €150.00 would fit.',
        },
      ],
    });
    const { remedy } = assessment;
    const smaller = {
      ...submit,
      body: { offerCode: 'STD6', downPaymentBps: remedy?.downPaymentBps ?? 0, dueDay: null },
    };
    const next = await backend.done(201, 'createQuote', smaller, customer.as);
    expect(next.downPayment).toEqual(remedy?.downPayment);
    expect(next.financed.amountMinor).toBeLessThanOrEqual(assessment.maxFinanced.amountMinor);
    expect(next.instalments[0]?.amountMinor).toBeLessThanOrEqual(150_00);
    // A percent less is not enough: the share is the smallest.
    const bps = next.downPaymentBps - 100;
    const larger = await backend.done(
      201,
      'createQuote',
      { ...smaller, body: { ...smaller.body, downPaymentBps: bps } },
      customer.as,
    );
    expect(larger.instalments[0]?.amountMinor).toBeGreaterThan(150_00);
  });

  test('says the most that its plan could finance: 450.01 in three parts of 150.00', async () => {
    // 300.00 are left, half of them is 150.00; a third of 450.01 rounds to 150.00, one of 450.02 to 150.01.
    const { customer } = await openWithCustomer();
    const quote = await customer.quoted({ offerCode: 'PAY4' });
    const { maxFinanced } = await customer.states(quote, [2_400_00, 2_100_00, 0]);
    expect(maxFinanced).toEqual(euro(450_01));
  });

  test('a declined assessment ends the submitted order, and its reasons stay with it', async () => {
    const { backend, customer, quote, submit } = await quoted();
    const { reasons } = await customer.states(quote, [1_000_00, 900_00, 0]);
    const order = await backend.done(200, 'submitOrder', submit, customer.as);
    expect(order).toMatchObject({ status: 'DECLINED', assessment: { reasons } });
    expect(order.actions.every(({ allowed }) => !allowed)).toBe(true);
  });

  test('says by how much the plan would overdraw the budget', async () => {
    const { customer, quote } = await quoted();
    const { reasons } = await customer.states(quote, [1_000_00, 1_050_00, 0]);
    expect(reasons[0]).toEqual({
      code: 'nothing-left',
      message: 'With this plan you would be €233.69 short each month.',
    });
  });

  test('within a tenth above a limit is left to a person', async () => {
    const { backend, customer, quote, submit } = await quoted();
    // 340.00 are left, half of them is 170.00 and a tenth more 187.00.
    const assessment = await customer.states(quote, [2_400_00, 1_850_00, 210_00]);
    expect(assessment).toMatchObject({ decision: 'REFERRED', maxInstalment: euro(170_00) });
    const problem = await backend.rejected('assessment-declined', 'submitOrder', submit, customer.as);
    expect(problem).toMatchObject({
      title: 'This plan does not fit your budget yet',
      detail: 'Your budget is close to our limits. Request a manual review, or choose another plan.',
      reasons: assessment.reasons,
    });
    expect((await customer.orderNow(quote.orderId)).status).toBe('QUOTED');
  });

  test('serves the next orders of its customer for 30 days, each with its own instalment', async () => {
    const { backend, customer, quote } = await quoted();
    const first = await customer.states(quote);
    const next = await customer.quoted({ offerCode: 'STD12' });
    const { assessment } = await customer.orderNow(next.orderId);
    expect(assessment).toMatchObject({ instalment: euro(94_90), decision: 'APPROVED' });
    expect(assessment?.validUntil).toBe(first.validUntil);
    await backend.wait(30 * DAY);
    const returning = await backend.signIn('+4915112345678');
    const [product] = backend.store.tables.products.all();
    const body = { items: [{ productId: product?.id ?? '', quantity: 1 }] };
    const { id } = await backend.done(201, 'createOrder', { body }, { token: returning });
    const choice = {
      params: { orderId: id },
      body: { offerCode: 'PAY4', downPaymentBps: null, dueDay: null },
    };
    await backend.done(201, 'createQuote', choice, { token: returning });
    const order = await backend.done(200, 'getOrder', { params: { orderId: id } }, { token: returning });
    expect(order.assessment).toBeNull();
  });

  describe('counts the plans that are open, which the customer does not have to state', () => {
    /** Two orders with instalments of 183.69, which fit once, and the first one signed. */
    async function oneOfTwoSigned() {
      const { backend, customer } = await openWithCustomer();
      const first = await customer.quoted();
      await customer.states(first, [2_400_00, 1_150_00, 700_00]);
      const other = await customer.quoted();
      for (const { orderId } of [first, other])
        await backend.done(200, 'submitOrder', { params: { orderId } }, customer.as);
      await backend.wait(MINUTE);
      const { call } = await customer.signed(first);
      const order = await backend.done(200, 'confirmOrder', call, customer.as);
      await backend.wait(MINUTE);
      return { backend, customer, order, other };
    }
    const counted = {
      existingObligations: euro(700_00),
      planInstalments: euro(183_69),
      disposable: euro(366_31),
      decision: 'DECLINED',
    };

    test('prevents the signature of an order that was submitted before', async () => {
      const { backend, customer, other } = await oneOfTwoSigned();
      const { assessment, actions } = await customer.orderNow(other.orderId);
      expect(assessment).toMatchObject(counted);
      expect(actions.find(({ action }) => action === 'confirm')).toMatchObject({ allowed: false });
      const { call } = await customer.signed(other);
      await backend.rejected('assessment-declined', 'confirmOrder', call, customer.as);
    });

    test('for a later order, until the plan is given up', async () => {
      const { customer, order } = await oneOfTwoSigned();
      const { orderId } = await customer.quoted();
      expect((await customer.orderNow(orderId)).assessment).toMatchObject(counted);
      await customer.cancels(order);
      const { orderId: next } = await customer.quoted();
      expect((await customer.orderNow(next)).assessment).toMatchObject({
        planInstalments: euro(0),
        decision: 'APPROVED',
      });
    });

    test('counts again when the same amounts are stated after the signature', async () => {
      const { customer } = await oneOfTwoSigned();
      const again = await customer.quoted();
      const assessment = await customer.states(again, [2_400_00, 1_150_00, 700_00]);
      expect(assessment).toMatchObject(counted);
    });
  });

  test('has to be stated again when it has expired', async () => {
    const { backend, customer } = await quoted();
    await customer.states(await customer.quoted());
    await backend.wait(27 * DAY);
    const later = await person(backend);
    const { orderId, id: firstQuote } = await later.quoted({ offerCode: 'STD12' });
    await backend.wait(3 * DAY);
    const { as, states, orderNow } = await person(backend);
    const params = { orderId };
    const { detail } = await backend.rejected('assessment-required', 'submitOrder', { params }, as);
    expect(detail).toBe('Your budget was valid until 9 February 2027. State it again.');
    expect((await orderNow(orderId)).actions).toContainEqual(
      expect.objectContaining({
        action: 'submit',
        allowed: false,
        reason: detail,
      }),
    );
    await states({ orderId });
    expect((await backend.done(200, 'submitOrder', { params }, as)).status).toBe('READY_TO_CONFIRM');

    await backend.store.transact(({ tables }) => {
      const last = tables.assessments.get(tables.orders.get(orderId)?.assessmentId ?? '');
      if (last) tables.assessments.replace({ ...last, validUntil: '2027-02-09T09:00:00.000Z' });
    });
    const { actions } = await orderNow(orderId);
    expect(actions).toContainEqual(
      expect.objectContaining({ action: 'confirm', allowed: false, reason: detail }),
    );
    await states({ orderId });
    expect(await orderNow(orderId)).toMatchObject({ status: 'QUOTED', quoteId: firstQuote });
    expect((await backend.done(200, 'submitOrder', { params }, as)).status).toBe('READY_TO_CONFIRM');
  });

  test('is void when another plan is chosen; the amounts are assessed again', async () => {
    const { backend, customer, quote, submit } = await quoted();
    const first = await customer.states(quote);
    const choice = { ...submit, body: { offerCode: 'STD6', downPaymentBps: 5_000, dueDay: null } };
    const next = await backend.done(201, 'createQuote', choice, customer.as);
    const { assessment } = await customer.orderNow(quote.orderId);
    expect(assessment?.id).not.toBe(first.id);
    expect(assessment?.instalment.amountMinor).toBe(next.instalments[0]?.amountMinor);
  });

  test('is refused in another currency than the order', async () => {
    const { backend, customer, quote } = await quoted();
    const yen = { amountMinor: 300_000, currency: 'JPY' as const };
    const body = { monthlyIncome: yen, monthlyExpenses: yen, existingObligations: yen };
    const call = { params: { orderId: quote.orderId }, body };
    const problem = await backend.rejected('currency-mismatch', 'createAssessment', call, customer.as);
    expect(problem).toMatchObject({ expected: 'EUR', got: 'JPY' });
  });
});

takesTransitions('resources/orders/assessment');
