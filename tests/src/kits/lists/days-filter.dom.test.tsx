import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { visit } from '#tests/kit/visit.tsx';

const dueDays = () =>
  [...document.querySelectorAll('main tbody tr')].map((row) => row.textContent).filter((text) => text !== '');

test('[CONST-08] plans are filtered by the days of their next due date, from a calendar', async () => {
  const user = userEvent.setup();
  const { requests } = await visit('/mini-admin/installments', { who: 'administrator' });
  await waitFor(() => expect(dueDays().length).toBeGreaterThan(5));
  const all = dueDays().length;
  await user.click(screen.getAllByRole('button', { name: 'Next due' })[0] ?? document.body);
  await user.click(await screen.findByRole('button', { name: '12 January 2027' }));
  expect(window.location.search).toBe('');
  await user.click(screen.getByRole('button', { name: '20 January 2027' }));
  await waitFor(() => expect(window.location.search).toBe('?nextDue=2027-01-12..2027-01-20'));
  const last = () => requests.findLast(({ name }) => name === 'GET /v1/admin/plans')?.url.searchParams;
  await waitFor(() => expect(last()?.get('filter[nextDue][gte]')).toBe('2027-01-12'));
  expect(last()?.get('filter[nextDue][lte]')).toBe('2027-01-20');
  expect(screen.getByRole('button', { name: 'Next due: 12 Jan 2027 to 20 Jan 2027' })).toBeVisible();
  await waitFor(() => expect(dueDays().length).toBeLessThan(all));
  await user.click(screen.getByRole('button', { name: 'Clear' }));
  await waitFor(() => expect(window.location.search).toBe(''));
});
