import { listing } from '../handlers.ts';

export const listBatches = listing('listBatches', {
  table: 'batches',
  joins: [],
  view: (row) => row,
  search: (item) => [item.number, item.name, item.createdBy],
});
