import {
  blockScratchcard,
  getScratchcard,
  getScratchcardFraud,
  listAllScratchcards,
  startScratchcardsJob,
  unblockScratchcard,
  unlockScratchcard,
} from '#contracts/scratchcards/administration-endpoints.ts';
import { contractApi } from '#src/api/from-contract.ts';

export const {
  useListAllScratchcardsQuery,
  useGetScratchcardQuery,
  useGetScratchcardFraudQuery,
  useBlockScratchcardMutation,
  useUnblockScratchcardMutation,
  useUnlockScratchcardMutation,
  useStartScratchcardsJobMutation,
} = contractApi({
  listAllScratchcards,
  getScratchcard,
  getScratchcardFraud,
  blockScratchcard,
  unblockScratchcard,
  unlockScratchcard,
  startScratchcardsJob,
});
