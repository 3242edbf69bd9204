import { describe, expect, test } from 'vitest';
import { atBusinessHour, nextBusinessDay } from '#mocks/time/business-time.ts';
import { scheduledJobs } from '#mocks/jobs/schedule.ts';
import { openWithCustomer } from '#tests/kit/open-with-customer.ts';
import { codeFor, person } from '#tests/kit/person.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const phone = '+4915112345678';

describe('changes that time causes', () => {
  test('an order that is not continued expires seven days after it was created', async () => {
    const { backend, customer } = await openWithCustomer();
    const { id } = await customer.order();
    await backend.wait(7 * DAY - 1);
    const token = await backend.signIn(phone);
    const call = { params: { orderId: id } };
    expect(await backend.done(200, 'getOrder', call, { token })).toMatchObject({ status: 'DRAFT' });
    await backend.wait(1);
    expect(await backend.done(200, 'getOrder', call, { token })).toMatchObject({
      status: 'EXPIRED',
      version: 2,
    });
  });

  test('a signed order waits 72 hours for its down payment, then its plan is cancelled', async () => {
    const { backend, customer } = await openWithCustomer();
    const order = await customer.confirmed();
    await backend.wait(72 * HOUR);
    const token = await backend.signIn(phone);
    expect(await backend.done(200, 'getOrder', { params: { orderId: order.id } }, { token })).toMatchObject({
      status: 'EXPIRED',
    });
    expect(backend.store.tables.plans.all()).toMatchObject([{ status: 'CANCELLED', closedOn: '2027-01-13' }]);
    expect(backend.store.tables.users.all()[0]).toMatchObject({ openPlans: 0, principalLeft: 0 });
  });

  test('an order does not expire while the bank decides about its payment', async () => {
    const { backend, customer } = await openWithCustomer();
    const order = await customer.confirmed();
    await backend.wait(72 * HOUR - 1_000);
    const { token, pays } = await person(backend, phone);
    await pays(order, 'slow');
    await backend.wait(2_000);
    expect(await backend.done(200, 'getOrder', { params: { orderId: order.id } }, { token })).toMatchObject({
      status: 'AWAITING_DOWN_PAYMENT',
    });
    await backend.wait(1_000);
    expect(await backend.done(200, 'getOrder', { params: { orderId: order.id } }, { token })).toMatchObject({
      status: 'ACTIVE',
    });
  });

  test('changes that were due between two requests have the date on which they were due', async () => {
    const { backend, customer } = await openWithCustomer();
    await customer.buys('Espresso machine', 'STD6', 'slow');
    await (await person(backend, '+4915198765432')).confirmed(); // whose down payment is never paid
    await backend.wait(20 * DAY);
    await backend.done(200, 'getLegalDocument', { params: { kind: 'terms' } });
    const { plans } = backend.store.tables;
    expect(plans.find('number', 'PLN-000101')).toMatchObject({ status: 'ACTIVE', activatedOn: '2027-01-10' });
    expect(plans.find('number', 'PLN-000101')?.lines[0]?.paidOn).toBe('2027-01-10');
    expect(plans.find('number', 'PLN-000102')).toMatchObject({ status: 'CANCELLED', closedOn: '2027-01-13' });
    expect(backend.store.tables.payments.all()).toMatchObject([
      { status: 'SUCCEEDED', attempts: [{ endedAt: '2027-01-10T09:00:03.000Z' }] },
    ]);
  });

  test('a plan is overdue from midnight in Berlin after five days', async () => {
    const { backend, customer } = await openWithCustomer();
    await customer.buys('Espresso machine', 'STD6');
    // due on 10 February; 15 February is the last day of grace and ends at 23:00 in UTC
    const untilMidnight = Date.parse('2027-02-15T23:00:00.000Z') - Date.parse('2027-01-10T09:00:00.000Z');
    await backend.wait(untilMidnight - 1);
    const token = await backend.signIn(phone);
    const params = { planId: backend.store.tables.plans.all()[0]?.id ?? '' };
    expect(await backend.done(200, 'getPlan', { params }, { token })).toMatchObject({
      status: 'ACTIVE',
      daysPastDue: 5,
      dueNow: { amountMinor: 183_69 },
    });
    await backend.wait(1);
    const plan = await backend.done(200, 'getPlan', { params }, { token });
    expect(plan).toMatchObject({ status: 'OVERDUE', daysPastDue: 6, next: { lineNo: 1 } });
    expect(plan.strip.map(({ status }) => status).slice(0, 3)).toEqual(['PAID', 'OVERDUE', 'UPCOMING']);

    const quote = await backend.done(
      201,
      'createOrder',
      { body: { items: [{ productId: backend.store.tables.products.all()[0]?.id ?? '', quantity: 1 }] } },
      { token },
    );
    const choice = {
      params: { orderId: quote.id },
      body: { offerCode: 'STD6', downPaymentBps: null, dueDay: null },
    };
    await backend.done(201, 'createQuote', choice, { token });
    const problem = await backend.rejected(
      'not-eligible',
      'submitOrder',
      { params: { orderId: quote.id } },
      { token },
    );
    expect(problem.reasons).toMatchObject([{ code: 'plan-overdue' }]);
  });

  test('a code is valid until its last millisecond, also for the scheduler', async () => {
    const { backend, customer } = await openWithCustomer();
    const { orderId, id: quoteId } = await customer.submitted();
    const params = { orderId };
    const { id } = await backend.done(
      201,
      'createChallenge',
      codeFor({ orderId: params.orderId, id: quoteId }),
      customer.as,
    );
    const { code } = backend.newMessage();
    await backend.wait(300_000);
    const call = { params: { challengeId: id }, body: { code } };
    expect(await backend.done(200, 'verifyChallenge', call, customer.as)).toMatchObject({
      challenge: { status: 'VERIFIED' },
    });
  });

  test('a code expires after 300 seconds', async () => {
    const { backend, customer } = await openWithCustomer();
    const quote = await customer.submitted();
    const { id } = await backend.done(201, 'createChallenge', codeFor(quote), customer.as);
    const { code } = backend.newMessage();
    await backend.wait(300_001);
    await backend.rejected(
      'otp-expired',
      'verifyChallenge',
      { params: { challengeId: id }, body: { code } },
      customer.as,
    );
    expect(backend.store.tables.challenges.get(id)?.status).toBe('EXPIRED');
  });

  test('after a run, the next change is due later than now', async () => {
    const { backend, customer } = await openWithCustomer();
    await customer.payment(await customer.confirmed(), 'slow');
    for (const ms of [3_000, 298_000, 72 * HOUR, 20 * DAY]) {
      await backend.wait(ms);
      await backend.done(200, 'getLegalDocument', { params: { kind: 'terms' } });
      const due = scheduledJobs.dueAt(backend.store.tables);
      expect(Date.parse(due ?? '')).toBeGreaterThan(Date.parse(backend.store.clock.now()));
    }
  });
});

describe('the next business day in Berlin', () => {
  test.each([
    ['2027-01-10T09:00:00.000Z', '2027-01-10T23:00:00.000Z'],
    ['2027-01-10T23:00:00.000Z', '2027-01-11T23:00:00.000Z'],
    ['2027-03-27T23:00:00.000Z', '2027-03-28T22:00:00.000Z'], // a day of 23 hours
    ['2027-10-30T22:00:00.000Z', '2027-10-31T23:00:00.000Z'], // a day of 25 hours
  ])('after %s begins at %s', (now, next) => {
    expect(nextBusinessDay(now)).toBe(next);
  });
});

test.each([
  ['2026-07-10', '2026-07-10T05:00:00.000Z'],
  ['2027-01-10', '2027-01-10T06:00:00.000Z'],
  ['2027-03-28', '2027-03-28T05:00:00.000Z'], // summer time has begun at 2:00
])('seven in the morning of %s in Berlin is %s', (day, moment) => {
  expect(atBusinessHour(day, 7)).toBe(moment);
});
