import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { internalProblem, visit } from '#tests/kit/visit.tsx';

const admin = { who: 'administrator' } as const;
const dataRows = (table: HTMLElement) => within(table).getAllByRole('rowheader');
const parameters = () => new URLSearchParams(window.location.search);

describe('each list shows its rows under its own heading', () => {
  test.each([
    ['/mini-admin/users', 'Users', 'Users', '[ROUTE-11]'],
    ['/mini-admin/payments', 'Payments', 'Payments', '[ROUTE-12]'],
    ['/mini-admin/installments', 'Plans', 'Plans', '[ROUTE-13]'],
    ['/mini-admin/scratchcards', 'Scratchcard batches', 'Batches', '[ROUTE-14]'],
    ['/mini-admin/notifications', 'Notifications', 'Notifications', '[ROUTE-15]'],
    ['/users', 'Users', 'Users', '[NAV-01] [NAV-04]'],
    ['/orders', 'Orders', 'Orders', '[NAV-02] [NAV-04]'],
  ])('%s shows %s, a table of %s %s', async (address, heading, name) => {
    await visit(address, admin);
    expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeVisible();
    const table = await screen.findByRole('table', { name });
    expect(dataRows(table).length).toBeGreaterThan(0);
    expect(screen.getByText(new RegExp(`^1–${dataRows(table).length} of \\d+$`))).toBeVisible();
    expect(screen.queryByRole('navigation', { name: 'Breadcrumb' })).toBeNull();
  });
});

test.each([
  ['/orders', 'Orders'],
  ['/mini-admin/installments', 'Plans'],
])('%s shows the customers’ names of offers, and one status without a review', async (address, name) => {
  await visit(address, admin);
  const table = await screen.findByRole('table', { name });
  expect((await within(table).findAllByText('6 months')).length).toBeGreaterThan(0);
  expect(within(table).queryByText('Not requested')).toBeNull();
});

describe('the query of a list is in its address', () => {
  test('sorting by a header in both directions, and its announcement by a screen reader', async () => {
    const user = userEvent.setup();
    await visit('/mini-admin/payments', admin);
    const table = await screen.findByRole('table', { name: 'Payments' });
    const amount = () => within(table).getByRole('columnheader', { name: /^Amount/ });
    expect(amount()).toHaveAttribute('aria-sort', 'none');
    await user.click(within(amount()).getByRole('button'));
    expect(parameters().get('sort')).toBe('-amount');
    expect(amount()).toHaveAttribute('aria-sort', 'descending');
    await user.click(within(amount()).getByRole('button'));
    expect(parameters().get('sort')).toBe('amount');
    expect(amount()).toHaveAttribute('aria-sort', 'ascending');
  });

  test('a filter narrows the rows, and is set when opened from a link', async () => {
    const user = userEvent.setup();
    await visit('/mini-admin/payments?status=FAILED', admin);
    const table = await screen.findByRole('table', { name: 'Payments' });
    expect(screen.getByRole('radio', { name: 'Failed' })).toBeChecked();
    await user.click(screen.getByRole('button', { name: 'Status: Failed' }));
    const choice = await screen.findByRole('checkbox', { name: 'Failed' });
    expect(choice).toBeChecked();
    const failed = within(table).getAllByText('Failed').length;
    expect(failed).toBe(dataRows(table).length);
    await user.click(choice);
    expect(parameters().has('status')).toBe(false);
    await waitFor(() => expect(dataRows(table).length).toBeGreaterThan(failed));
  });

  test('next and previous use cursors and show the position in the whole list', async () => {
    const user = userEvent.setup();
    await visit('/mini-admin/payments?limit=10', admin);
    const place = await screen.findByText(/^1–10 of \d+$/);
    const scrolled = vi.spyOn(screen.getByRole('region', { name: 'Payments' }), 'scrollIntoView');
    const next = screen.getByRole('button', { name: 'Next' });
    expect(screen.getByRole('button', { name: 'Previous' })).toBeDisabled();
    await user.click(next);
    await waitFor(() => expect(place).toHaveTextContent(/^11–20 of \d+$/));
    expect(parameters().get('page')).toBe('2');
    expect(screen.getByRole('region', { name: 'Payments' })).toHaveFocus(); // where its first row is
    expect(scrolled).toHaveBeenCalledExactlyOnceWith({ block: 'start' });
    await waitFor(() => expect(next).toBeEnabled()); // the range of the page is shown before its rows
    await user.click(next);
    await waitFor(() => expect(place).toHaveTextContent(/^21–30 of \d+$/));
    const previous = screen.getByRole('button', { name: 'Previous' });
    await waitFor(() => expect(previous).toBeEnabled());
    await user.click(previous);
    await waitFor(() => expect(place).toHaveTextContent(/^11–20 of \d+$/));
    await waitFor(() => expect(previous).toBeEnabled());
    await user.click(previous);
    await waitFor(() => expect(place).toHaveTextContent(/^1–10 of \d+$/));
    expect(parameters().has('cursor')).toBe(false);
  });

  test('"/" focuses the search; it sends one request when typing pauses', async () => {
    const user = userEvent.setup({ delay: null }); // no pause between letters, however slow the machine is
    const { requests } = await visit('/mini-admin/installments', admin);
    await screen.findByRole('table', { name: 'Plans' });
    await user.keyboard('/');
    const search = screen.getByRole('searchbox', { name: 'Search plans' });
    expect(search).toHaveFocus();
    await user.type(search, 'PLN-000101');
    await waitFor(() => expect(parameters().get('q')).toBe('PLN-000101'));
    await waitFor(() => expect(dataRows(screen.getByRole('table')).length).toBe(1));
    const questions = requests.filter(({ url }) => url.searchParams.has('q'));
    expect(questions.map(({ url }) => url.searchParams.get('q'))).toEqual(['PLN-000101']);
  });
});

