import { defaultPreferences } from '#mocks/resources/users/preferences.ts';
import type { PaymentStatus as AnyPaymentStatus } from '#contracts/payments/payment.ts';
import type { z } from '#contracts/z.ts';
import type { OperationName } from '#contracts/index.ts';
import { openBackend, type Backend } from '#tests/kit/backend.ts';
import { scratchcards } from '#tests/kit/scratchcards.ts';
import { collateralOf, png, pngPart, reviewer, euro } from '#tests/kit/collateral.ts';
import { person } from '#tests/kit/person.ts';
import { type Call } from '#tests/kit/client.ts';
import { people } from '#tests/kit/people.ts';
import { planRequests } from './plan-requests.ts';
import { byCard } from '#tests/kit/sources.ts';

type PaymentStatus = z.output<typeof AnyPaymentStatus>;

export const CARD = {
  number: '4242424242424242',
  expMonth: 12,
  expYear: 2030,
  cvc: '123',
  holder: 'Mira Okafor',
};

/** The steps of a purchase; each makes the next one possible. */
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
  const euro = (amountMinor: number) => ({ amountMinor, currency: 'EUR' });
  const budget = {
    monthlyIncome: euro(240_000),
    monthlyExpenses: euro(115_000),
    existingObligations: euro(21_000),
  };
  const assess = (orderId: string) => get('createAssessment', { token, params: { orderId }, body: budget });
  const submit = (orderId: string) => get('submitOrder', { token, params: { orderId } });

  async function quoted() {
    const order = await create();
    return { order, quote: await quote(order.id) };
  }
  async function assessed() {
    const step = await quoted();
    await assess(step.order.id);
    return step;
  }
  async function declined() {
    const step = await quoted();
    const body = { ...budget, monthlyExpenses: euro(230_000) };
    await get('createAssessment', { token, params: { orderId: step.order.id }, body });
    return step;
  }
  async function submitted() {
    const { order, quote: figures } = await assessed();
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
    return { ...step, money: { amount: step.order.downPayment, ...byCard(id) } };
  }

  return {
    body,
    budget,
    create,
    quote,
    quoted,
    assessed,
    declined,
    submitted,
    codeSent,
    signable,
    confirmed,
    card,
    payable,
  };
}

