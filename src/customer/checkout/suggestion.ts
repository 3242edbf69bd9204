import type { AvailableOffer, Comparison } from '#contracts/orders/quote.ts';

/**
 * Returns the suggestion before the customer has chosen: the cheapest offer without collateral, so that customers do not pay
 * more or have more to do for a choice they did not make.
 */
export function suggestionOf({ offers }: Comparison): AvailableOffer | null {
  const available = offers
    .filter((offer) => offer.available)
    .filter(({ offer }) => !offer.collateralRequired);
  return available.find(({ badges }) => badges.includes('CHEAPEST')) ?? available[0] ?? null;
}
