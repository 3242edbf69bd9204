import {
  createScratchcardToken,
  listMyScratchcards,
  redeemScratchcard,
  revealScratchcard,
} from '#contracts/scratchcards/own.ts';
import { contractApi } from '#src/api/from-contract.ts';

export const {
  useCreateScratchcardTokenMutation,
  useRedeemScratchcardMutation,
  useListMyScratchcardsQuery,
  useRevealScratchcardMutation,
} = contractApi({
  createScratchcardToken,
  redeemScratchcard,
  listMyScratchcards,
  revealScratchcard,
});
