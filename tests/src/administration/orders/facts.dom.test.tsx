import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openBackend } from '#tests/kit/backend.ts';
import { visit } from '#tests/kit/visit.tsx';

/** The labels of facts about an order of this status. */
async function factsOf(status: 'ACTIVE' | 'DRAFT') {
  const on = await openBackend({ scenario: 'happy' });
  const [order] = on.store.tables.orders.by('status', status);
  await visit(`/orders?open=${order?.id}`, { who: 'administrator', on });
  const drawer = within(await screen.findByRole('dialog'));
  await drawer.findByText('Order ID');
  return drawer.getAllByRole('term').map(({ textContent }) => textContent);
}

test('an active order has its plan among its facts', async () => {
  expect(await factsOf('ACTIVE')).toContain('Plan');
});

test('a draft has none about a plan, a payment or a rating', async () => {
  const facts = await factsOf('DRAFT');
  for (const label of ['Plan', 'Payment', 'Rating']) expect(facts).not.toContain(label);
});

/** The facts about the budget of an order whose customer asked for a review, or did not. */
async function budgetOf(review: 'none' | 'asked' | 'approved') {
  const on = await openBackend({ scenario: 'one-of-each' });
  const assessed = on.store.tables.orders.all().filter(({ assessmentId }) => assessmentId !== null);
  const order = assessed.find(({ budgetReview }) => (budgetReview === null) === (review === 'none'));
  if (review === 'approved')
    await on.store.transact(({ tables }) => {
      const row = tables.orders.get(order?.id ?? '');
      const decided = {
        status: 'APPROVED',
        reason: 'The rent falls',
        decidedAt: row?.createdAt ?? '',
      } as const;
      if (row?.budgetReview)
        tables.orders.replace({ ...row, budgetReview: { ...row.budgetReview, ...decided } });
    });
  await visit(`/orders?open=${order?.id}`, { who: 'administrator', on });
  const budget = within(await screen.findByRole('region', { name: 'Budget' }));
  return budget
    .getAllByRole('term')
    .map(({ textContent, nextElementSibling: value }) => `${textContent}: ${value?.textContent}`);
}

test.each([
  ['asked', 'Manual review: To be reviewed'],
  ['approved', 'Manual review: Approved'],
] as const)('a review of the budget that was %s is among its facts', async (review, fact) => {
  expect(await budgetOf(review)).toContain(fact);
});

test('a budget without a review has no such fact', async () => {
  const facts = await budgetOf('none');
  expect(facts.some((fact) => fact.startsWith('Decision: '))).toBe(true);
  expect(facts.some((fact) => fact.startsWith('Manual review'))).toBe(false);
});

test('an order shows what was bought, the offered collateral and what happened to it', async () => {
  const on = await openBackend({ scenario: 'one-of-each' });
  const { orders, collaterals } = on.store.tables;
  const order = orders
    .all()
    .find(({ id, lines }) => lines.length > 0 && collaterals.by('orderId', id).length > 0);
  const [line] = order?.lines ?? [];
  const [item] = collaterals.by('orderId', order?.id ?? '');
  await visit(`/orders?open=${order?.id}`, { who: 'administrator', on });
  const drawer = within(await screen.findByRole('dialog'));
  const bought = await drawer.findByRole('row', { name: new RegExp(`${line?.nameSnapshot}`) });
  expect(bought).toHaveTextContent(/^\d+ × .*€[\d,.]+$/);
  const collateral = within(await drawer.findByRole('region', { name: 'Collateral' }));
  expect(collateral.getAllByRole('link').map((link) => link.getAttribute('href'))).toContainEqual(
    expect.stringContaining(`open=${item?.id}`),
  );
  expect(await drawer.findByRole('region', { name: 'Timeline' })).toHaveTextContent(
    /Order (created|confirmed)/,
  );
});
