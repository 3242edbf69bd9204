import type { PlanOffer } from '#contracts/catalogue/plan-offer.ts';
import type { Product } from '#contracts/catalogue/product.ts';
import type { Instant } from '#contracts/dates.ts';

export type ProductRecord = Omit<Product, 'monthlyFrom'>;

/** An offer's terms in force; the code is the id. */
export interface OfferRecord {
  readonly id: string;
  readonly terms: PlanOffer;
}

/** An offer's terms that come into force at a given time. */
export interface OfferChangeRecord {
  readonly id: string;
  readonly at: Instant;
  readonly terms: PlanOffer;
}
