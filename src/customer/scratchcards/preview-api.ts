import { previewScratchcard } from '#contracts/scratchcards/previews.ts';
import { api } from '#src/api/api.ts';
import { reads } from '#src/api/from-contract.ts';

/** Apart from `api.ts`, because pages that only list scratchcards need no contract of payments. */
export const { usePreviewScratchcardQuery } = api.injectEndpoints({
  endpoints: (build) => ({ previewScratchcard: reads(build, previewScratchcard) }),
});
