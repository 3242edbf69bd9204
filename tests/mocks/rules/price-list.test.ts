import { expect, test } from 'vitest';
import { goldValue } from '#mocks/rules/price-list.ts';
import { openBackend } from '#tests/kit/backend.ts';

test('gold is valued by its fine part, bought at 80.00 and sold at 90.00 per gram', () => {
  // 38 g of 750: 28.5 g are fine, 28.5 × 80.00 and 28.5 × 90.00
  expect(goldValue(750, 38)).toEqual({ lowMinor: 2_280_00, highMinor: 2_565_00 });
  // 0.333 g are fine
  expect(goldValue(333, 1)).toEqual({ lowMinor: 26_64, highMinor: 29_97 });
  expect(goldValue(999, 10_000)).toEqual({ lowMinor: 799_200_00, highMinor: 899_100_00 });
});

test('anyone gets the estimate over HTTP, except for impossible weight and fineness', async () => {
  const backend = await openBackend({ scenario: 'happy' });
  const query = { fineness: 585, grams: 20 };
  expect(await backend.done(200, 'getCollateralEstimate', { query })).toEqual({
    currency: 'EUR',
    lowMinor: 936_00, // 11.7 g
    highMinor: 1_053_00,
  });
  await backend.rejected('validation-failed', 'getCollateralEstimate', { query: { ...query, grams: 0 } });
  await backend.rejected('validation-failed', 'getCollateralEstimate', {
    query: { ...query, fineness: 1_000 },
  });
});
