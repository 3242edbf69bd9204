import fc from 'fast-check';
import type { Order } from '#contracts/orders/order.ts';
import type { Payment, PaymentRow } from '#contracts/payments/payment.ts';
import type { Plan } from '#contracts/plans/plan.ts';
import type { Me } from '#contracts/users/user.ts';
import type { Backend } from '#tests/kit/backend.ts';
import { euro } from '#tests/kit/money.ts';
import { people } from '#tests/kit/people.ts';
import { person } from '#tests/kit/person.ts';
import { type Sequences, step, type Step } from './kit/run.ts';
import { same, versionOf, world } from './kit/world.ts';
import { type By, DOWN_PAYMENT, PaymentModel, type PaymentOf, type Sources } from './payment/model.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

async function prepare(backend: Backend) {
  const customer = await person(backend);
  const order = await customer.confirmed();
  const { store } = backend;
  await store.transact(({ tables }) => {
    for (const user of tables.users.all()) tables.users.replace({ ...user, walletBalance: euro(150_00) });
  });
  const planId = store.tables.plans.by('userId', order.userId)[0]?.id ?? '';
  const cards = {
    good: await customer.card('good'),
    poor: await customer.card('poor'),
    declined: await customer.card('declined'),
    slow: await customer.card('slow'),
    confirm: await customer.card('confirm'),
  };
  const admin = { token: await backend.signIn(people.administrator) };
  return { orderId: order.id, planId, cards, as: customer.as, admin };
}

type Real = Awaited<ReturnType<typeof world<Awaited<ReturnType<typeof prepare>>>>>;
type PaymentStep = Step<PaymentModel, Real>;

/** Money that banks were charged, by the backend's books. */
function chargedBy({ backend }: Real): number {
  const { payments, refunds } = backend.store.tables;
  const made = payments.all().filter(({ status }) => /SUCCEEDED|REFUNDED/.test(status));
  const parts = [
    ...made.flatMap(({ sources }) => sources).map(({ kind, amount }) => ({ kind, amount })),
    ...refunds
      .all()
      .flatMap(({ destinations }) => destinations)
      .map(({ kind, amount }) => ({ kind, amount: -amount.amountMinor })),
  ];
  return parts.reduce((sum, { kind, amount }) => (kind === 'WALLET' ? sum : sum + amount), 0);
}

async function compare(model: PaymentModel, real: Real): Promise<void> {
  const { reads, as, orderId, planId, backend } = real;
  const known = new Set(model.payments.map(({ id }) => id));
  const added = backend.store.tables.payments.all().filter(({ id }) => !known.has(id));
  const unnamed = model.payments.filter(({ id }) => id === '');
  same('number of new payments', added.length, unnamed.length);
  for (const payment of unnamed) payment.id = added[0]?.id ?? '';
  for (const payment of model.payments) {
    const row = backend.store.tables.payments.get(payment.id);
    same('status of the payment', row?.status, payment.status);
    same('attempts', row?.attempts.length, payment.attempts);
  }
  const order = await reads<Order>('getOrder', { params: { orderId }, ...as });
  same('status of the order', order.status, model.order);
  const plan = await reads<Plan>('getPlan', { params: { planId }, ...as });
  same('paid', plan.paid.amountMinor, model.paid);
  same('left to pay', plan.leftToPay.amountMinor, model.left);
  const me = await reads<Me>('getMe', as);
  if (me.kind === 'CUSTOMER') same('wallet', me.user.walletBalance.amountMinor, model.wallet);
  same('charged by banks', chargedBy(real), model.charged);
}

/** How an amount is paid: the part of the wallet in percent, the rest by a card, a transfer or nothing. */
const mixes = fc.record({
  by: fc.constantFrom<By>('good', 'good', 'poor', 'declined', 'slow', 'confirm', 'transfer', 'nothing'),
  percent: fc.constantFrom(0, 0, 30, 100),
  off: fc.constantFrom(0, 0, 0, 0, 0, 1, -1),
});
type Mix = typeof mixes extends fc.Arbitrary<infer Value> ? Value : never;

function sourcesFor(amount: number, { by, percent, off }: Mix): Sources {
  const wallet = by === 'nothing' ? amount + off : Math.floor((amount * percent) / 100);
  const bank = amount + off - wallet;
  return bank > 0 ? { by, bank, wallet } : { by: 'nothing', bank: 0, wallet };
}

const bodyOf = ({ by, bank, wallet }: Sources, { cards }: Real) => [
  ...(wallet > 0 ? [{ kind: 'WALLET', amountMinor: wallet }] : []),
  ...(by === 'nothing'
    ? []
    : [
        by === 'transfer'
          ? { kind: 'BANK', amountMinor: bank }
          : { kind: 'CARD', cardTokenId: cards[by], amountMinor: bank },
      ]),
];

