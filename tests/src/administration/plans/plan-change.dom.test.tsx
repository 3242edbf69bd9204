import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { PlanDetails } from '#contracts/plans/plan.ts';
import { PlanChange } from '#src/administration/plans/PlanChange.tsx';
import { euro } from '#tests/kit/money.ts';
import { render } from '#tests/kit/render.tsx';

const plan = {
  status: 'OVERDUE',
  strip: [{ no: 1, openMinor: 183_69, dueDate: '2027-02-10' }],
  next: { amount: euro(183_69), dueDate: '2027-02-10' },
  feeOpen: euro(8_00),
  totalInterest: euro(22_16),
  leftToPay: euro(1_000_00),
  total: euro(1_246_16),
  paid: euro(246_16),
};

/** The rows of the table of changes. Of a plan only the members above are read. */
function rowsOf(after: Partial<Record<keyof PlanDetails, unknown>>): readonly (string | null)[] {
  render(<PlanChange before={plan as never} after={{ ...plan, ...after } as never} />);
  const table = screen.queryByRole('table', { name: 'Before and after' });
  if (!table) return [];
  const [, ...rows] = within(table).getAllByRole('row');
  return rows.map(({ textContent }) => textContent);
}

test('only figures that differ are listed', () => {
  expect(rowsOf({ feeOpen: euro(0), leftToPay: euro(992_00) })).toEqual([
    'Late fees open€8.00€0.00',
    'Left to pay€1,000.00€992.00',
  ]);
  expect(screen.getByText('All other figures of the plan stay the same.')).toBeVisible();
});

test('a fee that was paid goes to the wallet', () => {
  expect(rowsOf({ paid: euro(238_16) })).toEqual(['Added to the wallet–€8.00']);
});

test.each([{}, { paid: euro(300_00) }])('%j changes no figure', (after) => {
  expect(rowsOf(after)).toEqual([]);
  expect(screen.getByText('No figure of the plan changes.')).toBeVisible();
});
