import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { openBackend } from '#tests/kit/backend.ts';
import { reviewer } from '#tests/kit/collateral.ts';
import { fill } from '#tests/kit/fill.ts';
import { euro } from '#tests/kit/money.ts';
import { administrators } from '#tests/kit/people.ts';
import { visit } from '#tests/kit/visit.tsx';

const scenario = 'collateral-sale';

test('an administrator previews what the proceeds would pay and records the sale', async () => {
  const user = userEvent.setup();
  const { backend } = await visit('/mini-admin/collateral', { who: 'administrator', scenario });
  await user.click(await screen.findByRole('link', { name: 'Gold bracelet, 750' }));
  const drawer = within(await screen.findByRole('dialog', { name: 'Gold bracelet, 750' }));
  expect(await drawer.findByText('May be sold from')).toBeVisible();
  await user.click(await drawer.findByRole('button', { name: 'Actions' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Record sale' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Record sale' }));
  const proceeds = await dialog.findByRole('textbox', { name: 'Proceeds' });
  expect(proceeds).toHaveAccessibleDescription('Valued at €2,600.00 on 8 Jan 2027.');
  const { valuation } = backend.store.tables.collaterals.all()[0] ?? {};
  expect(valuation?.validUntil, 'the valuation is valid on the day of the sale').toBe('2027-01-15');
  await user.clear(proceeds);
  await user.type(proceeds, '2500');
  await fill(user, dialog.getByRole('textbox', { name: 'Reason' }), 'The highest of four bids');
  const confirm = await dialog.findByRole('button', { name: 'Record sale for €2,500.00' });
  await waitFor(() => expect(confirm).toBeEnabled());
  const wallet = await dialog.findByText(/goes to the wallet of Mira Okafor/);
  expect(backend.store.tables.collaterals.by('status', 'LIQUIDATED')).toEqual([]);
  const told = wallet.textContent;
  await user.click(confirm);
  expect(await dialog.findByText('Sale recorded')).toBeVisible();
  expect(dialog.getByText(/goes to the wallet of Mira Okafor/)).toHaveTextContent(told);
  expect(backend.store.tables.collaterals.by('status', 'LIQUIDATED')).toHaveLength(1);
  await user.click(dialog.getByRole('button', { name: 'Done' }));
  expect(await drawer.findByText('Proceeds')).toBeVisible();
  expect(drawer.getByText('To the wallet')).toBeVisible();
});

test('a notice that another administrator has given meanwhile is shown with its day', async () => {
  const user = userEvent.setup();
  const on = await openBackend({ scenario });
  await on.store.transact(({ tables }) => {
    const [gold] = tables.collaterals.all();
    if (gold) tables.collaterals.replace({ ...gold, saleNoticeOn: null });
  });
  await visit('/mini-admin/collateral', { who: 'administrator', on });
  await user.click(await screen.findByRole('link', { name: 'Gold bracelet, 750' }));
  const drawer = within(await screen.findByRole('dialog', { name: 'Gold bracelet, 750' }));
  await user.click(await drawer.findByRole('button', { name: 'Actions' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Announce sale' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Announce sale' }));
  await fill(user, await dialog.findByRole('textbox', { name: 'Reason' }), 'No answer to three letters');
  const collections = await reviewer(on, administrators.COLLECTIONS);
  const id = on.store.tables.collaterals.all()[0]?.id ?? '';
  await collections.does('announceCollateralSale', id, { reason: 'No answer to four letters' });
  await user.click(dialog.getByRole('button', { name: 'Announce sale' }));
  const row = await dialog.findByRole('row', { name: /^May be sold from/ });
  expect(row).toHaveTextContent('May be sold from–24 Jan 2027');
});

test('the owner reads when collateral may be sold, how to keep it and what it paid', async () => {
  const on = await openBackend({ scenario });
  const { unmount } = await visit('/checkout/collateral', { who: 'mira', on });
  const notice = (await screen.findByText('It is going to be sold')).closest('[role=alert]');
  expect(notice).toHaveTextContent('From 10 Jan 2027 this may be sold');
  expect(screen.getByRole('link', { name: 'pay what is due' })).toHaveAttribute(
    'href',
    '/installments/details?plan=PLN-000101',
  );
  unmount();

  const [gold] = on.store.tables.collaterals.all();
  const collections = await reviewer(on, administrators.COLLECTIONS);
  const body = { proceeds: euro(2_500_00), reason: 'The highest of four bids' };
  await collections.does('sellCollateral', gold?.id ?? '', body);
  await on.wait(61_000);
  await visit(`/checkout/collateral?order=${gold?.orderId}`, { who: 'mira', on });
  const sold = (await screen.findByText(/^Sold on/)).closest('[role=alert]');
  expect(sold).toHaveTextContent('for €2,500.00');
  expect(sold).toHaveTextContent('is in your wallet');
});
