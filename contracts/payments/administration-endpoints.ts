import { Approval } from '#contracts/approvals/approval.ts';
import { Instant } from '#contracts/dates.ts';
import { endpoint } from '#contracts/endpoint.ts';
import { PaymentId, RefundId } from '#contracts/ids.ts';
import { bulkActions } from '#contracts/jobs/bulk.ts';
import { MinorBound, paged } from '#contracts/paging.ts';
import { simulationOf } from '#contracts/simulation.ts';
import { DetailedReason } from '#contracts/reason.ts';
import { z } from '#contracts/z.ts';
import { listAllPayments } from './endpoints.ts';
import { PaymentDetails } from './payment.ts';
import { Refund, RefundRequest, ReturnReason } from './refund.ts';
import { scratchcardRefusals } from './sources.ts';

const ofPayment = {
  access: 'administrator',
  entity: 'payment',
  params: { paymentId: PaymentId },
} as const;

export const getPaymentAsAdministrator = endpoint({
  ...ofPayment,
  method: 'GET',
  path: '/v1/admin/payments/{paymentId}',
  summary: 'Any payment, with what can be done with it',
  permission: 'payments.read',
  version: 'answers',
  responses: { 200: PaymentDetails },
  problems: [],
  examples: [{ name: 'one', params: { paymentId: '{payment}' } }],
});

export const retryPaymentAsAdministrator = endpoint({
  ...ofPayment,
  method: 'POST',
  path: '/v1/admin/payments/{paymentId}/retry',
  summary: 'Try a failed payment again from the sources that it was made with',
  permission: 'payments.retry',
  idempotent: true,
  takes: 'payment.retry',
  audit: 'payment.retried',
  version: 'requires',
  responses: { 200: PaymentDetails, 202: PaymentDetails },
  location: '/v1/admin/payments/{id}',
  retryAfterS: 3,
  problems: [
    'payment-declined',
    'payment-in-progress',
    'wallet-insufficient',
    ...scratchcardRefusals,
    'currency-mismatch',
    'invalid-transition',
  ],
  examples: [{ name: 'again', params: { paymentId: '{payment}' } }],
});

export const createRefund = endpoint({
  ...ofPayment,
  method: 'POST',
  path: '/v1/admin/payments/{paymentId}/refunds',
  summary:
    'Refund a payment, wholly or in part; If-Match is the payment’s. Above `refundableAlone` a second person approves',
  permission: 'payments.refund',
  approval: {
    permission: 'refunds.approve',
    entity: 'payment',
    param: 'paymentId',
    amount: { of: 'request', member: 'amount' },
  },
  idempotent: true,
  takes: 'payment.refund',
  audit: 'payment.refunded',
  version: 'requires',
  body: RefundRequest,
  responses: { 201: Refund, 202: Approval },
  location: '/v1/admin/refunds/{id}',
  problems: ['refund-exceeds-payment', 'currency-mismatch', 'invalid-transition', 'payment-in-progress'],
  examples: [
    {
      name: 'in part',
      params: { paymentId: '{payment}' },
      body: {
        amount: { amountMinor: 5_000, currency: 'EUR' },
        reason: 'GOODWILL',
        note: 'A scratch on the lid',
      },
    },
  ],
});

export const simulateRefund = endpoint(
  simulationOf('createRefund', createRefund, 'What a refund would change: lines, plan and order', '1.0.0'),
);

export const cancelPayment = endpoint({
  ...ofPayment,
  method: 'POST',
  path: '/v1/admin/payments/{paymentId}/cancel',
  summary: 'Give a failed payment up: it is not tried again',
  permission: 'payments.cancel',
  idempotent: true,
  takes: 'payment.cancel',
  audit: 'payment.cancelled',
  version: 'requires',
  body: z.object({ reason: DetailedReason }),
  responses: { 200: PaymentDetails },
  problems: ['invalid-transition', 'payment-in-progress'],
  since: '3.0.0',
  examples: [
    {
      name: 'given up',
      params: { paymentId: '{payment}' },
      body: { reason: 'The customer pays by transfer instead' },
    },
  ],
});

export const sendPaymentReceipt = endpoint({
  ...ofPayment,
  method: 'POST',
  path: '/v1/admin/payments/{paymentId}/receipts',
  summary: 'Send the customer the receipt of a payment again; once a day',
  permission: 'payments.receipt',
  idempotent: true,
  takes: 'payment.send-receipt',
  audit: 'payment.receipt-sent',
  version: 'requires',
  responses: { 200: PaymentDetails },
  problems: ['invalid-transition', 'payment-in-progress'],
  since: '3.0.0',
  examples: [{ name: 'again', params: { paymentId: '{payment}' } }],
});

export const chargeBackPayment = endpoint({
  ...ofPayment,
  method: 'POST',
  path: '/v1/admin/payments/{paymentId}/charge-backs',
  summary: 'Record that the bank has taken back what a card paid; If-Match is the payment’s',
  permission: 'payments.charge-back',
  idempotent: true,
  takes: 'payment.charge-back',
  audit: 'payment.charged-back',
  version: 'requires',
  body: z.object({ reason: DetailedReason }),
  responses: { 201: Refund },
  location: '/v1/admin/refunds/{id}',
  problems: ['invalid-transition', 'payment-in-progress'],
  since: '3.0.0',
  examples: [
    {
      name: 'disputed',
      params: { paymentId: '{payment}' },
      body: { reason: 'The card holder disputes the charge' },
    },
  ],
});

export const simulateChargeBack = endpoint(
  simulationOf(
    'chargeBackPayment',
    chargeBackPayment,
    'What a charge-back would change: lines, plan and order',
    '3.0.0',
  ),
);

export const getRefund = endpoint({
  method: 'GET',
  path: '/v1/admin/refunds/{refundId}',
  summary: 'One refund',
  access: 'administrator',
  entity: 'refund',
  permission: 'payments.read',
  version: 'answers',
  params: { refundId: RefundId },
  responses: { 200: Refund },
  problems: [],
  examples: [{ name: 'one', params: { refundId: '{refund}' } }],
});

export const listRefunds = endpoint({
  ...ofPayment,
  entity: 'refund',
  method: 'GET',
  path: '/v1/admin/payments/{paymentId}/refunds',
  summary: 'The refunds of a payment',
  permission: 'payments.read',
  ...paged({
    item: Refund,
    sort: ['createdAt', 'amount'],
    defaultSort: '-createdAt',
    search: ['note', 'byName'],
    filters: { reason: ReturnReason },
    ranges: { createdAt: Instant, amount: MinorBound },
  }),
  problems: [],
  examples: [{ name: 'all', params: { paymentId: '{payment}' } }],
});

export const startPaymentsJob = endpoint({
  path: '/v1/admin/payments/bulk-actions',
  summary: 'Run a command on many payments as a job, with a result for each',
  permission: 'payments.retry',
  ...bulkActions(
    PaymentId,
    { name: 'listAllPayments', query: listAllPayments.query },
    { param: 'paymentId', entity: 'payment' },
    { retry: 'retryPaymentAsAdministrator' },
  ),
  examples: [
    {
      name: 'retry what failed',
      body: {
        action: 'retry',
        target: { matching: { filter: { status: ['FAILED'] } } },
        dryRun: true,
        reason: 'The bank was not reachable this morning',
      },
    },
    {
      name: 'retry chosen ones',
      body: {
        action: 'retry',
        target: { ids: ['pay_01JH8ZK3W00000000000000000'] },
        dryRun: false,
        reason: 'The customer has called',
      },
    },
  ],
});
