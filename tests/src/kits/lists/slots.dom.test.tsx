import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { people } from '#tests/kit/people.ts';
import { visit } from '#tests/kit/visit.tsx';

const shownRows = () => [...document.querySelectorAll<HTMLElement>('[data-row]')];
const isRead = () =>
  waitFor(() =>
    expect(screen.getByRole('region', { name: 'Payments' })).toHaveAttribute('aria-busy', 'false'),
  );

test.each([
  ['table', 1440],
  ['cards', 390],
])('a search exchanges the texts of the rows of a %s and creates none', async (_form, width) => {
  const user = userEvent.setup();
  await visit('/mini-admin/payments?limit=10', { who: 'administrator', width });
  await screen.findByRole('checkbox', { name: 'Select row 10' });
  const before = shownRows();
  const ids = before.map(({ dataset }) => dataset['row']);
  await user.type(screen.getByRole('searchbox'), 'q');
  await waitFor(() => expect(shownRows().map(({ dataset }) => dataset['row'])).not.toEqual(ids));
  await isRead();
  const after = shownRows();
  expect(after.length).toBeGreaterThan(0);
  expect(before).toEqual(expect.arrayContaining(after));
});

test('rows that stay keep their elements, and a removed one closes its menu', async () => {
  const user = userEvent.setup();
  const { backend, changeFeed } = await visit('/mini-admin/payments?status=FAILED&limit=5', {
    who: 'administrator',
  });
  await screen.findByRole('checkbox', { name: 'Select row 5' });
  const [first, second, ...otherRows] = shownRows();
  if (!first || !second) throw new Error('There are no failed payments');
  const paymentId = first.dataset['row'] ?? '';
  await user.click(within(first).getByRole('checkbox'));
  await user.click(within(first).getByRole('button', { name: 'Actions' }));
  await screen.findByRole('menu');
  const token = await backend.signIn(people.approver);
  const body = { reason: 'Paid by another way' };
  const params = { paymentId };
  const { version } = await backend.done(200, 'getPaymentAsAdministrator', { params }, { token });
  await backend.done(200, 'cancelPayment', { params, body }, { token, ifMatch: `"${version}"` });
  act(() => changeFeed.wake());
  await waitFor(() => expect(shownRows().map(({ dataset }) => dataset['row'])).not.toContain(paymentId));
  expect(shownRows().slice(0, -1)).toEqual([second, ...otherRows]);
  expect(shownRows().at(-1)).toBe(first); // with the payment that has moved up to this page
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  expect(within(first).getByRole('checkbox', { name: 'Select row 5' })).not.toBeChecked();
  await user.click(within(first).getByRole('checkbox'));
  expect(screen.getByText('2 selected')).toBeVisible();
});

test('a menu that was closed does not open again when its row returns', async () => {
  const user = userEvent.setup();
  await visit('/mini-admin/payments?limit=10', { who: 'administrator' });
  await screen.findByRole('checkbox', { name: 'Select row 10' });
  const idsShown = () => shownRows().map(({ dataset }) => dataset['row']);
  const ids = idsShown();
  await user.click(within(shownRows()[2] ?? document.body).getByRole('button', { name: 'Actions' }));
  await screen.findByRole('menu');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  await user.click(screen.getByRole('button', { name: 'Next' }));
  await waitFor(() => expect(idsShown()).not.toContain(ids[2]));
  await isRead();
  await user.click(screen.getByRole('button', { name: 'Previous' }));
  await waitFor(() => expect(idsShown()).toEqual(ids));
  await isRead();
  expect(screen.queryByRole('menu')).toBeNull();
});
