import { Approval } from '#contracts/approvals/approval.ts';
import { described } from '#contracts/described.ts';
import { endpoint } from '#contracts/endpoint.ts';
import { BatchId } from '#contracts/ids.ts';
import { changeUser } from '#contracts/users/endpoint-members.ts';
import { Reason } from '#contracts/reason.ts';
import { z } from '#contracts/z.ts';
import { GivenScratchcard } from './gift.ts';

export const giveScratchcard = endpoint({
  ...changeUser,
  path: '/v1/admin/users/{userId}/scratchcards',
  summary:
    'Give a customer an active scratchcard of a batch as a digital one. Above `giveableAlone` a second person approves; If-Match is the customer’s',
  entity: 'scratchcard',
  permission: 'scratchcards.issue',
  approval: {
    permission: 'scratchcards.approve',
    entity: 'user',
    param: 'userId',
    amount: { of: 'preview', member: 'value' },
  },
  takes: 'user.give-scratchcard',
  alsoTakes: ['batch.give'],
  audit: 'scratchcard.given',
  body: z.object({
    batchId: described(BatchId, 'A batch whose PINs have not been exported.'),
    reason: Reason,
  }),
  responses: { 201: GivenScratchcard, 202: Approval },
  location: '/v1/admin/scratchcards/{id}',
  problems: ['invalid-transition', 'currency-mismatch'],
  examples: [
    {
      name: 'for goodwill',
      params: { userId: '{user}' },
      body: { batchId: 'bat_01JH8ZK3W00000000000000000', reason: 'The parcel came a week late' },
    },
  ],
});
