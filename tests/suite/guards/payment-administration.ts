import { refundOf } from '#tests/suite/requests/callers.ts';
import type { Provider } from '#tests/kit/provider.ts';
import type { Call } from '#tests/kit/client.ts';
import { customerNamed } from '#tests/kit/administered.ts';
import { euro } from '#tests/kit/money.ts';
import { people } from '#tests/kit/people.ts';
import { person } from '#tests/kit/person.ts';
import { planHolder } from '#tests/kit/plans.ts';
import { requestedBefore } from './requested.ts';
import type { RefusedSituation, Situations } from './table.ts';

const MINUTE = 60_000;

/** A down payment of 120.00 that was made, and a refund of it. */
const refunding =
  (amount: number, currency: 'EUR' | 'JPY' = 'EUR') =>
  async (backend: Provider): Promise<Call> => {
    const customer = await person(backend);
    const { id: paymentId, version } = await customer.pays(await customer.confirmed());
    await backend.wait(MINUTE);
    const token = await backend.signIn(people.administrator);
    const body = { ...refundOf(amount), amount: { amountMinor: amount, currency } };
    return { token, params: { paymentId }, body, ifMatch: `"${version}"` };
  };

/** An administrator's command about a payment while another payment of its plan waits for the bank. */
const whileProcessing = (body: object): RefusedSituation => ({
  situation: 'the bank is deciding about another payment of the plan',
  code: 'payment-in-progress',
  async call(backend) {
    const token = await backend.signIn(people.administrator);
    const holder = await planHolder(backend);
    const { paymentId } = holder;
    const { version } = await backend.get('getPaymentAsAdministrator', { token, params: { paymentId } });
    await holder.pays(10_00, 'slow');
    return { token, params: { paymentId }, body, ifMatch: `"${version}"` };
  },
});

const disputed = { reason: 'The card holder disputes the charge' };

export const paymentAdministrationSituations = {
  sendPaymentReceipt: {
    'payment.send-receipt: wants-messages': [
      {
        situation: 'the customer wants messages neither in the application nor by SMS',
        code: 'invalid-transition',
        async call(backend) {
          const customer = await person(backend);
          const { id, version } = await customer.buys('Espresso machine', 'STD6');
          await customer.prefers({ channels: { inApp: false, sms: false } });
          const token = await backend.signIn(people.administrator);
          return { params: { paymentId: id }, token, ifMatch: `"${version}"` };
        },
      },
    ],
    'payment.send-receipt: receipt-not-sent-today': [
      {
        situation: 'it was sent an hour ago',
        code: 'invalid-transition',
        async call(backend) {
          const customer = await person(backend);
          const payment = await customer.pays(await customer.confirmed());
          const token = await backend.signIn(people.administrator);
          const call = { params: { paymentId: payment.id } };
          const as = { token, ifMatch: `"${payment.version}"` };
          const { version } = await backend.done(200, 'sendPaymentReceipt', call, as);
          return { ...call, token, ifMatch: `"${version}"` };
        },
      },
    ],
  },

  chargeBackPayment: {
    'payment.charge-back: no-payment-processing': [whileProcessing(disputed)],
    'payment.charge-back: paid-by-card': [
      {
        situation: 'it was a bank transfer',
        code: 'invalid-transition',
        async call(backend) {
          const customer = await person(backend);
          const order = await customer.confirmed();
          const body = { amount: euro(120_00), sources: [{ kind: 'BANK', amountMinor: 120_00 }] };
          const paid = { ...customer.as, params: { orderId: order.id }, body };
          const params = { paymentId: (await backend.get('payOrder', paid)).id };
          await backend.wait(2 * MINUTE);
          const token = await backend.signIn(people.administrator);
          const { version } = await backend.get('getPaymentAsAdministrator', { token, params });
          return { token, params, body: disputed, ifMatch: `"${version}"` };
        },
      },
    ],
  },

  createRefund: {
    'payment.refund: account-kept': [
      {
        situation: 'the account was deleted',
        code: 'invalid-transition',
        async call(backend) {
          const call = await refunding(10_00)(backend);
          const { id } = await customerNamed(backend, people.mira);
          await backend.put({ entity: 'user', id, state: 'CLOSED' });
          return call;
        },
      },
    ],
    'payment.refund: no-request-waiting': [
      requestedBefore('createRefund', async (backend) => {
        const customer = await person(backend);
        const order = await customer.confirmed({ downPaymentBps: 5_000 });
        const paying = await customer.payment(order, 'good');
        const { id, version } = await backend.done(201, 'payOrder', paying, customer.as);
        const token = await backend.signIn(people.administrator);
        return { token, params: { paymentId: id }, body: refundOf(500_01), ifMatch: `"${version}"` };
      }),
    ],
    'payment.refund: no-payment-processing': [whileProcessing(refundOf(10_00))],
    'payment.refund: same-currency': [
      { situation: 'another currency', code: 'currency-mismatch', call: refunding(10_00, 'JPY') },
    ],
    'payment.refund: within-refundable': [
      { situation: 'a cent more than was paid', code: 'refund-exceeds-payment', call: refunding(120_01) },
      {
        situation: 'more than one person may refund, and than was paid',
        code: 'refund-exceeds-payment',
        call: refunding(500_01),
      },
    ],
    'payment.refund: nothing-left': {
      selects: refunding(119_99),
      status: 201,
      answer: { paymentStatus: 'PARTIALLY_REFUNDED' },
    },
  },
} satisfies Partial<Situations>;
