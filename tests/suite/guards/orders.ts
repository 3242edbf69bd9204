import { productBy } from '#contracts/verbs/customer.ts';
import type { Provider } from '#tests/kit/provider.ts';
import type { Call } from '#tests/kit/client.ts';
import { administrators, people } from '#tests/kit/people.ts';
import { person } from '#tests/kit/person.ts';
import type { Choice } from '#contracts/verbs/choice.ts';
import { blocked } from './eligibility.ts';
import type { Situations } from './table.ts';

const choosing =
  (order: Choice, offerCode: string) =>
  async (backend: Provider): Promise<Call> => {
    const { as, ...customer } = await person(backend);
    const { id } = await customer.order(order);
    return { ...as, params: { orderId: id }, body: { offerCode, downPaymentBps: null, dueDay: null } };
  };

/** Chooses another plan for a signed order after these attempts to pay. */
const choosingAfter =
  (card: 'slow' | 'poor', attempts: number) =>
  async (backend: Provider): Promise<Call> => {
    const { as, ...customer } = await person(backend);
    const order = await customer.confirmed();
    for (let made = 0; made < attempts; made += 1) await customer.pays(order, card);
    const body = { offerCode: 'STD12', downPaymentBps: null, dueDay: null };
    return { ...as, params: { orderId: order.id }, body };
  };

/** Cancels an order while the bank decides about its down payment. */
async function cancelling(backend: Provider): Promise<Call> {
  const { as, ...customer } = await person(backend);
  const order = await customer.confirmed();
  await customer.pays(order, 'slow');
  const { version } = await customer.orderNow(order.id);
  return { ...as, params: { orderId: order.id }, ifMatch: `"${version}"` };
}

const oneCurrency = { byTables: 'the catalogue is the business’s own, and has one currency' };

export const orderSituations = {
  createOrder: {
    'order.create: account-active': [
      {
        situation: 'the account is blocked',
        code: 'account-blocked',
        async call(backend) {
          const token = await backend.signIn(people.mira);
          await blocked(backend);
          const { id: productId } = await productBy(backend, 'ESPRESSO-01');
          return { token, body: { items: [{ productId, quantity: 1 }] } };
        },
      },
    ],
    'order.create: has-lines': { unreachable: 'the schema of the body requires at least one line' },
    'order.create: one-currency': oneCurrency,
  },

  createOrderForCustomer: {
    'order.create: account-active': {
      unreachable: 'an account that is not active refuses the step of the administrator before',
    },
    'order.create: has-lines': { unreachable: 'the schema of the body requires at least one line' },
    'order.create: one-currency': oneCurrency,
  },

  createQuote: {
    'order.quote: offer-active': [
      { situation: 'no such offer', code: 'offer-unavailable', call: choosing({}, 'STD7') },
    ],
    'order.quote: total-in-range': [
      {
        situation: 'a total below the minimum',
        code: 'offer-unavailable',
        call: choosing({ sku: 'DRIPPER-01' }, 'STD6'),
      },
    ],
    'order.quote: financed-in-range': [
      {
        situation: 'more financed than the offer allows',
        code: 'offer-unavailable',
        call: choosing({ sku: 'EBIKE-01' }, 'PAY4'),
      },
    ],
    'order.quote: months-in-profile': {
      byTables: 'no offer of the business breaks the profile of policies it works by',
    },
    'order.quote: interest-in-profile': {
      byTables: 'the profile of policies is the business’s own',
    },
    'order.quote: no-payment-processing': [
      { situation: 'the bank is deciding', code: 'payment-in-progress', call: choosingAfter('slow', 1) },
    ],
    'order.quote: attempts-left': [
      { situation: 'five attempts were made', code: 'invalid-transition', call: choosingAfter('poor', 5) },
    ],
  },

  cancelOrder: {
    'order.cancel: no-payment-processing': [
      { situation: 'the bank is deciding', code: 'payment-in-progress', call: cancelling },
    ],
  },

  cancelOrderAsAdministrator: {
    'order.cancel: no-payment-processing': [
      {
        situation: 'the bank is deciding',
        code: 'payment-in-progress',
        call: async (backend) => ({
          ...(await cancelling(backend)),
          token: await backend.signIn(administrators.SUPPORT),
          body: { reason: 'The item is sold out' },
        }),
      },
    ],
  },

  remindOfOrder: {
    'order.remind: no-payment-processing': [
      {
        situation: 'the bank is deciding about the down payment',
        code: 'payment-in-progress',
        call: async (backend) => ({
          ...(await cancelling(backend)),
          token: await backend.signIn(administrators.SUPPORT),
          body: { reason: 'The down payment is open' },
        }),
      },
    ],
    'order.remind: wants-messages': [
      {
        situation: 'the customer wants no messages in the application',
        code: 'invalid-transition',
        async call(backend) {
          const customer = await person(backend);
          const { id, version } = await customer.order();
          await customer.prefers({ channels: { inApp: false } });
          const token = await backend.signIn(administrators.SUPPORT);
          const body = { reason: 'The order is not finished' };
          return { params: { orderId: id }, body, token, ifMatch: `"${version}"` };
        },
      },
    ],
    'order.remind: not-reminded-today': [
      {
        situation: 'the customer was reminded an hour ago',
        code: 'invalid-transition',
        async call(backend) {
          const customer = await person(backend);
          const order = await customer.confirmed();
          const token = await backend.signIn(administrators.SUPPORT);
          const call = { params: { orderId: order.id }, body: { reason: 'The down payment is open' } };
          const { version } = await customer.orderNow(order.id);
          const ifMatch = `"${version}"`;
          const reminded = await backend.done(200, 'remindOfOrder', call, { token, ifMatch });
          return { ...call, token, ifMatch: `"${reminded.version}"` };
        },
      },
    ],
  },
} satisfies Partial<Situations>;
