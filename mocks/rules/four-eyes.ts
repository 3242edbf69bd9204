import { type Currency, inMinor } from '#contracts/money.ts';

/** In whole units of a currency: above this a second administrator is needed (docs/domain.md, "Four eyes"). */
const LIMIT_OF_ONE_PERSON = 500;

/**
 * Returns what one person can still give back of a payment, or give to a customer in scratchcards, in minor units, 0 or more.
 * @param before what was given before, by whomever: all is added up, so that several small amounts need approval, too
 */
export const giveableAlone = (before: number, currency: Currency): number =>
  Math.max(0, inMinor(LIMIT_OF_ONE_PERSON, currency) - before);

/** Returns what one person can still refund of a payment, in minor units; all its refunds are added up. */
export const refundableAlone = (refundedBefore: number, refundable: number, currency: Currency): number =>
  Math.min(refundable, giveableAlone(refundedBefore, currency));
