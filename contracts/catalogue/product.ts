import { described } from '#contracts/described.ts';
import { ProductId } from '#contracts/ids.ts';
import { AprcPpm, NonNegativeMoney, PositiveMoney } from '#contracts/money.ts';
import { z } from '#contracts/z.ts';
import { OfferCode, PlanOffer } from './plan-offer.ts';

export const MonthlyFrom = described(
  z.object({
    amount: described(PositiveMoney, 'The regular instalment. The last one can differ by a few minor units.'),
    downPayment: described(NonNegativeMoney, 'What is paid at once.'),
    months: PlanOffer.shape.months,
    offerCode: OfferCode,
    aprcPpm: AprcPpm,
  }),
  'The lowest instalment for a price: a plan without collateral, with its smallest down payment, due on the day of the purchase.',
);
export type MonthlyFrom = z.output<typeof MonthlyFrom>;

export const Product = described(
  z.object({
    id: ProductId,
    sku: z.string().check(z.regex(/^[A-Z0-9-]{3,20}$/)),
    name: z.string().check(z.minLength(1), z.maxLength(120)),
    description: z.string().check(z.maxLength(400)),
    imageUrl: described(
      z.string().check(z.regex(/^\/[A-Za-z0-9/_.-]+$/)),
      'A path on this origin, never an address of another site.',
    ),
    unitPrice: PositiveMoney,
    category: z.enum(['KITCHEN', 'CYCLING', 'AUDIO', 'HOME', 'PHOTO']),
    monthlyFrom: described(
      z.nullable(MonthlyFrom),
      'The lowest monthly price of one piece; null if no plan fits its price.',
    ),
    active: z.boolean(),
  }),
  'A product of the catalogue.',
);
export type Product = z.output<typeof Product>;
