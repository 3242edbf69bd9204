import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { openBackend } from '#tests/kit/backend.ts';
import { people } from '#tests/kit/people.ts';
import { visit } from '#tests/kit/visit.tsx';

test('an order of two products is started from a customer’s details', async () => {
  const user = userEvent.setup();
  const on = await openBackend({ scenario: 'happy' });
  const mira = on.store.tables.users.find('phoneE164', people.mira);
  const [first, second] = on.store.tables.products.all().toSorted((a, b) => (a.name < b.name ? -1 : 1));
  if (!mira || !first || !second) throw new Error('The scenario lacks Mira or two products.');
  await visit(`/mini-admin/users?open=${mira.id}`, { who: 'administrator', on });
  const details = await screen.findByRole('dialog', { name: mira.fullName });
  await user.click(await within(details).findByRole('button', { name: 'Actions' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Start order' }));

  const dialog = await screen.findByRole('dialog', { name: 'Start order' });
  const select = await within(dialog).findByRole('combobox', { name: 'Add a product' });
  await waitFor(() => expect(select).toHaveFocus());
  await user.type(within(dialog).getByRole('textbox', { name: 'Reason' }), 'Asked on the phone');
  await user.click(within(dialog).getByRole('button', { name: 'Start order' }));
  expect(await within(dialog).findByText('Choose at least one product')).toBeVisible();

  await user.selectOptions(select, first.id);
  await user.selectOptions(within(dialog).getByRole('combobox', { name: 'Add a product' }), second.id);
  expect(within(dialog).queryByRole('option', { name: new RegExp(`^${first.name},`) })).toBeNull();
  const quantity = within(dialog).getByRole('textbox', { name: `Quantity: ${second.name}` });
  await user.clear(quantity);
  await user.type(quantity, '3x{Enter}');
  expect(quantity).toHaveValue('3x');
  expect(quantity).toHaveAccessibleDescription(/^Enter digits/);
  await user.type(quantity, '{Backspace}');
  await user.click(within(dialog).getByRole('button', { name: `Remove: ${first.name}` }));
  await user.click(within(dialog).getByRole('button', { name: 'Start order' }));

  expect(await within(dialog).findByText(/^Order \S+ started$/)).toBeVisible();
  const order = on.store.tables.orders.by('userId', mira.id).find(({ lines }) => lines[0]?.quantity === 3);
  expect(order).toMatchObject({ status: 'DRAFT', total: 3 * second.unitPrice.amountMinor });
  await user.click(await within(dialog).findByRole('link', { name: 'View audit entry' }));
  const entry = await screen.findByRole('dialog', { name: 'Order created' });
  expect(await within(entry).findByText('Asked on the phone')).toBeVisible();
});
