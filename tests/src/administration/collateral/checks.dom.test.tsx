import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { takeCollateral } from '#src/administration/collateral/actions.tsx';
import { valueField } from '#src/administration/collateral/value-field.ts';
import { Checks } from '#src/administration/collateral/review/Checks.tsx';
import { textsOf } from '#tests/kit/action-texts.tsx';
import { euro } from '#tests/kit/money.ts';
import { render } from '#tests/kit/render.tsx';

const valued = (amountMinor: number) => ({ value: euro(amountMinor), validUntil: '2027-01-17' });
const collateral = { missingDocuments: [], valuation: null, declaredValue: euro(900_00), documents: [] };

/** The checks, with a mark before those that fail. Of the collateral only the members above are read. */
function checksOf(change: object): readonly string[] {
  render(<Checks collateral={{ ...collateral, ...change } as never} />);
  return screen.getAllByRole('listitem').map((item) => {
    const mark = item.querySelector('[style*="warning"]') ? '! ' : '';
    return `${mark}${item.textContent}`;
  });
}

test.each([
  [valued(900_00), 'As declared'],
  [valued(950_00), '€50.00 more than declared'],
  [valued(850_00), '! €50.00 less than declared'],
])('a valuation is compared with what was declared: %j', (valuation, line) => {
  expect(checksOf({ valuation }).at(-1)).toBe(line);
});

test('unchecked files, missing documents and a missing value fail', () => {
  const documents = ['UPLOADING', 'SCANNING', 'ACCEPTED'].map((status) => ({ status }));
  expect(checksOf({ documents, missingDocuments: ['PHOTO'] })).toEqual([
    '! Missing: photo',
    '! 2 files not arrived or checked yet',
    '! No value set yet',
  ]);
});

test.each([
  [null, 'Others see that you are reviewing this.'],
  [{ name: 'Chen Wei' }, 'Chen Wei is reviewing this. You take it over.'],
])('whoever starts a review reads whose it is: %j', (reviewer, lead) => {
  expect(textsOf(takeCollateral, { entity: { id: 'col_1', reviewer } }).lead).toBe(lead);
});

test.each([
  [null, 900],
  [valued(850_00), 850],
])('a value begins with what the collateral is worth: %j', (valuation, initialValue) => {
  expect(valueField('Value').initial({ ...collateral, valuation } as never)).toBe(initialValue);
});
