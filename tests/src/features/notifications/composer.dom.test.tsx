import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { visit } from '#tests/kit/visit.tsx';

const admin = { who: 'administrator' } as const;

test('a draft is sent from the list, and leads to its entry of the audit', async () => {
  const user = userEvent.setup();
  const { shop } = await visit('/mini-admin/notifications', admin);
  const line = await screen.findByRole('row', { name: /Value your collateral again/ });
  await user.click(within(line).getByRole('button', { name: 'Actions' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Send' }));
  const dialog = await screen.findByRole('dialog', { name: 'Send' });
  await user.click(await within(dialog).findByRole('button', { name: /now$/ }));
  await user.click(await within(dialog).findByRole('link', { name: 'View audit entry' }));
  const entry = await screen.findByRole('dialog');
  await waitFor(() => expect(entry).toHaveTextContent('Ada Brandt'));
  expect(shop.tables.notifications.all().filter(({ status }) => status === 'SENDING')).toHaveLength(1);
});
