import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openBackend } from '#tests/kit/backend.ts';
import { visit } from '#tests/kit/visit.tsx';

/** What the head of the open drawer says about the customer. */
async function customerAt(address: string, on: Awaited<ReturnType<typeof openBackend>>) {
  await visit(address, { who: 'administrator', on });
  const drawer = within(await screen.findByRole('dialog'));
  return (await drawer.findByText('Customer', { selector: 'dt' })).nextElementSibling?.textContent;
}

test('an order says for how long its customer is late with any plan', async () => {
  const on = await openBackend({ scenario: 'happy' });
  const { orders, users } = on.store.tables;
  const late = users.all().find(({ fullName }) => fullName === 'Nils Petrov');
  const [order] = orders.by('userId', late?.id ?? '');
  expect(await customerAt(`/orders?open=${order?.id}`, on)).toBe('Nils Petrov 57 days past due');
});

test('collateral does so, too', async () => {
  const on = await openBackend({ scenario: 'collateral-sale' });
  const item = on.store.tables.collaterals.all().find(({ saleNoticeOn }) => saleNoticeOn !== null);
  expect(await customerAt(`/mini-admin/collateral?open=${item?.id}`, on)).toMatch(
    /^Mira Okafor \d+ days past due$/,
  );
});

test('nothing is said of a customer who is on time', async () => {
  const on = await openBackend({ scenario: 'happy' });
  const { orders, users } = on.store.tables;
  const [order] = orders.all().filter(({ userId }) => users.get(userId)?.nextDue === null);
  expect(await customerAt(`/orders?open=${order?.id}`, on)).toBe(order?.customerName);
});
