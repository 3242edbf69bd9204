import { folded } from '#mocks/store/folded.ts';
import { defineTable } from '#mocks/store/table-definition.ts';
import type { BatchRecord, ScratchcardRecord, ScratchcardTokenRecord, WrongPinsRecord } from './record.ts';

export const scratchcardTables = {
  batches: defineTable<BatchRecord>()({
    entity: { type: 'scratchcard-batch', hidden: ['createdById', 'issuedOn'] },
    indexes: {
      status: (row) => row.status,
      number: (row) => row.number,
      activating: (row) => (row.status === 'ACTIVE' && row.activatesOn !== null ? 'activating' : null),
    },
    unique: ['number'],
    references: { jobId: 'jobs' },
  }),

  scratchcards: defineTable<ScratchcardRecord>()({
    entity: {
      type: 'scratchcard',
      owner: (row) => row.ownerId,
      hidden: ['pinHash', 'pinCipher'],
      // A change of all scratchcards of a batch is audited once, with the batch.
      isReportedElsewhere: (before, after) =>
        !before ||
        (before.status === 'CREATED' && (after?.status === 'ACTIVE' || after?.status === 'VOID')) ||
        (before.status === after?.status && before.pinCipher !== after.pinCipher),
    },
    indexes: {
      batchId: (row) => row.batchId,
      code: (row) => row.code,
      pinHash: (row) => row.pinHash,
      ownerId: (row) => row.ownerId,
      status: (row) => row.status,
      kind: (row) => row.kind,
      locked: (row) => (row.lockedUntil === null ? null : 'locked'),
    },
    unique: ['code', 'pinHash'],
    orders: {
      createdAt: (row) => row.createdAt,
      value: (row) => row.value.amountMinor,
      status: (row) => folded(row.status),
      expiresOn: (row) => row.expiresOn,
      lockedUntil: (row) => row.lockedUntil ?? '',
      code: (row) => row.code,
    },
    references: { batchId: 'batches', ownerId: 'users', paymentId: 'payments' },
  }),

  scratchcardTokens: defineTable<ScratchcardTokenRecord>()({
    orders: { expiresAt: (row) => row.expiresAt },
    references: { userId: 'users', scratchcardId: 'scratchcards' },
  }),

  wrongPins: defineTable<WrongPinsRecord>()({ orders: { count: (row) => row.count } }),
};
