import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { api } from '#src/api/api.ts';
import { internalProblem, visit } from '#tests/kit/visit.tsx';

const admin = { who: 'administrator' } as const;

describe('the overview of the administration', () => {
  test('a tile is the total of the list that it leads to [ROUTE-10]', async () => {
    const user = userEvent.setup();
    await visit('/mini-admin', admin);
    expect(await screen.findByRole('heading', { level: 1, name: 'Administration' })).toBeVisible();
    const tile = within(await screen.findByRole('list', { name: 'Figures' }))
      .getByRole('link', { name: 'Overdue plans' })
      .closest('li');
    await waitFor(() => expect(tile).toHaveTextContent(/\d+$/));
    const total = /\d+$/.exec(tile?.textContent ?? '')?.[0];
    await user.click(screen.getByRole('link', { name: 'Overdue plans' }));
    expect(await screen.findByText(`1–${total} of ${total}`)).toBeVisible();
    const filter = within(screen.getByRole('group', { name: 'Status' })).getByRole('button', {
      name: /^Overdue/,
    });
    expect(filter).toHaveAttribute('aria-pressed', 'true');
  });

  test('each tile fails alone', async () => {
    const user = userEvent.setup();
    let broken = true;
    const instead = (url: URL) =>
      broken && url.pathname.endsWith('/admin/batches') ? internalProblem(url) : null;
    await visit('/mini-admin', { ...admin, instead });
    const figures = within(await screen.findByRole('list', { name: 'Figures' }));
    const failed = await figures.findByRole('alert');
    expect(failed).toHaveTextContent('Something went wrong on our side');
    expect(figures.getAllByRole('alert')).toHaveLength(1);
    await waitFor(() =>
      expect(figures.getByRole('link', { name: 'Customers' }).closest('li')).toHaveTextContent(/\d+$/),
    );
    broken = false;
    await user.click(within(failed).getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(figures.queryByRole('alert')).toBeNull());
  });

  test('the newest orders and payments, each with the way to its list', async () => {
    await visit('/mini-admin', admin);
    expect(await screen.findByRole('heading', { name: 'Latest payments' })).toBeVisible();
    expect(await screen.findAllByRole('link', { name: /^ORD-\d{4}-\d{6}$/ })).toHaveLength(5);
    expect(screen.getByRole('link', { name: 'All payments' })).toHaveAttribute(
      'href',
      '/mini-admin/payments',
    );
  });

  test('the figures are read again at the configured interval, and not while the window has no focus', async () => {
    const { asked, store } = await visit('/mini-admin', {
      ...admin,
      configuration: { pollIntervalMs: 1_000 },
    });
    const reads = () => asked.filter(({ name }) => name === 'GET /v1/admin/batches').length;
    await waitFor(() => expect(reads()).toBe(1));
    await waitFor(() => expect(reads()).toBeGreaterThan(1), { timeout: 5_000 });
    act(() => void store.dispatch(api.internalActions.onFocusLost()));
    await new Promise((later) => setTimeout(later, 1_500));
    const before = reads();
    await new Promise((later) => setTimeout(later, 1_500));
    expect(reads()).toBe(before);
  });

  test('without data nothing is broken', async () => {
    await visit('/mini-admin', { ...admin, scenario: 'no-data' });
    expect(await screen.findByText('Nobody has ordered yet.')).toBeVisible();
    expect(await screen.findByText('Nobody has paid yet.')).toBeVisible();
  });
});
