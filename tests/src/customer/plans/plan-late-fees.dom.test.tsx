import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { PlanLateFees } from '#src/customer/plans/pages/installments/details/PlanLateFees.tsx';
import { euro } from '#tests/kit/money.ts';
import { render } from '#tests/kit/render.tsx';

test('the next late fee is what is left below the maximum, not a whole fee', () => {
  const day = '2027-01-13';
  const next = { lineNo: 4, lastDay: day, daysLeft: 3, chargedOn: '2027-01-14', amount: euro(3_00) };
  const lateFees = { fee: euro(8_00), cap: euro(24_00), charged: euro(21_00), left: euro(3_00), next };
  render(<PlanLateFees plan={{ lateFees, closedOn: null }} />);
  expect(screen.getByText(/at most/)).toHaveTextContent('Next: €3.00 on 14 Jan 2027.');
});