const wordsOf = ({ by, percent, off }: Mix) => `${by}, ${percent} % from the wallet, off by ${off}`;

const paysDown = fc
  .record({ mix: mixes, more: fc.constantFrom(0, 0, 0, 0, 1, -1) })
  .map(({ mix, more }): PaymentStep =>
    step(`pays the down payment and ${more}: ${wordsOf(mix)}`, async (model, real) => {
      const amount = DOWN_PAYMENT + more;
      const sources = sourcesFor(amount, mix);
      const params = { orderId: real.orderId };
      const body = { amount: euro(amount), sources: bodyOf(sources, real) };
      const refusals = model.refusesDownPayment(amount, sources);
      if (await real.sends('payOrder', { params, body, ...real.as }, refusals))
        model.begins('DOWN_PAYMENT', amount, sources);
      await compare(model, real);
    }),
  );

async function paysPart(model: PaymentModel, real: Real, amount: number, mix: Mix): Promise<void> {
  const sources = sourcesFor(amount, mix);
  if (sources.bank + sources.wallet === 0) return;
  const parts = [{ planId: real.planId, amount: euro(amount), version: versionOf(real, real.planId) }];
  const call = { body: { parts, sources: bodyOf(sources, real) }, ...real.as };
  if (await real.sends('payPlans', call, model.refusesInstalment(amount, sources)))
    model.begins('INSTALMENT', amount, sources);
}

const paysInstalment = fc
  .record({ mix: mixes, amount: fc.integer({ min: 1, max: 40_00 }) })
  .map(({ mix, amount }): PaymentStep =>
    step(`pays ${amount} of the plan: ${wordsOf(mix)}`, async (model, real) => {
      await paysPart(model, real, amount, mix);
      await compare(model, real);
    }),
  );

/** @param sources of the customer; null: the administration retries with those of the payment */
async function retry(
  model: PaymentModel,
  real: Real,
  payment: PaymentOf,
  sources: Sources | null,
): Promise<void> {
  const params = { paymentId: payment.id };
  const refusals = model.refusesRetry(payment, sources ?? payment.sources);
  const version = real.backend.store.tables.payments.get(payment.id)?.version;
  const done = sources
    ? await real.sends(
        'retryPayment',
        { params, body: { sources: bodyOf(sources, real) }, ...real.as },
        refusals,
      )
    : await real.sends(
        'retryPaymentAsAdministrator',
        { params, ...real.admin, ifMatch: `"${version}"` },
        refusals,
      );
  if (done) model.tries(payment, sources ?? payment.sources);
}

const retries = fc
  .record({ which: fc.nat({ max: 5 }), mix: fc.option(mixes, { freq: 1 }) })
  .map(({ which, mix }): PaymentStep =>
    step(`retries payment ${which}: ${mix ? wordsOf(mix) : 'by the administration'}`, async (model, real) => {
      const payment = model.payments[which % Math.max(1, model.payments.length)];
      if (!payment) return;
      await retry(model, real, payment, mix && sourcesFor(payment.amount, mix));
      await compare(model, real);
    }),
  );

/** One attempt more than the bank may be asked for the same money. */
const retriesUntilLimit = fc.constantFrom<By>('poor', 'declined').map((by): PaymentStep =>
  step(`pays the down payment with a ${by} card, which is tried five times more`, async (model, real) => {
    const sources = { by, bank: DOWN_PAYMENT, wallet: 0 };
    const body = { amount: euro(DOWN_PAYMENT), sources: bodyOf(sources, real) };
    const call = { params: { orderId: real.orderId }, body, ...real.as };
    const refusals = model.refusesDownPayment(DOWN_PAYMENT, sources);
    const done = await real.sends('payOrder', call, refusals);
    if (done) model.begins('DOWN_PAYMENT', DOWN_PAYMENT, sources);
    await compare(model, real);
    const payment = model.payments.at(-1);
    for (let time = 0; done && payment && time < 5; time += 1) await retry(model, real, payment, null);
    await compare(model, real);
  }),
);

/** One refusal more than are possible on a day. */
const refusedAllDay = fc.constant(
  step<PaymentModel, Real>('pays a part of the plan six times with a poor card', async (model, real) => {
    for (let time = 0; time < 6; time += 1) {
      await paysPart(model, real, 10_00, { by: 'poor', percent: 0, off: 0 });
      await compare(model, real);
    }
  }),
);

