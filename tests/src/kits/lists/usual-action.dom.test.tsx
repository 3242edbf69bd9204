import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { openBackend } from '#tests/kit/backend.ts';
import { visit } from '#tests/kit/visit.tsx';

async function drawerOfPayment(status: 'FAILED' | 'SUCCEEDED', who: 'administrator' | 'viewer') {
  const on = await openBackend({ scenario: 'happy' });
  const [payment] = on.store.tables.payments.by('status', status);
  await visit(`/mini-admin/payments?open=${payment?.id}`, { who, on });
  const drawer = await screen.findByRole('dialog', { name: /^€/ });
  await within(drawer).findByText('Purpose');
  return within(drawer);
}

test('the usual action of an open entity has a button if its state allows it', async () => {
  const user = userEvent.setup();
  const drawer = await drawerOfPayment('FAILED', 'administrator');
  expect(drawer.queryByRole('button', { name: 'Refund' })).toBeNull();
  await user.click(drawer.getByRole('button', { name: 'Retry payment' }));
  const dialog = await screen.findByRole('dialog', { name: 'Retry payment' });
  expect(await within(dialog).findByRole('button', { name: 'Retry now' })).toBeEnabled();
});

test('a paid payment has a button to refund it', async () => {
  const drawer = await drawerOfPayment('SUCCEEDED', 'administrator');
  expect(drawer.getByRole('button', { name: 'Refund' })).toBeVisible();
  expect(drawer.queryByRole('button', { name: 'Retry payment' })).toBeNull();
});

test('a role that may not take it reads why in the menu only', async () => {
  const drawer = await drawerOfPayment('FAILED', 'viewer');
  expect(drawer.queryByRole('button', { name: 'Retry payment' })).toBeNull();
  expect(drawer.getByRole('button', { name: 'Actions' })).toBeVisible();
});
