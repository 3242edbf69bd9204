import { endpoint } from '#contracts/endpoint.ts';
import { wholeNumber } from '#contracts/paging.ts';
import { CollateralEstimate, maxGrams } from './estimate.ts';

export const getCollateralEstimate = endpoint({
  method: 'GET',
  path: '/v1/collateral-estimates',
  summary: 'What gold is worth by the price list, as a range',
  access: 'public',
  query: {
    /** The fineness on the stamp: parts of gold in a thousand. */
    fineness: wholeNumber(1, 999),
    grams: wholeNumber(1, maxGrams),
  },
  responses: { 200: CollateralEstimate },
  problems: [],
  since: '3.0.0',
  examples: [{ name: 'a bracelet', query: { fineness: 750, grams: 38 } }],
});
