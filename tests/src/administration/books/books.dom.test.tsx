import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openBackend } from '#tests/kit/backend.ts';
import { people } from '#tests/kit/people.ts';
import { visit } from '#tests/kit/visit.tsx';

const monthsTable = () => screen.findByRole('table', { name: 'Months' });

test('the books show each month, and the accounts of the newest', async () => {
  await visit('/mini-admin/books', { who: 'viewer' });
  const months = await monthsTable();
  expect(within(months).getByRole('link', { name: 'January 2027' })).toHaveAttribute('aria-current', 'true');
  const accounts = screen.getByRole('table', { name: 'Accounts in January 2027' });
  const [debit, credit] = within(within(accounts).getByRole('row', { name: /^Total/ }))
    .getAllByRole('cell')
    .map(({ textContent }) => textContent)
    .filter((text) => text !== '');
  expect(debit).toMatch(/^€[1-9]/);
  expect(credit).toBe(debit);
});

test('a month of the address has its accounts, whose links lead to their postings of its days', async () => {
  await visit('/mini-admin/books?month=2026-12', { who: 'administrator' });
  const accounts = await screen.findByRole('table', { name: 'Accounts in December 2026' });
  expect(within(accounts).getByRole('link', { name: 'Cash' })).toHaveAttribute(
    'href',
    '/mini-admin/books/journal?day=2026-12-01..2026-12-31&account=CASH',
  );
});

test('the months are those of the backend, in words and money', async () => {
  const backend = await openBackend({ scenario: 'happy' });
  const token = await backend.signIn(people.administrator);
  const { months } = await backend.get('getBooks', { token, query: {} });
  await visit('/mini-admin/books', { who: 'administrator' });
  const cells = within(within(await monthsTable()).getByRole('row', { name: /^January 2027/ }))
    .getAllByRole('cell')
    .map(({ textContent }) => Math.round(Number(textContent?.replace(/[€,]/g, '')) * 100));
  const [newest] = months;
  expect(cells).toEqual([
    newest?.soldMinor,
    newest?.collectedMinor,
    newest?.refundedMinor,
    newest?.interestMinor,
    newest?.feesMinor,
    newest?.lostMinor,
    newest?.principalMinor,
  ]);
});

test('without a purchase the books say what makes the first entry', async () => {
  await visit('/mini-admin/books', { who: 'administrator', scenario: 'no-data' });
  expect(await screen.findByText('The first purchase makes the first entry.')).toBeVisible();
});
