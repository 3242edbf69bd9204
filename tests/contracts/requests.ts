import { defaultPreferences } from '#mocks/resources/users/preferences.ts';
import type { PaymentStatus as AnyPaymentStatus } from '#contracts/payments/payment.ts';
import type { z } from '#contracts/z.ts';
import type { OperationName } from '#contracts/index.ts';
import { openBackend, type Backend, type Point } from '#tests/kit/backend.ts';
import { euro } from '#tests/kit/money.ts';
import { scratchcards } from '#tests/kit/scratchcards.ts';
import { collateralOf, png, pngPart, reviewer } from '#tests/kit/collateral.ts';
import { codeFor, person } from '#tests/kit/person.ts';
import { type Call } from '#tests/kit/client.ts';
import { people } from '#tests/kit/people.ts';
import { planRequests } from './plan-requests.ts';
import { notificationRequests } from './notification-requests.ts';
import { scratchcardRequests } from './scratchcard-requests.ts';
import { byCard } from '#tests/kit/sources.ts';

type PaymentStatus = z.output<typeof AnyPaymentStatus>;

export const CARD = {
  number: '4242424242424242',
  expMonth: 12,
  expYear: 2030,
  cvc: '123',
  holder: 'Mira Okafor',
};

const viewContent = { name: 'Large', query: 'status=FAILED', shared: true, isDefault: false };
const newView = { list: 'payments', ...viewContent };

const budget = {
  monthlyIncome: euro(2_400_00),
  monthlyExpenses: euro(1_150_00),
  existingObligations: euro(210_00),
};

/** An order whose budget is too small. */
async function declined({ quoted, states }: Customer) {
  const quote = await quoted();
  await states(quote, [2_400_00, 2_300_00, 210_00]);
  return { params: { orderId: quote.orderId } };
}

