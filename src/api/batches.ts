import { listBatches } from '#contracts/scratchcards/endpoints.ts';
import { api } from './api.ts';
import { reads } from './from-contract.ts';

export const { useListBatchesQuery } = api.injectEndpoints({
  endpoints: (build) => ({ listBatches: reads(build, listBatches, ['Batch']) }),
});
