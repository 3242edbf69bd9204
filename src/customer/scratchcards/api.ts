import {
  createScratchcardToken,
  listMyScratchcards,
  redeemScratchcard,
  revealScratchcard,
} from '#contracts/scratchcards/own.ts';
import { api } from '#src/api/api.ts';
import { changes, reads } from '#src/api/from-contract.ts';

export const {
  useCreateScratchcardTokenMutation,
  useRedeemScratchcardMutation,
  useListMyScratchcardsQuery,
  useRevealScratchcardMutation,
} = api.injectEndpoints({
  endpoints: (build) => ({
    createScratchcardToken: changes(build, createScratchcardToken),
    redeemScratchcard: changes(build, redeemScratchcard),
    listMyScratchcards: reads(build, listMyScratchcards),
    revealScratchcard: changes(build, revealScratchcard),
  }),
});
