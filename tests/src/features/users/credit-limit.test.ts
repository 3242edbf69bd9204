import { expect, test } from 'vitest';
import { changeCreditLimit } from '#src/features/users/actions.ts';

test.each([
  ['EUR', 1_500_00, 1_500],
  ['JPY', 1_500, 1_500],
  ['KWD', 1_500_250, 1_500.25],
])('the dialog starts with the limit in whole %s', (currency, amountMinor, shown) => {
  const field = changeCreditLimit.form?.['creditLimit'];
  const customer = { creditLimit: { amountMinor, currency } };
  expect(field?.initial(customer as never)).toBe(shown); // of a customer only this is read
});
