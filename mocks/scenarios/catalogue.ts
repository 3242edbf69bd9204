import type { CartItem } from '#contracts/orders/cart.ts';
import type { ProductRecord } from '#mocks/resources/catalogue/record.ts';
import { firstDiscounts } from '#mocks/rules/discounts.ts';
import { planOffers } from '#mocks/rules/offers.ts';
import type { Transaction } from './scenario.ts';

type CatalogueEntry = Pick<ProductRecord, 'sku' | 'name' | 'description' | 'category'> & {
  readonly cents: number;
};

const catalogueEntries: readonly CatalogueEntry[] = [
  {
    sku: 'ESPRESSO-01',
    name: 'Espresso machine',
    description: 'Two boilers, a brass group and a wooden lever. Warm in eight minutes.',
    category: 'KITCHEN',
    cents: 1_200_00,
  },
  {
    sku: 'GRINDER-01',
    name: 'Coffee grinder',
    description: 'Conical steel burrs, stepless, quiet enough for early mornings.',
    category: 'KITCHEN',
    cents: 210_00,
  },
  {
    sku: 'DRIPPER-01',
    name: 'Pour-over dripper',
    description: 'Porcelain, for one or two cups, with forty paper filters.',
    category: 'KITCHEN',
    cents: 49_00,
  },
  {
    sku: 'EBIKE-01',
    name: 'City e-bike',
    description: 'Belt drive, 60 km of range, lights that need no batteries.',
    category: 'CYCLING',
    cents: 2_400_00,
  },
  {
    sku: 'HEADPHONES-01',
    name: 'Headphones',
    description: 'Closed, over the ear, 40 hours between charges, every part replaceable.',
    category: 'AUDIO',
    cents: 349_00,
  },
  {
    sku: 'TURNTABLE-01',
    name: 'Turntable',
    description: 'Belt driven, with a carbon arm and a built-in phono stage.',
    category: 'AUDIO',
    cents: 599_00,
  },
  {
    sku: 'CAMERA-01',
    name: 'Travel camera',
    description: 'A fixed 35 mm lens, a bright finder and a shutter you can hardly hear.',
    category: 'PHOTO',
    cents: 890_00,
  },
  {
    sku: 'ARMCHAIR-01',
    name: 'Reading armchair',
    description: 'Oak and wool, with a headrest at the right height. Assembled by two people.',
    category: 'HOME',
    cents: 740_00,
  },
];

/** Products have the same ids in every scenario, so that a cart stays valid when the scenario changes. */
export const products: readonly ProductRecord[] = catalogueEntries.map(({ cents, ...product }, index) => ({
  ...product,
  id: `prd_01JH8ZK3W0000000000000000${index}`,
  imageUrl: `/products/${product.sku}.svg`,
  unitPrice: { amountMinor: cents, currency: 'EUR' },
  active: true,
}));

/** Adds products, offers and discount codes. */
export function fillCatalogue({ tables }: Transaction): void {
  for (const product of products) tables.products.insert(product);
  for (const terms of planOffers) tables.offers.insert({ id: terms.code, terms });
  for (const discount of firstDiscounts) tables.discounts.insert({ ...discount, version: 1 });
}

const productBySku = new Map(products.map((product) => [product.sku, product]));
const bySku = (skus: readonly string[]) => skus.flatMap((sku) => productBySku.get(sku) ?? []);

/** Returns a cart with one of each product. */
export const itemsOf = (skus: readonly string[]): CartItem[] =>
  bySku(skus).map(({ id }) => ({ productId: id, quantity: 1 }));

/** Returns the total price of one of each product, in cents. */
export const priceOf = (skus: readonly string[]): number =>
  bySku(skus).reduce((sum, { unitPrice }) => sum + unitPrice.amountMinor, 0);
