import { Instant, LocalDate } from '#contracts/dates.ts';
import { endpoint } from '#contracts/endpoint.ts';
import { BatchId } from '#contracts/ids.ts';
import { CountBound, MinorBound, paged } from '#contracts/paging.ts';
import { BatchStatus, ScratchcardBatch, ScratchcardBatchDetails } from './batch.ts';

export const listBatches = endpoint({
  method: 'GET',
  path: '/v1/admin/batches',
  summary: 'Batches of scratchcards',
  access: 'administrator',
  entity: 'scratchcard-batch',
  permission: 'scratchcards.read',
  ...paged({
    item: ScratchcardBatch,
    sort: ['createdAt', 'number', 'name', 'value', 'quantity', 'expiresOn', 'status'],
    defaultSort: '-createdAt',
    search: ['number', 'name', 'createdBy', 'reseller', 'id'],
    filters: { status: BatchStatus },
    ranges: { createdAt: Instant, expiresOn: LocalDate, value: MinorBound, quantity: CountBound },
  }),
  problems: [],
  examples: [{ name: 'in use', query: { filter: { status: ['ACTIVE', 'FROZEN'] } } }],
});

export const getBatch = endpoint({
  method: 'GET',
  path: '/v1/admin/batches/{batchId}',
  summary: 'One batch of scratchcards, with what can be done with it',
  access: 'administrator',
  entity: 'scratchcard-batch',
  permission: 'scratchcards.read',
  version: 'answers',
  params: { batchId: BatchId },
  answers: { 200: ScratchcardBatchDetails },
  problems: [],
  since: '1.1.0',
  examples: [{ name: 'one', params: { batchId: '{batch}' } }],
});
