import { describe, expect, test } from 'vitest';
import { type Backend, openBackend } from '#tests/kit/backend.ts';
import { collateralOf, reviewer } from '#tests/kit/collateral.ts';
import { euro } from '#tests/kit/money.ts';
import { person } from '#tests/kit/person.ts';
import type { Choice } from '#contracts/verbs/choice.ts';
import { byCard } from '#tests/kit/sources.ts';

// Figures of Fineract and Frappe Lending through the HTTP contract. Their amounts are minor units here.

const DAY = 86_400_000;

type Customer = Awaited<ReturnType<typeof person>>;
type Items = readonly (readonly [sku: string, quantity: number])[];

/** An order of several products with a quote that suits what the customer earns. */
async function quotedFor({ store, done }: Backend, customer: Customer, items: Items, choice: Choice) {
  const body = {
    items: items.map(([sku, quantity]) => ({
      productId: store.tables.products.find('sku', sku)?.id ?? '',
      quantity,
    })),
  };
  const { id } = await done(201, 'createOrder', { body }, customer.as);
  const { offerCode = 'STD6', downPaymentBps = null } = choice;
  const call = { params: { orderId: id }, body: { offerCode, downPaymentBps, dueDay: null } };
  const quote = await done(201, 'createQuote', call, customer.as);
  await customer.states(quote, [20_000_00, 0, 0]);
  return quote;
}

/** Signs a submitted order and pays its down payment. */
async function signs({ done, newMessage, wait }: Backend, customer: Customer, orderId: string) {
  await wait(61_000); // the last code was sent less than a minute ago
  const { quoteId } = await customer.orderNow(orderId);
  const quote = await done(200, 'getQuote', { params: { orderId, quoteId: quoteId ?? '' } }, customer.as);
  const request = { body: { purpose: 'CONFIRM_ORDER', orderId, quoteId: quote.id } } as const;
  const { id: challengeId } = await done(201, 'createChallenge', request, customer.as);
  const typed = { params: { challengeId }, body: { code: newMessage().code } };
  await done(200, 'verifyChallenge', typed, customer.as);
  const body = await customer.signature(quote.hash, challengeId);
  const order = await done(200, 'confirmOrder', { params: { orderId }, body }, customer.as);
  await customer.pays(order);
  return (await customer.orderNow(orderId)).planId ?? '';
}

/** A plan without collateral that begins on this day. */
async function planFrom(
  day: string,
  items: Items,
  choice: Choice,
  prices: Readonly<Record<string, number>> = {},
) {
  const backend = await openBackend();
  await backend.store.transact(({ tables }) => {
    for (const product of tables.products.all()) {
      const price = prices[product.sku];
      if (price !== undefined) tables.products.replace({ ...product, unitPrice: euro(price) });
    }
  });
  await backend.wait(Date.parse(`${day}T11:00:00.000Z`) - Date.parse(backend.store.clock.now()));
  let customer = await person(backend);
  const quote = await quotedFor(backend, customer, items, choice);
  await backend.done(200, 'submitOrder', { params: { orderId: quote.orderId } }, customer.as);
  const planId = await signs(backend, customer, quote.orderId);
  const params = { planId };
  return {
    backend,
    params,
    customer: () => customer,
    schedule: async () => (await backend.done(200, 'getSchedule', { params }, customer.as)).lines,
    async until(next: string) {
      const ms = Date.parse(`${next}T11:00:00.000Z`) - Date.parse(backend.store.clock.now());
      await backend.wait(Math.ceil(ms / DAY) * DAY);
      customer = await person(backend);
    },
    async pays(amountMinor: number) {
      const card = await customer.card('good');
      const { version } = await backend.done(200, 'getPlan', { params }, customer.as);
      const body = {
        parts: [{ planId, amount: euro(amountMinor), version }],
        ...byCard(card, amountMinor),
      };
      return backend.done(201, 'payPlans', { body }, customer.as);
    },
  };
}

