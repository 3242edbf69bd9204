import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { person } from '#tests/kit/person.ts';
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
    expect(screen.getByRole('radio', { name: 'Overdue' })).toBeChecked();
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

  test('what a customer changes is read again here, and nothing else is', async () => {
    const { asked, changeFeed, backend } = await visit('/mini-admin', admin);
    const reads = (path: string) => asked.filter(({ name }) => name === `GET /v1/admin/${path}`).length;
    await waitFor(() => expect(reads('orders')).toBe(2)); // the figure, and the newest
    await waitFor(() => expect(reads('payments')).toBe(3)); // two figures, and the newest
    await screen.findAllByRole('link', { name: /^ORD-\d{4}-\d{6}$/ });

    const { number } = await (await person(backend)).order();
    act(() => changeFeed.wake());
    expect(await screen.findByRole('link', { name: number })).toBeVisible();
    expect(reads('orders')).toBe(4);
    expect(reads('payments')).toBe(3);
  });

  test('without data nothing is broken', async () => {
    await visit('/mini-admin', { ...admin, scenario: 'no-data' });
    expect(await screen.findByText('Nobody has ordered yet.')).toBeVisible();
    expect(await screen.findByText('Nobody has paid yet.')).toBeVisible();
  });
});
