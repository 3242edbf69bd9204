import { describe, expect, test } from 'vitest';
import { SCANNED } from '#tests/kit/collateral.ts';
import { euro } from '#tests/kit/money.ts';
import { approved, buys, withReviewer } from '#tests/kit/secured-purchase.ts';
import { opened, watching } from '#tests/suite/backend.ts';

describe('an order with a secured plan', () => {
  test('waits for createCollateral, is reviewed, and can be bought', async () => {
    const { backend, customer, collateral, risk } = await withReviewer(await opened('new-user'));
    const order = await collateral.securedOrder();
    expect(order).toMatchObject({ status: 'COLLATERAL_REQUIRED', financed: euro(960_00) });

    const { id } = await collateral.offers(order.id);
    expect(await collateral.now(id)).toMatchObject({
      status: 'DRAFT',
      lendable: euro(960_00),
      missingDocuments: ['PHOTO', 'OWNERSHIP'],
    });
    await collateral.uploads(id, 'PHOTO');
    await collateral.uploads(id, 'OWNERSHIP');
    await backend.wait(SCANNED);
    expect((await collateral.now(id)).missingDocuments).toEqual([]);
    expect((await collateral.submits(id)).status).toBe('SUBMITTED');
    expect((await customer.orderNow(order.id)).status).toBe('UNDER_REVIEW');

    await risk.approves(id, 1_200_00);
    expect((await customer.orderNow(order.id)).status).toBe('READY_TO_CONFIRM');
    expect((await collateral.now(id)).valuation).toMatchObject({
      value: euro(1_200_00),
      validUntil: '2027-01-17',
    });

    await buys({ backend, customer, orderId: order.id });
    const { status, planNumber } = await customer.orderNow(order.id);
    expect(status).toBe('ACTIVE');
    const pledged = await collateral.now(id);
    expect(pledged).toMatchObject({ status: 'PLEDGED', pledgedTo: { planNumber } });
    expect(pledged.review.map((step) => step.status)).toEqual([
      'SUBMITTED',
      'UNDER_REVIEW',
      'APPROVED',
      'PLEDGED',
    ]);
  });

  test('is ready once acceptCollateral has valued and approved what waits', async () => {
    const { customer, collateral, risk } = await withReviewer(await opened('new-user'));
    const order = await collateral.securedOrder();
    const { id } = await collateral.handsIn(order.id);
    const body = { value: euro(1_250_00), method: 'PRICE_LIST', reason: 'By the price of the day' };
    expect(await risk.does('simulateAcceptance', id, body)).toMatchObject({
      status: 'APPROVED',
      lendable: euro(1_000_00), // 80 % of 1,250.00
    });
    expect((await collateral.now(id)).status).toBe('SUBMITTED');

    expect(await risk.does('acceptCollateral', id, body)).toMatchObject({
      status: 'APPROVED',
      reviewer: { name: expect.any(String) },
      valuation: { value: euro(1_250_00), method: 'PRICE_LIST', validUntil: '2027-01-17' },
    });
    expect((await collateral.now(id)).review.map(({ status, by }) => [status, by])).toEqual([
      ['SUBMITTED', 'CUSTOMER'],
      ['UNDER_REVIEW', 'REVIEWER'],
      ['APPROVED', 'REVIEWER'],
    ]);
    expect((await customer.orderNow(order.id)).status).toBe('READY_TO_CONFIRM');
  });

  test('getCoverage: gold of 1,000.00 and electronics of 500.00 count 1,000.00, so 960.00 is 64 %', async () => {
    const { collateral, customer, risk } = await withReviewer(await opened('new-user'));
    const { id: orderId } = await collateral.securedOrder();
    const gold = await collateral.handsIn(orderId, 'GOLD_JEWELLERY', 1_000_00);
    expect((await customer.orderNow(orderId)).status).toBe('COLLATERAL_REQUIRED'); // 160.00 are missing
    expect(await collateral.coverage(orderId)).toMatchObject({
      inReview: euro(800_00),
      missing: euro(160_00),
    });

    const electronics = await collateral.handsIn(orderId, 'ELECTRONICS', 500_00);
    expect((await customer.orderNow(orderId)).status).toBe('UNDER_REVIEW');
    await risk.approves(gold.id, 1_000_00);
    expect((await customer.orderNow(orderId)).status).toBe('UNDER_REVIEW');
    await risk.approves(electronics.id, 500_00);
    expect(await collateral.coverage(orderId)).toMatchObject({
      orderStatus: 'READY_TO_CONFIRM',
      needed: euro(960_00),
      covered: euro(1_000_00),
      missing: euro(0),
      ltvBps: 6_400,
      afterFall: { byBps: 2_000, covered: euro(800_00), missing: euro(160_00) },
    });
  });

  test('valueCollateral: a lower valuation of approved collateral makes the order wait for collateral', async () => {
    const { customer, collateral, risk, orderId, id } = await approved(await opened('new-user'));
    await risk.values(id, 1_200_00);
    expect((await customer.orderNow(orderId)).status).toBe('READY_TO_CONFIRM');
    await risk.values(id, 1_199_99);
    // One cent less than the 1,200.00 that were declared.
    expect((await collateral.now(id)).valuation?.difference).toEqual(euro(-1));
    expect((await customer.orderNow(orderId)).status).toBe('COLLATERAL_REQUIRED');
    expect(await collateral.coverage(orderId)).toMatchObject({
      covered: euro(959_99),
      missing: euro(1),
      ltvBps: 8_001, // 960.00 of 1,199.99 is 80.0007 %
    });
  });

  test('submitOrder after a lower valuation requires more collateral or a higher down payment', async () => {
    const { backend, collateral, customer, risk } = await withReviewer(await opened('new-user'));
    const { id: orderId } = await collateral.securedOrder();
    const { id } = await collateral.handsIn(orderId);
    await risk.approves(id, 1_000_00);
    expect((await customer.orderNow(orderId)).status).toBe('COLLATERAL_REQUIRED');
    const call = { params: { orderId } };
    const { missing } = await backend.rejected('collateral-insufficient', 'submitOrder', call, customer.as);
    expect(missing).toEqual(euro(160_00));

    // 34 % of 1,200.00 leave 792.00, and 800.00 are covered
    const body = { offerCode: 'SEC24', downPaymentBps: 3_400, dueDay: null };
    await backend.done(201, 'createQuote', { ...call, body }, customer.as);
    expect((await backend.done(200, 'submitOrder', call, customer.as)).status).toBe('READY_TO_CONFIRM');
  });

  test('requestCollateralInfo asks the customer, and the answer goes to the reviewer', async () => {
    const { collateral, customer, risk } = await withReviewer(await opened('new-user'));
    const { id: orderId } = await collateral.securedOrder();
    const { id } = await collateral.handsIn(orderId);
    await risk.takes(id);
    await risk.asks(id, 'Please add a photo of the stamp.');
    expect(await collateral.now(id)).toMatchObject({
      status: 'INFO_REQUESTED',
      question: 'Please add a photo of the stamp.',
    });
    expect((await customer.orderNow(orderId)).status).toBe('COLLATERAL_REQUIRED');
    const answered = await collateral.submits(id, 'It is on the clasp.');
    expect(answered).toMatchObject({ status: 'SUBMITTED', question: null });
    expect(answered.review.at(-1)).toMatchObject({ by: 'CUSTOMER', note: 'It is on the clasp.' });
    expect((await customer.orderNow(orderId)).status).toBe('UNDER_REVIEW');
  });

  test('rejectCollateral leaves the order open, and suspected fraud declines it', async () => {
    const { collateral, customer, risk } = await withReviewer(await opened('new-user'));
    const { id: orderId } = await collateral.securedOrder();
    const first = await collateral.handsIn(orderId);
    await risk.takes(first.id);
    await risk.rejects(first.id, 'OWNERSHIP_UNCLEAR');
    expect(await collateral.now(first.id)).toMatchObject({ rejection: { reason: 'OWNERSHIP_UNCLEAR' } });
    expect((await customer.orderNow(orderId)).status).toBe('COLLATERAL_REQUIRED');

    const second = await collateral.handsIn(orderId);
    await risk.takes(second.id);
    await risk.rejects(second.id, 'FRAUD_SUSPECTED');
    expect((await customer.orderNow(orderId)).status).toBe('DECLINED');
    expect(await collateral.now(second.id)).toMatchObject({
      rejection: { reason: 'NOT_ACCEPTED' },
      order: null,
    });
  });

  test('attachCollateral uses what was approved for a cancelled order for the next one', async () => {
    const { backend, customer, collateral, orderId, id } = await approved(await opened('new-user'));
    await customer.cancels({ id: orderId });
    expect(await collateral.now(id)).toMatchObject({ status: 'APPROVED', order: null });
    const next = await collateral.securedOrder();
    const call = { params: { collateralId: id }, body: { orderId: next.id } };
    await backend.done(200, 'attachCollateral', call, customer.as);
    const continued = await backend.done(200, 'submitOrder', { params: { orderId: next.id } }, customer.as);
    expect(continued.status).toBe('READY_TO_CONFIRM');
  });
});

watching?.transitions('suite/behaviour/collateral/secured-order');
