import { describe, expect, test } from 'vitest';
import { auditOf, paymentBy, paymentsOf, scratchcardWith } from '#tests/kit/administered.ts';
import { euro } from '#tests/kit/money.ts';
import { people } from '#tests/kit/people.ts';
import { administrator, person } from '#tests/kit/person.ts';
import { holderOfTwo, type PlanHolder, planHolder } from '#tests/kit/plans.ts';
import { type Provider } from '#tests/kit/provider.ts';
import { scratchcards } from '#tests/kit/scratchcards.ts';
import { byCard } from '#tests/kit/sources.ts';
import { opened } from '#tests/suite/backend.ts';

type Person = Awaited<ReturnType<typeof person>>;

/** What autopay has collected for a plan: all but its down payment. */
async function collectedOf(backend: Provider, { planId, paymentId }: PlanHolder) {
  return (await paymentsOf(backend, planId)).filter(({ id }) => id !== paymentId);
}

/** Mira with two plans of the worked example. */
async function twoPlans() {
  const backend = await opened('new-user');
  const { customer, items } = await holderOfTwo(backend);
  const parts = items
    .toReversed() // oldest first
    .map(({ id, version }, index) => ({ planId: id, amount: euro(index === 0 ? 100_00 : 50_00), version }));
  const wallet = async () => (await customer.account()).walletBalance;
  const paid = () => Promise.all(parts.map(({ planId }) => paidOf(backend, customer, planId)));
  return { backend, customer, parts, wallet, paid };
}

/** Redeems scratchcards of 120.00 to the wallet. */
async function fillsWallet({ redeems }: Person) {
  for (const name of ['fifty', 'otherFifty', 'twenty'] as const) await redeems(name);
}

async function paidOf(backend: Provider, { as }: Person, planId: string) {
  const { lines } = await backend.done(200, 'getSchedule', { params: { planId } }, as);
  return lines
    .filter(({ no }) => no > 0)
    .reduce((sum, line) => sum + line.paidInterestMinor + line.paidPrincipalMinor, 0);
}

describe('payPlans of several plans', () => {
  test('is one charge, with a payment for each plan, and each plan gets its part', async () => {
    const { backend, customer, parts, paid: paidNow } = await twoPlans();
    const body = { parts, ...byCard(await customer.card('good'), 150_00) };
    const paid = await backend.done(201, 'payPlans', { body }, customer.as);
    expect(paid).toMatchObject({ total: euro(150_00), status: 'SUCCEEDED' });
    expect(paid.payments.map(({ amount }) => amount.amountMinor)).toEqual([100_00, 50_00]);
    expect(await paidNow()).toEqual([100_00, 50_00]);
  });

  test('has the allocations of previewPlanPayment, which changes nothing', async () => {
    const { backend, customer, parts } = await twoPlans();
    const before = await backend.state();
    const preview = await backend.done(
      200,
      'previewPlanPayment',
      { body: { parts: parts.map(({ version: _seen, ...part }) => part) } },
      customer.as,
    );
    expect(await backend.state()).toEqual(before);
    const body = { parts, ...byCard(await customer.card('good'), 150_00) };
    const paid = await backend.done(201, 'payPlans', { body }, customer.as);
    expect(preview.parts.map(({ allocations }) => allocations)).toEqual(
      paid.payments.map(({ allocations }) => allocations),
    );
  });

  test('by a card that is declined pays none of them, and the wallet gets its part back', async () => {
    const { backend, customer, parts, wallet, paid } = await twoPlans();
    await fillsWallet(customer);
    const card = byCard(await customer.card('poor'), 30_00).sources;
    const sources = [{ kind: 'WALLET' as const, amountMinor: 120_00 }, ...card];
    await backend.rejected('payment-declined', 'payPlans', { body: { parts, sources } }, customer.as);
    expect(await paid()).toEqual([0, 0]);
    expect(await wallet()).toEqual(euro(120_00));
  });

  test('does not spend the wallet twice', async () => {
    const { backend, customer, parts, wallet, paid } = await twoPlans();
    await fillsWallet(customer);
    const sources = [{ kind: 'WALLET' as const, amountMinor: 150_00 }];
    await backend.rejected('wallet-insufficient', 'payPlans', { body: { parts, sources } }, customer.as);
    const rest = byCard(await customer.card('good'), 30_00).sources;
    const fitting = [{ kind: 'WALLET' as const, amountMinor: 120_00 }, ...rest];
    await backend.done(201, 'payPlans', { body: { parts, sources: fitting } }, customer.as);
    expect(await wallet()).toEqual(euro(0));
    expect(await paid()).toEqual([100_00, 50_00]);
  });
});

