import { expect, test } from 'vitest';
import { type Backend, openBackend, START } from './backend.ts';
import { administratorInApplication } from './administrator-in-application.ts';
import { people } from './people.ts';
import { administrator, person } from './person.ts';
import { customerInApplication } from './customer-in-application.ts';

// The verbs have the same effect over HTTP and in the application; e2e/desktop/trouble.spec.ts and e2e/phone/scratchcards.spec.ts use them in a browser.

async function overHttp() {
  const backend = await openBackend({ scenario: 'happy' });
  return { customer: await person(backend), tables: () => backend.store.tables };
}

function inTheApplication() {
  const customer = customerInApplication();
  return { customer, tables: () => customer.currentApp().backend.store.tables };
}

const ways = [
  ['over HTTP', overHttp],
  ['in the application', inTheApplication],
] as const;

test.each(ways)('%s a purchase is declined, then paid', async (_where, open) => {
  const { customer, tables } = await open();
  const bought = await customer.buys('Espresso machine', 'STD6', 'declined');
  expect(bought.status).toBe('FAILED');
  expect((await customer.retries('good')).status).toBe('SUCCEEDED');

  const orders = tables().orders.all();
  expect(orders.filter(({ createdAt }) => createdAt === START)).toMatchObject([
    { status: 'ACTIVE', downPayment: 120_00 },
  ]);
  const payments = tables().payments.all();
  expect(payments.filter(({ createdAt }) => createdAt >= START)).toMatchObject([
    { status: 'SUCCEEDED', amount: 120_00, attempts: [{ result: 'DECLINED' }, { result: 'SUCCEEDED' }] },
  ]);
});

test.each(ways)('%s an order is cancelled after its payment failed', async (_where, open) => {
  const { customer, tables } = await open();
  expect((await customer.buys('Espresso machine', 'STD6', 'declined')).status).toBe('FAILED');
  expect((await customer.cancels()).status).toBe('CANCELLED');
  const made = tables()
    .orders.all()
    .filter(({ createdAt }) => createdAt === START);
  expect(made.map(({ status }) => status)).toEqual(['CANCELLED']);
});

test.each(ways)(
  '%s an instalment is paid, a scratchcard redeemed, and the plan paid off',
  async (_where, open) => {
    const { customer, tables } = await open();
    const number = 'PLN-000101'; // two of six instalments are paid
    const plan = () => tables().plans.find('number', number);
    expect((await customer.paysPlan(number)).status).toBe('SUCCEEDED');
    expect(
      plan()
        ?.lines.filter(({ paidOn }) => paidOn === '2027-01-10')
        .map(({ no }) => no),
    ).toEqual([3]);
    expect((await customer.redeems('fifty')).status).toBe('REDEEMED');
    expect(tables().users.find('phoneE164', people.mira)?.walletBalance.amountMinor).toBe(50_00);
    expect((await customer.settles(number)).status).toBe('SUCCEEDED');
    expect(plan()?.status).toBe('SETTLED');
  },
);

test.each(ways)(
  '%s collateral is offered with its documents and waits for its review',
  async (_where, open) => {
    const { customer, tables } = await open();
    expect((await customer.offersCollateral()).status).toBe('SUBMITTED');
    expect(
      tables()
        .collaterals.all()
        .filter(({ createdAt }) => createdAt >= START),
    ).toMatchObject([
      {
        type: 'GOLD_JEWELLERY',
        declaredValue: 1_200_00,
        status: 'SUBMITTED',
        documents: [{ kind: 'PHOTO' }, {}],
      },
    ]);
  },
);

/** A down payment of 600.00, and two administrators. */
async function paidOrder() {
  const backend = await openBackend();
  const customer = await person(backend);
  await customer.buys('Espresso machine', 'STD6', 'good', { downPaymentBps: 5_000 });
  const [payment] = backend.store.tables.payments.all();
  if (!payment) throw new Error('Nothing was paid');
  return { backend, payment: () => backend.store.tables.payments.get(payment.id) ?? payment };
}

test.each([
  ['over HTTP', (backend: Backend, who: 'administrator' | 'approver') => administrator(backend, people[who])],
  ['in the application', administratorInApplication],
] as const)(
  '%s a refund is made, and another one waits for a second administrator',
  async (_where, administratorOf) => {
    const { backend, payment } = await paidOrder();
    const [first, second] = [administratorOf(backend, 'administrator'), administratorOf(backend, 'approver')];
    const part = (amountMinor: number) => ({ amountMinor, reason: 'RETURN' }) as const;
    expect((await first.refunds(payment().id, part(1_00))).status).toBe('SUCCEEDED');
    expect((await first.refunds(payment().id, part(500_00))).status).toBe('PENDING');
    expect(payment().refundedTotal).toBe(1_00);
    const [approval] = backend.store.tables.approvals.all();
    expect((await second.approves(approval?.id ?? '')).status).toBe('APPROVED');
    expect(payment().refundedTotal).toBe(501_00);
  },
);

test.each([
  ['over HTTP', (backend: Backend) => administrator(backend)],
  ['in the application', (backend: Backend) => administratorInApplication(backend)],
] as const)('%s a collateral is reviewed, and its customer asked', async (_where, administratorOf) => {
  const backend = await openBackend({ scenario: 'collateral-review' });
  const waiting = backend.store.tables.collaterals.all().find(({ status }) => status === 'SUBMITTED');
  const id = waiting?.id ?? '';
  const reviewer = administratorOf(backend);
  expect((await reviewer.takes(id)).status).toBe('UNDER_REVIEW');
  expect(backend.store.tables.collaterals.get(id)?.status).toBe('UNDER_REVIEW');
  expect((await reviewer.asks(id, 'Which jeweller sold it?')).status).toBe('INFO_REQUESTED');
  expect(backend.store.tables.collaterals.get(id)).toMatchObject({
    status: 'INFO_REQUESTED',
    review: [{}, {}, { note: 'Which jeweller sold it?' }],
  });
});