/** A fresh backend and a request that succeeds in it, for every operation of the contract. */
export const requests: { readonly [Name in OperationName]: (backend: Backend) => Promise<Call> } = {
  createChallenge: inPurchase(async ({ submitted }) => codeFor(await submitted())),
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
  listSavedCards: asCustomer(),
  saveCard: async (backend) => {
    const { as, card } = await person(backend, people.mira);
    return { ...as, params: { cardTokenId: await card('good') }, body: { name: 'Household' } };
  },
  removeSavedCard: async (backend) => {
    const { as, card } = await person(backend, people.mira);
    const params = { cardTokenId: await card('good') };
    await backend.done(200, 'saveCard', { params, body: { name: 'Household' } }, as);
    return { ...as, params };
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
  getLegalDocument: async () => ({ params: { kind: 'terms' } }),
  listLegalDocumentVersions: async () => ({ params: { kind: 'terms' } }),
  getLegalDocumentVersion: async () => ({ params: { kind: 'terms', version: '2025-01' } }),
  compareQuotes: async () => ({
    body: {
      basket: { kind: 'AMOUNT', amount: { amountMinor: 120_000, currency: 'EUR' } },
      downPaymentBps: null,
      dueDay: null,
    },
  }),
  createOrder: async (backend) => {
    const productId = backend.store.tables.products.find('sku', 'ESPRESSO-01')?.id;
    return { token: await backend.signIn(people.mira), body: { items: [{ productId, quantity: 1 }] } };
  },
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
  getPayment: inPurchase(async ({ confirmed, pays }) => ({
    params: { paymentId: (await pays(await confirmed())).id },
  })),
  retryPayment: inPurchase(async ({ confirmed, pays, card }) => {
    const { id, amount } = await pays(await confirmed(), 'declined');
    return { params: { paymentId: id }, body: byCard(await card('good'), amount.amountMinor) };
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
  getDashboard: asAdministrator(),
  getFigures: asAdministrator(),
  getFigure: asAdministrator({ params: { figure: 'collected' } }),
  getChart: asAdministrator({ params: { chart: 'ageing' } }),
  listUsers: asAdministrator(),
  listAllOrders: asAdministrator(),
  listAllPlans: asAdministrator(),
  listAllPayments: asAdministrator(),
  listBatches: asAdministrator(),
  listNotifications: asAdministrator(),
  listAuditEvents: asAdministrator(),
  getAuditEvent: inPurchase(async ({ order }, backend) => {
    await order();
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
  getQuoteAsAdministrator: inPurchase(async ({ quoted }, backend) => ({
    params: { quoteId: (await quoted()).id },
    token: await backend.signIn(people.administrator),
  })),
  blockUser: toUser({ reason: 'The card was stolen' }),
  unblockUser: async (backend) => {
    const { token = '', params = {}, ...call } = await toUser({ reason: 'The card was stolen' })(backend);
    const userId = params['userId'] ?? '';
    const { version } = await backend.done(
      200,
      'blockUser',
      { params: { userId }, body: { reason: 'The card was stolen' } },
      { token, ...(call.ifMatch !== undefined && { ifMatch: call.ifMatch }) },
    );
    return { token, params, ifMatch: `"${version}"`, body: { reason: 'It was found again' } };
  },
  endUserSessions: toUser({ reason: 'The phone was lost' }),
  changeCreditLimit: toUser({
    creditLimit: { amountMinor: 5_500_00, currency: 'EUR' },
    reason: 'Has paid on time',
  }),
  addUserNote: toUser({ text: 'Asked for a call', dueOn: '2027-01-12' }),
  completeUserNote: async (backend) => {
    const { token = '', params = {}, ifMatch = '' } = await toUser({})(backend);
    const userId = params['userId'] ?? '';
    const body = { text: 'Asked for a call', dueOn: null };
    const call = { params: { userId }, body };
    const { version } = await backend.done(200, 'addUserNote', call, { token, ifMatch });
    return { token, params: { userId }, body: { no: 1 }, ifMatch: `"${version}"` };
  },
  resendUserCode: async (backend) => {
    const call = await toUser({})(backend);
    const { phoneE164: contact = null } = backend.store.tables.users.get(call.params?.['userId'] ?? '') ?? {};
    await backend.wait(120_000);
    await backend.done(201, 'createChallenge', { body: { purpose: 'SIGN_IN', contact: contact ?? '' } });
    backend.newMessage();
    await backend.wait(60_000);
    await backend.get('getMe', { token: call.token ?? '' }); // what is due is done before the request
    const { body: _body, ...request } = call;
    return request;
  },
  tagUser: toUser({ tag: 'flood-2027' }),
  untagUser: async (backend) => {
    const { token = '', params = {}, ifMatch = '', body } = await toUser({ tag: 'flood-2027' })(backend);
    const userId = params['userId'] ?? '';
    const call = { params: { userId }, body: { tag: 'flood-2027' } };
    const { version } = await backend.done(200, 'tagUser', call, { token, ifMatch });
    return { token, params: { userId }, body, ifMatch: `"${version}"` };
  },
  sendUserMessage: toUser({ title: 'Your parcel', text: 'It is on its way.' }),
  listUserMessages: inAdministration(async ({ store }) => ({
    params: { userId: firstOf(store.tables.users) },
  })),
  startUsersJob: inAdministration(async ({ store }) => ({
    body: {
      action: 'block',
      target: { ids: [firstOf(store.tables.users)] },
      dryRun: false,
      reason: 'The cards were stolen',
      tag: null,
      title: null,
      text: null,
    },
  })),
  listUserSessions: inAdministration(async ({ store }) => ({
    params: { userId: firstOf(store.tables.users) },
  })),
  getUser: inAdministration(async ({ store }) => ({ params: { userId: firstOf(store.tables.users) } })),
  getOrderAsAdministrator: inAdministration(async ({ store }) => ({
    params: { orderId: firstOf(store.tables.orders) },
  })),
  cancelOrderAsAdministrator: toOrder,
  remindOfOrder: toOrder,
  startOrdersJob: inPurchase(async ({ order }, backend) => {
    const reason = 'The item is not made any more';
    const target = { ids: [(await order()).id] };
    return {
      token: await backend.signIn(people.administrator),
      body: { action: 'cancel', target, dryRun: false, reason },
    };
  }),
  getPlanAsAdministrator: inAdministration(async ({ store }) => ({
    params: { planId: firstOf(store.tables.plans) },
  })),
  getBatch: inAdministration(async ({ store }) => ({ params: { batchId: firstOf(store.tables.batches) } })),
  getNotification: inAdministration(async ({ store }) => ({
    params: { notificationId: firstOf(store.tables.notifications) },
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
  listSavedViews: inAdministration(async () => ({ query: { list: 'payments' } })),
  createSavedView: inAdministration(async () => ({ body: newView })),
  updateSavedView: inAdministration(async (backend, token) => ({
    ...(await savedView(backend, token)),
    body: viewContent,
  })),
  removeSavedView: inAdministration(savedView),
  createRefund: inAdministration(async (backend) => {
    const { id, version } = paymentOf(backend, 'SUCCEEDED');
    return { params: { paymentId: id }, body: refundOf(1_000), ifMatch: `"${version}"` };
  }),
  simulateRefund: inAdministration(async (backend) => ({
    params: { paymentId: paymentOf(backend, 'SUCCEEDED').id },
    body: refundOf(1_000),
  })),
  cancelPayment: inAdministration(async (backend) => {
    const { id, version } = await declinedPayment(backend);
    return { params: { paymentId: id }, body: disputed, ifMatch: `"${version}"` };
  }),
  chargeBackPayment: inAdministration(async (backend) => {
    const { id, version } = paymentOf(backend, 'SUCCEEDED');
    return { params: { paymentId: id }, body: disputed, ifMatch: `"${version}"` };
  }),
  simulateChargeBack: inAdministration(async (backend) => ({
    params: { paymentId: paymentOf(backend, 'SUCCEEDED').id },
    body: disputed,
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
  getDocumentContent: withCollateral(async ({ own, orderId, backend }) => {
    const { id } = await own.handsIn(orderId);
    const [document] = backend.store.tables.collaterals.get(id)?.documents ?? [];
    const token = await backend.signIn(people.administrator);
    return { token, params: { collateralId: id, documentId: document?.id ?? '' } };
  }),
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
  stopJob: inAdministration(async (backend, token) => {
    const [payment] = backend.store.tables.payments.by('status', 'SUCCEEDED');
    const target = { ids: [payment?.id ?? ''] };
    const body = { action: 'retry', target, dryRun: false, reason: 'The bank was away' } as const;
    const { id } = await backend.done(202, 'startPaymentsJob', { body }, { token });
    await backend.store.transact(({ tables }) => {
      const job = tables.jobs.get(id);
      if (job) tables.jobs.replace({ ...job, nextAt: '2028-01-10T09:00:00.000Z' }); // it does not end by itself
    });
    return { params: { jobId: id }, ifMatch: '"1"' };
  }),
  ...scratchcardRequests,
  ...notificationRequests,
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

const disputed = { reason: 'The card holder disputes the charge' };

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

async function savedView(backend: Backend, token: string) {
  const { id } = await backend.get('createSavedView', { token, body: newView });
  return { params: { savedViewId: id }, ifMatch: '"1"' };
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
  const known = prepared.get(name);
  const backend = await openBackend({ scenario: 'happy', running: true, from: known?.point });
  if (known) return { backend, request: known.request };
  const request = await requests[name](backend);
  prepared.set(name, { request, point: backend.point() });
  return { backend, request };
}

/** What each request needs, made once in a file of tests: an order or a payment takes many requests. */
const prepared = new Map<OperationName, { readonly request: Call; readonly point: Point }>();

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

/** For whoever administers an order that is not active yet. */
function toOrder(given: Backend) {
  return inPurchase(async ({ order }, backend) => {
    const { id, version } = await order();
    const body = { reason: 'The item is not made any more' };
    const token = await backend.signIn(people.administrator);
    return { token, params: { orderId: id }, ifMatch: `"${version}"`, body };
  })(given);
}

function toUser(body: object) {
  return inAdministration(async ({ store }) => {
    const user = store.tables.users.find('phoneE164', people.mira);
    return { params: { userId: user?.id ?? '' }, ifMatch: `"${user?.version}"`, body };
  });
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

type Customer = Awaited<ReturnType<typeof person>>;

function inPurchase(prepare: (customer: Customer, backend: Backend) => Promise<Call>) {
  return async (backend: Backend): Promise<Call> => {
    const customer = await person(backend);
    return { token: customer.token, ...(await prepare(customer, backend)) };
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

function asAdministrator(call: Call = {}) {
  return async (backend: Backend): Promise<Call> => ({
    ...call,
    token: await backend.signIn(people.administrator),
  });
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
