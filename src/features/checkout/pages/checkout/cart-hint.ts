import type { AvailableOffer, Comparison } from '#contracts/orders/quote.ts';
import type { Money } from '#contracts/money.ts';

/** What the cart lacks for its first plan, or the least that a plan takes a month. */
export type CartHint =
  | { readonly kind: 'add'; readonly missing: Money; readonly name: string }
  | { readonly kind: 'monthly'; readonly amount: Money; readonly months: number; readonly secured: boolean }
  | null;

/**
 * The hint of a cart, from its comparison: nothing is computed here. As on the products, the monthly amount is one that
 * takes no collateral; only a cart too large for those plans names a secured one, and says so.
 */
export function cartHint({ offers }: Comparison): CartHint {
  const available = offers.filter((offer) => offer.available);
  const unsecured = available.filter(({ offer }) => !offer.collateralRequired);
  const [lowest] = (unsecured.length > 0 ? unsecured : available).toSorted((a, b) => monthly(a) - monthly(b));
  const [run] = lowest?.instalments ?? [];
  if (lowest && run) {
    const amount = { amountMinor: run.amountMinor, currency: lowest.totalPayable.currency };
    const { months, collateralRequired: secured } = lowest.offer;
    return { kind: 'monthly', amount, months, secured };
  }
  if (available.length > 0) return null;
  const nearest = offers
    .flatMap((offer) => {
      const difference =
        offer.available || offer.refusal.code !== 'below-minimum' ? null : offer.refusal.difference;
      return difference ? [{ kind: 'add' as const, missing: difference, name: offer.offer.name }] : [];
    })
    .toSorted((a, b) => a.missing.amountMinor - b.missing.amountMinor);
  return nearest[0] ?? null;
}

const monthly = ({ instalments }: AvailableOffer) => instalments[0]?.amountMinor ?? Infinity;
