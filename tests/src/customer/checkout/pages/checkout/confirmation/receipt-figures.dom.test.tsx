import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openBackend } from '#tests/kit/backend.ts';
import { visit } from '#tests/kit/visit.tsx';

const plain = (text: string | null) => text?.replaceAll('\u00a0', ' ') ?? '';

// docs/domain.md, "Worked examples": STD6 for 1,200.00, begun on 5 November 2026.
test('a receipt has the cost of the credit, the right to withdraw and every payment', async () => {
  const on = await openBackend({ scenario: 'happy' });
  const order = on.store.tables.orders.all().find(({ planNumber }) => planNumber === 'PLN-000101');
  await visit(`/checkout/confirmation?order=${order?.id}`, { who: 'mira', on });
  const fact = async (label: string) =>
    plain((await screen.findByText(label, { selector: 'dt' })).nextSibling?.textContent ?? '');
  expect(await fact('Instalments')).toBe('6');
  expect(await fact('Total interest')).toBe('€22.16');
  expect(await fact('Total to pay')).toBe('€1,222.16');
  expect(await fact('APRC, all costs as a yearly rate')).toBe('7.23%');
  expect(await fact('6 instalments, last on 5 May 2027')).toBe('€1,102.16');
  expect(screen.getByText('Withdrawal within 14 days, no reason needed.')).toBeInTheDocument();
  expect(plain(screen.getByText(/^Signed with a one-time code/).textContent)).toMatch(
    /on 5 Nov 2026, \d\d:\d\d\. Terms, version [\d-]+\.$/,
  );
  const table = await screen.findByRole('table', { name: 'As signed, line by line' });
  const rows = within(table).getAllByRole('row');
  expect(rows).toHaveLength(8); // its head, the down payment and six instalments
  expect(plain(rows[2]?.textContent ?? null)).toContain('€183.69€6.30€177.39€902.61');
});