describe('figures of Fineract', () => {
  test('F11 is paid off by 83.81 after line 1 in February of a leap year', async () => {
    // 210.00 less a down payment of 110.00
    const choice = { offerCode: 'STD6', downPaymentBps: 5_238 };
    const plan = await planFrom('2028-01-01', [['GRINDER-01', 1]], choice);
    const lines = await plan.schedule();
    expect(lines.map(({ totalMinor }) => totalMinor)).toEqual([110_00, 1701, 1701, 1701, 1701, 1701, 1700]); // F1
    expect(lines.map(({ interestMinor }) => interestMinor)).toEqual([0, 58, 49, 39, 29, 20, 10]);
    await plan.until('2028-02-01');
    await plan.pays(17_01);
    await plan.until('2028-02-15');
    const call = { params: plan.params, body: { on: null } };
    const payoff = await plan.backend.done(200, 'quoteSettlement', call, plan.customer().as);
    expect(payoff).toMatchObject({
      principal: euro(83_57),
      accruedInterest: euro(24),
      amount: euro(83_81),
    });
  });

  test('F13 pays 25.00 of the next line in advance by 150.00 on a line of 125.00', async () => {
    const choice = { offerCode: 'PAY4', downPaymentBps: 2_500 } as const;
    const plan = await planFrom('2027-01-10', [['DRIPPER-01', 1]], choice, { 'DRIPPER-01': 500_00 });
    await plan.until('2027-02-10');
    await plan.pays(150_00);
    expect((await plan.schedule()).map(({ totalMinor, openMinor }) => [totalMinor, openMinor])).toEqual([
      [125_00, 0],
      [125_00, 0],
      [125_00, 100_00],
      [125_00, 125_00],
    ]);
  });
});

describe('figures of Frappe Lending', () => {
  /** An order of 12,500.00 in 24 months, and who reviews what is offered for it. */
  async function secured(downPaymentBps: number) {
    const backend = await openBackend();
    const customer = await person(backend);
    await backend.store.transact(({ tables }) => {
      for (const user of tables.users.all()) tables.users.replace({ ...user, creditLimit: euro(50_000_00) });
    });
    const collateral = collateralOf(backend, customer);
    const risk = await reviewer(backend);
    const items = [
      ['CAMERA-01', 10],
      ['ESPRESSO-01', 3],
    ] as const;
    const { orderId } = await quotedFor(backend, customer, items, { offerCode: 'SEC24', downPaymentBps });
    await backend.done(200, 'submitOrder', { params: { orderId } }, customer.as);
    return { backend, customer, collateral, risk, orderId };
  }

  test('L3 counts half of 4 000 shares of 500 as 1 000 000', async () => {
    const { collateral, orderId } = await secured(2_000);
    const shares = await collateral.offers(orderId, 'LISTED_SECURITIES', 4_000 * 500);
    expect(shares.lendable).toEqual(euro(1_000_000));
    expect(await collateral.coverage(orderId)).toMatchObject({ prepared: euro(1_000_000), missing: euro(0) });
  });

  test('L4 lacks 600 000 of 1 000 000 with half of 8 000 shares of 100', async () => {
    const { backend, customer, collateral, risk, orderId } = await secured(2_000);
    const { id } = await collateral.handsIn(orderId, 'LISTED_SECURITIES', 4_000 * 500);
    await risk.approves(id, 4_000 * 500);
    const planId = await signs(backend, customer, orderId);
    const plan = await backend.done(200, 'getPlan', { params: { planId } }, customer.as);
    expect(plan.principalLeft).toEqual(euro(1_000_000));
    await risk.values(id, 8_000 * 100);
    expect(await collateral.now(id)).toMatchObject({ status: 'SHORTFALL', shortfall: euro(600_000) });
    expect(await collateral.coverage(orderId)).toMatchObject({
      needed: euro(1_000_000),
      covered: euro(400_000),
      missing: euro(600_000),
      free: euro(0),
    });
  });

  test('L5 uses 700 000 of 1 000 000 and leaves 300 000 free', async () => {
    const { collateral, risk, orderId } = await secured(4_400);
    const { id } = await collateral.handsIn(orderId, 'LISTED_SECURITIES', 4_000 * 500);
    expect(await collateral.coverage(orderId)).toMatchObject({ inReview: euro(1_000_000), free: euro(0) });
    await risk.approves(id, 4_000 * 500);
    expect(await collateral.coverage(orderId)).toMatchObject({
      needed: euro(700_000),
      covered: euro(1_000_000),
      free: euro(300_000),
      missing: euro(0),
    });
  });
});
