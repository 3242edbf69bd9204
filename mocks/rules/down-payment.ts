import { halfEven, ratio, toMinor } from './rational.ts';

/** No more than 80 % is paid at once: what is left must be worth a plan. */
export const MAX_DOWN_PAYMENT_BPS = 8_000;

export interface Division {
  readonly downPayment: number;
  readonly financed: number;
}

/**
 * Divides a total into what is paid at once and what is financed (DOMAIN 2.5.6): 25 % of 99.99 is 25.00 and 74.99.
 * @param total minor units
 * @param shareBps 0 to 10 000
 */
export function divideTotal(total: number, shareBps: number): Division {
  const downPayment = toMinor(halfEven(ratio(BigInt(total) * BigInt(shareBps), 10_000)));
  return { downPayment, financed: total - downPayment };
}

/** The share that applies: what the customer chose, but never less than the offer asks for. Basis points. */
export function downPaymentShare(offerMinimumBps: number, chosenBps: number | null): number {
  return Math.max(offerMinimumBps, Math.min(chosenBps ?? offerMinimumBps, MAX_DOWN_PAYMENT_BPS));
}
