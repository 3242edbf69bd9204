import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openBackend } from '#tests/kit/backend.ts';
import { visit } from '#tests/kit/visit.tsx';

/** The card of orders in progress, once home shows it. */
async function inProgress(): Promise<HTMLElement> {
  const heading = await screen.findByRole('heading', { name: 'Orders in progress' });
  const card = heading.closest('section');
  if (!card) throw new Error('The heading is in no card');
  return card;
}

test('home says that an order waits for our review of its collateral, and links to it', async () => {
  const { backend } = await visit('/', { who: 'mira', scenario: 'collateral-review' });
  const card = await inProgress();
  const [order] = backend.store.tables.orders.by('status', 'UNDER_REVIEW');
  expect(card).toHaveTextContent('We are checking your collateral. You get a message when it is decided.');
  expect(within(card).getByRole('link', { name: /^View review: / })).toHaveAttribute(
    'href',
    `/checkout/collateral?order=${order?.id}`,
  );
  expect(screen.queryByText('No payments due')).toBeNull(); // which matters less
});

test.each([
  ['INFO_REQUESTED', 'We have a question about your collateral.', 'Answer'],
  ['REJECTED', 'Your collateral was not accepted.', 'View your options'],
  ['DRAFT', 'It still needs collateral.', 'Add collateral'],
] as const)(
  'home says what the customer has to do for the order while its collateral is %s',
  async (status, sentence, step) => {
    const on = await openBackend({ scenario: 'collateral-review' });
    await on.store.transact(({ tables }) => {
      for (const order of tables.orders.by('status', 'UNDER_REVIEW'))
        tables.orders.replace({ ...order, status: 'COLLATERAL_REQUIRED' });
      for (const collateral of tables.collaterals.by('status', 'SUBMITTED'))
        tables.collaterals.replace({ ...collateral, status });
    });
    await visit('/', { who: 'mira', on });
    const card = await inProgress();
    expect(card).toHaveTextContent(sentence);
    expect(within(card).getByRole('link', { name: new RegExp(`^${step}: `) })).toBeInTheDocument();
  },
);

test('the unfinished purchase of this device is offered once', async () => {
  const on = await openBackend({ scenario: 'collateral-review' });
  const order = on.store.tables.orders.by('status', 'UNDER_REVIEW')[0];
  if (!order) throw new Error('The scenario has no order under review');
  await on.store.transact(({ tables }) => {
    tables.orders.replace({ ...order, status: 'READY_TO_CONFIRM' });
  });
  const items = order.lines.map(({ productId, quantity }) => ({ productId, quantity }));
  await visit('/', { who: 'mira', on, draft: { items, orderId: order.id, step: 'confirmation' } });
  expect(await screen.findByRole('link', { name: 'Continue checkout' })).toBeVisible();
  await screen.findByRole('heading', { name: 'Wallet' });
  expect(screen.queryByRole('heading', { name: 'Orders in progress' })).not.toBeInTheDocument();
});

test('a purchase under review is listed and not offered for continuing', async () => {
  const on = await openBackend({ scenario: 'collateral-review' });
  const order = on.store.tables.orders.by('status', 'UNDER_REVIEW')[0];
  if (!order) throw new Error('The scenario has no order under review');
  const items = order.lines.map(({ productId, quantity }) => ({ productId, quantity }));
  await visit('/', { who: 'mira', on, draft: { items, orderId: order.id, step: 'confirmation' } });
  expect(await inProgress()).toHaveTextContent('We are checking your collateral.');
  await waitFor(() =>
    expect(screen.queryByRole('link', { name: 'Continue checkout' })).not.toBeInTheDocument(),
  );
});

test('home shows how much collateral a plan lacks, and links to both ways to cover it', async () => {
  await visit('/', { who: 'mira', scenario: 'collateral-shortfall' });
  const notice = (await screen.findByText(/of collateral is missing/)).closest('[role="alert"]');
  expect(notice).toHaveTextContent('Your collateral no longer covers what you still owe.');
  expect(screen.getByRole('link', { name: 'Add collateral' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: /^Pay €.* ahead to cover it$/ })).toBeInTheDocument();
});

test('a customer who never bought anything gets a link to the products only', async () => {
  await visit('/', { who: 'mira', scenario: 'new-user' });
  expect(await screen.findByRole('link', { name: 'Browse products' })).toHaveAttribute('href', '#products');
  const products = document.getElementById('products');
  expect(products).toHaveTextContent(/^Shop/);
  products?.focus(); // as a browser does that follows the link
  expect(products).toHaveFocus();
  expect(screen.queryByRole('link', { name: 'View your plans' })).not.toBeInTheDocument();
});