/** A fresh backend and a request that succeeds in it, for every operation of the contract. */
export const requests: { readonly [Name in OperationName]: (backend: Backend) => Promise<Call> } = {
  createChallenge: inPurchase(async ({ submitted }) => {
    const { order, quote } = await submitted();
    return { body: { purpose: 'CONFIRM_ORDER', orderId: order.id, quoteId: quote.id } };
  }),
  verifyChallenge: async (backend) => {
    const token = await backend.signIn(people.mira);
    const body = { purpose: 'CHANGE_CONTACT', contact: 'mira@example.com' };
    const { id } = await backend.get('createChallenge', { token, body });
    return { token, params: { challengeId: id }, body: { code: backend.newMessage().code } };
  },
  signOut: asCustomer(),
  listSessions: asCustomer(),
  endSession: async (backend) => {
    const token = await twiceSignedIn(backend);
    const { items } = await backend.get('listSessions', { token });
    return { token, params: { sessionId: items.find(({ isCurrent }) => !isCurrent)?.id ?? '' } };
  },
  endOtherSessions: async (backend) => ({ token: await twiceSignedIn(backend) }),
  getConfig: async () => ({}),
  getMe: asCustomer(),
  updateMe: async (backend) => {
    const token = await backend.signIn(people.mira);
    const version = backend.store.tables.users.find('phoneE164', people.mira)?.version;
    return { token, body: { fullName: 'Mira Lindqvist' }, ifMatch: `"${version}"` };
  },
  updatePreferences: async (backend) => {
    const token = await backend.signIn(people.mira);
    const version = backend.store.tables.users.find('phoneE164', people.mira)?.version;
    const body = { ...defaultPreferences, marketing: true };
    return { token, body, ifMatch: `"${version}"` };
  },
  requestOwnData: asNewcomer(),
  getOwnData: asNewcomer(async (backend, call) => {
    await backend.done(200, 'requestOwnData', {}, call);
    return { token: call.token };
  }),
  requestDeletion: asNewcomer(),
  cancelDeletion: asNewcomer(async (backend, call) => {
    await backend.done(200, 'requestDeletion', {}, call);
    return { ...call, ifMatch: '"2"' };
  }),
  listInbox: asCustomer(),
  readInbox: asCustomer(),
  updateInboxItem: async (backend) => {
    const token = await backend.signIn(people.mira);
    const { id, version } = (await backend.get('listInbox', { token })).items[0] ?? {};
    return { token, params: { inboxItemId: id ?? '' }, body: { status: 'READ' }, ifMatch: `"${version}"` };
  },
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
  createAssessment: inPurchase(async ({ quoted, budget }) => ({
    params: { orderId: (await quoted()).order.id },
    body: budget,
  })),
  requestBudgetReview: inPurchase(async ({ declined }) => ({
    params: { orderId: (await declined()).order.id },
    body: { note: 'My rent falls in March.' },
  })),
  decideBudgetReview: async (backend) => {
    const token = await backend.signIn(people.mira);
    const { order } = await (await purchaseIn(backend, token)).declined();
    const params = { orderId: order.id };
    const { version } = await backend.get('requestBudgetReview', { token, params, body: { note: null } });
    const body = { decision: 'APPROVED', reason: 'The rent falls in March.' };
    return { token: await backend.signIn(people.administrator), params, body, ifMatch: `"${version}"` };
  },
  submitOrder: inPurchase(async ({ assessed }) => ({ params: { orderId: (await assessed()).order.id } })),
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
  rateOrder: inPurchase(async ({ payable }, token, backend) => {
    const { params, money } = await payable();
    await backend.get('payOrder', { token, params, body: money });
    return { params, body: { stars: 4 } };
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
    return { params: { paymentId }, body: byCard((await card()).id) };
  }),
  createScratchcardToken: entered('fifty'),
  redeemScratchcard: entered('twenty'),
  listMyScratchcards: asCustomer(),
  revealScratchcard: async (backend) => {
    const token = await backend.signIn(people.mira);
    const card = backend.store.tables.scratchcards.find('code', scratchcards.digital.code);
    return { token, params: { scratchcardId: card?.id ?? '' } };
  },
  createCardToken: async (backend) => ({ token: await backend.signIn(people.mira), body: CARD }),
  listProducts: async () => ({}),
  listPlanOffers: async () => ({}),
  listOrders: asCustomer(),
  listPlans: asCustomer(),
  listPayments: asCustomer(),
  ...planRequests,
  getPlan: ofPlan(),
  getSchedule: ofPlan(),
  getPlanActivity: ofPlan(),
  getComingPayments: asCustomer(),
  getOverview: asAdministrator(),
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
  getProduct: inAdministration(async ({ store }) => ({
    params: { productId: firstOf(store.tables.products) },
  })),
  getPlanOffer: inAdministration(async ({ store }) => ({
    params: { offerCode: firstOf(store.tables.offers) },
  })),
  getQuoteAsAdministrator: inPurchase(async ({ quoted }, _token, backend) => ({
    params: { quoteId: (await quoted()).quote.id },
    token: await backend.signIn(people.administrator),
  })),
  getUser: inAdministration(async ({ store }) => ({ params: { userId: firstOf(store.tables.users) } })),
  getOrderAsAdministrator: inAdministration(async ({ store }) => ({
    params: { orderId: firstOf(store.tables.orders) },
  })),
  getPlanAsAdministrator: inAdministration(async ({ store }) => ({
    params: { planId: firstOf(store.tables.plans) },
  })),
  getBatch: inAdministration(async ({ store }) => ({ params: { batchId: firstOf(store.tables.batches) } })),
  getNotification: inAdministration(async ({ store }) => ({
    params: { notificationId: firstOf(store.tables.campaigns) },
  })),
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
  listJobs: inAdministration(async (backend, token) => {
    await failedJob(backend, token);
    await failedJob(backend, token);
    return {};
  }),
  getJob: ofJob(async () => ({})),
  listJobResults: ofJob(async () => ({})),
  retryFailedRows: ofJob(async (job) => ({ ifMatch: `"${job.version}"` })),
  createRefund: inAdministration(async (backend) => {
    const { id, version } = paymentOf(backend, 'SUCCEEDED');
    return { params: { paymentId: id }, body: refundOf(1_000), ifMatch: `"${version}"` };
  }),
  simulateRefund: inAdministration(async (backend) => ({
    params: { paymentId: paymentOf(backend, 'SUCCEEDED').id },
    body: refundOf(1_000),
  })),
  getRefund: inAdministration(async (backend, token) => ({
    params: { refundId: (await refunded(backend, token, 1_000)).id },
  })),
  listRefunds: inAdministration(async (backend, token) => {
    await refunded(backend, token, 1_000);
    return { params: { paymentId: (await refunded(backend, token, 2_000)).paymentId } };
  }),
  getCollateralTypes: async () => ({}),
  listCollaterals: withCollateral(async ({ own, orderId }) => {
    await own.offers(orderId);
    await own.offers(orderId);
    return {};
  }),
  getCollateral: withCollateral(async ({ own, orderId }) => ({
    params: { collateralId: (await own.offers(orderId)).id },
  })),
  getCoverage: withCollateral(async ({ own, orderId }) => {
    await own.offers(orderId);
    return { params: { orderId } };
  }),
  createCollateral: withCollateral(async ({ orderId }) => ({ params: { orderId }, body: gold })),
  updateCollateral: withCollateral(async ({ own, orderId }) => ({
    params: { collateralId: (await own.offers(orderId)).id },
    body: { ...gold, declaredValue: euro(900_00) },
    ifMatch: '"1"',
  })),
  attachCollateral: withCollateral(async ({ own, customer, orderId }) => {
    const { id } = await own.offers(orderId);
    await customer.cancels({ id: orderId });
    const other = await own.securedOrder();
    return { params: { collateralId: id }, body: { orderId: other.id } };
  }),
  submitCollateral: withCollateral(async ({ own, orderId }) => ({
    params: { collateralId: await own.documented(orderId) },
    body: { answer: null },
  })),
  removeCollateral: withCollateral(async ({ own, orderId }) => ({
    params: { collateralId: (await own.offers(orderId)).id },
  })),
  confirmCollateralReturn: withCollateral(async ({ own, orderId, backend }) => {
    const { id } = await own.offers(orderId);
    await backend.store.transact(({ tables }) => {
      const row = tables.collaterals.get(id);
      if (row) tables.collaterals.replace({ ...row, status: 'RELEASE_PENDING' });
    });
    return { params: { collateralId: id } };
  }),
  registerDocument: withCollateral(async ({ own, orderId }) => ({
    params: { collateralId: (await own.offers(orderId)).id },
    body: png,
  })),
  getDocumentUpload: ofDocument({}),
  sendDocumentPart: ofDocument({ body: pngPart }),
  removeDocument: ofDocument({}),
  listAllCollaterals: withCollateral(async ({ own, orderId, backend }) => {
    await own.offers(orderId);
    await own.offers(orderId);
    return { token: await backend.signIn(people.administrator) };
  }),
  getCollateralAsAdministrator: underReview(),
  takeCollateral: withCollateral(async ({ own, orderId, review }) =>
    review.call((await own.handsIn(orderId)).id),
  ),
  valueCollateral: underReview({ value: euro(950_00), method: 'APPRAISAL', reason: 'Weighed' }),
  simulateValuation: underReview({ value: euro(950_00), method: 'APPRAISAL', reason: 'Weighed' }),
  approveCollateral: underReview(),
  requestCollateralInfo: underReview({ note: 'Please add a photo of the stamp.' }),
  rejectCollateral: underReview({ reason: 'OWNERSHIP_UNCLEAR', note: null }),
  listApprovals: inAdministration(async (backend) => {
    await approvalIn(backend);
    await approvalIn(backend);
    return {};
  }),
  getApproval: inAdministration(async (backend) => ({
    params: { approvalId: (await approvalIn(backend)).id },
  })),
  approveApproval: inAdministration(async (backend) => {
    const { id, version } = await approvalIn(backend);
    return { params: { approvalId: id }, ifMatch: `"${version}"` };
  }),
  rejectApproval: inAdministration(async (backend) => {
    const { id, version } = await approvalIn(backend);
    return {
      params: { approvalId: id },
      body: { reason: 'The goods were not returned' },
      ifMatch: `"${version}"`,
    };
  }),
};

