import { DiscountDetails } from '#contracts/catalogue/discount.ts';
import { OfferCode, PlanOffer } from '#contracts/catalogue/plan-offer.ts';
import { Product } from '#contracts/catalogue/product.ts';
import { Instant } from '#contracts/dates.ts';
import { z } from '#contracts/z.ts';
import { type RowOf, text } from '#mocks/store/row-fields.ts';

export const productRecord = z.omit(Product, { monthlyFrom: true });
export type ProductRecord = RowOf<typeof productRecord>;

/** An offer's terms in force; the code is the id. */
export const offerRecord = z.object({ id: OfferCode, terms: PlanOffer });
export type OfferRecord = RowOf<typeof offerRecord>;

/** An offer's terms that come into force at a given time. */
export const offerChangeRecord = z.object({ id: text, at: Instant, terms: PlanOffer });
export type OfferChangeRecord = RowOf<typeof offerChangeRecord>;

/** A discount code; the code is the id. */
export const discountRecord = z.omit(DiscountDetails, { phase: true, examples: true, actions: true });
export type DiscountRecord = RowOf<typeof discountRecord>;
