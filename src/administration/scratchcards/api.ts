import {
  activateBatch,
  approveBatch,
  closeBatch,
  createBatch,
  createBatchCards,
  exportPins,
  freezeBatch,
  unfreezeBatch,
  voidBatch,
} from '#contracts/scratchcards/administration.ts';
import { getBatch, listBatches } from '#contracts/scratchcards/endpoints.ts';
import { api } from '#src/api/api.ts';
import { changes, reads } from '#src/api/from-contract.ts';

export const {
  useGetBatchQuery,
  useListBatchesQuery,
  useCreateBatchMutation,
  useCreateBatchCardsMutation,
  useActivateBatchMutation,
  useApproveBatchMutation,
  useFreezeBatchMutation,
  useUnfreezeBatchMutation,
  useCloseBatchMutation,
  useVoidBatchMutation,
  useExportPinsMutation,
} = api.injectEndpoints({
  endpoints: (build) => ({
    getBatch: reads(build, getBatch),
    listBatches: reads(build, listBatches),
    createBatch: changes(build, createBatch),
    createBatchCards: changes(build, createBatchCards),
    activateBatch: changes(build, activateBatch),
    approveBatch: changes(build, approveBatch),
    freezeBatch: changes(build, freezeBatch),
    unfreezeBatch: changes(build, unfreezeBatch),
    closeBatch: changes(build, closeBatch),
    voidBatch: changes(build, voidBatch),
    exportPins: changes(build, exportPins),
  }),
});
