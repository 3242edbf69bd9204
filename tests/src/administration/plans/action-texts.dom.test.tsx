import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { recordPromise, waiveFees } from '#src/administration/plans/actions.tsx';
import { reschedule } from '#src/administration/plans/schedule-actions.tsx';
import { textsOf } from '#tests/kit/action-texts.tsx';
import { euro } from '#tests/kit/money.ts';
import { render } from '#tests/kit/render.tsx';

test.each([
  [0, 'No late fee is open.'],
  [8_00, '€8.00 of late fees is still open.'],
])('after a waiver that leaves %i cents: %s', (left, text) => {
  expect(textsOf(waiveFees, { entity: { feeOpen: euro(left) } }).text).toBe(text);
});

test('a promise is recorded with its amount', () => {
  const plan = { customerName: 'Nils Petrov', dueNow: euro(395_60), promise: null };
  const said = textsOf(recordPromise, { entity: plan, body: { amount: euro(200_00) } });
  expect(said).toMatchObject({
    lead: '€395.60 is due. Nils Petrov gets a message, and each night we check whether it was paid.',
    confirm: 'Record promise of €200.00',
  });
});

test.each([
  [['PAID', 'OVERDUE', 'OPEN', 'OPEN'], '3'],
  [['PAID', 'OVERDUE', 'IN_GRACE', 'DUE'], '3'],
  [['PAID', 'PAID'], '1'],
])('a plan with the lines %j is rescheduled over %s months at first', (statuses, months) => {
  const strip = statuses.map((status, at) => ({ no: at + 1, status, openMinor: status === 'PAID' ? 0 : 1 }));
  expect(reschedule.form?.['months']?.initial({ strip } as never)).toBe(months); // of a plan only this is read
});

test('of each late fee is said what it is, and whether it was paid', () => {
  const chargedFees = [
    { lineNo: 2, amount: euro(8_00), paid: euro(0) },
    { lineNo: 3, amount: euro(8_00), paid: euro(8_00) },
  ];
  const Fee = waiveFees.form?.['lineNo']?.Input ?? expect.fail();
  render(<Fee entity={{ chargedFees } as never} controlled={{}} />); // of a plan only this is read
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    'All late fees',
    'Instalment 2: €8.00',
    'Instalment 3: €8.00, paid',
  ]);
});
