import { MissingData, type Provider } from '#tests/kit/provider.ts';
import type { Call } from '#tests/kit/client.ts';
import { paymentIn } from '#tests/kit/administered.ts';
import { people } from '#tests/kit/people.ts';
import { scratchcards } from '#tests/kit/scratchcards.ts';
import { byCard } from '#tests/kit/sources.ts';
import {
  type Requests,
  asAdministrator,
  asCustomer,
  inAdministration,
  inPurchase,
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
    params: { paymentId: (await paymentIn(backend, 'SUCCEEDED')).id },
  })),
  retryPaymentAsAdministrator: inAdministration(async (backend, token) => {
    const { id, version } = await failedPayment(backend, token);
    return { params: { paymentId: id }, ifMatch: `"${version}"` };
  }),
  startPaymentsJob: inAdministration(async (backend, token) => {
    const { id } = await failedPayment(backend, token);
    const reason = 'The bank was away';
    return { body: { action: 'retry', target: { ids: [id] }, dryRun: false, reason } };
  }),
  createRefund: inAdministration(async (backend) => {
    const { id, version } = await paymentIn(backend, 'SUCCEEDED');
    return { params: { paymentId: id }, body: refundOf(1_000), ifMatch: `"${version}"` };
  }),
  cancelPayment: inAdministration(async (backend, token) => {
    const { id, version } = await failedPayment(backend, token);
    return { params: { paymentId: id }, body: disputed, ifMatch: `"${version}"` };
  }),
  sendPaymentReceipt: inAdministration(async (backend) => {
    const { id, version } = await paymentIn(backend, 'SUCCEEDED');
    return { params: { paymentId: id }, ifMatch: `"${version}"` };
  }),
  chargeBackPayment: inAdministration(async (backend) => {
    const { id, version } = await paymentIn(backend, 'SUCCEEDED');
    return { params: { paymentId: id }, body: disputed, ifMatch: `"${version}"` };
  }),
  getRefund: inAdministration(async (backend, token) => ({
    params: { refundId: (await refunded(backend, token, 1_000)).id },
  })),
  listRefunds: inAdministration(async (backend, token) => {
    const { paymentId } = await refunded(backend, token, 1_000);
    await refunded(backend, token, 2_000, paymentId);
    return { params: { paymentId } };
  }),
} satisfies Requests;

/** Refunds a part of a payment. */
async function refunded(backend: Provider, token: string, amountMinor: number, of?: string) {
  const paymentId = of ?? (await paymentIn(backend, 'SUCCEEDED')).id;
  const params = { paymentId };
  const { version } = await backend.done(200, 'getPaymentAsAdministrator', { params }, { token });
  const call = { params, body: refundOf(amountMinor) };
  return backend.done(201, 'createRefund', call, { token, ifMatch: `"${version}"` });
}

/** A failed payment that can be tried again. */
async function failedPayment(backend: Provider, token: string) {
  const query = { filter: { status: ['FAILED'] } };
  for (const { id: paymentId } of await backend.every('listAllPayments', { token, query })) {
    const payment = await backend.done(
      200,
      'getPaymentAsAdministrator',
      { params: { paymentId } },
      { token },
    );
    if (payment.actions.some(({ action, allowed }) => action === 'retry' && allowed)) return payment;
  }
  throw new MissingData('No payment can be tried again.');
}

function entered(name: keyof typeof scratchcards) {
  return async (backend: Provider): Promise<Call> => ({
    token: await backend.signIn(people.mira),
    body: { pin: scratchcards[name].pin, code: null },
  });
}
