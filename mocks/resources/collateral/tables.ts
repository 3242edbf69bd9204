import { folded } from '#mocks/store/folded.ts';
import { defineTable } from '#mocks/store/table-definition.ts';
import type { CollateralRecord, UploadPartRecord, UploadRecord } from './record.ts';

/** Returns when the next check of a document ends; empty when none is running. */
export const scanEnd = (row: CollateralRecord | undefined): string =>
  row?.documents.flatMap(({ scannedAt }) => scannedAt ?? []).toSorted()[0] ?? '';

export const collateralTables = {
  collaterals: defineTable<CollateralRecord>()({
    entity: {
      type: 'collateral',
      owner: (row) => row.userId,
      amounts: ['declaredValue', 'value', 'shortfall', 'proceeds', 'surplus', 'stillOwed'],
    },
    indexes: {
      userId: (row) => row.userId,
      orderId: (row) => row.orderId,
      status: (row) => row.status,
      type: (row) => row.type,
      scanning: (row) => (scanEnd(row) === '' ? null : 'scanning'),
    },
    orders: {
      createdAt: (row) => row.createdAt,
      status: (row) => folded(row.status),
      customerName: (row) => folded(row.customerName),
      scannedAt: (row) => scanEnd(row),
    },
    references: { userId: 'users', orderId: 'orders' },
  }),

  uploads: defineTable<UploadRecord>()({}),

  uploadParts: defineTable<UploadPartRecord>()({
    indexes: { documentId: (row) => row.documentId },
  }),
};
