import { describe, expect, test } from 'vitest';
import type { Currency } from '#contracts/money.ts';
import { openBackend } from '#tests/kit/backend.ts';
import { byCard } from '#tests/kit/sources.ts';
import { people } from '#tests/kit/people.ts';
import { person } from '#tests/kit/person.ts';

/** A lender whose shop, offers and customers are all in one currency; `unit` is its major unit in minor units. */
async function lenderIn(currency: Currency, unit: number) {
  const backend = await openBackend();
  const customer = await person(backend); // a new customer has a limit in euros, which is replaced below
  const money = (amountMinor: number) => ({ amountMinor, currency });
  await backend.store.transact(({ tables }) => {
    for (const product of tables.products.all())
      tables.products.replace({
        ...product,
        unitPrice: money(product.sku === 'ESPRESSO-01' ? 120_000 * unit : unit),
      });
    for (const { id, terms } of tables.offers.all()) {
      const limits = { setupFee: money(0), minOrder: money(unit), maxFinanced: money(1_000_000 * unit) };
      tables.offers.replace({ id, terms: { ...terms, ...limits } });
    }
    for (const user of tables.users.all())
      tables.users.replace({ ...user, creditLimit: money(1_000_000 * unit), walletBalance: money(0) });
  });
  return { backend, customer, money };
}

/** Figures of a table with 7 % a year over six months, each rounded half to even, made with decimal arithmetic. */
const cases = [
  {
    currency: 'JPY',
    unit: 1,
    instalments: [18_369, 18_369, 18_369, 18_369, 18_369, 18_371],
    total: 122_216,
    afterTwo: 72_419,
    ahead: 30_000,
    lower: [10_760, 10_760, 10_760, 10_758],
    least: 10,
  },
  {
    currency: 'KWD',
    unit: 10,
    instalments: [183_693, 183_693, 183_693, 183_693, 183_693, 183_690],
    total: 1_222_155,
    afterTwo: 724_179,
    ahead: 300_000,
    lower: [107_596, 107_596, 107_596, 107_594],
    least: 10_000,
  },
] as const;

describe.each(cases)('a purchase in $currency', ({ currency, unit, ...figures }) => {
  test('is quoted, signed, paid and paid ahead to the minor unit', async () => {
    const { backend, money, ...lender } = await lenderIn(currency, unit);
    const { done } = backend;
    let { as, ...customer } = lender.customer;
    const quote = await customer.quoted();
    const amounts = (lines: readonly { readonly totalMinor: number }[]) =>
      lines.map(({ totalMinor }) => totalMinor);
    expect(quote.downPayment).toEqual(money(12_000 * unit));
    expect(amounts(quote.schedule.slice(1))).toEqual(figures.instalments);
    expect(quote.totalPayable).toEqual(money(figures.total));

    const params = { orderId: quote.orderId };
    const budget = { monthlyIncome: 240_000, monthlyExpenses: 115_000, existingObligations: 21_000 };
    const body = {
      monthlyIncome: money(budget.monthlyIncome * unit),
      monthlyExpenses: money(budget.monthlyExpenses * unit),
      existingObligations: money(budget.existingObligations * unit),
    };
    await done(201, 'createAssessment', { params, body }, as);
    await done(200, 'submitOrder', { params }, as);
    const order = await done(200, 'confirmOrder', (await customer.signed(quote)).call, as);
    const payment = await customer.payment(order, 'good');
    await done(201, 'payOrder', payment, as);
    const planId = order.planId ?? '';
    const plan = () => done(200, 'getPlan', { params: { planId } }, as);
    expect(await plan()).toMatchObject({ paid: money(12_000 * unit), total: money(figures.total) });

    const pays = async (amountMinor: number) => {
      const parts = [{ planId, amount: money(amountMinor), version: (await plan()).version }];
      await done(
        201,
        'payPlans',
        { body: { parts, ...byCard(await customer.card('good'), amountMinor) } },
        as,
      );
    };
    for (const due of ['2027-02-10', '2027-03-10']) {
      await backend.wait(Date.parse(`${due}T11:00:00Z`) - Date.parse(backend.store.clock.now()));
      ({ as, ...customer } = await person(backend, people.mira));
      await pays(figures.instalments[0]);
    }
    expect((await plan()).principalLeft).toEqual(money(figures.afterTwo));

    await backend.wait(1_000);
    const ahead = async (amountMinor: number) => {
      const sources = byCard(await customer.card('good'), amountMinor);
      const { version } = await plan();
      const mode = 'LOWER_INSTALMENT' as const;
      const call = { params: { planId }, body: { amount: money(amountMinor), mode, ...sources } };
      return backend.ask('prepayPlan', { ...call, ...as, ifMatch: `"${version}"` });
    };
    expect(await ahead(figures.least - 1)).toMatchObject({
      status: 422,
      body: { code: 'amount-too-small', min: money(figures.least) },
    });
    expect(await ahead(figures.ahead)).toMatchObject({ status: 201 });
    const { lines } = await done(200, 'getSchedule', { params: { planId } }, as);
    expect(amounts(lines.filter(({ openMinor }) => openMinor > 0))).toEqual(figures.lower);
    expect((await plan()).principalLeft).toEqual(money(figures.afterTwo - figures.ahead));

    const quoted = await done(200, 'quoteSettlement', { params: { planId }, body: { on: null } }, as);
    expect(quoted.amount).toEqual(money(figures.afterTwo - figures.ahead));
  });
});
