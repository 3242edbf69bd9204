import { createBatch, exportPins, getBatch, listBatches } from '#contracts/scratchcards/batch-endpoints.ts';
import { contractApi } from '#src/api/from-contract.ts';

export const { useGetBatchQuery, useListBatchesQuery, useCreateBatchMutation, useExportPinsMutation } =
  contractApi({ getBatch, listBatches, createBatch, exportPins });
