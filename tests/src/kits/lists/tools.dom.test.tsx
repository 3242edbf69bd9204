import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { expectAccessible } from '#tests/kit/accessible.ts';
import { openBackend } from '#tests/kit/backend.ts';
import { people } from '#tests/kit/people.ts';
import { visit } from '#tests/kit/visit.tsx';

const admin = { who: 'administrator' } as const;
const parameters = () => new URLSearchParams(window.location.search);

test('search, view and filters are one row on a phone', async () => {
  await visit('/mini-admin/payments?status=FAILED&userId=usr_00000000000000000000000001', {
    ...admin,
    width: 390,
  });
  const button = await screen.findByText('Filters (2)');
  expect(screen.getByLabelText('View')).toHaveDisplayValue('Custom');
  expect(screen.queryByText('Columns')).toBeNull();
  fireEvent.click(button);
  const opened = await screen.findByRole('dialog', { name: 'Filters' });
  await expectAccessible(opened);
  const drawer = within(opened);
  for (const name of ['Purpose', 'Method', 'Reason', 'First attempt', 'Amount', 'Created', 'Paid on']) {
    expect(drawer.getByText(name)).toBeVisible();
  }
  expect(drawer.getByLabelText('Sort by')).toHaveDisplayValue('Created, newest first');
  expect(drawer.getByText('Columns')).toBeVisible();
  fireEvent.click(drawer.getByText('Columns'));
  expect(await screen.findByRole('button', { name: 'Move Plan up' })).toBeVisible();
  expect(screen.queryByLabelText('Density')).toBeNull(); // cards have no widths and no rows
  expect(screen.queryByLabelText('Width of Plan')).toBeNull();
  fireEvent.click(drawer.getByText('Columns'));
  fireEvent.click(drawer.getByText('Purpose'));
  fireEvent.click(await drawer.findByLabelText('Paid off'));
  expect(parameters().getAll('purpose')).toEqual(['SETTLEMENT']);
  expect(screen.getByText('Filters (3)')).toBeVisible();
  fireEvent.click(drawer.getByText('Clear filters'));
  expect(window.location.search).toBe('');
  fireEvent.click(drawer.getByText('Export'));
  const dialog = await screen.findByRole('dialog', { name: 'Export payments' });
  expect(dialog).toBeVisible();
  await expectAccessible(dialog);
});

test('views that do not fit are one select, with the saved ones', async () => {
  const on = await openBackend({ scenario: 'happy' });
  const token = await on.signIn(people.administrator);
  const body = { list: 'plans', name: 'Mine', query: 'sort=nextDue', shared: false, isDefault: false };
  await on.get('createSavedView', { token, body });
  await on.wait(121_000);
  await visit('/mini-admin/installments', { ...admin, on });
  const views = await screen.findByLabelText('View');
  expect(views).toHaveDisplayValue('All');
  fireEvent.change(views, { target: { value: 'upTo60' } });
  expect(parameters().getAll('lateness')).toEqual(['UP_TO_60_DAYS']);
  expect(views).toHaveDisplayValue('31–60 days');
  const saved = await screen.findByText('Mine');
  fireEvent.change(views, { target: { value: saved.getAttribute('value') } });
  await waitFor(() => expect(window.location.search).toBe('?sort=nextDue'));
  expect(views).toHaveDisplayValue('Mine');
});

test('a filter that does not fit is in the drawer, and visible once it is applied', async () => {
  await visit('/mini-admin/payments', admin);
  const filters = within(await screen.findByRole('group', { name: 'Filters' }));
  expect(filters.queryByText('Paid on')).toBeNull();
  fireEvent.click(filters.getByText('More filters'));
  const drawer = within(await screen.findByRole('dialog', { name: 'Filters' }));
  fireEvent.click(drawer.getByText('Paid on'));
  fireEvent.click(await drawer.findByText('Today'));
  expect(filters.getByText('Paid on: Today')).toBeVisible();
});

test('a column that the window hides is not ticked', async () => {
  await visit('/mini-admin/payments', admin);
  await screen.findByRole('table', { name: 'Payments' });
  const style = document.head.appendChild(document.createElement('style'));
  style.textContent = 'th[data-extra] { display: none; }'; // as the style sheet does where space is short
  fireEvent.click(screen.getByText('Columns'));
  const columns = within(await screen.findByRole('list', { name: 'Columns' }));
  expect(columns.getByLabelText('Attempts')).not.toBeChecked();
  fireEvent.click(columns.getByLabelText('Plan'));
  expect(parameters().get('columns')).toBe(
    'amount.customerName.purpose.refundedTotal.reason.createdAt.status',
  );
  style.remove();
});

test('values of a filter are found by a word, and chosen ones stay', async () => {
  const user = userEvent.setup();
  await visit('/mini-admin/audit?action=order.created', { who: 'administrator' });
  await user.click(await screen.findByRole('button', { name: 'Action: Order created' }));
  const find = await screen.findByRole('textbox', { name: 'Find' });
  expect(screen.getAllByRole('checkbox').length).toBeGreaterThan(100);
  await user.type(find, 'user limit');
  await user.click(screen.getByRole('checkbox', { name: 'User limit changed' }));
  expect(screen.getAllByRole('checkbox')).toHaveLength(1);
  await waitFor(() => expect(parameters().getAll('action')).toEqual(['order.created', 'user.limit-changed']));
  await user.type(find, 'less');
  expect(screen.getByText('Nothing found')).toBeVisible();
});

test.each(['/orders', '/mini-admin/installments'])(
  '%s can be filtered by an offer of the backend',
  async (path) => {
    const { requests } = await visit(path, { ...admin, width: 390 });
    fireEvent.click(await screen.findByText('Filters'));
    const drawer = within(await screen.findByRole('dialog', { name: 'Filters' }));
    fireEvent.click(await drawer.findByText('Offer'));
    fireEvent.click(await drawer.findByLabelText('6 months'));
    expect(parameters().getAll('offerCode')).toEqual(['STD6']);
    await waitFor(() =>
      expect(requests.some(({ url }) => url.searchParams.get('filter[offerCode]') === 'STD6')).toBe(true),
    );
  },
);
