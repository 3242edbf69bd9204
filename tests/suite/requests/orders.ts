import type { Provider } from '#tests/kit/provider.ts';
import { productBy } from '#contracts/verbs/customer.ts';
import { customerNamed } from '#tests/kit/administered.ts';
import { euro } from '#tests/kit/money.ts';
import { people } from '#tests/kit/people.ts';
import { person } from '#tests/kit/person.ts';
import {
  type Customer,
  type Requests,
  asAdministrator,
  asCustomer,
  inAdministration,
  inPurchase,
} from './callers.ts';

const budget = {
  monthlyIncome: euro(2_400_00),
  monthlyExpenses: euro(1_150_00),
  existingObligations: euro(210_00),
};

/** Orders from the cart to the signature. */
export const orderRequests = {
  compareQuotes: async () => ({
    body: {
      basket: { kind: 'AMOUNT', amount: { amountMinor: 120_000, currency: 'EUR' } },
      downPaymentBps: null,
      dueDay: null,
    },
  }),
  getEligibility: asCustomer(),
  createOrder: async (backend) => {
    const { id: productId } = await productBy(backend, 'ESPRESSO-01');
    return { token: await backend.signIn(people.mira), body: { items: [{ productId, quantity: 1 }] } };
  },
  createOrderForCustomer: inAdministration(async (backend) => {
    const { id: userId, version } = await customerNamed(backend, people.mira);
    const { id: productId } = await productBy(backend, 'ESPRESSO-01');
    const body = { items: [{ productId, quantity: 1 }], reason: 'Asked on the phone' };
    return { params: { userId }, ifMatch: `"${version}"`, body };
  }),
  getOrder: inPurchase(async ({ order }) => ({ params: { orderId: (await order()).id } })),
  createQuote: inPurchase(async ({ order }) => ({
    params: { orderId: (await order()).id },
    body: { offerCode: 'STD6', downPaymentBps: 2_500, dueDay: 15 },
  })),
  getQuote: inPurchase(async ({ quoted }) => {
    const { orderId, id } = await quoted();
    return { params: { orderId, quoteId: id } };
  }),
  createAssessment: inPurchase(async ({ quoted }) => ({
    params: { orderId: (await quoted()).orderId },
    body: budget,
  })),
  requestBudgetReview: inPurchase(async (customer) => ({
    ...(await declined(customer)),
    body: { note: 'My rent falls in March.' },
  })),
  decideBudgetReview: async (backend) => {
    const customer = await person(backend);
    const { params } = await declined(customer);
    const call = { ...customer.as, params, body: { note: null } };
    const { version } = await backend.get('requestBudgetReview', call);
    const body = { decision: 'APPROVED', reason: 'The rent falls in March.' };
    return { token: await backend.signIn(people.administrator), params, body, ifMatch: `"${version}"` };
  },
  submitOrder: inPurchase(async ({ quoted, states }) => {
    const quote = await quoted();
    await states(quote);
    return { params: { orderId: quote.orderId } };
  }),
  confirmOrder: inPurchase(async ({ signable }) => (await signable()).call),
  payOrder: inPurchase(async ({ confirmed, payment }) => payment(await confirmed(), 'good')),
  cancelOrder: inPurchase(async ({ order }) => {
    const { id, version } = await order();
    return { params: { orderId: id }, ifMatch: `"${version}"` };
  }),
  rateOrder: inPurchase(async ({ confirmed, pays }) => {
    const order = await confirmed();
    await pays(order);
    return { params: { orderId: order.id }, body: { stars: 4 } };
  }),
  listOrders: asCustomer(),
  listAllOrders: asAdministrator(),
  getQuoteAsAdministrator: inPurchase(async ({ quoted }, backend) => ({
    params: { quoteId: (await quoted()).id },
    token: await backend.signIn(people.administrator),
  })),
  getOrderAsAdministrator: inAdministration(async (backend, token) => {
    const { items } = await backend.get('listAllOrders', { token });
    return { params: { orderId: items[0]?.id ?? '' } };
  }),
  cancelOrderAsAdministrator: toOrder,
  remindOfOrder: toOrder,
  startOrdersJob: inPurchase(async ({ order }, backend) => {
    const reason = 'The item is no longer made';
    const target = { ids: [(await order()).id] };
    return {
      token: await backend.signIn(people.administrator),
      body: { action: 'cancel', target, dryRun: false, reason },
    };
  }),
} satisfies Requests;

/** An order whose budget is too small. */
async function declined({ quoted, states }: Customer) {
  const quote = await quoted();
  await states(quote, [2_400_00, 2_300_00, 210_00]);
  return { params: { orderId: quote.orderId } };
}

/** An order that is not active yet, for its administration. */
function toOrder(given: Provider) {
  return inPurchase(async ({ order }, backend) => {
    const { id, version } = await order();
    const body = { reason: 'The item is no longer made' };
    const token = await backend.signIn(people.administrator);
    return { token, params: { orderId: id }, ifMatch: `"${version}"`, body };
  })(given);
}
