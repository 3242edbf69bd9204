import { describe, expect, test } from 'vitest';
import { openBackend } from '#tests/kit/backend.ts';
import { euro } from '#tests/kit/money.ts';
import { people } from '#tests/kit/people.ts';
import { administrator, person } from '#tests/kit/person.ts';
import { planHolder } from '#tests/kit/plans.ts';
import { scratchcards } from '#tests/kit/scratchcards.ts';
import { byCard } from '#tests/kit/sources.ts';

/** Mira with two plans of the worked example. */
async function twoPlans() {
  const backend = await openBackend();
  const customer = await person(backend, people.mira);
  for (const _plan of [1, 2]) {
    await customer.buys('Espresso machine', 'STD6');
    await backend.wait(61_000); // the next code is sent after a minute
  }
  const parts = backend.store.tables.plans
    .all()
    .map(({ id, version }, index) => ({ planId: id, amount: euro(index === 0 ? 100_00 : 50_00), version }));
  return { backend, customer, parts };
}

const paidOf = (lines: readonly { paidInterestMinor: number; paidPrincipalMinor: number; no: number }[]) =>
  lines
    .filter(({ no }) => no > 0)
    .reduce((sum, line) => sum + line.paidInterestMinor + line.paidPrincipalMinor, 0);

describe('several plans in one payment', () => {
  test('one charge, a payment for each plan, and each plan gets its part', async () => {
    const { backend, customer, parts } = await twoPlans();
    const body = { parts, ...byCard(await customer.card('good'), 150_00) };
    const paid = await backend.done(201, 'payPlans', { body }, customer.as);
    expect(paid).toMatchObject({ total: euro(150_00), status: 'SUCCEEDED' });
    expect(paid.payments.map(({ amount }) => amount.amountMinor)).toEqual([100_00, 50_00]);
    expect(backend.store.tables.plans.all().map(({ lines }) => paidOf(lines))).toEqual([100_00, 50_00]);
  });

  test('the preview names the same allocations and changes nothing', async () => {
    const { backend, customer, parts } = await twoPlans();
    const before = backend.store.tables.plans.all();
    const preview = await backend.done(
      200,
      'previewPlanPayment',
      { body: { parts: parts.map(({ version: _seen, ...part }) => part) } },
      customer.as,
    );
    expect(backend.store.tables.plans.all()).toEqual(before);
    const body = { parts, ...byCard(await customer.card('good'), 150_00) };
    const paid = await backend.done(201, 'payPlans', { body }, customer.as);
    expect(preview.parts.map(({ allocations }) => allocations)).toEqual(
      paid.payments.map(({ allocations }) => allocations),
    );
  });

  test('a card that is declined pays none of them, and the wallet gets its part back', async () => {
    const { backend, customer, parts } = await twoPlans();
    await backend.store.transact(({ tables }) => {
      const [user] = tables.users.all();
      if (user) tables.users.replace({ ...user, walletBalance: euro(120_00) });
    });
    const card = byCard(await customer.card('poor'), 30_00).sources;
    const sources = [{ kind: 'WALLET' as const, amountMinor: 120_00 }, ...card];
    await backend.rejected('payment-declined', 'payPlans', { body: { parts, sources } }, customer.as);
    expect(backend.store.tables.plans.all().map(({ lines }) => paidOf(lines))).toEqual([0, 0]);
    expect(backend.store.tables.users.all()[0]?.walletBalance).toEqual(euro(120_00));
  });

  test('the wallet cannot be spent twice by two plans', async () => {
    const { backend, customer, parts } = await twoPlans();
    await backend.store.transact(({ tables }) => {
      const [user] = tables.users.all();
      if (user) tables.users.replace({ ...user, walletBalance: euro(120_00) });
    });
    const sources = [{ kind: 'WALLET' as const, amountMinor: 150_00 }];
    await backend.rejected('wallet-insufficient', 'payPlans', { body: { parts, sources } }, customer.as);
    const rest = byCard(await customer.card('good'), 30_00).sources;
    const fitting = [{ kind: 'WALLET' as const, amountMinor: 120_00 }, ...rest];
    await backend.done(201, 'payPlans', { body: { parts, sources: fitting } }, customer.as);
    expect(backend.store.tables.users.all()[0]?.walletBalance).toEqual(euro(0));
    expect(backend.store.tables.plans.all().map(({ lines }) => paidOf(lines))).toEqual([100_00, 50_00]);
  });
});