/** The newer one of two sessions of the same customer. */
async function twiceSignedIn(backend: Backend): Promise<string> {
  await backend.signIn(people.mira);
  await backend.wait(61_000);
  return backend.signIn(people.mira);
}

/** The first payment of the scenario in a state, of at least 30.00 so that parts of it can be refunded. */
export function paymentOf({ store }: Backend, status: PaymentStatus) {
  const found = store.tables.payments.by('status', status).find(({ amount }) => amount >= 3_000);
  if (!found) throw new Error(`No payment is ${status}.`);
  return found;
}

export const refundOf = (amountMinor: number) => ({
  amount: { amountMinor, currency: 'EUR' } as const,
  reason: 'GOODWILL' as const,
  note: null,
});

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
  // From now on the card has funds.
  await backend.store.transact(({ tables }) => {
    const card = tables.cardTokens.get(payment.cardTokenId ?? '');
    if (card) tables.cardTokens.replace({ ...card, behaviour: 'APPROVE' });
  });
  return payment;
}

/** A down payment of 600.00, and a refund of it above what one person may do. */
export async function approvalIn(backend: Backend, email: string = people.approver) {
  const customer = await person(backend, `+49151${String(70_000_000 + backend.store.tables.users.size)}`);
  const order = await customer.confirmed({ downPaymentBps: 5_000 });
  const call = await customer.payment(order, 'good');
  const payment = await backend.done(201, 'payOrder', call, customer.as);
  await backend.wait(61_000); // the next code for the same person may be sent after a minute
  return backend.done(
    202,
    'createRefund',
    { params: { paymentId: payment.id }, body: refundOf(50_001) },
    { token: await backend.signIn(email), ifMatch: `"${payment.version}"` },
  );
}

