import fc from 'fast-check';
import type { Sequences } from './kit/run.ts';
import { step } from '#tests/suite/models/step.ts';
import { world } from './kit/world.ts';
import { cancelsPayment, chargesBack, lists, refunds } from './payment/administration.ts';
import { type By, PaymentModel } from './payment/model.ts';
import {
  isRefusedAllDay,
  isTriedBesideAnother,
  isTriedUntilLimit,
  paysDown,
  paysInstalment,
  retries,
} from './payment/paying.ts';
import { receipts } from './payment/receipts.ts';
import { compare, type PaymentStep, prepare, type Real } from './payment/real.ts';
import type { Order } from '#contracts/orders/order.ts';

const HOUR = 60 * 60_000;

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

export const cancelsOrder: PaymentStep = step('cancels the order', async (model, real) => {
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
});

const DAYS = 24 * HOUR;
export const waitsFor = (ms: number): PaymentStep =>
  step(
    `${ms / 1000} seconds pass`,
    async (model, real) => {
      await real.passes(ms);
      model.passes(ms);
      await compare(model, real);
    },
    // Time passes only until the first instalment is due, because lateness belongs to the model of the plan.
    ({ now }) => now + ms < Date.parse('2027-02-09T00:00:00Z') - DAYS,
  );

const waits = fc.constantFrom(4_000, 4_000, 61_000, 61_000, HOUR, 73 * HOUR).map(waitsFor);

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
      fc.oneof(
        fc.constantFrom<By>('poor', 'declined').map(isTriedUntilLimit),
        fc.constant(isRefusedAllDay),
        fc.constantFrom<By>('transfer', 'slow').map(isTriedBesideAnother),
      ),
      fc.constant(cancelsOrder),
      fc.oneof(cancelsPayment, chargesBack),
      declinesFirst,
      lists,
      receipts,
    ],
    async begin() {
      await real.begin();
      const { tables, clock } = backend.store;
      const expiresAt = Date.parse(tables.orders.get(orderId)?.expiresAt ?? '');
      return { model: new PaymentModel(Date.parse(clock.now()), expiresAt), real };
    },
  };
}
