import { listing } from '#mocks/handlers.ts';

export const listBatches = listing('listBatches', {
  table: 'batches',
  view: (row) => row,
  search: (item) => [item.number, item.name, item.createdBy],
});