describe('a list without rows says why', () => {
  test('Back from a search leads to the list before it, however often the typing paused', async () => {
    const user = userEvent.setup();
    await visit('/mini-admin/installments?status=OVERDUE', admin);
    const search = await screen.findByRole('searchbox');
    for (const text of ['PLN', 'PLN-000097']) {
      await user.type(search, text.slice(search.getAttribute('value')?.length));
      await waitFor(() => expect(parameters().get('q')).toBe(text));
    }
    act(() => window.history.back());
    await waitFor(() => expect(parameters().get('q')).toBeNull());
    expect(parameters().get('status')).toBe('OVERDUE');
  });

  test('a list without matches shows the search term and a way to reset it', async () => {
    const user = userEvent.setup();
    await visit('/mini-admin/users?q=no-such-name&status=BLOCKED', admin);
    expect(await screen.findByRole('heading', { name: 'No results for “no-such-name”' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Clear search and filters' }));
    expect(await screen.findByRole('table', { name: 'Users' })).toBeVisible();
    expect(screen.getByRole('searchbox')).toHaveValue('');
    expect(window.location.search).toBe('');
  });

  test('no rows yet', async () => {
    await visit('/orders', { ...admin, scenario: 'no-data' });
    expect(await screen.findByRole('heading', { name: 'No orders yet' })).toBeVisible();
  });

  test('a failed list shows the backend’s message, the request id and a retry', async () => {
    const user = userEvent.setup();
    let broken = true;
    const instead = (url: URL) =>
      broken && url.pathname.endsWith('/admin/orders') ? internalProblem(url) : null;
    await visit('/orders', { ...admin, instead });
    expect(await screen.findByRole('alert')).toHaveTextContent('req-7');
    broken = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('table', { name: 'Orders' })).toBeVisible();
  });
});

describe('the mobile layout of the content', () => {
  test('rows have four columns under 1,280 px and are cards under 960 px [SHELL-09] [CONST-02]', async () => {
    const user = userEvent.setup();
    const { resize } = await visit('/mini-admin/users', { ...admin, width: 1280 });
    const table = await screen.findByRole('table', { name: 'Users' });
    const rows = dataRows(table).length;
    expect(within(table).getByRole('columnheader', { name: /^Customer since/ })).toBeVisible();
    resize(1279);
    const headers = () =>
      within(screen.getByRole('table', { name: 'Users' }))
        .getAllByRole('columnheader')
        .map(({ textContent }) => textContent);
    await waitFor(() => expect(headers()).toEqual(['', 'Name', 'Contact', 'Limit', 'Status', 'Actions']));
    expect(dataRows(screen.getByRole('table', { name: 'Users' }))).toHaveLength(rows);
    resize(959);
    const cards = within(await screen.findByRole('list', { name: 'Users' })).getAllByRole('listitem');
    expect(cards).toHaveLength(rows);
    expect(screen.queryByRole('table')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Filters' }));
    const order = await screen.findByRole('combobox', { name: 'Sort by' });
    expect(order).toHaveDisplayValue('Customer since, newest first');
    await user.selectOptions(order, 'Customer since, oldest first');
    expect(parameters().get('sort')).toBe('createdAt');
  });
});

test('a table is sorted by its headings only', async () => {
  await visit('/mini-admin/notifications', admin);
  expect(await screen.findByRole('columnheader', { name: /^Created/ })).toHaveAttribute('data-extra');
  expect(screen.queryByRole('combobox', { name: 'Sort by' })).toBeNull();
});

describe('a row opens its entity', () => {
  test('a link to the rows of another entity filters by its id, which can be removed', async () => {
    const user = userEvent.setup();
    await visit('/mini-admin/users', admin);
    await screen.findByRole('table', { name: 'Users' });
    const [plans] = screen.getAllByRole('link', { name: /^\d+: plans of / });
    const open = Number(plans?.textContent);
    await user.click(plans ?? document.body);
    const table = await screen.findByRole('table', { name: 'Plans' });
    expect(parameters().get('userId')).toMatch(/^usr_/);
    expect(dataRows(table)).toHaveLength(open);
    await user.click(screen.getByRole('button', { name: 'Remove the filter: one customer' }));
    expect(parameters().has('userId')).toBe(false);
  });

  test('at an address of its own, beside the list, and closed again', async () => {
    const user = userEvent.setup();
    await visit('/mini-admin/payments?status=FAILED', admin);
    const [first] = within(await screen.findByRole('table', { name: 'Payments' })).getAllByRole('rowheader');
    await user.click(within(first ?? document.body).getByRole('link'));
    const details = await screen.findByRole('dialog', { name: /^€/ });
    expect(parameters().get('open')).toMatch(/^pay_/);
    expect(parameters().get('status')).toBe('FAILED');
    expect(await within(details).findByText('Payment ID')).toBeVisible();
    expect(within(details).getAllByRole('link')[0]).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/mini-admin\/users\?open=usr_/),
    );
    await user.click(within(details).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(parameters().get('open')).toBeNull();
  });

  test('a link to an unknown entity says so', async () => {
    await visit('/orders?open=ord_01JH8ZK3W00000000000000000', admin);
    expect(await screen.findByRole('alert')).toHaveTextContent('Not found');
  });
});
