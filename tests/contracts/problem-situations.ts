import type { ProblemCode } from '#contracts/problem.ts';
import { maxRows } from '#contracts/jobs/bulk.ts';
import { overNetwork } from '#mocks/adapters/network/network.ts';
import { memoryDriver } from '#mocks/store/driver.ts';
import { type Backend, openBackend } from '#tests/kit/backend.ts';
import type { Answer, Call } from '#tests/kit/client.ts';
import { people } from '#tests/kit/people.ts';
import { openWithCustomer } from '#tests/kit/open-with-customer.ts';
import { administrator } from '#tests/kit/person.ts';
import { scratchcards, wrongPins } from '#tests/kit/scratchcards.ts';

type Situation = () => Promise<Answer>;

/** Situations of the problems that do not come from a guard of a command; guards/situations.ts has the others. */
export const problemSituations: Readonly<Partial<Record<ProblemCode, Situation>>> = {
  'malformed-request': () => sendingOrder({ body: '{' }),
  'content-too-large': () => sendingOrder({ body: JSON.stringify('x'.repeat(100_001)) }),
  'unsupported-media-type': () => sendingOrder({ type: 'text/plain' }),
  'idempotency-key-required': () => ordering(() => ({ key: null })),
  'idempotency-in-progress': async () => {
    const { backend, customer } = await openWithCustomer();
    const call = { ...customer.as, ...orderOf(backend), key: crypto.randomUUID() };
    const answers = await Promise.all([backend.ask('createOrder', call), backend.ask('createOrder', call)]);
    return answers.find(({ status }) => status === 409) ?? answers[0];
  },
  'idempotency-key-reused': async () => {
    const { backend, customer } = await openWithCustomer();
    const call = { ...customer.as, ...orderOf(backend), key: crypto.randomUUID() };
    await backend.ask('createOrder', call);
    return backend.ask('createOrder', { ...call, ...orderOf(backend, 2) });
  },
  'dry-run-unavailable': () => redeeming('fifty', { dryRun: true }),
  'precondition-required': () => cancelling({}),
  'version-conflict': () => cancelling({ ifMatch: '"9"' }),
  unauthenticated: () => ordering(() => ({ token: null })),
  'session-expired': async () => {
    const { backend, customer } = await openWithCustomer();
    await backend.wait(31 * 24 * 60 * 60_000);
    return backend.ask('getMe', customer.as);
  },
  'customers-only': () => ordering(async ({ signIn }) => ({ token: await signIn(people.administrator) })),
  'not-found': async () => (await openBackend()).send('GET', '/v1/nothing', {}),
  'method-not-allowed': async () => (await openBackend()).send('DELETE', '/v1/products', {}),
  'payment-declined': async () => {
    const { backend, customer } = await openWithCustomer();
    const call = await customer.payment(await customer.confirmed(), 'declined');
    return backend.ask('payOrder', { ...call, ...customer.as });
  },
  'credit-limit-exceeded': async () => {
    const { backend, customer } = await openWithCustomer();
    const choice = { sku: 'EBIKE-01', offerCode: 'STD12' }; // finances 2,160.00 of 5,000.00
    const third = await customer.submitted(choice);
    await customer.confirmed(choice);
    await backend.wait(61_000);
    await customer.confirmed(choice);
    const body = await customer.signature(third.hash, 'otp_01JH8ZK3W00000000000000000');
    return backend.ask('confirmOrder', { ...customer.as, params: { orderId: third.orderId }, body });
  },
  'card-already-redeemed': () => redeeming('redeemed'),
  'card-blocked': () => redeeming('blocked'),
  'card-not-active': () => redeeming('frozen'),
  'card-expired': () => redeeming('expired'),
  'card-pin-invalid': () => guessing(1),
  'card-redemption-locked': () => guessing(5),
  'otp-locked': async () => {
    const backend = await openBackend();
    const body = { purpose: 'SIGN_IN', contact: people.mira };
    const { id: challengeId } = await backend.get('createChallenge', { body });
    const code = backend.newMessage().code === '000000' ? '000001' : '000000';
    const guess = () => backend.ask('verifyChallenge', { params: { challengeId }, body: { code } });
    for (const _try of [1, 2, 3, 4]) await guess();
    return guess();
  },
  'collateral-already-pledged': async () => {
    const backend = await openBackend({ scenario: 'collateral-shortfall' });
    const token = await backend.signIn(people.mira);
    const { items } = await backend.get('listCollaterals', { token });
    const secured = items.find(({ status }) => status === 'SHORTFALL');
    return backend.ask('removeCollateral', { token, params: { collateralId: secured?.id ?? '' } });
  },
  'approval-outdated': async () => {
    const { backend, customer } = await openWithCustomer();
    const payment = await customer.pays(await customer.confirmed({ downPaymentBps: 5_000 }));
    const part = (amountMinor: number) => ({ amountMinor, reason: 'RETURN' }) as const;
    const { id: approvalId } = await administrator(backend, people.approver).refunds(
      payment.id,
      part(500_01),
    );
    const as = await administrator(backend).signsIn();
    const ifMatch = `"${backend.store.tables.payments.get(payment.id)?.version}"`;
    await backend.done(200, 'sendPaymentReceipt', { params: { paymentId: payment.id } }, { ...as, ifMatch });
    return backend.ask('approveApproval', {
      ...as,
      params: { approvalId },
      ifMatch: '"1"',
    });
  },
  'too-many-rows': async () => {
    const backend = await openBackend({ scenario: 'happy' });
    const [payment] = backend.store.tables.payments.by('status', 'FAILED');
    if (!payment) throw new Error('No payment has failed.');
    await backend.store.transact(({ tables, random }) => {
      for (let no = 0; no <= maxRows; no += 1) {
        tables.payments.insert({ ...payment, id: random.ulid('pay', payment.createdAt) });
      }
    });
    const body = {
      action: 'retry',
      target: { matching: { filter: { status: ['FAILED'] } } },
      dryRun: true,
      reason: 'A test',
    };
    return backend.ask('startPaymentsJob', { token: await backend.signIn(people.administrator), body });
  },
  internal: async () => {
    const { backend, store } = await openBackend();
    await store.transact(({ tables }) => {
      const [product] = tables.products.all();
      if (product) tables.products.replace({ ...product, name: '' });
    });
    return answerOf(await backend.handle(new Request('http://mock.test/v1/products')));
  },
  'storage-unavailable': async () => {
    const { backend } = await openBackend({
      driver: () =>
        Promise.resolve({ ...memoryDriver(), append: () => Promise.reject(new Error('The disk is full')) }),
    });
    const request = new Request('http://mock.test/v1/challenges', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': crypto.randomUUID() },
      body: JSON.stringify({ purpose: 'SIGN_IN', contact: people.mira }),
    });
    return answerOf(await backend.handle(request));
  },
  maintenance: async () => {
    const { backend, store } = await openBackend();
    const ask = overNetwork('maintenance', (request) => backend.handle(request), {
      now: () => store.clock.now(),
      wait: () => Promise.resolve(),
    });
    return answerOf(await ask(new Request('http://mock.test/v1/products')));
  },
};

