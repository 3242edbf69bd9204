import {
  createScratchcardToken,
  listMyScratchcards,
  redeemScratchcard,
  revealScratchcard,
} from '#contracts/scratchcards/endpoints.ts';
import { previewScratchcard } from '#contracts/scratchcards/preview-endpoints.ts';
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
