import { Currency, PositiveMinor } from '#contracts/money.ts';
import { z } from '#contracts/z.ts';

/** The maximum weight of an estimate, in grams. */
export const maxGrams = 10_000;

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
