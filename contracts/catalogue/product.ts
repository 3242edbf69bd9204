import { ProductId } from '#contracts/ids.ts';
import { AprcPpm, NonNegativeMoney, PositiveMoney } from '#contracts/money.ts';
import { z } from '#contracts/z.ts';
import { OfferCode, PlanOffer } from './plan-offer.ts';

/**
 * The lowest instalment for a price: a plan without collateral, with its smallest down payment, due on the day of the
 * purchase.
 */
export const MonthlyFrom = z.object({
  /** The regular instalment. The last one can differ by a few minor units. */
  amount: PositiveMoney,
  /** What is paid at once. */
  downPayment: NonNegativeMoney,
  months: PlanOffer.shape.months,
  offerCode: OfferCode,
  aprcPpm: AprcPpm,
});
export type MonthlyFrom = z.output<typeof MonthlyFrom>;

/** A product of the catalogue. */
export const Product = z.object({
  id: ProductId,
  sku: z.string().check(z.regex(/^[A-Z0-9-]{3,20}$/)),
  name: z.string().check(z.minLength(1), z.maxLength(120)),
  description: z.string().check(z.maxLength(400)),
  /** A path on this origin, never an address of another site. */
  imageUrl: z.string().check(z.regex(/^\/[A-Za-z0-9/_.-]+$/)),
  unitPrice: PositiveMoney,
  category: z.enum(['KITCHEN', 'CYCLING', 'AUDIO', 'HOME', 'PHOTO']),
  /** The lowest monthly price of one piece; null if no plan fits its price. */
  monthlyFrom: z.nullable(MonthlyFrom),
  active: z.boolean(),
});
export type Product = z.output<typeof Product>;
