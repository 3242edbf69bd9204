import { listBatches } from '#contracts/scratchcards/endpoints.ts';
import { api } from '#src/api/api.ts';
import { reads } from '#src/api/from-contract.ts';

export const { useListBatchesQuery } = api.injectEndpoints({
  endpoints: (build) => ({ listBatches: reads(build, listBatches, ['Batch']) }),
});
