import { listing } from '#mocks/handler-types.ts';

export const listBatches = listing('listBatches', {
  table: 'batches',
  view: (row) => row,
});
