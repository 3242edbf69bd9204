import type { AvailableOffer, Comparison } from '#contracts/orders/quote.ts';
import type { Money } from '#contracts/money.ts';

/**
 * Suggests what the cart lacks for its first plan, or that it is too large for all of them, or names the lowest monthly
 * amount of a plan with its down payment.
 */
export type CartHint =
  | { readonly kind: 'add'; readonly missing: Money; readonly name: string }
  | {
      readonly kind: 'monthly';
      readonly amount: Money;
      readonly downPayment: Money;
      readonly months: number;
      readonly secured: boolean;
    }
  | { readonly kind: 'reduce' }
  | null;

/**
 * Returns the hint of a cart from the backend's comparison, without computing any figure. As on the product cards,
 * the monthly amount is of a plan without collateral; a secured plan is named only for a cart that is too large for
 * the others.
 */
export function cartHint({ offers }: Comparison): CartHint {
  const available = offers.filter((offer) => offer.available);
  const unsecured = available.filter(({ offer }) => !offer.collateralRequired);
  const [lowest] = (unsecured.length > 0 ? unsecured : available).toSorted((a, b) => monthly(a) - monthly(b));
  const [run] = lowest?.instalments ?? [];
  if (lowest && run) {
    const amount = { amountMinor: run.amountMinor, currency: lowest.totalPayable.currency };
    const { downPayment, offer } = lowest;
    const { months, collateralRequired: secured } = offer;
    return { kind: 'monthly', amount, downPayment, months, secured };
  }
  if (available.length > 0) return null;
  const nearest = offers
    .flatMap((offer) => {
      const difference =
        offer.available || offer.refusal.code !== 'below-minimum' ? null : offer.refusal.difference;
      return difference ? [{ kind: 'add' as const, missing: difference, name: offer.offer.name }] : [];
    })
    .toSorted((a, b) => a.missing.amountMinor - b.missing.amountMinor);
  const isTooLarge = offers.some((offer) => !offer.available && offer.refusal.code === 'above-maximum');
  return nearest[0] ?? (isTooLarge ? { kind: 'reduce' } : null);
}

const monthly = ({ instalments }: AvailableOffer) => instalments[0]?.amountMinor ?? Infinity;