describe('a plan that is paid ahead, off or back', () => {
  test.each([
    { card: 'good', status: 201, payment: 'SUCCEEDED' },
    { card: 'slow', status: 202, payment: 'PROCESSING' },
    { card: 'confirm', status: 202, payment: 'REQUIRES_ACTION' },
  ] as const)('is answered with $status while its payment is $payment', async ({ card, status, payment }) => {
    const calls = ['prepayPlan', 'settlePlan', 'withdrawPlan'] as const;
    for (const call of calls) {
      const backend = await openBackend();
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

describe('scratchcards', () => {
  /** What a customer with two plans pays 150.00 of them with. */
  async function withScratchcards() {
    const backend = await openBackend({ scenario: 'happy' });
    const customer = await person(backend, people.mira);
    await customer.buys('Espresso machine', 'STD6');
    await backend.wait(61_000); // the next code is sent after a minute
    await customer.buys('Espresso machine', 'STD6');
    const plans = backend.store.tables.plans.all().slice(-2);
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
    const cardOf = (name: keyof typeof scratchcards) =>
      backend.store.tables.scratchcards.find('code', scratchcards[name].code)?.status;
    const wallet = () => backend.store.tables.users.get(plans[0]?.userId ?? '')?.walletBalance;
    const paid = () => plans.map(({ id }) => paidOf(backend.store.tables.plans.get(id)?.lines ?? []));
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
    expect(paid()).toEqual([40_00, 110_00]);
    expect([cardOf('fifty'), cardOf('twenty')]).toEqual(['REDEEMED', 'REDEEMED']);
    expect(wallet()).toEqual(euro(5_00)); // what was left of the second one
  });

  test('a declined card leaves them as they were', async () => {
    const { backend, customer, parts, part, cardOf, wallet, paid } = await withScratchcards();
    const sources = [await part('fifty', 50_00), ...byCard(await customer.card('poor'), 100_00).sources];
    await backend.rejected('payment-declined', 'payPlans', { body: { parts, sources } }, customer.as);
    expect(paid()).toEqual([0, 0]);
    expect(cardOf('fifty')).toBe('ACTIVE');
    expect(wallet()).toEqual(euro(0));
  });

  test('a scratchcard redeemed meanwhile is rejected, and nothing is paid', async () => {
    const { backend, customer, parts, part, paid } = await withScratchcards();
    const source = await part('fifty', 50_00);
    await backend.done(200, 'redeemScratchcard', { body: scratchcards.fifty }, customer.as);
    const sources = [source, ...byCard(await customer.card('good'), 100_00).sources];
    await backend.rejected('card-already-redeemed', 'payPlans', { body: { parts, sources } }, customer.as);
    expect(paid()).toEqual([0, 0]);
  });
});

describe('autopay', () => {
  test('charges the card on the day of collection; the instalment is paid on that day', async () => {
    const backend = await openBackend();
    const customer = await planHolder(backend);
    expect(await customer.collectsBy('good')).toMatchObject({ status: 200 });
    expect((await customer.plan()).autopay).toMatchObject({ nextOn: '2027-02-10', stopped: false });
    await customer.until('2027-02-20');
    const { lines } = await customer.schedule();
    expect(lines[1]).toMatchObject({ status: 'PAID', paidOn: '2027-02-10', feeChargedMinor: 0 });
    const { auditEvents, payments } = backend.store.tables;
    const [payment] = payments.by('planId', customer.planId).filter(({ automatic }) => automatic);
    expect(auditEvents.by('entityId', payment?.id ?? '')).toMatchObject([
      { action: 'payment.collected', actor: { kind: 'SYSTEM' } },
    ]);
  });

  describe('of an instalment that was collected on 10 February', () => {
    async function collected() {
      const backend = await openBackend();
      const customer = await planHolder(backend);
      await customer.collectsBy('good');
      await customer.until('2027-02-10');
      const made = () => {
        const { payments } = backend.store.tables;
        return payments.by('planId', customer.planId).filter(({ automatic }) => automatic);
      };
      const [payment] = made();
      const { token } = await administrator(backend).signsIn();
      const call = { params: { paymentId: payment?.id ?? '' } };
      return { backend, customer, made, call, as: { token, ifMatch: `"${payment?.version}"` } };
    }

    test('what was refunded is not taken back the next days, but with the next instalment', async () => {
      const { backend, customer, made, call, as } = await collected();
      const body = { amount: euro(183_69), reason: 'GOODWILL', note: null } as const;
      await backend.done(201, 'createRefund', { ...call, body }, as);
      expect((await customer.plan()).autopay).toMatchObject({ stopped: false, nextOn: '2027-03-10' });
      await customer.until('2027-03-09');
      expect(made()).toHaveLength(1);
      await customer.until('2027-03-10');
      expect(made()[1]).toMatchObject({ status: 'SUCCEEDED', amount: 2 * 183_69 });
    });

    test('a charge-back stops it until the customer chooses a card again', async () => {
      const { backend, customer, made, call, as } = await collected();
      const body = { reason: 'The card holder disputes the charge' };
      await backend.done(201, 'chargeBackPayment', { ...call, body }, as);
      expect((await customer.plan()).autopay).toMatchObject({ stopped: true, nextOn: null });
      expect(backend.store.tables.inbox.by('userId', customer.userId)).toContainEqual(
        expect.objectContaining({
          title: 'Autopay has stopped',
          body: 'Your bank took a payment for Espresso machine back, so we no longer charge Visa •••• 4242. Choose a card to continue.',
        }),
      );
      await customer.until('2027-03-10');
      expect(made()).toHaveLength(1);
      await customer.collectsBy('good');
      await customer.until('2027-03-12');
      expect(made()[1]).toMatchObject({ status: 'SUCCEEDED', amount: 2 * 183_69 + 8_00 });
    });
  });

  test('goes on while the account is blocked', async () => {
    const backend = await openBackend();
    const customer = await planHolder(backend);
    await customer.collectsBy('good');
    const as = await administrator(backend).signsIn();
    const params = { userId: customer.userId };
    const { version } = await backend.done(200, 'getUser', { params }, as);
    const call = { params, body: { reason: 'Reported as stolen' } };
    await backend.done(200, 'blockUser', call, { ...as, ifMatch: `"${version}"` });
    await backend.wait(Date.parse('2027-02-20T11:00:00.000Z') - Date.parse(backend.store.clock.now()));
    await backend.signIn(people.administrator); // any request carries out what is due
    const { lines } = backend.store.tables.plans.get(customer.planId) ?? {};
    expect(lines?.[1]).toMatchObject({ paidOn: '2027-02-10' });
  });

  test('a card without money is tried on days 0, 1, 3 and 5, then the fee comes', async () => {
    const backend = await openBackend();
    const customer = await planHolder(backend);
    await customer.collectsBy('poor');
    const next: unknown[] = [];
    for (const day of ['2027-02-10', '2027-02-11', '2027-02-13', '2027-02-15']) {
      await customer.until(day);
      next.push((await customer.plan()).autopay?.nextOn);
    }
    expect(next).toEqual(['2027-02-11', '2027-02-13', '2027-02-15', '2027-03-10']);
    await customer.until('2027-02-16');
    const tried = backend.store.tables.payments
      .by('planId', customer.planId)
      .filter(({ automatic }) => automatic);
    expect(tried.map(({ attempts }) => attempts.map(({ startedAt }) => startedAt))).toEqual([
      [
        '2027-02-10T06:00:00.000Z', // seven in the morning in Berlin
        '2027-02-11T06:00:00.000Z',
        '2027-02-13T06:00:00.000Z',
        '2027-02-15T06:00:00.000Z',
      ],
    ]);
    expect(await customer.plan()).toMatchObject({ status: 'OVERDUE', fees: euro(8_00) });
  });

  test('each day on which the card is declined is told', async () => {
    const backend = await openBackend();
    const customer = await planHolder(backend);
    await customer.collectsBy('poor');
    await customer.until('2027-02-10'); // told at noon, when the first request comes
    await backend.wait(21 * 3_600_000);
    await backend.ask('getConfig');
    const told = backend.store.tables.inbox.all().filter(({ title }) => title.includes('not be charged'));
    expect(told.map(({ at, status }) => [at.slice(0, 13), status])).toEqual([
      ['2027-02-10T11', 'UNREAD'],
      ['2027-02-11T08', 'UNREAD'],
    ]);
  });

  test('a card that is refused for good is charged once, and the plan says so', async () => {
    const backend = await openBackend();
    const customer = await planHolder(backend);
    await customer.collectsBy('declined');
    await customer.until('2027-02-16');
    const tried = backend.store.tables.payments
      .by('planId', customer.planId)
      .filter(({ automatic }) => automatic);
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
