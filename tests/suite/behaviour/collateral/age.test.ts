import { expect, test } from 'vitest';
import { euro } from '#tests/kit/money.ts';
import { withReviewer } from '#tests/kit/secured-purchase.ts';
import { opened } from '#tests/suite/backend.ts';

// It is 2027: electronics are taken up to an age of 3 years, vehicles up to 10, and gold of any age.
test.each([
  ['ELECTRONICS', 2024, 201],
  ['ELECTRONICS', 2023, 422],
  ['VEHICLE', 2017, 201],
  ['VEHICLE', 2016, 422],
  ['VEHICLE', 2028, 422],
] as const)('createCollateral of %s made in %i is answered with %i', async (type, yearMade, status) => {
  const { backend, customer, collateral } = await withReviewer(await opened('new-user'));
  const params = { orderId: (await collateral.securedOrder()).id };
  const body = { type, description: 'Hardly used', declaredValue: euro(1_200_00), yearMade };
  const response = await backend.ask('createCollateral', { params, body, ...customer.as });
  expect(response.status).toBe(status);
  if (status === 201) expect(response.body).toMatchObject({ yearMade });
  else expect(response.body).toMatchObject({ errors: [{ pointer: '/yearMade', code: 'out-of-range' }] });
});

test('createCollateral and updateCollateral store the year only for a kind whose age matters', async () => {
  const { backend, customer, collateral } = await withReviewer(await opened('new-user'));
  const params = { orderId: (await collateral.securedOrder()).id };
  const gold = {
    type: 'GOLD_JEWELLERY',
    description: 'Gold chain, 750',
    declaredValue: euro(1_200_00),
  } as const;
  const call = { params, body: { ...gold, yearMade: 1950 } };
  const { id, yearMade } = await backend.done(201, 'createCollateral', call, customer.as);
  expect(yearMade).toBeNull();
  const change = { params: { collateralId: id }, body: { ...gold, type: 'ELECTRONICS' } } as const;
  const problem = await backend.rejected('validation-failed', 'updateCollateral', change, {
    ...customer.as,
    ifMatch: '"1"',
  });
  expect(problem.errors).toMatchObject([{ pointer: '/yearMade', code: 'required' }]);
});
