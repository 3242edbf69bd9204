import fc from 'fast-check';
import type { Payment, PaymentRow } from '#contracts/payments/payment.ts';
import { euro } from '#tests/kit/money.ts';
import { step } from '#tests/suite/models/step.ts';
import { same } from '#tests/mocks/models/kit/world.ts';
import type { PaymentModel, PaymentOf } from './model.ts';
import { compare, type PaymentStep, type Real } from './real.ts';

/** Refunds a part of a payment, where the model allows it. */
export async function refund(
  model: PaymentModel,
  real: Real,
  payment: PaymentOf,
  amount: number,
): Promise<void> {
  const params = { paymentId: payment.id };
  const { version } = await real.reads<Payment>('getPaymentAsAdministrator', { params, ...real.admin });
  const body = { amount: euro(amount), reason: 'RETURN', note: null };
  const call = { params, body, ...real.admin, ifMatch: `"${version}"` };
  if (await real.sends('createRefund', call, model.refusesRefund(payment, amount)))
    model.refunds(payment, amount);
  await compare(model, real);
}

export const refundsOf = (which: number, percent: number): PaymentStep =>
  step(`refunds ${percent} % of payment ${which}`, async (model, real) => {
    const payment = model.payments[which % Math.max(1, model.payments.length)];
    if (!payment) return;
    const left = payment.amount - payment.refunded;
    await refund(
      model,
      real,
      payment,
      Math.max(1, Math.floor((left * percent) / 100) + (percent > 100 ? 1 : 0)),
    );
  });

export const refunds = fc
  .record({ which: fc.nat({ max: 5 }), percent: fc.constantFrom(5, 50, 100, 101) })
  .map(({ which, percent }) => refundsOf(which, percent));

/** What an administrator does with a payment at once; the model says why it may be refused. */
const ends =
  (
    name: 'cancelPayment' | 'chargeBackPayment',
    words: string,
    refusesIn: (model: PaymentModel, payment: PaymentOf) => string[],
    end: (model: PaymentModel, payment: PaymentOf) => void,
  ) =>
  (which: number): PaymentStep =>
    step(`${words} payment ${which}`, async (model, real) => {
      const payment = model.payments[which % Math.max(1, model.payments.length)];
      if (!payment) return;
      const params = { paymentId: payment.id };
      const { version } = await real.reads<Payment>('getPaymentAsAdministrator', { params, ...real.admin });
      const body = { reason: 'The bank has written to us' };
      const call = { params, body, ...real.admin, ifMatch: `"${version}"` };
      if (await real.sends(name, call, refusesIn(model, payment))) end(model, payment);
      await compare(model, real);
    });

export const cancelsPaymentOf = ends(
  'cancelPayment',
  'cancels',
  (model, payment) => model.refusesCancelling(payment),
  (model, payment) => model.cancels(payment),
);

export const chargesBackOf = ends(
  'chargeBackPayment',
  'charges back',
  (model, payment) => model.refusesChargeBack(payment),
  (model, payment) => model.chargesBack(payment),
);

export const cancelsPayment = fc.nat({ max: 5 }).map(cancelsPaymentOf);
export const chargesBack = fc.nat({ max: 5 }).map(chargesBackOf);

/** The bank's part of a payment, or else the only part. */
const methodOf = ({ sources: { by } }: PaymentOf) =>
  by === 'transfer' ? 'BANK' : by === 'nothing' ? 'WALLET' : 'CARD';

export const lists = fc.constantFrom('CARD', 'BANK', 'WALLET').map((method): PaymentStep =>
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

export const refundsInDollars: PaymentStep = step(
  'refunds dollars of the first payment',
  async (model, real) => {
    const [payment] = model.payments;
    if (!payment) return;
    const params = { paymentId: payment.id };
    const version = real.backend.store.tables.payments.get(payment.id)?.version;
    const amount = { amountMinor: 1_00, currency: 'USD' };
    const body = { amount, reason: 'RETURN', note: null };
    const call = { params, body, ...real.admin, ifMatch: `"${version}"` };
    await real.sends('createRefund', call, ['currency-mismatch']);
    await compare(model, real);
  },
);
