import {
  blockScratchcard,
  getScratchcard,
  getScratchcardFraud,
  listAllScratchcards,
  startScratchcardsJob,
  unblockScratchcard,
  unlockScratchcard,
} from '#contracts/scratchcards/review.ts';
import { api } from '#src/api/api.ts';
import { changes, reads } from '#src/api/from-contract.ts';

export const {
  useListAllScratchcardsQuery,
  useGetScratchcardQuery,
  useGetScratchcardFraudQuery,
  useBlockScratchcardMutation,
  useUnblockScratchcardMutation,
  useUnlockScratchcardMutation,
  useStartScratchcardsJobMutation,
} = api.injectEndpoints({
  endpoints: (build) => ({
    listAllScratchcards: reads(build, listAllScratchcards),
    getScratchcard: reads(build, getScratchcard),
    getScratchcardFraud: reads(build, getScratchcardFraud),
    blockScratchcard: changes(build, blockScratchcard),
    unblockScratchcard: changes(build, unblockScratchcard),
    unlockScratchcard: changes(build, unlockScratchcard),
    startScratchcardsJob: changes(build, startScratchcardsJob),
  }),
});
