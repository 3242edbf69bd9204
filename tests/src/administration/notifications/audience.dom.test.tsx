import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { unsavedWork } from '#src/platform/storage/unsaved-work.ts';
import { openBackend } from '#tests/kit/backend.ts';
import { visit } from '#tests/kit/visit.tsx';

const admin = { who: 'administrator' } as const;

test('an audience from a file names refused rows and inactive customers', async () => {
  const user = userEvent.setup();
  const on = await openBackend({ scenario: 'happy' });
  const [first, second] = on.store.tables.users.by('status', 'ACTIVE');
  await on.store.transact(({ tables }) => {
    if (second) tables.users.replace({ ...second, status: 'BLOCKED' });
  });
  await visit('/mini-admin/notifications', { ...admin, on });
  await user.click(await screen.findByRole('button', { name: 'New notification' }));
  await user.click(await screen.findByText('Chosen'));
  const rows = ['Customer ID', first?.id, 'Mira', second?.id].join('\n');
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  if (input) await user.upload(input, new File([rows], 'customers.csv', { type: 'text/csv' }));
  expect(await screen.findByText('1 row refused')).toBeVisible();
  expect(screen.getByText(/Row 3: “Mira” is not a customer ID/)).toBeVisible();
  expect(await screen.findByText('1 of 1 customer would get it now')).toBeVisible();
  expect(screen.getByText(new RegExp(`${second?.id} is blocked or closed`))).toBeVisible();
  await user.click(await screen.findByLabelText(/Expires/));
  const calendar = await screen.findByRole('dialog', { name: /Expires/ });
  await user.click(within(calendar).getByRole('button', { name: '20 January 2027' }));
  await user.click(within(calendar).getByRole('button', { name: 'Set' }));
  const saved = () => on.store.tables.notifications.all().find(({ audience }) => audience.kind === 'USERS');
  await waitFor(() => expect(saved()?.expiresAt).not.toBeNull());
  expect(saved()?.audience).toEqual({ kind: 'USERS', userIds: [first?.id, second?.id] });
});

test('a filter shows its identity states, and they can be changed', async () => {
  const user = userEvent.setup();
  const { backend } = await visit('/mini-admin/notifications', admin);
  const before = window.history.length;
  await user.click(await screen.findByRole('button', { name: 'New notification' }));
  await user.click(await screen.findByText('Filter'));
  const identity = await screen.findByRole('group', { name: 'Identity' });
  expect(within(identity).getByRole('checkbox', { name: 'Verified' })).toBeChecked();
  await user.click(within(identity).getByRole('checkbox', { name: 'In review' }));
  const saved = () =>
    backend.store.tables.notifications.all().find(({ name }) => name === 'New notification');
  await waitFor(() => expect(saved()?.audience).toMatchObject({ kycStatuses: ['VERIFIED', 'PENDING'] }));
  await user.click(screen.getByRole('button', { name: 'Save draft' }));
  // the composer has the same name, and stays until its details are there
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Save draft' })).toBeNull());
  const details = await screen.findByRole('dialog', { name: 'New notification' });
  expect(await within(details).findByText('Identity verified or in review')).toBeVisible();
  expect(window.history.length).toBe(before); // Back does not open the composer again
});

test('an audience without customers is not saved, and closing says so once', async () => {
  const user = userEvent.setup();
  const { backend, rest } = await visit('/mini-admin/notifications', admin);
  const before = backend.store.tables.notifications.size;
  await user.click(await screen.findByRole('button', { name: 'New notification' }));
  const chosen = await screen.findByText('Chosen');
  vi.useFakeTimers({ shouldAdvanceTime: true });
  await user.click(chosen);
  const dialog = screen.getByRole('dialog', { name: 'New notification' });
  expect(await within(dialog).findByText('Not saved: something is missing or invalid')).toBeVisible();
  await act(() => vi.advanceTimersByTimeAsync(5_000)); // longer than the pause before it would be saved
  await rest();
  expect(unsavedWork.isHeld).toBe(true);
  await user.keyboard('{Escape}');
  expect(within(dialog).getByText(/^Not saved. Close again/)).toBeVisible();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  expect(backend.store.tables.notifications.size).toBe(before);
});

test('the count says who gets nothing and when a second administrator has to approve', async () => {
  const user = userEvent.setup();
  const on = await openBackend({ scenario: 'happy' });
  const [one] = on.store.tables.users.by('status', 'ACTIVE');
  await on.store.transact(({ tables }) => {
    for (let number = 0; one && number < 101; number += 1)
      tables.users.insert({
        ...one,
        id: `usr_${String(number).padStart(26, '0')}`,
        email: null,
        phoneE164: null,
      });
  });
  await visit('/mini-admin/notifications', { ...admin, on });
  await user.click(await screen.findByRole('button', { name: 'New notification' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'New notification' }));
  await user.click(dialog.getByRole('checkbox', { name: 'SMS' }));
  expect(await dialog.findByText(/^SMS: \d+ /)).toBeVisible();
  expect(dialog.getByText('Above 100 customers a second administrator has to approve it.')).toBeVisible();
});

test('customers are chosen by name, and removed again', async () => {
  const user = userEvent.setup();
  const on = await openBackend({ scenario: 'happy' });
  const [first, second] = on.store.tables.users.by('status', 'ACTIVE');
  await visit('/mini-admin/notifications', { ...admin, on });
  await user.click(await screen.findByRole('button', { name: 'New notification' }));
  await user.click(await screen.findByText('Chosen'));
  const search = screen.getByRole('combobox', { name: 'Customers' });
  for (const chosen of [first, second]) {
    await user.type(search, chosen?.fullName ?? '');
    await user.click(await screen.findByRole('option', { name: new RegExp(`^${chosen?.fullName}`) }));
  }
  const saved = () => on.store.tables.notifications.all().find(({ audience }) => audience.kind === 'USERS');
  const ids = () => saved()?.audience;
  await waitFor(() => expect(ids()).toEqual({ kind: 'USERS', userIds: [first?.id, second?.id] }));
  expect(search).toHaveValue('');
  await user.click(await screen.findByRole('button', { name: `Remove ${first?.fullName}` }));
  await waitFor(() => expect(ids()).toEqual({ kind: 'USERS', userIds: [second?.id] }));
  await user.type(search, second?.fullName ?? '');
  expect(await screen.findByText('No other active customer is called so')).toBeVisible();
});
