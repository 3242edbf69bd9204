import { endpoint } from '#contracts/endpoint.ts';
import { ScratchcardTokenId } from '#contracts/ids.ts';
import { contractVersion } from '#contracts/version.ts';
import { z } from '#contracts/z.ts';
import { ScratchcardPreview } from './preview.ts';
import { redemptionProblems } from './scratchcard.ts';

export const previewScratchcard = endpoint({
  method: 'POST',
  path: '/v1/scratchcard-previews',
  summary: 'What a scratchcard can be used for, and where each cent would go; changes nothing',
  access: 'signedIn',
  entity: 'scratchcard',
  body: z.object({ scratchcardTokenId: ScratchcardTokenId }),
  responses: { 200: ScratchcardPreview },
  problems: [...redemptionProblems, 'customers-only'],
  since: contractVersion,
  examples: [{ name: 'by its token', body: { scratchcardTokenId: 'sct_01JH8ZK3W00000000000000000' } }],
});
