import { endpoint } from '#contracts/endpoint.ts';
import { Currency, PositiveMinor } from '#contracts/money.ts';
import { wholeNumber } from '#contracts/paging.ts';
import { z } from '#contracts/z.ts';

/** The maximum weight of an estimate, in grams. */
export const mostGrams = 10_000;

/** The value of gold at the prices of the day. A reviewer may determine another value. */
export const CollateralEstimate = z
  .object({
    currency: Currency,
    /** The price at which it is bought. */
    lowMinor: PositiveMinor,
    /** The price at which it is sold. */
    highMinor: PositiveMinor,
  })
  .check(
    z.refine(({ lowMinor, highMinor }) => lowMinor <= highMinor, {
      path: ['highMinor'],
      message: 'High is not below low',
    }),
  );
export type CollateralEstimate = z.output<typeof CollateralEstimate>;

export const getCollateralEstimate = endpoint({
  method: 'GET',
  path: '/v1/collateral-estimates',
  summary: 'What gold is worth by the price list, as a range',
  access: 'public',
  query: {
    /** The fineness on the stamp: parts of gold in a thousand. */
    fineness: wholeNumber(1, 999),
    grams: wholeNumber(1, mostGrams),
  },
  answers: { 200: CollateralEstimate },
  problems: [],
  since: '3.0.0',
  examples: [{ name: 'a bracelet', query: { fineness: 750, grams: 38 } }],
});