describe('prepayPlan, settlePlan and withdrawPlan', () => {
  test.each([
    { card: 'good', status: 201, payment: 'SUCCEEDED' },
    { card: 'slow', status: 202, payment: 'PROCESSING' },
    { card: 'confirm', status: 202, payment: 'REQUIRES_ACTION' },
  ] as const)('is answered with $status while its payment is $payment', async ({ card, status, payment }) => {
    const calls = ['prepayPlan', 'settlePlan', 'withdrawPlan'] as const;
    for (const call of calls) {
      const backend = await opened('new-user');
      const holder = await planHolder(backend);
      const amountMinor = call === 'prepayPlan' ? 200_00 : 1080_00; // of the worked example, on its first day
      const sources = byCard(await holder.card(card), amountMinor);
      const body = { amount: euro(amountMinor), ...sources };
      const { params } = holder;
      const response = await (call === 'prepayPlan'
        ? backend.ask(call, {
            params,
            body: { ...body, mode: 'LOWER_INSTALMENT' },
            ...(await holder.withVersion()),
          })
        : backend.ask(call, { params, body, ...holder.as }));
      expect([call, response.status, response.body], call).toMatchObject([call, status, { status: payment }]);
    }
  });
});

describe('payPlans by scratchcards', () => {
  /** What a customer with two plans pays 150.00 of them with. */
  async function withScratchcards() {
    const backend = await opened('happy');
    const customer = await person(backend, people.mira);
    await customer.buys('Espresso machine', 'STD6');
    await backend.wait(61_000); // the next code is sent after a minute
    await customer.buys('Espresso machine', 'STD6');
    const { items } = await backend.done(200, 'listPlans', { query: { sort: ['-createdAt'] } }, customer.as);
    const plans = items.slice(0, 2);
    const parts = plans.map(({ id, version }, index) => ({
      planId: id,
      amount: euro(index === 0 ? 40_00 : 110_00),
      version,
    }));
    const part = async (name: keyof typeof scratchcards, amountMinor: number) => {
      const token = await backend.done(
        201,
        'createScratchcardToken',
        { body: scratchcards[name] },
        customer.as,
      );
      return { kind: 'SCRATCHCARD' as const, scratchcardTokenId: token.id, amountMinor };
    };
    const cardOf = async (name: keyof typeof scratchcards) =>
      (await scratchcardWith(backend, scratchcards[name].code)).status;
    const wallet = async () => (await customer.account()).walletBalance;
    const paid = () => Promise.all(plans.map(({ id }) => paidOf(backend, customer, id)));
    return { backend, customer, parts, part, cardOf, wallet, paid };
  }

  test('pay two plans together with a card, each scratchcard redeemed once', async () => {
    const { backend, customer, parts, part, cardOf, wallet, paid } = await withScratchcards();
    const sources = [
      await part('fifty', 50_00),
      await part('twenty', 15_00),
      ...byCard(await customer.card('good'), 85_00).sources,
    ];
    await backend.done(201, 'payPlans', { body: { parts, sources } }, customer.as);
    expect(await paid()).toEqual([40_00, 110_00]);
    expect([await cardOf('fifty'), await cardOf('twenty')]).toEqual(['REDEEMED', 'REDEEMED']);
    expect(await wallet()).toEqual(euro(5_00)); // what was left of the second one
  });

  test('a declined card leaves them as they were', async () => {
    const { backend, customer, parts, part, cardOf, wallet, paid } = await withScratchcards();
    const sources = [await part('fifty', 50_00), ...byCard(await customer.card('poor'), 100_00).sources];
    await backend.rejected('payment-declined', 'payPlans', { body: { parts, sources } }, customer.as);
    expect(await paid()).toEqual([0, 0]);
    expect(await cardOf('fifty')).toBe('ACTIVE');
    expect(await wallet()).toEqual(euro(0));
  });

  test('a scratchcard redeemed meanwhile is rejected, and nothing is paid', async () => {
    const { backend, customer, parts, part, paid } = await withScratchcards();
    const source = await part('fifty', 50_00);
    await backend.done(200, 'redeemScratchcard', { body: scratchcards.fifty }, customer.as);
    const sources = [source, ...byCard(await customer.card('good'), 100_00).sources];
    await backend.rejected('card-already-redeemed', 'payPlans', { body: { parts, sources } }, customer.as);
    expect(await paid()).toEqual([0, 0]);
  });
});

