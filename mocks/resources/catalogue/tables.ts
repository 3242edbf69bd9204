import { defineTable } from '#mocks/store/table-definition.ts';
import type { OfferChangeRecord, OfferRecord, ProductRecord } from './record.ts';

export const catalogueTables = {
  products: defineTable<ProductRecord>()({
    indexes: { sku: (row) => row.sku, category: (row) => row.category },
    unique: ['sku'],
  }),

  offers: defineTable<OfferRecord>()({ entity: { type: 'offer', isPublic: true } }),

  offerChanges: defineTable<OfferChangeRecord>()({
    orders: { at: (row) => row.at },
  }),
};
