import { endpoint } from '#contracts/endpoint.ts';
import { OrderId, PaymentId, PlanId, UserId } from '#contracts/ids.ts';
import { CountBound, MinorBound, paged } from '#contracts/paging.ts';
import { z } from '#contracts/z.ts';
import { Instant, LocalDate } from '#contracts/dates.ts';
import { DeclineCode } from './decline-code.ts';
import {
  FirstAttempt,
  Payment,
  PaymentPurpose,
  OwnPaymentRow,
  PaymentRow,
  PaymentStatus,
} from './payment.ts';
import { PaymentSourceKind, RequestedSources, scratchcardRefusals } from './sources.ts';

export const getPayment = endpoint({
  method: 'GET',
  path: '/v1/payments/{paymentId}',
  summary: 'One payment, for waiting until it is decided',
  access: 'signedIn',
  entity: 'payment',
  version: 'answers',
  params: { paymentId: PaymentId },
  responses: { 200: Payment },
  problems: [],
  examples: [{ name: 'own payment', params: { paymentId: '{payment}' } }],
});

export const retryPayment = endpoint({
  method: 'POST',
  path: '/v1/payments/{paymentId}/retry',
  summary: 'Try a failed payment again, from the same or other sources',
  access: 'signedIn',
  entity: 'payment',
  idempotent: true,
  takes: 'payment.retry',
  audit: 'payment.retried',
  version: 'answers',
  params: { paymentId: PaymentId },
  body: z.object({ sources: RequestedSources }),
  responses: { 200: Payment, 202: Payment },
  location: '/v1/payments/{id}',
  retryAfterS: 2,
  problems: [
    'payment-declined',
    'payment-in-progress',
    'wallet-insufficient',
    ...scratchcardRefusals,
    'currency-mismatch',
    'invalid-transition',
  ],
  examples: [
    {
      name: 'another card',
      params: { paymentId: '{payment}' },
      body: {
        sources: [{ kind: 'CARD', cardTokenId: 'tok_01JH8ZK3W00000000000000000', amountMinor: 12_000 }],
      },
    },
  ],
});

export const confirmPayment = endpoint({
  method: 'POST',
  path: '/v1/payments/{paymentId}/confirmations',
  summary: 'Answer the bank, which wants a payment to be confirmed by its customer',
  access: 'signedIn',
  entity: 'payment',
  idempotent: true,
  takes: 'payment.confirm',
  audit: 'payment.confirmed',
  version: 'answers',
  since: '3.0.0',
  params: { paymentId: PaymentId },
  /** It holds for all payments that were charged together with this one. */
  body: z.object({ result: z.enum(['CONFIRMED', 'REFUSED']) }),
  responses: { 200: Payment },
  problems: ['payment-in-progress', 'invalid-transition'],
  examples: [{ name: 'confirmed', params: { paymentId: '{payment}' }, body: { result: 'CONFIRMED' } }],
});

const paymentList = {
  defaultSort: '-createdAt',
  ranges: { createdAt: Instant, amount: MinorBound, attempts: CountBound },
} as const;

const paymentFilters = {
  status: PaymentStatus,
  purpose: PaymentPurpose,
  orderId: OrderId,
  planId: PlanId,
} as const;

export const listPayments = endpoint({
  method: 'GET',
  path: '/v1/payments',
  summary: 'Your payments',
  access: 'signedIn',
  entity: 'payment',
  ...paged({
    ...paymentList,
    item: OwnPaymentRow,
    filters: paymentFilters,
    sort: ['createdAt', 'triedAt', 'amount', 'status'],
    search: ['id', 'planNumber', 'sourceLabel'],
  }),
  problems: [],
  examples: [{ name: 'newest' }],
});

export const listAllPayments = endpoint({
  method: 'GET',
  path: '/v1/admin/payments',
  summary: 'All payments, for the administration',
  access: 'administrator',
  entity: 'payment',
  permission: 'payments.read',
  ...paged({
    ...paymentList,
    item: PaymentRow,
    sums: ['amount', 'refundedTotal'],
    filters: {
      ...paymentFilters,
      userId: UserId,
      declineCode: DeclineCode,
      method: PaymentSourceKind,
      firstAttempt: FirstAttempt,
    },
    ranges: { ...paymentList.ranges, paidOn: LocalDate },
    sort: ['createdAt', 'triedAt', 'amount', 'status', 'customerName'],
    search: ['id', 'planNumber', 'orderNumber', 'customerName', 'sourceLabel', 'amount'],
  }),
  problems: [],
  examples: [{ name: 'not paid', query: { filter: { status: ['PROCESSING', 'FAILED'] } } }],
});
