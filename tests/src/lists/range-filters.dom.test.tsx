import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { visit } from '#tests/kit/visit.tsx';

const parameters = () => new URLSearchParams(window.location.search);
const patience = { timeout: 10_000 };

test('payments are filtered by their amount and by a span that moves with the day; a view keeps the days', async () => {
  const user = userEvent.setup();
  const { asked } = await visit('/mini-admin/payments', { who: 'administrator' });
  await screen.findByRole('table', { name: 'Payments' });
  const tools = screen.getByRole('group', { name: 'Filters' });
  await user.click(within(tools).getByRole('button', { name: 'Amount' }));
  await user.type(await screen.findByRole('textbox', { name: 'From' }, patience), '100');
  await user.type(screen.getByRole('textbox', { name: 'To' }), '50');
  await user.click(screen.getByRole('button', { name: 'Apply' }));
  expect(screen.getByText('Enter at least the amount above')).toBeVisible();
  expect(parameters().has('amount')).toBe(false);
  await user.type(screen.getByRole('textbox', { name: 'To' }), '0{Enter}');
  await waitFor(() => expect(parameters().get('amount')).toBe('10000..50000'));
  const last = () => asked.findLast(({ name }) => name === 'GET /v1/admin/payments')?.url.searchParams;
  await waitFor(() => expect(last()?.get('filter[amount][lte]')).toBe('50000'), patience);
  expect(within(tools).getByRole('button', { name: 'Amount: €100.00 to €500.00' })).toBeVisible();

  await user.keyboard('{Escape}');
  await user.click(within(tools).getByRole('button', { name: 'Created' }));
  await user.click(await screen.findByRole('button', { name: 'Last 30 days' }, patience));
  expect(parameters().get('createdAt')).toBe('last-30-days');
  // The clock of the backend stands at 10 January 2027, 10:00 in Berlin.
  await waitFor(() => expect(last()?.get('filter[createdAt][gte]')).toBe('2026-12-11T23:00:00.000Z'));
  expect(last()?.get('filter[createdAt][lt]')).toBe('2027-01-10T23:00:00.000Z');
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('radio', { name: 'Failed' }));
  expect(parameters().getAll('status')).toEqual(['FAILED']);
  expect(parameters().get('createdAt')).toBe('last-30-days');
  expect(parameters().has('amount')).toBe(false);
  expect(screen.getByRole('radio', { name: 'Failed' })).toBeChecked();
});
