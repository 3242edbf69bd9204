import { describe, expect, test } from 'vitest';
import { isNegligible } from '#mocks/rules/payoff.ts';
import { openBackend } from '#tests/kit/backend.ts';
import { euro } from '#tests/kit/money.ts';
import { people } from '#tests/kit/people.ts';
import { administrator } from '#tests/kit/person.ts';
import { planHolder } from '#tests/kit/plans.ts';

/** docs/domain.md, "Worked examples": a total of 1,222.16 with a down payment of 120.00. */
const instalments = 1_222_16 - 120_00;

async function leaves(rest: number) {
  const backend = await openBackend();
  const customer = await planHolder(backend, people.mira);
  await customer.pays(instalments - rest);
  const { params, as } = customer;
  const plan = () => backend.done(200, 'getPlan', { params }, as);
  return { backend, customer, plan };
}

describe('the rest of a plan after a payment', () => {
  test('is waived up to 0.50: the plan is settled, its order complete, and its history says so', async () => {
    const { backend, customer, plan } = await leaves(50);
    expect(await plan()).toMatchObject({
      status: 'SETTLED',
      leftToPay: euro(0),
      cancelled: euro(50),
      principalLeft: euro(0),
      next: null,
    });
    const { params, as } = customer;
    const { events } = await backend.done(200, 'getPlanActivity', { params }, as);
    expect(events[0]).toMatchObject({ kind: 'ENDED', status: 'SETTLED', waived: euro(50) });
    const { lines } = await backend.done(200, 'getSchedule', { params }, as);
    expect(lines.at(-1)).toMatchObject({ status: 'PAID', openMinor: 50 });
    const order = backend.store.tables.orders.get((await plan()).orderId);
    expect(order?.status).toBe('COMPLETED');
  });

  test('is collected from 0.51 on', async () => {
    const { plan } = await leaves(51);
    expect(await plan()).toMatchObject({ status: 'ACTIVE', leftToPay: euro(51), cancelled: euro(0) });
  });

  test('is open again once a part of what was paid is refunded', async () => {
    const { backend, customer, plan } = await leaves(50);
    const payments = backend.store.tables.payments.by('planId', customer.planId);
    const last = payments.find(({ purpose }) => purpose === 'INSTALMENT');
    await administrator(backend).refunds(last?.id ?? '', { amountMinor: 20_00, reason: 'GOODWILL' });
    expect(await plan()).toMatchObject({ status: 'ACTIVE', leftToPay: euro(20_50), cancelled: euro(0) });
  });

  test.each([
    ['EUR', 50, 51],
    ['KWD', 500, 501],
    ['JPY', 0, 1],
  ] as const)('is negligible in %s up to %d minor units', (currency, most, more) => {
    expect(isNegligible(most, currency)).toBe(true);
    expect(isNegligible(more, currency)).toBe(false);
  });
});
