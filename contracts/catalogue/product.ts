import { ProductId } from '#contracts/ids.ts';
import { AprcPpm, PositiveMoney } from '#contracts/money.ts';
import { z } from '#contracts/z.ts';
import { OfferCode, PlanOffer } from './plan-offer.ts';

/** The lowest instalment of a price: a plan without collateral, with its smallest down payment, due on the day of the purchase. */
export const MonthlyFrom = z.object({
  /** The regular instalment. The last one can differ by a few minor units. */
  amount: PositiveMoney,
  months: PlanOffer.shape.months,
  offerCode: OfferCode,
  aprcPpm: AprcPpm,
});
export type MonthlyFrom = z.output<typeof MonthlyFrom>;

/** Something that can be bought. */
export const Product = z.object({
  id: ProductId,
  sku: z.string().check(z.regex(/^[A-Z0-9-]{3,20}$/)),
  name: z.string().check(z.minLength(1), z.maxLength(120)),
  description: z.string().check(z.maxLength(400)),
  /** A path of this origin, never a foreign address. */
  imageUrl: z.string().check(z.regex(/^\/[A-Za-z0-9/_.-]+$/)),
  unitPrice: PositiveMoney,
  category: z.enum(['KITCHEN', 'CYCLING', 'AUDIO', 'HOME', 'PHOTO']),
  /** What one piece costs a month at least; null when no plan fits its price. */
  monthlyFrom: z.nullable(MonthlyFrom),
  active: z.boolean(),
});
export type Product = z.output<typeof Product>;
