import { defineTable } from '#mocks/store/table-definition.ts';
import type { SavedViewRecord } from './record.ts';

export const savedViewTables = {
  savedViews: defineTable<SavedViewRecord>()({
    entity: { type: 'saved-view' },
    indexes: { list: (row) => row.list },
  }),
};
