import { listing } from '#mocks/resources/handler-types.ts';
import { viewBatch } from './batch-view.ts';
import { viewScratchcard, viewScratchcardRow } from './view.ts';

export const listBatches = listing('listBatches', {
  table: 'batches',
  view: viewBatch,
});

export const listMyScratchcards = listing('listMyScratchcards', {
  table: 'scratchcards',
  view: viewScratchcard,
  owner: 'ownerId',
});

export const listAllScratchcards = listing('listAllScratchcards', {
  table: 'scratchcards',
  view: viewScratchcardRow,
});
