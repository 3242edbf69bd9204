import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { person } from '#tests/kit/person.ts';
import { internalProblem, visit } from '#tests/kit/visit.tsx';

const admin = { who: 'administrator' } as const;

describe('the dashboard of the administration', () => {
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

  test('a failed request is reported once, and can be repeated', async () => {
    const user = userEvent.setup();
    let broken = true;
    const instead = (url: URL) =>
      broken && url.pathname.endsWith('/admin/dashboard') ? internalProblem(url) : null;
    await visit('/mini-admin', { ...admin, instead });
    expect(await screen.findByText('Something went wrong on our side')).toBeVisible();
    expect(screen.queryByRole('list', { name: 'Figures' })).toBeNull();
    broken = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    const figures = within(await screen.findByRole('list', { name: 'Figures' }));
    await waitFor(() =>
      expect(figures.getByRole('link', { name: 'Customers' }).closest('li')).toHaveTextContent(/\d+$/),
    );
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

  test('one request for everything, made again when a customer changes something', async () => {
    const { asked, changeFeed, backend } = await visit('/mini-admin', admin);
    const reads = () => asked.filter(({ name }) => name.startsWith('GET /v1/admin/')).map(({ name }) => name);
    await screen.findAllByRole('link', { name: /^ORD-\d{4}-\d{6}$/ });
    expect(reads()).toEqual(['GET /v1/admin/dashboard']);

    const { number } = await (await person(backend)).order();
    act(() => changeFeed.wake());
    expect(await screen.findByRole('link', { name: number })).toBeVisible();
    expect(reads()).toEqual(['GET /v1/admin/dashboard', 'GET /v1/admin/dashboard']);
  });

  test('without data nothing is broken', async () => {
    await visit('/mini-admin', { ...admin, scenario: 'no-data' });
    expect(await screen.findByText('Nobody has ordered yet.')).toBeVisible();
    expect(await screen.findByText('Nobody has paid yet.')).toBeVisible();
  });
});
