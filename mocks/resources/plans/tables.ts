import { folded } from '#mocks/store/folded.ts';
import { defineTable } from '#mocks/store/table-definition.ts';
import type { PlanRecord } from './record.ts';

export const planTables = {
  plans: defineTable<PlanRecord>()({
    entity: {
      type: 'plan',
      owner: (row) => row.userId,
      hidden: ['autopay', 'underWay', 'earlierEnds'],
      amounts: ['downPayment', 'financed', 'totalInterest', 'principalLeft', 'shortfall'],
    },
    indexes: {
      userId: (row) => row.userId,
      number: (row) => row.number,
      status: (row) => row.status,
      offerCode: (row) => row.offer.code,
      orderId: (row) => row.orderId,
      promise: (row) => row.promise?.status ?? 'NONE',
      collection: (row) => (row.autopay?.missedOn ? 'MISSED' : 'NONE'),
      dispute: (row) => row.dispute?.status ?? 'NONE',
      goodsReturn: (row) => row.goodsReturn?.status ?? 'NONE',
    },
    unique: ['number'],
    orders: {
      createdAt: (row) => row.createdAt,
      number: (row) => folded(row.number),
      principalLeft: (row) => row.principalLeft,
      status: (row) => folded(row.status),
      customerName: (row) => folded(row.customerName),
    },
    references: { userId: 'users', orderId: 'orders' },
  }),
};