describe('setAutopay', () => {
  test('charges the card on the day of collection; the instalment is paid on that day', async () => {
    const backend = await opened('new-user');
    const customer = await planHolder(backend);
    expect(await customer.collectsBy('good')).toMatchObject({ status: 200 });
    expect((await customer.plan()).autopay).toMatchObject({ nextOn: '2027-02-10', stopped: false });
    await customer.until('2027-02-20');
    const { lines } = await customer.schedule();
    expect(lines[1]).toMatchObject({ status: 'PAID', paidOn: '2027-02-10', feeChargedMinor: 0 });
    const [payment] = await collectedOf(backend, customer);
    expect(await auditOf(backend, payment?.id ?? '')).toMatchObject([
      { action: 'payment.collected', actor: { kind: 'SYSTEM' } },
    ]);
  });

  describe('of an instalment that was collected on 10 February', () => {
    async function collected() {
      const backend = await opened('new-user');
      const customer = await planHolder(backend);
      await customer.collectsBy('good');
      await customer.until('2027-02-10');
      const made = () => collectedOf(backend, customer);
      const [row] = await made();
      const { id, version } = await paymentBy(backend, row?.id ?? '');
      const { token } = await administrator(backend).signsIn();
      const call = { params: { paymentId: id } };
      return { backend, customer, made, call, as: { token, ifMatch: `"${version}"` } };
    }

    test('what was refunded is not taken back the next days, but with the next instalment', async () => {
      const { backend, customer, made, call, as } = await collected();
      const body = { amount: euro(183_69), reason: 'GOODWILL', note: null } as const;
      await backend.done(201, 'createRefund', { ...call, body }, as);
      expect((await customer.plan()).autopay).toMatchObject({ stopped: false, nextOn: '2027-03-10' });
      await customer.until('2027-03-09');
      expect(await made()).toHaveLength(1);
      await customer.until('2027-03-10');
      expect((await made())[1]).toMatchObject({ status: 'SUCCEEDED', amount: euro(2 * 183_69) });
    });

    test('a charge-back stops it until the customer chooses a card again', async () => {
      const { backend, customer, made, call, as } = await collected();
      const body = { reason: 'The card holder disputes the charge' };
      await backend.done(201, 'chargeBackPayment', { ...call, body }, as);
      expect((await customer.plan()).autopay).toMatchObject({ stopped: true, nextOn: null });
      await customer.until('2027-03-10');
      expect(await made()).toHaveLength(1);
      await customer.collectsBy('good');
      await customer.until('2027-03-12');
      expect((await made())[1]).toMatchObject({ status: 'SUCCEEDED', amount: euro(2 * 183_69 + 8_00) });
    });
  });

  test('goes on after blockUser', async () => {
    const backend = await opened('new-user');
    const customer = await planHolder(backend);
    await customer.collectsBy('good');
    const as = await administrator(backend).signsIn();
    const params = { userId: customer.userId };
    const { version } = await backend.done(200, 'getUser', { params }, as);
    const call = { params, body: { reason: 'Reported as stolen' } };
    await backend.done(200, 'blockUser', call, { ...as, ifMatch: `"${version}"` });
    await backend.wait(Date.parse('2027-02-20T11:00:00.000Z') - Date.parse(await backend.now()));
    expect(await collectedOf(backend, customer)).toMatchObject([{ paidOn: '2027-02-10' }]);
  });

  test('a card without money is tried on days 0, 1, 3 and 5, then the fee comes', async () => {
    const backend = await opened('new-user');
    const customer = await planHolder(backend);
    await customer.collectsBy('poor');
    const next: unknown[] = [];
    for (const day of ['2027-02-10', '2027-02-11', '2027-02-13', '2027-02-15']) {
      await customer.until(day);
      next.push((await customer.plan()).autopay?.nextOn);
    }
    expect(next).toEqual(['2027-02-11', '2027-02-13', '2027-02-15', '2027-03-10']);
    await customer.until('2027-02-16');
    const tried = await collectedOf(backend, customer);
    expect(tried).toHaveLength(1);
    const { attempts } = await paymentBy(backend, tried[0]?.id ?? '');
    expect(attempts.map(({ startedAt }) => startedAt)).toEqual([
      '2027-02-10T06:00:00.000Z', // seven in the morning in Berlin
      '2027-02-11T06:00:00.000Z',
      '2027-02-13T06:00:00.000Z',
      '2027-02-15T06:00:00.000Z',
    ]);
    expect(await customer.plan()).toMatchObject({ status: 'OVERDUE', fees: euro(8_00) });
  });

  test('each day on which the card is declined is told', async () => {
    const backend = await opened('new-user');
    const customer = await planHolder(backend);
    await customer.collectsBy('poor');
    const told = async ({ as }: Pick<Person, 'as'>) => {
      const { items } = await backend.done(200, 'listInbox', { query: {} }, as);
      const about = items.filter(({ category, at }) => category === 'PAYMENT' && at > '2027-02');
      return about.map(({ at }) => at.slice(0, 13));
    };
    await customer.until('2027-02-10'); // told at noon, when the first request comes
    expect(await told(customer)).toContain('2027-02-10T11');
    await backend.wait(21 * 3_600_000);
    const since = (await told(await person(backend))).filter((at) => at > '2027-02-10T11');
    expect(since).toEqual(['2027-02-11T08']); // after the quiet hours
  });

  test('a card that is refused for good is charged once, and the plan says so', async () => {
    const backend = await opened('new-user');
    const customer = await planHolder(backend);
    await customer.collectsBy('declined');
    await customer.until('2027-02-16');
    const tried = await collectedOf(backend, customer);
    expect(tried).toHaveLength(1);
    expect((await customer.plan()).autopay).toMatchObject({ stopped: true, nextOn: null });
    const as = await administrator(backend).signsIn();
    const params = { paymentId: tried[0]?.id ?? '' };
    const payment = await backend.done(200, 'getPaymentAsAdministrator', { params }, as);
    expect(payment).toMatchObject({ status: 'FAILED', nextTryOn: null });
    await customer.collectsBy(null);
    expect((await customer.plan()).autopay).toBeNull();
  });
});
