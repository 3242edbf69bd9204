import type { OperationName } from '#contracts/index.ts';
import { type Call, openBackend, type Backend } from '#tests/kit/backend.ts';
import { people } from '#tests/kit/person.ts';

export const CARD = {
  number: '4242424242424242',
  expMonth: 12,
  expYear: 2030,
  cvc: '123',
  holder: 'Mira Okafor',
};

/** The steps of a purchase; each brings the backend to where the next one is possible. */
export async function purchaseIn(backend: Backend, token: string) {
  const { get } = backend;
  const products = await get('listProducts', { query: { sort: '-unitPrice' } });
  const product =
    products.items.find(({ unitPrice }) => unitPrice.amountMinor === 120_000) ?? products.items[0];
  const body = { items: [{ productId: product?.id ?? '', quantity: 1 }] };

  const create = () => get('createOrder', { token, body });
  const quote = (orderId: string) =>
    get('createQuote', {
      token,
      params: { orderId },
      body: { offerCode: 'STD6', downPaymentBps: null, dueDay: null },
    });
  const submit = (orderId: string) => get('submitOrder', { token, params: { orderId } });

  async function quoted() {
    const order = await create();
    return { order, quote: await quote(order.id) };
  }
  async function submitted() {
    const { order, quote: figures } = await quoted();
    return { order: await submit(order.id), quote: figures };
  }
  async function codeSent() {
    const step = await submitted();
    const params = { orderId: step.order.id };
    const body = { purpose: 'CONFIRM_ORDER', orderId: step.order.id, quoteId: step.quote.id };
    const challenge = await get('createChallenge', { token, body });
    const typed = { params: { challengeId: challenge.id }, body: { code: backend.newMessage().code } };
    return { ...step, params, challenge, typed };
  }
  async function signable() {
    const step = await codeSent();
    await get('verifyChallenge', { token, ...step.typed });
    const { version, hash } = await get('getDocument', { params: { kind: 'terms' } });
    const signature = {
      quoteHash: step.quote.hash,
      terms: { version, hash },
      challengeId: step.challenge.id,
    };
    return { ...step, signature };
  }
  async function confirmed() {
    const step = await signable();
    return {
      ...step,
      order: await get('confirmOrder', { token, params: step.params, body: step.signature }),
    };
  }
  const card = (number = CARD.number) => get('createCardToken', { token, body: { ...CARD, number } });
  async function payable(number?: string) {
    const step = await confirmed();
    const { id } = await card(number);
    return { ...step, money: { amount: step.order.downPayment, cardTokenId: id } };
  }

  return { body, create, quote, quoted, submitted, codeSent, signable, confirmed, card, payable };
}

/** A fresh backend and a request that succeeds in it, for every operation of the contract. */
export const requests: { readonly [Name in OperationName]: (backend: Backend) => Promise<Call> } = {
  createChallenge: inPurchase(async ({ submitted }) => {
    const { order, quote } = await submitted();
    return { body: { purpose: 'CONFIRM_ORDER', orderId: order.id, quoteId: quote.id } };
  }),
  verifyChallenge: async (backend) => {
    const body = { purpose: 'SIGN_IN', contact: people.mira };
    const { id } = await backend.get('createChallenge', { body });
    return { params: { challengeId: id }, body: { code: backend.newMessage().code } };
  },
  signOut: asCustomer(),
  getConfig: async () => ({}),
  getMe: asCustomer(),
  getDocument: async () => ({ params: { kind: 'terms' } }),
  listDocumentVersions: async () => ({ params: { kind: 'terms' } }),
  getDocumentVersion: async () => ({ params: { kind: 'terms', version: '2025-01' } }),
  compareQuotes: async () => ({
    body: {
      basket: { kind: 'AMOUNT', amount: { amountMinor: 120_000, currency: 'EUR' } },
      downPaymentBps: null,
      dueDay: null,
    },
  }),
  createOrder: async (backend) => {
    const token = await backend.signIn(people.mira);
    return { token, body: (await purchaseIn(backend, token)).body };
  },
  getOrder: inPurchase(async ({ create }) => ({ params: { orderId: (await create()).id } })),
  createQuote: inPurchase(async ({ create }) => ({
    params: { orderId: (await create()).id },
    body: { offerCode: 'STD6', downPaymentBps: 2_500, dueDay: 15 },
  })),
  getQuote: inPurchase(async ({ quoted }) => {
    const { order, quote } = await quoted();
    return { params: { orderId: order.id, quoteId: quote.id } };
  }),
  submitOrder: inPurchase(async ({ quoted }) => ({ params: { orderId: (await quoted()).order.id } })),
  confirmOrder: inPurchase(async ({ signable }) => {
    const { params, signature } = await signable();
    return { params, body: signature };
  }),
  payOrder: inPurchase(async ({ payable }) => {
    const { params, money } = await payable();
    return { params, body: money };
  }),
  cancelOrder: inPurchase(async ({ create }) => {
    const { id, version } = await create();
    return { params: { orderId: id }, ifMatch: `"${version}"` };
  }),
  getPayment: inPurchase(async ({ payable }, token, backend) => {
    const { params, money } = await payable();
    const { id } = await backend.get('payOrder', { token, params, body: money });
    return { params: { paymentId: id } };
  }),
  retryPayment: inPurchase(async ({ payable, card }, token, backend) => {
    const { params, money } = await payable('4000000000000002');
    const declined = await backend.ask('payOrder', { token, params, body: money });
    const { paymentId } = Object(declined.body);
    return { params: { paymentId }, body: { cardTokenId: (await card()).id } };
  }),
  createCardToken: async (backend) => ({ token: await backend.signIn(people.mira), body: CARD }),
  listProducts: async () => ({}),
  listPlanOffers: async () => ({}),
  listOrders: asCustomer(),
  listPlans: asCustomer(),
  listPayments: asCustomer(),
  getPlan: ofPlan(),
  getSchedule: ofPlan(),
  listUsers: asAdministrator(),
  listAllOrders: asAdministrator(),
  listAllPlans: asAdministrator(),
  listAllPayments: asAdministrator(),
  listBatches: asAdministrator(),
  listNotifications: asAdministrator(),
  listAuditEvents: asAdministrator(),
  getAuditEvent: inPurchase(async ({ create }, _token, backend) => {
    await create();
    const token = await backend.signIn(people.administrator);
    const { items } = await backend.get('listAuditEvents', { token });
    return { token, params: { auditEventId: items[0]?.id ?? '' } };
  }),
  listChanges: asCustomer(),
};

/** The backend of one operation, ready for its request. */
export async function ready(name: OperationName): Promise<{ backend: Backend; asked: Call }> {
  const backend = await openBackend({ scenario: 'happy', running: true });
  return { backend, asked: await requests[name](backend) };
}

type Purchase = Awaited<ReturnType<typeof purchaseIn>>;

function inPurchase(prepare: (purchase: Purchase, token: string, backend: Backend) => Promise<Call>) {
  return async (backend: Backend): Promise<Call> => {
    const token = await backend.signIn(people.mira);
    return { token, ...(await prepare(await purchaseIn(backend, token), token, backend)) };
  };
}

function asCustomer() {
  return async (backend: Backend): Promise<Call> => ({ token: await backend.signIn(people.mira) });
}

function asAdministrator() {
  return async (backend: Backend): Promise<Call> => ({ token: await backend.signIn(people.administrator) });
}

function ofPlan() {
  return async (backend: Backend): Promise<Call> => {
    const token = await backend.signIn(people.mira);
    const { items } = await backend.get('listPlans', { token });
    return { token, params: { plan: items[0]?.number ?? '' } };
  };
}
