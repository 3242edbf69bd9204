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
