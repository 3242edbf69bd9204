import type { Backend } from '#tests/kit/backend.ts';
import type { Call } from '#tests/kit/client.ts';
import { people } from '#tests/kit/people.ts';
import { person } from '#tests/kit/person.ts';
import { scratchcards } from '#tests/kit/scratchcards.ts';
import { byCard } from '#tests/kit/sources.ts';
import {
  type Requests,
  asAdministrator,
  asCustomer,
  inAdministration,
  inPurchase,
  paymentOf,
  refundOf,
} from './callers.ts';

export const CARD = {
  number: '4242424242424242',
  expMonth: 12,
  expYear: 2030,
  cvc: '123',
  holder: 'Mira Okafor',
};

const disputed = { reason: 'The card holder disputes the charge' };

/** Payments, refunds and charge-backs, and the scratchcards that are entered. */
export const paymentRequests = {
  getPayment: inPurchase(async ({ confirmed, pays }) => ({
    params: { paymentId: (await pays(await confirmed())).id },
  })),
  retryPayment: inPurchase(async ({ confirmed, pays, card }) => {
    const { id, amount } = await pays(await confirmed(), 'declined');
    return { params: { paymentId: id }, body: byCard(await card('good'), amount.amountMinor) };
  }),
  confirmPayment: inPurchase(async ({ confirmed, pays }) => {
    const { id } = await pays(await confirmed(), 'confirm');
    return { params: { paymentId: id }, body: { result: 'CONFIRMED' } };
  }),
  createScratchcardToken: entered('fifty'),
  redeemScratchcard: entered('twenty'),
  previewScratchcard: async (backend) => {
    const token = await backend.signIn(people.mira);
    const call = { body: { pin: scratchcards.fifty.pin, code: null } };
    const { id } = await backend.done(201, 'createScratchcardToken', call, { token });
    return { token, body: { scratchcardTokenId: id } };
  },
  createCardToken: async (backend) => ({ token: await backend.signIn(people.mira), body: CARD }),
  listPayments: asCustomer(),
  listAllPayments: asAdministrator(),
  getPaymentAsAdministrator: inAdministration(async (backend) => ({
    params: { paymentId: paymentOf(backend, 'SUCCEEDED').id },
  })),
  retryPaymentAsAdministrator: inAdministration(async (backend) => {
    const { id, version } = await declinedPayment(backend);
    return { params: { paymentId: id }, ifMatch: `"${version}"` };
  }),
  startPaymentsJob: inAdministration(async (backend) => {
    const { id } = await declinedPayment(backend);
    const reason = 'The bank was away';
    return { body: { action: 'retry', target: { ids: [id] }, dryRun: false, reason } };
  }),
  createRefund: inAdministration(async (backend) => {
    const { id, version } = paymentOf(backend, 'SUCCEEDED');
    return { params: { paymentId: id }, body: refundOf(1_000), ifMatch: `"${version}"` };
  }),
  cancelPayment: inAdministration(async (backend) => {
    const { id, version } = await declinedPayment(backend);
    return { params: { paymentId: id }, body: disputed, ifMatch: `"${version}"` };
  }),
  sendPaymentReceipt: inAdministration(async (backend) => {
    const { id, version } = paymentOf(backend, 'SUCCEEDED');
    return { params: { paymentId: id }, ifMatch: `"${version}"` };
  }),
  chargeBackPayment: inAdministration(async (backend) => {
    const { id, version } = paymentOf(backend, 'SUCCEEDED');
    return { params: { paymentId: id }, body: disputed, ifMatch: `"${version}"` };
  }),
  getRefund: inAdministration(async (backend, token) => ({
    params: { refundId: (await refunded(backend, token, 1_000)).id },
  })),
  listRefunds: inAdministration(async (backend, token) => {
    await refunded(backend, token, 1_000);
    return { params: { paymentId: (await refunded(backend, token, 2_000)).paymentId } };
  }),
} satisfies Requests;

/** Refunds a part of the same payment each time. */
async function refunded(backend: Backend, token: string, amountMinor: number) {
  const { tables } = backend.store;
  const before = tables.refunds.all()[0]?.paymentId;
  const payment = tables.payments.get(before ?? '') ?? paymentOf(backend, 'SUCCEEDED');
  return backend.done(
    201,
    'createRefund',
    { params: { paymentId: payment.id }, body: refundOf(amountMinor) },
    { token, ifMatch: `"${payment.version}"` },
  );
}

/** A down payment that the bank declined for insufficient funds: it can be tried again with the same card. */
export async function declinedPayment(backend: Backend) {
  const customer = await person(backend, '+4915155555555');
  const order = await customer.confirmed();
  await backend.ask('payOrder', { ...(await customer.payment(order, 'poor')), token: customer.token });
  const payment = backend.store.tables.payments.by('orderId', order.id)[0];
  if (payment?.status !== 'FAILED') throw new Error('The bank has taken the payment.');
  // Makes the card succeed from now on.
  await backend.store.transact(({ tables }) => {
    const card = tables.cardTokens.get(payment.cardTokenId ?? '');
    if (card) tables.cardTokens.replace({ ...card, behaviour: 'APPROVE' });
  });
  return payment;
}

function entered(name: keyof typeof scratchcards) {
  return async (backend: Backend): Promise<Call> => ({
    token: await backend.signIn(people.mira),
    body: { pin: scratchcards[name].pin, code: null },
  });
}
