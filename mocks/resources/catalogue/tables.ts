import { defineTable } from '#mocks/store/table-definition.ts';
import type { DiscountRecord, OfferChangeRecord, OfferRecord, ProductRecord } from './record.ts';

export const catalogueTables = {
  products: defineTable<ProductRecord>()({
    indexes: { sku: (row) => row.sku, category: (row) => row.category },
    unique: ['sku'],
  }),

  offers: defineTable<OfferRecord>()({ entity: { type: 'offer', isPublic: true } }),

  discounts: defineTable<DiscountRecord>()({
    entity: { type: 'discount' },
    orders: { validFrom: (row) => row.validFrom, validTo: (row) => row.validTo },
  }),

  offerChanges: defineTable<OfferChangeRecord>()({
    orders: { at: (row) => row.at },
  }),
};
