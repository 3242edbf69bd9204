import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { openBackend } from '#tests/kit/backend.ts';
import { people } from '#tests/kit/people.ts';
import { visit } from '#tests/kit/visit.tsx';

const euros = (minor: number) =>
  new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'EUR' }).format(minor / 100);

async function payments() {
  const on = await openBackend({ scenario: 'happy' });
  const all = on.store.tables.payments.all();
  const totalOf = (some: typeof all) => euros(some.reduce((sum, { amount }) => sum + amount, 0));
  const failed = all.filter(({ status }) => status === 'FAILED');
  return { on, all, total: totalOf(all), failed: totalOf(failed) };
}

test('below a table is the total of all rows that match, not of the page', async () => {
  const user = userEvent.setup();
  const { on, all, total, failed } = await payments();
  expect(all.length).toBeGreaterThan(25);
  await visit('/mini-admin/payments', { who: 'administrator', on });
  const row = await screen.findByRole('row', { name: /^Total/ });
  expect(row).toHaveTextContent(`Total ${total}`);
  await user.click(screen.getByLabelText('Failed'));
  await waitFor(() =>
    expect(screen.getByRole('row', { name: /^Total/ })).toHaveTextContent(`Total ${failed}`),
  );
});

test('a total stands in the column of its amounts, each currency by itself', async () => {
  const { on } = await payments();
  const [one, ...otherPlans] = on.store.tables.plans.by('status', 'ACTIVE');
  await on.store.transact(({ tables }) => {
    if (one) tables.plans.replace({ ...one, currency: 'JPY', financed: 50_000 });
  });
  await visit('/mini-admin/installments?status=ACTIVE', { who: 'administrator', on });
  const row = await screen.findByRole('row', { name: /^Total/ });
  const cells = [...row.querySelectorAll('td')];
  const [, ...heads] = screen.getAllByRole('columnheader').map(({ textContent }) => textContent); // the first two have one total
  const at = (header: string) => cells[heads.indexOf(header)]?.textContent;
  const left = otherPlans.reduce((sum, { principalLeft }) => sum + principalLeft, 0);
  expect(at('Principal left')).toBe(`${euros(left)}¥${one?.principalLeft.toLocaleString('en-GB')}`);
  expect(at('Status')).toBe('');
});

test('a phone shows the totals below the cards', async () => {
  const { on, total } = await payments();
  await visit('/mini-admin/payments', { who: 'administrator', on, width: 390 });
  expect((await screen.findByText('Total amount')).nextSibling).toHaveTextContent(total);
});

test('a table of short rows has the total of its figure, that of the tile', async () => {
  const { on } = await payments();
  const token = await on.signIn(people.approver);
  const { value } = await on.get('getFigure', { token, params: { figure: 'due-today' } });
  const address =
    '/mini-admin/installments?status=ACTIVE&status=OVERDUE&status=DEFAULTED&nextDue=2027-01-10..2027-01-10';
  await visit(address, { who: 'administrator', on, width: 1000 });
  expect(await screen.findByRole('row', { name: /^Total/ })).toHaveTextContent(
    euros(value.unit === 'MONEY' ? value.amount.amountMinor : 0),
  );
  expect(screen.getByText('Total overdue').nextSibling).toHaveTextContent('€0.00'); // left out of the row
  expect(screen.queryByText('Total principal left')).toBeNull();
});
