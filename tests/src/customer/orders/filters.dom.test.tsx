import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { visit } from '#tests/kit/visit.tsx';

const shownStates = async (word: string) => {
  const rows = await screen.findAllByRole('article');
  return rows.every((row) => within(row).queryByText(word) !== null);
};

test('own orders are filtered by state and by date, and the address has the filters', async () => {
  const user = userEvent.setup();
  const { requests } = await visit('/orders?tab=closed', { who: 'mira', scenario: 'one-of-each' });
  await screen.findAllByRole('article');
  await user.click(screen.getByRole('button', { name: 'Status' }));
  const cancelled = await screen.findByRole('checkbox', { name: 'Cancelled' });
  // Only orders of the tab.
  expect(screen.queryByRole('checkbox', { name: 'Draft' })).toBeNull();
  await user.click(cancelled);
  expect(await screen.findByRole('button', { name: 'Status: Cancelled' })).toBeVisible();
  expect(new URLSearchParams(window.location.search).getAll('status')).toEqual(['CANCELLED']);
  await waitFor(async () => expect(await shownStates('Cancelled')).toBe(true));
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: 'Placed' }));
  await user.click(await screen.findByRole('button', { name: 'Last 7 days' }));
  expect(new URLSearchParams(window.location.search).get('createdAt')).toBe('last-7-days');
  await waitFor(() => {
    const { url } = requests.findLast(({ name }) => name === 'GET /v1/orders') ?? {};
    // Both at once, seven days up to today, in the time zone of the business.
    expect(url?.searchParams.get('filter[status]')).toBe('CANCELLED');
    expect(url?.searchParams.get('filter[createdAt][gte]')).toBe('2027-01-03T23:00:00.000Z');
    expect(url?.searchParams.get('filter[createdAt][lt]')).toBe('2027-01-10T23:00:00.000Z');
  });
});

test('on a phone the filters open from one button, which shows how many are applied', async () => {
  const user = userEvent.setup();
  await visit('/orders?status=CANCELLED', { who: 'mira', scenario: 'one-of-each', width: 390 });
  await user.click(await screen.findByRole('button', { name: 'Filters (1)' }));
  const drawer = within(await screen.findByRole('dialog', { name: 'Filters' }));
  await user.click(drawer.getByRole('button', { name: 'Clear filters' }));
  expect(await screen.findByRole('button', { name: 'Filters', hidden: true })).toBeInTheDocument();
  expect(window.location.search).not.toContain('status');
});

test.each([
  ['QUOTED', 'Continue'],
  ['COLLATERAL_REQUIRED', 'Add collateral'],
  ['READY_TO_CONFIRM', 'Review and confirm'],
])('an order that is %s can be continued', async (status, words) => {
  await visit(`/orders?status=${status}`, { who: 'mira', scenario: 'one-of-each' });
  const [link] = await screen.findAllByRole('link', { name: words });
  expect(link?.getAttribute('href')).toMatch(/^\/checkout\/confirmation\?order=ord_/);
});

test('an order that waits for collateral can be cancelled', async () => {
  await visit('/orders?status=COLLATERAL_REQUIRED', { who: 'mira', scenario: 'one-of-each' });
  const [row] = await screen.findAllByRole('article');
  const cancel = await within(row ?? document.body).findByRole('button', { name: /^Cancel order/ });
  expect(cancel).toBeEnabled();
  // The order is still in progress, so it cannot be bought again.
  expect(within(row ?? document.body).queryByRole('button', { name: /^Buy again/ })).toBeNull();
});
