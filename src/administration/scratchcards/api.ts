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
import { contractApi } from '#src/api/from-contract.ts';

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
} = contractApi({
  getBatch,
  listBatches,
  createBatch,
  createBatchCards,
  activateBatch,
  approveBatch,
  freezeBatch,
  unfreezeBatch,
  closeBatch,
  voidBatch,
  exportPins,
});
