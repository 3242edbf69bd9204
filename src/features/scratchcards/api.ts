import { getBatch, listBatches } from '#contracts/scratchcards/endpoints.ts';
import { api } from '#src/api/api.ts';
import { reads } from '#src/api/from-contract.ts';

export const { useGetBatchQuery, useListBatchesQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    getBatch: reads(build, getBatch),
    listBatches: reads(build, listBatches),
  }),
});
