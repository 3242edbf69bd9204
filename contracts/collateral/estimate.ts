import { endpoint } from '#contracts/endpoint.ts';
import { Currency, PositiveMinor } from '#contracts/money.ts';
import { wholeNumber } from '#contracts/paging.ts';
import { z } from '#contracts/z.ts';

/** The heaviest that is estimated. */
export const mostGrams = 10_000;

/** What gold is worth at the prices of the day. A reviewer may find another value. */
export const CollateralEstimate = z
  .object({
    currency: Currency,
    /** For what it is bought. */
    lowMinor: PositiveMinor,
    /** For what it is sold. */
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
    /** The stamp: how many parts of a thousand are gold. */
    fineness: wholeNumber(1, 999),
    grams: wholeNumber(1, mostGrams),
  },
  answers: { 200: CollateralEstimate },
  problems: [],
  since: '3.0.0',
  examples: [{ name: 'a bracelet', query: { fineness: 750, grams: 38 } }],
});
