import {
  createScratchcardToken,
  listMyScratchcards,
  redeemScratchcard,
  revealScratchcard,
} from '#contracts/scratchcards/own.ts';
import { previewScratchcard } from '#contracts/scratchcards/previews.ts';
import { contractApi } from '#src/api/from-contract.ts';

export const {
  useCreateScratchcardTokenMutation,
  usePreviewScratchcardQuery,
  useRedeemScratchcardMutation,
  useListMyScratchcardsQuery,
  useRevealScratchcardMutation,
} = contractApi({
  createScratchcardToken,
  previewScratchcard,
  redeemScratchcard,
  listMyScratchcards,
  revealScratchcard,
});
