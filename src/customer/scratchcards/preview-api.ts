import { previewScratchcard } from '#contracts/scratchcards/previews.ts';
import { contractApi } from '#src/api/from-contract.ts';

/** Apart from `api.ts`, because pages that only list scratchcards need no contract of payments. */
export const { usePreviewScratchcardQuery } = contractApi({ previewScratchcard });
