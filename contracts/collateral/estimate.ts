import { described } from '#contracts/described.ts';
import { Currency, PositiveMinor } from '#contracts/money.ts';
import { z } from '#contracts/z.ts';

/** The maximum weight of an estimate, in grams. */
export const maxGrams = 10_000;

export const CollateralEstimate = described(
  z
    .object({
      currency: Currency,
      lowMinor: described(PositiveMinor, 'The price at which it is bought.'),
      highMinor: described(PositiveMinor, 'The price at which it is sold.'),
    })
    .check(
      z.refine(({ lowMinor, highMinor }) => lowMinor <= highMinor, {
        path: ['highMinor'],
        message: 'High is not below low',
      }),
    ),
  'The value of gold at the prices of the day. A reviewer may determine another value.',
);
export type CollateralEstimate = z.output<typeof CollateralEstimate>;
