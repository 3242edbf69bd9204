import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openBackend } from '#tests/kit/backend.ts';
import { people } from '#tests/kit/people.ts';
import { visit } from '#tests/kit/visit.tsx';

test('the page of an ended order says what became of its collateral', async () => {
  const on = await openBackend({ scenario: 'collateral-review' });
  const token = await on.signIn(people.mira);
  const { items } = await on.get('listOrders', { token, query: { filter: { status: ['UNDER_REVIEW'] } } });
  const orderId = items[0]?.id ?? '';
  await on.wait(61_000);
  const { changeFeed } = await visit(`/checkout/collateral?order=${orderId}`, { who: 'mira', on });
  expect(await screen.findByRole('region', { name: 'Cover' })).toBeVisible();

  const { version } = await on.get('getOrder', { token, params: { orderId } });
  await on.done(200, 'cancelOrder', { params: { orderId } }, { token, ifMatch: `"${version}"` });
  changeFeed.wakeAll();
  expect(await screen.findByText('This order has ended. What secured it is yours again.')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Cover' })).toBeNull());
});
