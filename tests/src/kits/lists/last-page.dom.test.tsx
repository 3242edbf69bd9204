import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openBackend } from '#tests/kit/backend.ts';
import { people } from '#tests/kit/people.ts';
import { visit } from '#tests/kit/visit.tsx';

test('a page whose rows have left the list leads to the last one that has rows', async () => {
  const on = await openBackend({ scenario: 'happy' });
  const token = await on.signIn(people.administrator);
  const query = {
    filter: { status: ['FAILED' as const] },
    sort: ['createdAt' as const],
    limit: 9,
    total: true,
  };
  const { nextCursor, total } = await on.get('listAllPayments', { token, query });
  expect(total).toBe(10);
  await on.store.transact(({ tables }) => {
    const last = tables.payments
      .by('status', 'FAILED')
      .toSorted((a, b) => (a.createdAt < b.createdAt ? 1 : -1))[0];
    if (last) tables.payments.replace({ ...last, status: 'CANCELLED' });
  });
  await on.wait(121_000); // until another code can be sent
  await visit(`/mini-admin/payments?status=FAILED&sort=createdAt&limit=9&page=2&cursor=${nextCursor}`, {
    who: 'administrator',
    on,
  });
  await waitFor(() => expect(window.location.search).toBe('?status=FAILED&sort=createdAt&limit=9'));
  expect(await screen.findByText('1–9 of 9')).toBeVisible();
  expect(screen.queryByText(/No payments match/)).toBeNull();
});
