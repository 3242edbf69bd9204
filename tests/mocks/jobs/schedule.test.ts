import { describe, expect, test } from 'vitest';
import { atBusinessHour, nextBusinessDay } from '#mocks/time/business-time.ts';
import { scheduledJobs } from '#mocks/jobs/schedule.ts';
import { openWithCustomer } from '#tests/kit/open-with-customer.ts';
import { codeFor, person } from '#tests/kit/person.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

describe('changes that time causes', () => {
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
