import { describe, expect, test } from 'vitest';
import { openBackend } from '#tests/kit/backend.ts';
import { euro } from '#tests/kit/money.ts';
import { openWithCustomer } from '#tests/kit/open-with-customer.ts';
import { lateFees } from '#tests/oracles/late-fees.ts';

describe('late fees are named before a plan is signed', () => {
  test.each(lateFees)('an order of %i: %i, at most %i', async (total, fee, cap) => {
    const { store, done } = await openBackend();
    await store.transact(({ tables }) => {
      for (const offer of tables.offers.all())
        tables.offers.replace({ ...offer, terms: { ...offer.terms, minOrder: euro(0) } });
    });
    const body = {
      basket: { kind: 'AMOUNT' as const, amount: euro(total) },
      downPaymentBps: null,
      dueDay: null,
    };
    const { offers } = await done(200, 'compareQuotes', { body });
    expect(offers.find(({ offer }) => offer.code === 'PAY4')).toMatchObject({
      lateFees: { graceDays: 5, fee: euro(fee), cap: euro(cap) },
    });
  });

  test('late fees are part of the signed quote', async () => {
    const { customer } = await openWithCustomer();
    const quote = await customer.quoted();
    expect(quote.lateFees).toEqual({ graceDays: 5, fee: euro(8_00), cap: euro(24_00) });
  });
});
