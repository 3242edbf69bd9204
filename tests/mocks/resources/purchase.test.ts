import { describe, expect, test } from 'vitest';
import { euro } from '#tests/kit/money.ts';
import { openWithCustomer } from '#tests/kit/open-with-customer.ts';

describe('a purchase from the cart to an active plan', () => {
  test('[API-02] the espresso machine in six months, with the figures of the worked example', async () => {
    const { backend, customer } = await openWithCustomer();
    const { done } = backend;
    const { quote, call } = await customer.signable();
    expect(quote).toMatchObject({
      downPayment: euro(120_00),
      financed: euro(1080_00),
      instalments: [
        { count: 5, amountMinor: 183_69 },
        { count: 1, amountMinor: 183_71 },
      ],
      totalInterest: euro(22_16),
      totalPayable: euro(1222_16),
      aprcPpm: 72_300,
      firstDueDate: '2027-02-10',
      lastDueDate: '2027-07-10',
      validUntil: '2027-01-10T09:30:00.000Z',
    });

    const confirmed = await done(200, 'confirmOrder', call, customer.as);
    expect(confirmed).toMatchObject({
      status: 'AWAITING_DOWN_PAYMENT',
      planNumber: 'PLN-000101',
      expiresAt: '2027-01-13T09:00:00.000Z',
      terms: { acceptedAt: '2027-01-10T09:00:00.000Z' },
    });
    const params = { planId: confirmed.planId ?? '' };
    expect(await done(200, 'getPlan', { params }, customer.as)).toMatchObject({
      status: 'PENDING',
      activatedOn: null,
      next: { lineNo: 0, dueDate: '2027-01-10', amount: euro(120_00) },
      dueNow: euro(120_00),
    });

    const payment = await done(201, 'payOrder', await customer.payment(confirmed, 'good'), customer.as);
    expect(payment).toMatchObject({
      status: 'SUCCEEDED',
      sources: [{ kind: 'CARD', label: 'Visa •••• 4242', amount: euro(120_00) }],
      allocations: [{ lineNo: 0, component: 'PRINCIPAL', amount: euro(120_00) }],
      walletCredit: euro(0),
      attempts: [{ no: 1, result: 'SUCCEEDED' }],
      actions: [
        {
          action: 'retry',
          allowed: false,
          reason: 'Only a failed payment can be tried again. The payment was made.',
        },
        {
          action: 'confirm',
          allowed: false,
          reason: 'Only a payment that the bank asks about can be confirmed. The payment was made.',
        },
      ],
    });
    expect(await customer.orderNow(confirmed.id)).toMatchObject({ status: 'ACTIVE', paymentId: payment.id });

    const plan = await done(200, 'getPlan', { params }, customer.as);
    expect(plan).toMatchObject({
      status: 'ACTIVE',
      activatedOn: '2027-01-10',
      principalLeft: euro(1080_00),
      paid: euro(120_00),
      dueNow: euro(0),
      next: { lineNo: 1, dueDate: '2027-02-10', amount: euro(183_69) },
    });
    const schedule = await done(200, 'getSchedule', { params: { planId: plan.id } }, customer.as);
    expect(
      schedule.lines.map(({ principalMinor, interestMinor, closingMinor, status }) => [
        principalMinor,
        interestMinor,
        closingMinor,
        status,
      ]),
    ).toEqual([
      [120_00, 0, 1080_00, 'PAID'],
      [177_39, 6_30, 902_61, 'UPCOMING'],
      [178_42, 5_27, 724_19, 'UPCOMING'],
      [179_47, 4_22, 544_72, 'UPCOMING'],
      [180_51, 3_18, 364_21, 'UPCOMING'],
      [181_57, 2_12, 182_64, 'UPCOMING'],
      [182_64, 1_07, 0, 'UPCOMING'],
    ]);
    expect(backend.store.tables.users.all()[0]).toMatchObject({ principalLeft: 1080_00, openPlans: 1 });
  });

  test('the message with the code names product and amount', async () => {
    const { customer } = await openWithCustomer();
    const { text } = (await customer.signable()).message;
    expect(text).toContain('Espresso machine');
    expect(text).toContain('€1,222.16');
  });

  test('a second submission with the same key changes nothing and has the same answer', async () => {
    const { backend, customer } = await openWithCustomer();
    const order = await customer.confirmed();
    const call = await customer.payment(order, 'good');
    const extras = { ...customer.as, key: crypto.randomUUID() };
    const first = await backend.ask('payOrder', { ...call, ...extras });
    const second = await backend.ask('payOrder', { ...call, ...extras });
    expect(first.status).toBe(201);
    expect(second.body).toEqual(first.body);
    expect(backend.store.tables.payments.size).toBe(1);

    const other = await backend.rejected('payment-in-progress', 'payOrder', call, customer.as);
    expect(other.paymentId).toBe(backend.store.tables.payments.all()[0]?.id);
    expect(backend.store.tables.payments.size).toBe(1);
  });

  test('one confirmed order makes one plan, also when requests are repeated', async () => {
    const { backend, customer } = await openWithCustomer();
    const { call } = await customer.signable();
    await backend.done(200, 'confirmOrder', call, customer.as);
    const again = await backend.rejected('invalid-transition', 'confirmOrder', call, customer.as);
    expect(again).toMatchObject({
      entity: 'order',
      from: 'AWAITING_DOWN_PAYMENT',
      action: 'confirm',
      allowed: ['quote', 'pay', 'cancel'],
    });
    expect(backend.store.tables.plans.size).toBe(1);
  });

  test('a customer does not see another customer’s data', async () => {
    const { backend, customer } = await openWithCustomer();
    const order = await customer.confirmed();
    const token = await backend.signIn('another.customer@example.com');
    await backend.rejected('not-found', 'getOrder', { params: { orderId: order.id } }, { token });
    await backend.rejected('not-found', 'getPlan', { params: { planId: order.planId ?? '' } }, { token });
    await backend.rejected('not-found', 'payOrder', await customer.payment(order, 'good'), { token });
    const { items } = await backend.done(200, 'listOrders', { query: {} }, { token });
    expect(items).toEqual([]);
  });

  test('an administrator cannot order', async () => {
    const { backend } = await openWithCustomer();
    const token = await backend.signIn('admin@tranche.example');
    const productId = backend.store.tables.products.all()[0]?.id ?? '';
    await backend.rejected(
      'customers-only',
      'createOrder',
      { body: { items: [{ productId, quantity: 1 }] } },
      { token },
    );
    const { items } = await backend.done(200, 'listAllOrders', { query: {} }, { token });
    expect(items).toEqual([]);
  });
});
