import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { visit } from '#tests/kit/visit.tsx';

const admin = { who: 'administrator' } as const;

test('a draft is saved while it is written, shows itself on each channel, and says whom it reaches', async () => {
  const user = userEvent.setup();
  const { shop } = await visit('/mini-admin/notifications', admin);
  await user.click(await screen.findByRole('button', { name: 'New notification' }));
  const dialog = await screen.findByRole('dialog', { name: 'New notification' });
  await user.selectOptions(within(dialog).getByRole('combobox', { name: 'Begin with' }), 'Pay early');
  await user.click(within(dialog).getByRole('checkbox', { name: 'SMS' }));
  const preview = within(dialog).getByRole('region', { name: 'Preview' });
  expect(preview).toHaveTextContent('Hello Mira, €918.47 of your plans is left.');
  expect(preview).toHaveTextContent('1 part');
  expect(await within(dialog).findByText(/of \d+ customers would get it now/)).toBeVisible();
  expect(await within(dialog).findByText('Draft saved', {}, { timeout: 5_000 })).toBeVisible();
  const saved = () => shop.tables.notifications.all().find(({ name }) => name === 'Pay early');
  expect(saved()).toMatchObject({ status: 'DRAFT', channels: ['IN_APP', 'SMS'] });

  const title = within(dialog).getByRole('textbox', { name: 'Title' });
  await user.clear(title);
  await user.type(title, 'Hello {{{{nickname}}');
  expect(await within(dialog).findByText('There is no variable {{nickname}}')).toBeVisible();
  await user.click(within(dialog).getByRole('button', { name: 'Save draft' }));
  await waitFor(() => expect(saved()?.content.title).toBe('Hello {{nickname}}'));
});

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
