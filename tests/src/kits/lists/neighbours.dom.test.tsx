import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { internalProblem, visit } from '#tests/kit/visit.tsx';

const admin = { who: 'administrator' } as const;
const parameters = () => new URLSearchParams(window.location.search);
const rowsOf = (table: HTMLElement) => within(table).getAllByRole('rowheader');
const linkOf = (row: HTMLElement | undefined) => within(row ?? document.body).getByRole('link');

beforeEach(() => localStorage.clear());

test('next and previous, by buttons and by keys; Back leads to the list', async () => {
  const user = userEvent.setup();
  await visit('/mini-admin/payments?status=FAILED', admin);
  const rows = rowsOf(await screen.findByRole('table', { name: 'Payments' }));
  const ids = rows.map((row) =>
    new URL(linkOf(row).getAttribute('href') ?? '', 'http://x').searchParams.get('open'),
  );
  expect(ids.length).toBeGreaterThan(1);
  await user.click(linkOf(rows[0]));
  await screen.findByRole('dialog', { name: /^€/ });
  const next = await screen.findByRole('button', { name: 'Next' });
  expect(screen.getByRole('button', { name: 'Previous' })).toHaveAttribute('aria-disabled', 'true');
  await user.click(next);
  await waitFor(() => expect(parameters().get('open')).toBe(ids[1]));
  await user.keyboard('k');
  await waitFor(() => expect(parameters().get('open')).toBe(ids[0]));
  expect(parameters().get('status')).toBe('FAILED');
  window.history.back();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('details start with the focus on their closing button, whatever row is next', async () => {
  const user = userEvent.setup();
  await visit('/mini-admin/payments?status=FAILED', admin);
  const rows = rowsOf(await screen.findByRole('table', { name: 'Payments' }));
  await user.click(linkOf(rows[1]));
  const details = await screen.findByRole('dialog', { name: /^€/ });
  expect(within(details).getByRole('button', { name: 'Next' })).not.toHaveAttribute('aria-disabled', 'true');
  await waitFor(() => expect(within(details).getByRole('button', { name: 'Close' })).toHaveFocus());
});

test('next on the last row opens the next page, previous on the first the one before', async () => {
  await visit('/mini-admin/payments?limit=10', admin);
  const rows = rowsOf(await screen.findByRole('table', { name: 'Payments' }));
  const last = linkOf(rows.at(-1));
  const id = new URL(last.getAttribute('href') ?? '', 'http://x').searchParams.get('open');
  fireEvent.click(last);
  const next = await screen.findByLabelText('Next', { selector: '[role="dialog"] button' });
  fireEvent.click(next);
  await waitFor(() => expect(parameters().get('page')).toBe('2'));
  await waitFor(() => expect(parameters().get('open')).not.toBe(id));
  const visibleRows = [...document.querySelectorAll('[data-row]')].map((row) => row.getAttribute('data-row'));
  expect(visibleRows[0]).toBe(parameters().get('open'));
  expect(visibleRows).not.toContain(id);
  fireEvent.click(await screen.findByLabelText('Previous', { selector: '[role="dialog"] button' }));
  await waitFor(() => expect(parameters().get('open')).toBe(id));
  expect(parameters().has('page')).toBe(false);
});

test('next on the last row keeps the open row where the next page cannot be read', async () => {
  await visit('/mini-admin/payments?limit=10', {
    ...admin,
    instead: (url) => (url.searchParams.has('cursor') ? internalProblem(url) : null),
  });
  const last = linkOf(rowsOf(await screen.findByRole('table', { name: 'Payments' })).at(-1));
  const id = new URL(last.getAttribute('href') ?? '', 'http://x').searchParams.get('open');
  fireEvent.click(last);
  const next = await screen.findByLabelText('Next', { selector: '[role="dialog"] button' });
  next.focus();
  fireEvent.click(next);
  await waitFor(() => expect(parameters().get('page')).toBe('2'));
  await waitFor(() => expect(document.querySelector('main [role="alert"]')).toHaveTextContent('req-7'));
  expect(parameters().get('open')).toBe(id);
  await waitFor(() =>
    expect(screen.getByRole('dialog')).toContainElement(document.activeElement as HTMLElement),
  );
});
