import type { ProblemCode } from '#contracts/problem.ts';
import { productBy } from '#contracts/verbs/customer.ts';
import type { Answer } from '#tests/kit/client.ts';
import { people } from '#tests/kit/people.ts';
import { administrator, person } from '#tests/kit/person.ts';
import type { Provider } from '#tests/kit/provider.ts';
import { scratchcards, wrongPins } from '#tests/kit/scratchcards.ts';
import { opened } from './backend.ts';

/** Situations of the problems that do not come from a guard of a command; guards/situations.ts has the others. */
export const problemSituations: Readonly<Partial<Record<ProblemCode, () => Promise<Answer>>>> = {
  'malformed-request': () => sendingOrder({ body: '{' }),
  'content-too-large': () => sendingOrder({ body: JSON.stringify('x'.repeat(100_001)) }),
  'unsupported-media-type': () => sendingOrder({ type: 'text/plain' }),
  'not-found': async () => (await opened('new-user')).send('GET', '/v1/nothing', {}),
  'method-not-allowed': async () => (await opened('new-user')).send('DELETE', '/v1/products', {}),
  'payment-declined': async () => {
    const { backend, customer } = await withCustomer();
    const call = await customer.payment(await customer.confirmed(), 'declined');
    return backend.ask('payOrder', { ...call, ...customer.as });
  },
  'credit-limit-exceeded': async () => {
    const { backend, customer } = await withCustomer();
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
    const backend = await opened('new-user');
    const body = { purpose: 'SIGN_IN', contact: people.mira };
    const { id: challengeId } = await backend.get('createChallenge', { body });
    const code = (await backend.newMessage()).code === '000000' ? '000001' : '000000';
    const guess = () => backend.ask('verifyChallenge', { params: { challengeId }, body: { code } });
    for (const _try of [1, 2, 3, 4]) await guess();
    return guess();
  },
  'approval-outdated': async () => {
    const { backend, customer } = await withCustomer();
    const payment = await customer.pays(await customer.confirmed({ downPaymentBps: 5_000 }));
    const part = (amountMinor: number) => ({ amountMinor, reason: 'RETURN' }) as const;
    const { id: approvalId } = await administrator(backend, people.approver).refunds(
      payment.id,
      part(500_01),
    );
    const as = await administrator(backend).signsIn();
    const params = { paymentId: payment.id };
    const { version } = await backend.done(200, 'getPaymentAsAdministrator', { params }, as);
    await backend.done(200, 'sendPaymentReceipt', { params }, { ...as, ifMatch: `"${version}"` });
    return backend.ask('approveApproval', {
      ...as,
      params: { approvalId },
      ifMatch: '"1"',
    });
  },
};

/** Problems that other cases of the suite expect of every operation that has them. */
export const ofAllOperations: ReadonlySet<ProblemCode> = new Set([
  'customers-only',
  'dry-run-unavailable',
  'idempotency-in-progress',
  'idempotency-key-required',
  'idempotency-key-reused',
  'precondition-required',
  'session-expired',
  'unauthenticated',
  'version-conflict',
]);

/** Problems that no test installation can be brought to: tests/mocks/problems.test.ts has the mock's. */
export const ofMock = [
  'collateral-already-pledged',
  'internal',
  'maintenance',
  'storage-unavailable',
  'too-many-rows',
] as const satisfies readonly ProblemCode[];

/** A customer of the scenario without customers. */
async function withCustomer() {
  const backend = await opened('new-user');
  return { backend, customer: await person(backend) };
}

async function orderOf(backend: Provider, quantity = 1) {
  const { id: productId } = await productBy(backend, 'ESPRESSO-01');
  return { body: { items: [{ productId, quantity }] } };
}

/** Creates an order with a raw body, which the client of the kit would not send. */
async function sendingOrder({ body, type = 'application/json' }: { body?: string; type?: string }) {
  const { backend, customer } = await withCustomer();
  const headers = {
    Authorization: `Bearer ${customer.token}`,
    'Idempotency-Key': crypto.randomUUID(),
    'Content-Type': type,
  };
  return backend.send('POST', '/v1/orders', headers, body ?? JSON.stringify((await orderOf(backend)).body));
}

async function redeeming(name: keyof typeof scratchcards): Promise<Answer> {
  const backend = await opened('happy');
  const body = { pin: scratchcards[name].pin, code: null };
  return backend.ask('redeemScratchcard', { token: await backend.signIn(people.mira), body });
}

/** Enters so many wrong PINs. */
async function guessing(times: number): Promise<Answer> {
  const backend = await opened('happy');
  const call = { token: await backend.signIn(people.mira), body: { pin: wrongPins[0], code: null } };
  for (let no = 1; no < times; no += 1) await backend.ask('redeemScratchcard', call);
  return backend.ask('redeemScratchcard', call);
}
