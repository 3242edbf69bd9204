import type { PlanOffer } from '#contracts/catalogue/plan-offer.ts';
import type { LocalDate } from '#contracts/dates.ts';
import type { PolicyProfile } from './profiles.ts';

/** Why an offer cannot be chosen for an amount, with the difference or limit in minor units or months. */
export type OfferMisfit =
  | { readonly code: 'below-minimum'; readonly missing: number }
  | { readonly code: 'above-maximum'; readonly excess: number }
  | { readonly code: 'months-above-profile'; readonly maxMonths: number }
  | { readonly code: 'interest-not-allowed' };

export type OfferTerms = Pick<
  PlanOffer,
  'nominalRatePpm' | 'months' | 'minOrder' | 'maxFinanced' | 'collateralRequired'
>;

/** In minor units of the offer's currency. */
export interface OfferedAmount {
  readonly total: number;
  readonly financed: number;
}

/** Returns whether an offer can be chosen on a day. */
export function isInForce(
  { active, validFrom, validTo }: Pick<PlanOffer, 'active' | 'validFrom' | 'validTo'>,
  today: LocalDate,
): boolean {
  return active && validFrom <= today && (validTo === null || today <= validTo);
}

/**
 * The guards of O2 and O4 on an offer (docs/domain.md, "Offers"): every reason against it, an empty list
 * means that it fits. Interest that is not allowed comes first, as no other amount helps, then what a customer can change.
 */
export function offerMisfits(
  offer: OfferTerms,
  { total, financed }: OfferedAmount,
  profile: PolicyProfile,
): OfferMisfit[] {
  const misfits: OfferMisfit[] = [];
  const missing = offer.minOrder.amountMinor - total;
  const excess = financed - offer.maxFinanced.amountMinor;
  if (offer.nominalRatePpm > 0 && !profile.allowsInterest) misfits.push({ code: 'interest-not-allowed' });
  if (missing > 0) misfits.push({ code: 'below-minimum', missing });
  if (excess > 0) misfits.push({ code: 'above-maximum', excess });
  if (!offer.collateralRequired && offer.months > profile.maxMonthsUnsecured) {
    misfits.push({ code: 'months-above-profile', maxMonths: profile.maxMonthsUnsecured });
  }
  return misfits;
}
