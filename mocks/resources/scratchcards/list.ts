import { listing } from '#mocks/handler-types.ts';
import { viewScratchcard } from './view.ts';

export const listBatches = listing('listBatches', {
  table: 'batches',
  view: (row) => row,
});

export const listMyScratchcards = listing('listMyScratchcards', {
  table: 'scratchcards',
  view: viewScratchcard,
  owner: 'ownerId',
});
