import { expect, test } from 'vitest';
import { changeCreditLimit } from '#src/administration/users/actions.ts';

test.each([
  ['EUR', 1_500_00, 1_500],
  ['JPY', 1_500, 1_500],
  ['KWD', 1_500_250, 1_500.25],
])('the dialog starts with the limit in whole %s', (currency, amountMinor, initialValue) => {
  const field = changeCreditLimit.form?.['creditLimit'];
  const customer = { creditLimit: { amountMinor, currency } };
  expect(field?.initial(customer as never)).toBe(initialValue); // of a customer only this is read
});

test.each([
  [3_999_99, 'Request €3,999.99'],
  [4_000_00, 'Set to €4,000.00'],
  [6_000_00, 'Set to €6,000.00'],
  [6_000_01, 'Request €6,000.01'],
])('a limit of %i that one administrator can set is set, any other requested', (amountMinor, label) => {
  const euros = (minor: number) => ({ amountMinor: minor, currency: 'EUR' }) as const;
  const customer = { limitsOfOne: { least: euros(4_000_00), most: euros(6_000_00) } };
  const formats = { money: ({ amountMinor: minor }: { amountMinor: number }) => euroText(minor) };
  const values = { creditLimit: euros(amountMinor) };
  expect(changeCreditLimit.confirm?.(values as never, formats as never, customer as never)).toBe(label); // what it reads
});

const euroText = (minor: number) =>
  new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'EUR' }).format(minor / 100);