const orderOf = ({ store }: Backend, quantity = 1) => ({
  body: { items: [{ productId: store.tables.products.all()[0]?.id ?? '', quantity }] },
});

/** Creates an order by a valid call in which some members are replaced. */
async function ordering(differently: (backend: Backend) => Call | Promise<Call>): Promise<Answer> {
  const { backend, customer } = await openWithCustomer();
  return backend.ask('createOrder', { ...customer.as, ...orderOf(backend), ...(await differently(backend)) });
}

/** Creates an order with a raw body, which the client of the kit would not send. */
async function sendingOrder({ body, type = 'application/json' }: { body?: string; type?: string }) {
  const { backend, customer } = await openWithCustomer();
  const headers = {
    Authorization: `Bearer ${customer.token}`,
    'Idempotency-Key': crypto.randomUUID(),
    'Content-Type': type,
  };
  return backend.send('POST', '/v1/orders', headers, body ?? JSON.stringify(orderOf(backend).body));
}

async function cancelling(call: Call): Promise<Answer> {
  const { backend, customer } = await openWithCustomer();
  const { id: orderId } = await customer.order();
  return backend.ask('cancelOrder', { ...customer.as, params: { orderId }, ...call });
}

async function redeeming(name: keyof typeof scratchcards, call: Call = {}): Promise<Answer> {
  const backend = await openBackend({ scenario: 'happy' });
  const body = { pin: scratchcards[name].pin, code: null };
  return backend.ask('redeemScratchcard', { token: await backend.signIn(people.mira), body, ...call });
}

/** Enters so many wrong PINs. */
async function guessing(times: number): Promise<Answer> {
  const backend = await openBackend({ scenario: 'happy' });
  const call = { token: await backend.signIn(people.mira), body: { pin: wrongPins[0], code: null } };
  for (let no = 1; no < times; no += 1) await backend.ask('redeemScratchcard', call);
  return backend.ask('redeemScratchcard', call);
}

async function answerOf(response: Response): Promise<Answer> {
  const { status, headers } = response;
  return { status, headers, body: await response.json() };
}
