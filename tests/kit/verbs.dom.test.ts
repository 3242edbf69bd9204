import { expect, test } from 'vitest';
import { openBackend, START } from './backend.ts';
import { person } from './person.ts';
import { customerInApplication } from './visitor.ts';

// The same words have the same effect; e2e/trouble.spec.ts says them in a browser.

async function overHttp() {
  const backend = await openBackend({ scenario: 'happy' });
  return { customer: await person(backend), tables: () => backend.store.tables };
}

function inTheApplication() {
  const customer = customerInApplication();
  return { customer, tables: () => customer.shop().shop.tables };
}

test.each([
  ['over HTTP', overHttp],
  ['in the application', inTheApplication],
] as const)('%s a purchase is declined, then paid', async (_where, open) => {
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
