import { Instant, LocalDate } from '#contracts/dates.ts';
import { endpoint } from '#contracts/endpoint.ts';
import { BatchId } from '#contracts/ids.ts';
import { CountBound, MinorBound, paged } from '#contracts/paging.ts';
import { Reason } from '#contracts/reason.ts';
import { z } from '#contracts/z.ts';
import { BatchStatus, ScratchcardBatch, ScratchcardBatchDetails, ScratchcardRange } from './batch.ts';
import { NewBatch } from './new-batch.ts';
import { PinExport } from './pin-export.ts';

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
  responses: { 200: ScratchcardBatchDetails },
  problems: [],
  since: '1.1.0',
  examples: [{ name: 'one', params: { batchId: '{batch}' } }],
});

const administered = { access: 'administrator', entity: 'scratchcard-batch', since: '3.0.0' } as const;

export const createBatch = endpoint({
  ...administered,
  method: 'POST',
  path: '/v1/admin/batches',
  summary: 'Order a batch of scratchcards; a job, which can be stopped, creates them',
  permission: 'scratchcards.issue',
  idempotent: true,
  takes: 'batch.create',
  alsoTakes: ['job.start'],
  audit: 'scratchcard-batch.created',
  version: 'answers',
  body: NewBatch,
  responses: { 201: ScratchcardBatchDetails },
  location: '/v1/admin/batches/{id}',
  problems: [],
  examples: [
    {
      name: 'to be activated later',
      body: {
        name: 'Spring kiosks',
        number: null,
        value: { amountMinor: 2_000, currency: 'EUR' },
        quantity: 50,
        expiresOn: '2028-01-10',
        tags: ['kiosk'],
        reseller: 'Kiosk & Co',
        activation: { kind: 'LATER' },
      },
    },
    {
      name: 'some at once',
      body: {
        name: 'Summer fair',
        number: '0417',
        value: { amountMinor: 1_000, currency: 'EUR' },
        quantity: 200,
        expiresOn: '2027-12-31',
        tags: [],
        reseller: null,
        activation: { kind: 'NOW', cards: { from: 101, to: 200 } },
      },
    },
    {
      name: 'on a day',
      body: {
        name: 'Autumn fair',
        number: '0418',
        value: { amountMinor: 1_000, currency: 'EUR' },
        quantity: 200,
        expiresOn: '2027-12-31',
        tags: [],
        reseller: null,
        activation: { kind: 'ON', on: '2027-09-01', cards: { from: 1, to: 100 } },
      },
    },
  ],
});

const ofBatch = {
  ...administered,
  method: 'POST',
  permission: 'scratchcards.issue',
  idempotent: true,
  version: 'requires',
  params: { batchId: BatchId },
  responses: { 200: ScratchcardBatchDetails },
  problems: ['invalid-transition'],
} as const;

const withReason = z.object({ reason: Reason });
const params = { batchId: '{batch}' };
const because = (reason: string) => ({ params, body: { reason } });

export const createBatchCards = endpoint({
  ...ofBatch,
  path: '/v1/admin/batches/{batchId}/scratchcards',
  summary: 'Create the next scratchcards of a batch; its job does this until all exist',
  takes: 'batch.add-cards',
  audit: 'scratchcard-batch.cards-created',
  examples: [{ name: 'the next', params }],
});

export const activateBatch = endpoint({
  ...ofBatch,
  path: '/v1/admin/batches/{batchId}/activate',
  summary:
    'Activate scratchcards of a batch, all or some; a second person approves where `needsApproval` says so',
  takes: 'batch.activate',
  audit: 'scratchcard-batch.activated',
  body: z.object({ cards: z.nullable(ScratchcardRange) }),
  examples: [
    { name: 'all', params, body: { cards: null } },
    { name: 'some', params, body: { cards: { from: 101, to: 200 } } },
  ],
});

export const approveBatch = endpoint({
  ...ofBatch,
  path: '/v1/admin/batches/{batchId}/approve',
  summary: 'Approve as the second person, what a batch is worth; its scratchcards are activated',
  permission: 'scratchcards.approve',
  takes: 'batch.approve',
  audit: 'scratchcard-batch.approved',
  problems: ['invalid-transition', 'four-eyes-required'],
  examples: [{ name: 'approve', params }],
});

export const freezeBatch = endpoint({
  ...ofBatch,
  path: '/v1/admin/batches/{batchId}/freeze',
  summary: 'Freeze a batch: its scratchcards cannot be redeemed until it is unfrozen',
  takes: 'batch.freeze',
  audit: 'scratchcard-batch.frozen',
  body: withReason,
  examples: [{ name: 'lost', ...because('A parcel was lost') }],
});

export const unfreezeBatch = endpoint({
  ...ofBatch,
  path: '/v1/admin/batches/{batchId}/unfreeze',
  summary: 'Let the active scratchcards of a frozen batch be redeemed again',
  takes: 'batch.unfreeze',
  audit: 'scratchcard-batch.unfrozen',
  body: withReason,
  examples: [{ name: 'found', ...because('The parcel was found') }],
});

export const closeBatch = endpoint({
  ...ofBatch,
  path: '/v1/admin/batches/{batchId}/close',
  summary: 'Close a batch with no redeemable scratchcards left',
  takes: 'batch.close',
  audit: 'scratchcard-batch.closed',
  body: withReason,
  examples: [{ name: 'used up', ...because('All cards are redeemed') }],
});

export const voidBatch = endpoint({
  ...ofBatch,
  path: '/v1/admin/batches/{batchId}/void',
  summary: 'Void a batch that was never active, with all of its scratchcards',
  takes: 'batch.void',
  audit: 'scratchcard-batch.voided',
  body: withReason,
  examples: [{ name: 'misprinted', ...because('The print is wrong') }],
});

export const exportPins = endpoint({
  ...ofBatch,
  path: '/v1/admin/batches/{batchId}/pin-exports',
  summary: 'Export the codes of a batch with their PINs, once; later exports have the PINs masked',
  takes: 'batch.export',
  audit: 'scratchcard-batch.exported',
  secret: true,
  dryRun: 'refused',
  responses: { 200: PinExport },
  examples: [{ name: 'for the printer', params }],
});
