import fc from 'fast-check';
import { euro } from '#tests/kit/money.ts';
import { step } from '#tests/suite/models/step.ts';
import { versionOf } from '#tests/mocks/models/kit/world.ts';
import { chargesBackOf } from './administration.ts';
import { type By, DOWN_PAYMENT, type PaymentModel, type PaymentOf, type Sources } from './model.ts';
import { compare, type PaymentStep, type Real } from './real.ts';

/** How an amount is paid: the part of the wallet in percent, the rest by a card, a transfer or nothing. */
interface Mix {
  readonly by: By;
  readonly percent: number;
  readonly off: number;
}
export const wholly = (by: By, percent = 0, off = 0): Mix => ({ by, percent, off });

const mixes = fc.record<Mix>({
  by: fc.constantFrom<By>('good', 'good', 'poor', 'declined', 'slow', 'confirm', 'transfer', 'nothing'),
  percent: fc.constantFrom(0, 0, 30, 100),
  off: fc.constantFrom(0, 0, 0, 0, 0, 1, -1),
});

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

export const paysDownBy = (mix: Mix, more = 0): PaymentStep =>
  step(`pays the down payment and ${more}: ${wordsOf(mix)}`, async (model, real) => {
    const amount = DOWN_PAYMENT + more;
    const sources = sourcesFor(amount, mix);
    const params = { orderId: real.orderId };
    const body = { amount: euro(amount), sources: bodyOf(sources, real) };
    const refusals = model.refusesDownPayment(amount, sources);
    if (await real.sends('payOrder', { params, body, ...real.as }, refusals))
      model.begins('DOWN_PAYMENT', amount, sources);
    await compare(model, real);
  });

export const paysDown = fc
  .record({ mix: mixes, more: fc.constantFrom(0, 0, 0, 0, 1, -1) })
  .map(({ mix, more }) => paysDownBy(mix, more));

async function paysPart(model: PaymentModel, real: Real, amount: number, mix: Mix): Promise<void> {
  const sources = sourcesFor(amount, mix);
  if (sources.bank + sources.wallet === 0) return;
  const parts = [{ planId: real.planId, amount: euro(amount), version: versionOf(real, real.planId) }];
  const call = { body: { parts, sources: bodyOf(sources, real) }, ...real.as };
  if (await real.sends('payPlans', call, model.refusesInstalment(amount, sources)))
    model.begins('INSTALMENT', amount, sources);
}

export const paysOf = (amount: number, mix: Mix): PaymentStep =>
  step(`pays ${amount} of the plan: ${wordsOf(mix)}`, async (model, real) => {
    await paysPart(model, real, amount, mix);
    await compare(model, real);
  });

export const paysInstalment = fc
  .record({ mix: mixes, amount: fc.integer({ min: 1, max: 40_00 }) })
  .map(({ mix, amount }) => paysOf(amount, mix));

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

/** @param mix null: by the administration */
export const retriesOf = (which: number, mix: Mix | null): PaymentStep =>
  step(`retries payment ${which}: ${mix ? wordsOf(mix) : 'by the administration'}`, async (model, real) => {
    const payment = model.payments[which % Math.max(1, model.payments.length)];
    if (!payment) return;
    await retry(model, real, payment, mix && sourcesFor(payment.amount, mix));
    await compare(model, real);
  });

export const retries = fc
  .record({ which: fc.nat({ max: 5 }), mix: fc.option(mixes, { freq: 1 }) })
  .map(({ which, mix }) => retriesOf(which, mix));

/** One attempt more than the bank may be asked for the same money. */
export const isTriedUntilLimit = (by: By): PaymentStep =>
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
  });

/** The bank takes a payment back, which is due at once, so that a payment of the plan can be tried again. */
async function makesDue(model: PaymentModel, real: Real): Promise<void> {
  const made = model.payments.findIndex(({ status }) => status === 'SUCCEEDED');
  if (made >= 0 && model.due < 20_00) await chargesBackOf(made).run(model, real);
}

const declinedPart = ({ payments }: PaymentModel) =>
  payments.findLast(({ purpose, status }) => purpose === 'INSTALMENT' && status === 'FAILED');

/** A payment that failed is tried again while the bank decides about another one. */
export const isTriedBesideAnother = (by: By): PaymentStep =>
  step(`retries a declined part of the plan beside another one by ${by}`, async (model, real) => {
    await makesDue(model, real);
    await paysPart(model, real, 10_00, wholly('poor'));
    await compare(model, real);
    const failed = declinedPart(model);
    await paysPart(model, real, 10_00, wholly(by));
    await compare(model, real);
    if (failed) await retry(model, real, failed, { by: 'good', bank: failed.amount, wallet: 0 });
    await compare(model, real);
  });

/** One refusal more than are possible on a day. */
export const isRefusedAllDay: PaymentStep = step(
  'pays a part of the plan six times with a poor card',
  async (model, real) => {
    await makesDue(model, real);
    for (let time = 0; time < 6; time += 1) {
      await paysPart(model, real, 10_00, wholly('poor'));
      await compare(model, real);
    }
    const failed = declinedPart(model);
    if (failed) await retry(model, real, failed, { by: 'good', bank: failed.amount, wallet: 0 });
    await compare(model, real);
  },
);
