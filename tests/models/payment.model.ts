import fc from 'fast-check';
import { type Sequences, step } from './kit/run.ts';
import { versionOf, world } from './kit/world.ts';
import { cancelsPayment, chargesBack, lists, refund, refunds } from './payment/administration.ts';
import { type By, DOWN_PAYMENT, PaymentModel, type PaymentOf, type Sources } from './payment/model.ts';
import { compare, type PaymentStep, prepare, type Real } from './payment/real.ts';
import type { Order } from '#contracts/orders/order.ts';
import { euro } from '#tests/kit/money.ts';

const HOUR = 60 * 60_000;

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
  if (done) model.tries(payment, sources ?? payment.sources, sources !== null);
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

/** Some of what was paid is due again, so that a payment of the plan can be tried again. */
async function makesDue(model: PaymentModel, real: Real): Promise<void> {
  const made = model.payments.find(({ status }) => status === 'SUCCEEDED');
  if (made && model.due < 20_00) await refund(model, real, made, Math.min(30_00, made.amount));
}

const declinedPart = ({ payments }: PaymentModel) =>
  payments.findLast(({ purpose, status }) => purpose === 'INSTALMENT' && status === 'FAILED');

/** A payment that failed is tried again while the bank decides about another one. */
const retriesBesideAnother = fc.constantFrom<By>('transfer', 'slow').map((by): PaymentStep =>
  step(`retries a declined part of the plan beside another one by ${by}`, async (model, real) => {
    await makesDue(model, real);
    await paysPart(model, real, 10_00, { by: 'poor', percent: 0, off: 0 });
    await compare(model, real);
    const failed = declinedPart(model);
    await paysPart(model, real, 10_00, { by, percent: 0, off: 0 });
    await compare(model, real);
    if (failed) await retry(model, real, failed, { by: 'good', bank: failed.amount, wallet: 0 });
    await compare(model, real);
  }),
);

/** One refusal more than are possible on a day. */
const refusedAllDay = fc.constant(
  step<PaymentModel, Real>('pays a part of the plan six times with a poor card', async (model, real) => {
    await makesDue(model, real);
    for (let time = 0; time < 6; time += 1) {
      await paysPart(model, real, 10_00, { by: 'poor', percent: 0, off: 0 });
      await compare(model, real);
    }
    const failed = declinedPart(model);
    if (failed) await retry(model, real, failed, { by: 'good', bank: failed.amount, wallet: 0 });
    await compare(model, real);
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
      ...often,
      paysDown,
      fc.oneof(retriesUntilLimit, refusedAllDay, retriesBesideAnother),
      cancels,
      fc.oneof(cancelsPayment, chargesBack),
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
