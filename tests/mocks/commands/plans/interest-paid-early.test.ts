import { describe, expect, test } from 'vitest';
import { openBackend } from '#tests/kit/backend.ts';
import type { Choice } from '#contracts/verbs/choice.ts';
import { euro } from '#tests/kit/money.ts';
import { people } from '#tests/kit/people.ts';
import { administrator } from '#tests/kit/person.ts';
import type { OfferCode } from '#contracts/verbs/verbs.ts';
import { planHolder } from '#tests/kit/plans.ts';
import { checkBooks } from '#tests/mocks/models/kit/books.ts';

// The City e-bike for 2,400.00 with 240.00 down: 2,160.00 bear 17.82 a month at 9.9 %, 12.60 at 7 %. Figures are days x unpaid
// principal in exact fractions, computed outside this code.

async function bike(begin: string, offer: OfferCode = 'STD12', choice: Choice = {}) {
  const backend = await openBackend();
  await backend.wait(Date.parse(`${begin}T11:00:00.000Z`) - Date.parse(backend.store.clock.now()));
  const holder = await planHolder(backend, people.mira, { product: 'City e-bike', offer, choice });
  const { params } = holder;
  const interest = async () => (await holder.plan()).totalInterest.amountMinor;
  const settlement = () => backend.done(200, 'quoteSettlement', { params, body: { on: null } }, holder.as);
  const withdrawal = () => backend.done(200, 'quoteWithdrawal', { params }, holder.as);
  const administers = async () => ({
    token: await backend.signIn(people.administrator),
    ifMatch: (await holder.withVersion()).ifMatch,
  });
  const extend = async (days: number) =>
    backend.done(
      200,
      'extendPlan',
      { params, body: { days, reason: 'The flood in the valley' } },
      await administers(),
    );
  const changeDueDay = async (dueDay: number) =>
    backend.done(200, 'changeDueDay', { params, body: { dueDay } }, await holder.withVersion());
  const wallet = () => backend.store.tables.users.get(holder.userId)?.walletBalance.amountMinor;
  return { backend, holder, interest, settlement, withdrawal, extend, changeDueDay, wallet };
}

/** Pays each amount on its day. */
async function paid(
  { holder }: Awaited<ReturnType<typeof bike>>,
  ...payments: readonly (readonly [day: string, amount: number])[]
) {
  for (const [day, amount] of payments) {
    await holder.until(day);
    expect(await holder.pays(amount)).toMatchObject({ status: 201 });
  }
}

describe('a settlement', () => {
  test('a day after the interest of a month was paid keeps 0.57 and deducts 17.25', async () => {
    const plan = await bike('2027-03-15');
    await paid(plan, ['2027-03-15', 17_82]);
    await plan.holder.until('2027-03-16');
    const quote = await plan.settlement();
    expect(quote).toMatchObject({
      principal: euro(2_160_00),
      accruedInterest: euro(0),
      prepaidInterest: euro(17_25),
      returnedInterest: euro(0),
      amount: euro(2_142_75),
    });
    expect(await plan.holder.settles(quote.amount.amountMinor)).toMatchObject({ status: 201 });
    expect(await plan.holder.plan()).toMatchObject({ status: 'SETTLED', totalInterest: euro(57) });
    expect((await plan.holder.plan()).saved).toEqual(quote.saving);
    checkBooks(plan.backend.store.tables);
  });

  test.each([
    [
      '2027-03-15',
      14,
      '2027-04-16',
      18_34,
      [
        ['2027-04-05', 81],
        ['2027-04-07', 304_97],
        ['2027-04-14', 282_07],
      ],
    ],
    [
      '2027-01-10',
      27,
      '2027-02-11',
      17_68,
      [
        ['2027-01-17', 366_79],
        ['2027-01-25', 319_58],
        ['2027-02-10', 334_71],
      ],
    ],
  ] as const)(
    'of a plan from %s, due on day %i, settled on %s, costs %i',
    async (begin, dueDay, day, right, payments) => {
      const plan = await bike(begin, 'STD12', { dueDay });
      await paid(plan, ...payments);
      await plan.holder.until(day);
      await plan.holder.settles((await plan.settlement()).amount.amountMinor);
      expect(await plan.holder.plan()).toMatchObject({ status: 'SETTLED' });
      expect(Math.abs((await plan.interest()) - right)).toBeLessThanOrEqual(1);
      checkBooks(plan.backend.store.tables);
    },
  );
});

