import { Instant, LocalDate } from '#contracts/dates.ts';
import { endpoint } from '#contracts/endpoint.ts';
import { BatchId, ScratchcardId } from '#contracts/ids.ts';
import { bulkActions } from '#contracts/jobs/bulk.ts';
import { CountBound, paged } from '#contracts/paging.ts';
import { Reason } from '#contracts/reason.ts';
import { z } from '#contracts/z.ts';
import { ScratchcardDetails, ScratchcardFraud, ScratchcardRow } from './scratchcard-review.ts';
import { ScratchcardKind, ScratchcardStatus } from './scratchcard.ts';

const administered = { access: 'administrator', entity: 'scratchcard', since: '3.0.0' } as const;

export const listAllScratchcards = endpoint({
  ...administered,
  method: 'GET',
  path: '/v1/admin/scratchcards',
  summary: 'All scratchcards, for the administration',
  permission: 'scratchcards.read',
  ...paged({
    item: ScratchcardRow,
    sums: ['value'],
    sort: ['code', 'status', 'failedAttempts', 'redeemedAt', 'createdAt'],
    defaultSort: 'code',
    search: ['code', 'id'],
    filters: { batchId: BatchId, status: ScratchcardStatus, kind: ScratchcardKind },
    ranges: {
      createdAt: Instant,
      activatedAt: Instant,
      redeemedAt: Instant,
      expiresOn: LocalDate,
      failedAttempts: CountBound,
    },
  }),
  problems: [],
  examples: [{ name: 'locked or blocked', query: { filter: { status: ['LOCKED', 'BLOCKED'] } } }],
});

const ofScratchcard = { ...administered, params: { scratchcardId: ScratchcardId } } as const;
const params = { scratchcardId: '{scratchcard}' };

export const getScratchcard = endpoint({
  ...ofScratchcard,
  method: 'GET',
  path: '/v1/admin/scratchcards/{scratchcardId}',
  summary: 'Any scratchcard, with what can be done with it',
  permission: 'scratchcards.read',
  version: 'answers',
  responses: { 200: ScratchcardDetails },
  problems: [],
  examples: [{ name: 'one', params }],
});

const reviewing = {
  ...ofScratchcard,
  method: 'POST',
  permission: 'scratchcards.block',
  idempotent: true,
  version: 'requires',
  body: z.object({ reason: Reason }),
  responses: { 200: ScratchcardDetails },
  problems: ['invalid-transition'],
} as const;

export const blockScratchcard = endpoint({
  ...reviewing,
  path: '/v1/admin/scratchcards/{scratchcardId}/block',
  summary: 'Block a scratchcard that was not redeemed',
  takes: 'scratchcard.block',
  audit: 'scratchcard.blocked',
  examples: [{ name: 'stolen', params, body: { reason: 'Reported as stolen' } }],
});

export const unblockScratchcard = endpoint({
  ...reviewing,
  path: '/v1/admin/scratchcards/{scratchcardId}/unblock',
  summary: 'Restore a blocked scratchcard to its previous state',
  takes: 'scratchcard.unblock',
  audit: 'scratchcard.unblocked',
  examples: [{ name: 'found', params, body: { reason: 'It was found again' } }],
});

export const unlockScratchcard = endpoint({
  ...reviewing,
  path: '/v1/admin/scratchcards/{scratchcardId}/unlock',
  summary: 'End the lock that wrong PINs have caused',
  takes: 'scratchcard.unlock',
  audit: 'scratchcard.unlocked',
  examples: [{ name: 'by phone', params, body: { reason: 'The customer has the card in hand' } }],
});

export const startScratchcardsJob = endpoint({
  ...administered,
  path: '/v1/admin/scratchcards/bulk-actions',
  summary:
    'Run a command on many scratchcards as a job, which blocks or unblocks them, with a result for each',
  permission: 'scratchcards.block',
  ...bulkActions(
    ScratchcardId,
    { name: 'listAllScratchcards', query: listAllScratchcards.query },
    { param: 'scratchcardId', entity: 'scratchcard' },
    { block: 'blockScratchcard', unblock: 'unblockScratchcard' },
  ),
  examples: [
    {
      name: 'block what a batch has left',
      body: {
        action: 'block',
        target: { matching: { filter: { batchId: ['bat_01JH8ZK3W00000000000000000'], status: ['ACTIVE'] } } },
        dryRun: true,
        reason: 'A parcel was lost',
      },
    },
    {
      name: 'chosen ones',
      body: {
        action: 'unblock',
        target: { ids: ['crd_01JH8ZK3W00000000000000000'] },
        dryRun: false,
        reason: 'The cards were found',
      },
    },
  ],
});

export const getScratchcardFraud = endpoint({
  ...administered,
  method: 'GET',
  path: '/v1/admin/scratchcard-fraud',
  summary: 'Who enters wrong PINs, how many scratchcards they have locked, and whether any card exists twice',
  permission: 'scratchcards.read',
  responses: { 200: ScratchcardFraud },
  problems: [],
  examples: [{ name: 'now' }],
});