function inAdministration(prepare: (backend: Backend, token: string) => Promise<Call>) {
  return async (backend: Backend): Promise<Call> => {
    const token = await backend.signIn(people.administrator);
    const call = await prepare(backend, token);
    await backend.get('getMe', { token }); // so that the last use of the session is stored before the request
    return { token, ...call };
  };
}

/** A finished job whose two rows have failed: payments that were made cannot be tried again. */
async function failedJob(backend: Backend, token: string) {
  const ids = backend.store.tables.payments
    .by('status', 'SUCCEEDED')
    .slice(0, 2)
    .map(({ id }) => id);
  const body = { action: 'retry', target: { ids }, dryRun: false, reason: 'The bank was away' } as const;
  const { id } = await backend.done(202, 'startPaymentsJob', { body }, { token });
  await backend.wait(1_000);
  return backend.done(200, 'getJob', { params: { jobId: id } }, { token });
}

function ofJob(prepare: (job: { readonly version: number }) => Promise<Call>) {
  return inAdministration(async (backend, token) => {
    const job = await failedJob(backend, token);
    return { params: { jobId: job.id }, ...(await prepare(job)) };
  });
}

const firstOf = (table: { readonly all: () => readonly { readonly id: string }[] }) =>
  table.all()[0]?.id ?? '';

/** The backend of one operation, ready for its request. */
export async function ready(name: OperationName): Promise<{ backend: Backend; request: Call }> {
  const backend = await openBackend({ scenario: 'happy', running: true });
  return { backend, request: await requests[name](backend) };
}

const gold = { type: 'GOLD_JEWELLERY', description: 'Gold chain, 750', declaredValue: euro(1_000_00) };

interface Offering {
  readonly backend: Backend;
  readonly customer: Awaited<ReturnType<typeof person>>;
  readonly own: ReturnType<typeof collateralOf>;
  readonly review: Awaited<ReturnType<typeof reviewer>>;
  readonly orderId: string;
}

/** A customer with an order that waits for collateral, and a reviewer. */
function withCollateral(prepare: (offering: Offering) => Promise<Call>) {
  return async (backend: Backend): Promise<Call> => {
    const customer = await person(backend);
    const own = collateralOf(backend, customer);
    const review = await reviewer(backend);
    const { id: orderId } = await own.securedOrder();
    return { ...customer.as, ...(await prepare({ backend, customer, own, review, orderId })) };
  };
}

function ofDocument(call: Call) {
  return withCollateral(async ({ own, orderId }) => {
    const { id: collateralId } = await own.offers(orderId);
    const { id: documentId } = await own.registers(collateralId);
    return { params: { collateralId, documentId }, ...call };
  });
}

/** A collateral that the reviewer has taken and valued. */
function underReview(body?: object) {
  return withCollateral(async ({ own, orderId, review }) => {
    const { id } = await own.handsIn(orderId);
    await review.takes(id);
    await review.values(id, 1_200_00);
    return review.call(id, body);
  });
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

/** A customer without plans, and with the version of their account. */
function asNewcomer(
  then: (
    backend: Backend,
    call: Call & { readonly token: string; readonly ifMatch: string },
  ) => Promise<Call> = (_backend, call) => Promise.resolve(call),
) {
  return async (backend: Backend): Promise<Call> => {
    const token = await backend.signIn('newcomer@example.com');
    return then(backend, { token, ifMatch: '"1"' });
  };
}

function asAdministrator() {
  return async (backend: Backend): Promise<Call> => ({ token: await backend.signIn(people.administrator) });
}

function ofPlan() {
  return async (backend: Backend): Promise<Call> => {
    const token = await backend.signIn(people.mira);
    const { items } = await backend.get('listPlans', { token });
    return { token, params: { planId: items[0]?.id ?? '' } };
  };
}

function entered(name: keyof typeof scratchcards) {
  return async (backend: Backend): Promise<Call> => ({
    token: await backend.signIn(people.mira),
    body: { pin: scratchcards[name].pin, code: null },
  });
}
