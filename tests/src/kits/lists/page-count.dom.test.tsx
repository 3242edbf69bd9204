import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { openBackend } from '#tests/kit/backend.ts';
import { visit } from '#tests/kit/visit.tsx';

const rowsOfHead = () =>
  screen.getByRole('heading', { level: 1 }).parentElement?.querySelector('p')?.textContent;

test('the head of a page says how many rows its list has', async () => {
  const user = userEvent.setup();
  const on = await openBackend({ scenario: 'happy' });
  const payments = on.store.tables.payments.all();
  const failed = payments.filter(({ status }) => status === 'FAILED');
  expect(failed.length).toBeLessThan(payments.length);
  await visit('/mini-admin/payments', { who: 'administrator', on });
  await waitFor(() => expect(rowsOfHead()).toBe(`Rows: ${payments.length}`));
  await user.click(screen.getByLabelText('Failed'));
  await waitFor(() => expect(rowsOfHead()).toBe(`Rows: ${failed.length}`));
  await user.type(screen.getByRole('searchbox'), 'no-such-payment');
  await waitFor(() => expect(rowsOfHead()).toBe('Rows: 0'));
  await user.click(screen.getByRole('link', { name: 'Dashboard' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Administration' })).toBeVisible();
  expect(rowsOfHead()).toBeUndefined();
});