const answers = fc
  .record({ which: fc.nat({ max: 5 }), isConfirmed: fc.constantFrom(true, true, false) })
  .map(({ which, isConfirmed }): PaymentStep =>
    step(`${isConfirmed ? 'confirms' : 'refuses'} payment ${which}`, async (model, real) => {
      const waiting = model.payments.find(({ status }) => status === 'REQUIRES_ACTION');
      const payment = waiting ?? model.payments[which % Math.max(1, model.payments.length)];
      if (!payment) return;
      const body = { result: isConfirmed ? 'CONFIRMED' : 'REFUSED' };
      const call = { params: { paymentId: payment.id }, body, ...real.as };
      if (await real.sends('confirmPayment', call, model.refusesAnswer(payment)))
        model.answers(payment, isConfirmed);
      await compare(model, real);
    }),
  );

const cancels = fc.constant(
  step<PaymentModel, Real>('cancels the order', async (model, real) => {
    const params = { orderId: real.orderId };
    const { version } = await real.reads<Order>('getOrder', { params, ...real.as });
    const refusals =
      model.order !== 'AWAITING_DOWN_PAYMENT'
        ? ['invalid-transition']
        : model.undecided
          ? ['payment-in-progress']
          : [];
    if (await real.sends('cancelOrder', { params, ...real.as, ifMatch: `"${version}"` }, refusals))
      model.order = 'CANCELLED';
    await compare(model, real);
  }),
);

const refunds = fc
  .record({ which: fc.nat({ max: 5 }), percent: fc.constantFrom(5, 50, 100, 101) })
  .map(({ which, percent }): PaymentStep =>
    step(`refunds ${percent} % of payment ${which}`, async (model, real) => {
      const payment = model.payments[which % Math.max(1, model.payments.length)];
      if (!payment) return;
      const params = { paymentId: payment.id };
      const { version } = await real.reads<Payment>('getPaymentAsAdministrator', { params, ...real.admin });
      const left = payment.amount - payment.refunded;
      const amount = Math.max(1, Math.floor((left * percent) / 100) + (percent > 100 ? 1 : 0));
      const body = { amount: euro(amount), reason: 'RETURN', note: null };
      const call = { params, body, ...real.admin, ifMatch: `"${version}"` };
      if (await real.sends('createRefund', call, model.refusesRefund(payment, amount)))
        model.refunds(payment, amount);
      await compare(model, real);
    }),
  );

const DAYS = 24 * HOUR;
const waits = fc.constantFrom(4_000, 4_000, 61_000, 61_000, HOUR, 73 * HOUR).map((ms): PaymentStep =>
  step(
    `${ms / 1000} seconds pass`,
    async (model, real) => {
      await real.passes(ms);
      model.passes(ms);
      await compare(model, real);
    },
    // Time passes only until the first instalment is due, because lateness belongs to the model of the plan.
    ({ now }) => now + ms < Date.parse('2027-02-09T00:00:00Z') - DAYS,
  ),
);

/** The bank's part of a payment, or else the only part. */
const methodOf = ({ sources: { by } }: PaymentOf) =>
  by === 'transfer' ? 'BANK' : by === 'nothing' ? 'WALLET' : 'CARD';

const lists = fc.constantFrom('CARD', 'BANK', 'WALLET').map((method): PaymentStep =>
  step(`the administration lists payments by ${method}`, async (model, { reads, admin, planId }) => {
    const query = { filter: { method: [method], planId: [planId] }, limit: 100 };
    const { items } = await reads<{ items: PaymentRow[] }>('listAllPayments', { query, ...admin });
    const expected = model.payments.filter((payment) => methodOf(payment) === method);
    const idsOf = (payments: readonly { readonly id: string }[]) =>
      payments
        .map(({ id }) => id)
        .toSorted()
        .join();
    same(`payments by ${method}`, idsOf(items), idsOf(expected));
  }),
);

const declinesFirst = fc.constant(
  step<PaymentModel, Real>(
    'the bank declines the first attempt',
    async (model, { backend }) => {
      model.firstDeclined = true;
      await backend.store.transact(({ tables }) => {
        const row = tables.settings.get('settings');
        if (row) tables.settings.replace({ ...row, bank: 'FIRST_ATTEMPT_DECLINED' });
      });
    },
    ({ payments }) => payments.length === 0,
  ),
);

const often = [paysDown, retries, answers, paysInstalment, refunds, waits];

/** Sequences about payments: a signed order of 1,200.00, its down payment, and payments of its plan. */
export async function paymentSequences(): Promise<Sequences<PaymentModel, Real>> {
  const real = await world(prepare);
  const { backend, orderId } = real;
  return {
    steps: [
      ...often,
      ...often,
      paysDown,
      fc.oneof(retriesUntilLimit, refusedAllDay),
      cancels,
      declinesFirst,
      lists,
    ],
    async begin() {
      await real.begin();
      const { tables, clock } = backend.store;
      const expiresAt = Date.parse(tables.orders.get(orderId)?.expiresAt ?? '');
      return { model: new PaymentModel(Date.parse(clock.now()), expiresAt), real };
    },
  };
}
