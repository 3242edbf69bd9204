import { halfEven, ratio, toMinor } from './rational.ts';

/** At most 80 % is paid at once, so that enough remains to be financed. */
export const MAX_DOWN_PAYMENT_BPS = 8_000;

export interface Division {
  readonly downPayment: number;
  readonly financed: number;
}

/**
 * Divides a total into what is paid at once and what is financed (docs/domain.md, "Down payment"): 25 % of 99.99 is
 * 25.00, and 74.99 is financed.
 * @param total minor units
 * @param shareBps 0 to 10 000
 */
export function divideTotal(total: number, shareBps: number): Division {
  const downPayment = toMinor(halfEven(ratio(BigInt(total) * BigInt(shareBps), 10_000)));
  return { downPayment, financed: total - downPayment };
}

/**
 * The smallest share in whole percent, in basis points, that leaves at most `maxFinanced` to finance; null where even
 * 80 % does not.
 * @param total minor units
 * @param maxFinanced minor units
 */
export function shareToFinance(total: number, maxFinanced: number): number | null {
  // The down payment is rounded: half a minor unit less than needed suffices, unless it rounds down to even.
  const percent = Math.max(0, Math.ceil(((total - maxFinanced) * 100 - 50) / total));
  const share = [percent, percent + 1].find((each) => divideTotal(total, each * 100).financed <= maxFinanced);
  return share === undefined || share * 100 > MAX_DOWN_PAYMENT_BPS ? null : share * 100;
}

/** Returns the share that applies, in basis points: the customer's choice, limited to the offer's minimum and 80 %. */
export function downPaymentShare(offerMinimumBps: number, chosenBps: number | null): number {
  return Math.max(offerMinimumBps, Math.min(chosenBps ?? offerMinimumBps, MAX_DOWN_PAYMENT_BPS));
}