describe('a payment ahead', () => {
  test('costs 3.85 on the day after the interest of a month was paid', async () => {
    const plan = await bike('2027-10-31');
    await paid(plan, ['2027-10-31', 17_82]);
    const { holder, backend } = plan;
    await holder.until('2027-11-01');
    const body = { amount: euro(2_100_00), mode: 'LOWER_INSTALMENT' as const, on: null };
    const quote = await backend.done(200, 'quotePrepayment', { params: holder.params, body }, holder.as);
    expect(await holder.prepays(2_100_00, 'LOWER_INSTALMENT')).toMatchObject({ status: 201 });
    const interest = await plan.interest();
    expect(Math.abs(interest - 3_85)).toBeLessThanOrEqual(3);
    const [prepaid, returned] = [quote.prepaidInterest.amountMinor, quote.returnedInterest.amountMinor];
    expect(prepaid).toBe(interest - 59);
    expect(prepaid + returned).toBe(17_82 - 59);
    expect(plan.wallet()).toBe(returned);
    expect((await holder.plan()).saved).toEqual(quote.saving);
    checkBooks(backend.store.tables);
  });

  test('in a month whose instalment is paid starts with the next month: 20.35 in all', async () => {
    const plan = await bike('2027-10-31');
    await paid(plan, ['2027-10-31', 343_92]);
    await plan.holder.until('2027-11-23');
    expect(await plan.holder.prepays(1_800_00, 'LOWER_INSTALMENT')).toMatchObject({ status: 201 });
    expect(Math.abs((await plan.interest()) - 20_35)).toBeLessThanOrEqual(3);
    checkBooks(plan.backend.store.tables);
  });
});

describe('a withdrawal after a part and a payment ahead', () => {
  test.each([
    ['2027-10-31', 4_14, '2027-11-04', 10_00, '2027-11-07', '2027-11-07', 'LOWER_INSTALMENT', 4_16],
    ['2027-01-31', 4_31, '2027-01-31', 148_59, '2027-02-06', '2027-02-07', 'LOWER_INSTALMENT', 4_41],
    ['2027-01-31', 55_25, '2027-02-04', 2_110_00, '2027-02-06', '2027-02-12', 'SHORTER_TERM', 3_84],
  ] as const)(
    'from %s: %i on %s, %i ahead on %s, withdrawn on %s (%s) costs %i',
    async (begin, part, partOn, ahead, aheadOn, day, mode, right) => {
      const plan = await bike(begin);
      await paid(plan, [partOn, part]);
      await plan.holder.until(aheadOn);
      expect(await plan.holder.prepays(ahead, mode)).toMatchObject({ status: 201 });
      await plan.holder.until(day);
      const quote = await plan.withdrawal();
      expect(await plan.holder.withdraws(quote.amount.amountMinor)).toMatchObject({ status: 201 });
      expect(await plan.holder.plan()).toMatchObject({ status: 'WITHDRAWN' });
      expect(Math.abs((await plan.interest()) - right)).toBeLessThanOrEqual(1);
      checkBooks(plan.backend.store.tables);
    },
  );
});

describe('another due day', () => {
  test('of a moved instalment keeps the extension’s 7.74 for 73 of its 86 days', async () => {
    const plan = await bike('2028-02-29', 'STD6', { dueDay: 21 });
    await plan.holder.until('2028-03-07');
    await plan.extend(38);
    await plan.holder.until('2028-03-26');
    await plan.extend(27);
    await plan.holder.until('2028-04-25');
    expect((await plan.holder.schedule()).lines[1]).toMatchObject({
      dueDate: '2028-05-25',
      interestMinor: 9_12,
    });
    await plan.changeDueDay(12);
    const first = (await plan.holder.schedule()).lines.find(({ openMinor }) => openMinor > 0);
    expect(first).toMatchObject({ dueDate: '2028-05-12', interestMinor: 7_74 });
  });

  test('charges no interest again that was paid of the line before it', async () => {
    const plan = await bike('2027-01-10', 'STD6');
    const { holder, backend } = plan;
    await paid(plan, ['2027-01-10', 367_39], ['2027-01-10', 10_00]);
    await holder.until('2027-01-11');
    const first = backend.store.tables.payments
      .by('planId', holder.planId)
      .find(({ amount }) => amount === 367_39);
    await administrator(backend).refunds(first?.id ?? '', { amountMinor: 367_39, reason: 'OTHER' });
    await backend.wait(60_000); // one person gets a code a minute
    const body = { months: 6, reason: 'OTHER' } as const;
    await backend.done(200, 'reschedulePlan', { params: holder.params, body }, await holder.withVersion());
    await plan.extend(30);
    await plan.changeDueDay(24);
    expect(await plan.interest()).toBeLessThanOrEqual(50_09);
    const { lines } = await holder.schedule();
    expect(lines.reduce((sum, line) => sum + line.paidInterestMinor, 0)).toBe(10_00);
    // 12.60 for the month that the extension has made 61 days long, of which 45 are left
    expect(lines.find(({ openMinor, no }) => no > 0 && openMinor > 0)).toMatchObject({
      interestMinor: 9_30,
      paidInterestMinor: 9_30,
    });
    checkBooks(backend.store.tables);
  });

  test('is possible after a part was paid, whose interest pays the new instalment', async () => {
    const plan = await bike('2027-01-10', 'STD6');
    await paid(plan, ['2027-01-10', 10_00]);
    await plan.changeDueDay(24);
    // 2,160.00 x 7 % / 12 x 45/31
    const first = (await plan.holder.schedule()).lines.find(({ openMinor, no }) => no > 0 && openMinor > 0);
    expect(first).toMatchObject({ dueDate: '2027-02-24', interestMinor: 18_29, paidInterestMinor: 10_00 });
    checkBooks(plan.backend.store.tables);
  });
});

