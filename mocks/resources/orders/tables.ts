import { folded } from '#mocks/store/folded.ts';
import { isBeforeActive } from '#contracts/orders/states.ts';
import { defineTable } from '#mocks/store/table-definition.ts';
import { currentReviewOf } from './current-review.ts';
import type { AssessmentRecord, OrderRecord, QuoteRecord } from './record.ts';

export const orderTables = {
  orders: defineTable<OrderRecord>()({
    entity: {
      type: 'order',
      owner: (row) => row.userId,
      amounts: ['subtotal', 'discount', 'shipping', 'tax', 'total', 'downPayment'],
    },
    indexes: {
      userId: (row) => row.userId,
      number: (row) => row.number,
      status: (row) => row.status,
      budgetReview: (row) => currentReviewOf(row)?.status ?? 'NONE',
      /** Orders that expire if their customer does not continue. */
      open: (row) => (isBeforeActive(row.status) ? 'open' : null),
    },
    unique: ['number'],
    orders: {
      createdAt: (row) => row.createdAt,
      number: (row) => folded(row.number),
      total: (row) => row.total,
      status: (row) => folded(row.status),
      customerName: (row) => folded(row.customerName),
      expiresAt: (row) => row.expiresAt,
    },
    references: {
      userId: 'users',
      quoteId: 'quotes',
      assessmentId: 'assessments',
      planId: 'plans',
      paymentId: 'payments',
    },
  }),

  quotes: defineTable<QuoteRecord>()({
    indexes: { orderId: (row) => row.orderId },
    references: { orderId: 'orders' },
  }),

  assessments: defineTable<AssessmentRecord>()({
    indexes: { userId: (row) => row.userId, orderId: (row) => row.orderId },
    references: { userId: 'users', orderId: 'orders' },
  }),
};
