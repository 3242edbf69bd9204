import { folded } from '#mocks/store/folded.ts';
import { methodOf } from '#mocks/rules/payment-method.ts';
import { defineTable } from '#mocks/store/table-definition.ts';
import { triedAt } from './attempts.ts';
import type { CardTokenRecord, PaymentRecord, RefundRecord } from './record.ts';

export const paymentTables = {
  payments: defineTable<PaymentRecord>()({
    entity: {
      type: 'payment',
      owner: (row) => row.userId,
      hidden: ['cardTokenId', 'moves'],
      amounts: ['amount', 'walletCredit', 'refundedTotal'],
    },
    indexes: {
      userId: (row) => row.userId,
      orderId: (row) => row.orderId,
      planId: (row) => row.planId,
      status: (row) => row.status,
      purpose: (row) => row.purpose,
      method: (row) => methodOf(row.sources),
      undecided: (row) => (row.decidesAt === null ? null : 'undecided'),
    },
    orders: {
      createdAt: (row) => row.createdAt,
      triedAt,
      amount: (row) => row.amount,
      status: (row) => folded(row.status),
      customerName: (row) => folded(row.customerName),
      decidesAt: (row) => row.decidesAt ?? '',
    },
    references: { userId: 'users', orderId: 'orders', planId: 'plans', cardTokenId: 'cardTokens' },
  }),

  refunds: defineTable<RefundRecord>()({
    entity: { type: 'refund', owner: (row) => row.userId },
    indexes: { paymentId: (row) => row.paymentId, reason: (row) => row.reason },
    orders: { createdAt: (row) => row.createdAt, amount: (row) => row.amount.amountMinor },
    references: { paymentId: 'payments', userId: 'users' },
  }),

  cardTokens: defineTable<CardTokenRecord>()({}),
};