describe('interest that goes to the wallet is said before and after', () => {
  /** All but 12.16 of principal is paid on the first day, with 1.07 of interest of the last month, from 10 June on. */
  async function nearlyPaid() {
    const backend = await openBackend();
    const holder = await planHolder(backend);
    expect(await holder.pays(1_090_00)).toMatchObject({ status: 201 });
    const messages = async () => {
      const { items } = await backend.done(200, 'listInbox', { query: {} }, holder.as);
      return items.map(({ title }) => title).filter((title) => title.includes('of interest'));
    };
    const wallet = () => backend.store.tables.users.get(holder.userId)?.walletBalance.amountMinor;
    return { backend, holder, messages, wallet };
  }
  const told = (minor: number) => [`€${(minor / 100).toFixed(2)} of interest is in your wallet`];

  test.each([
    // 0.07 + 0.05 + 0.02 are paid of 12.16 in three months
    ['reschedulePlan', { months: 3, reason: 'OTHER' }, 'quoteReschedule', { months: 3 }, 93],
    // R(12.16 x 7 % / 12 x 44/30) = 0.10 is paid
    ['changeDueDay', { dueDay: 24 }, 'quoteDueDay', { dueDay: 24 }, 97],
  ] as const)('by %s', async (command, body, quoting, asked, returned) => {
    const { backend, holder, messages, wallet } = await nearlyPaid();
    const { params, as } = holder;
    const { returnedInterest } =
      quoting === 'quoteDueDay'
        ? await backend.done(200, quoting, { params, body: asked }, as)
        : await backend.done(200, quoting, { params, body: asked }, as);
    expect(returnedInterest).toEqual(euro(returned));
    expect(await backend.ask(command, { params, body, ...(await holder.withVersion()) })).toMatchObject({
      status: 200,
    });
    expect(wallet()).toBe(returned);
    expect(await messages()).toEqual(told(returned));
    checkBooks(backend.store.tables);
  });

  test('by a settlement, which deducts all but a cent of what is left first', async () => {
    const { backend, holder, messages, wallet } = await nearlyPaid();
    const { params, as } = holder;
    const quote = await backend.done(200, 'quoteSettlement', { params, body: { on: null } }, as);
    expect(quote.amount).toEqual(euro(1));
    await holder.settles(1);
    expect(wallet()).toBe(quote.returnedInterest.amountMinor);
    expect(await messages()).toEqual(told(quote.returnedInterest.amountMinor));
  });

  test('by a withdrawal only as far as it is not deducted', async () => {
    const plan = await bike('2027-03-15');
    await paid(plan, ['2027-03-15', 17_82]);
    await plan.holder.until('2027-03-16');
    await plan.holder.withdraws((await plan.withdrawal()).amount.amountMinor);
    expect(await plan.holder.plan()).toMatchObject({ status: 'WITHDRAWN' });
    expect(plan.wallet()).toBe(0);
    const texts = plan.backend.store.tables.inbox.all().map(({ title, body }) => `${title} ${body}`);
    expect(texts.filter((text) => /in your wallet/.test(text))).toEqual([]);
  });
});
