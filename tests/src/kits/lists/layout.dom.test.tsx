import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { visit } from '#tests/kit/visit.tsx';

const admin = { who: 'administrator' } as const;
const parameters = () => new URLSearchParams(window.location.search);
const rowsOf = (table: HTMLElement) => within(table).getAllByRole('rowheader');

beforeEach(() => localStorage.clear());

test('the page size is stored per list; a link with another number applies that one', async () => {
  const { unmount } = await visit('/mini-admin/payments', admin);
  const size = await screen.findByLabelText('Rows per page');
  expect(size).toHaveDisplayValue('25 rows');
  fireEvent.change(size, { target: { value: '50' } });
  await waitFor(() => expect(rowsOf(screen.getByRole('table')).length).toBe(50));
  expect(parameters().get('limit')).toBe('50');
  unmount();
  const again = await visit('/mini-admin/payments', admin);
  expect(await screen.findByLabelText('Rows per page')).toHaveDisplayValue('50 rows');
  const listed = again.requests.filter(({ name }) => name === 'GET /v1/admin/payments');
  expect(listed.map(({ url }) => url.searchParams.get('limit'))).toEqual(['50']);
  expect(screen.queryByText('Save view')).toBeNull(); // a preferred page size is not part of a view
  again.unmount();
  const linked = await visit('/mini-admin/payments?limit=10', admin);
  expect(await screen.findByLabelText('Rows per page')).toHaveDisplayValue('10 rows');
  linked.unmount();
  await visit('/mini-admin/users', admin); // another list keeps its default
  await screen.findByRole('table', { name: 'Users' });
  expect(await screen.findByLabelText('Rows per page')).toHaveDisplayValue('25 rows');
});

describe('the chosen columns of a list', () => {
  test('are hidden, moved and widened; address and browser keep them', async () => {
    const user = userEvent.setup();
    const { unmount } = await visit('/mini-admin/payments', admin);
    const table = await screen.findByRole('table', { name: 'Payments' });
    const headers = () =>
      within(table)
        .getAllByRole('columnheader')
        .map(({ textContent }) => textContent);
    expect(headers()).toContain('Purpose');
    await user.click(screen.getByRole('button', { name: 'Columns' }));
    await user.click(await screen.findByRole('checkbox', { name: 'Purpose' }));
    expect(headers()).not.toContain('Purpose');
    const down = screen.getByRole('button', { name: 'Move Customer down' });
    down.focus();
    await user.keyboard('{Enter}'); // without a pointer, which moves a column by its header
    expect(down).toHaveFocus();
    expect(parameters().get('columns')).toMatch(/^amount\.planNumber\.customerName\./);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Width of Customer' }), 'Wide');
    expect(within(table).getByRole('columnheader', { name: /^Customer/ })).toHaveAttribute(
      'data-width',
      'wide',
    );
    await user.click(screen.getByRole('radio', { name: 'Compact' }));
    expect(table).toHaveAttribute('data-density', 'compact');
    expect(screen.getByRole('checkbox', { name: 'Amount' })).toBeDisabled(); // it opens the row
    unmount();
    await visit('/mini-admin/payments', admin);
    const later = await screen.findByRole('table', { name: 'Payments' });
    expect(within(later).queryByRole('columnheader', { name: /^Purpose/ })).toBeNull();
    expect(later).toHaveAttribute('data-density', 'compact');
  });

  test('are named by a link', async () => {
    await visit('/mini-admin/payments?columns=status', admin);
    const table = await screen.findByRole('table', { name: 'Payments' });
    const headers = within(table)
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent);
    expect(headers.filter((text) => text !== '' && text !== 'Actions')).toEqual(['Amount', 'Status']);
  });
});
