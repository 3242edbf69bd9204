import { endpoint } from '#contracts/endpoint.ts';
import { ChallengeId, OrderId, Sha256 } from '#contracts/ids.ts';
import { PositiveMoney } from '#contracts/money.ts';
import { paged } from '#contracts/paging.ts';
import { Payment } from '#contracts/payments/payment.ts';
import { RequestedSources, scratchcardRefusals } from '#contracts/payments/sources.ts';
import { z } from '#contracts/z.ts';
import { CartItems, DiscountCode } from './cart.ts';
import { Order, OrderStatus, OwnOrderRow, Stars } from './order.ts';
import { orderList } from './order-list.ts';

export const createOrder = endpoint({
  method: 'POST',
  path: '/v1/orders',
  summary: 'Begin an order',
  access: 'signedIn',
  entity: 'order',
  idempotent: true,
  takes: 'order.create',
  audit: 'order.created',
  version: 'answers',
  body: z.object({ items: CartItems, discountCode: z.optional(z.nullable(DiscountCode)) }),
  responses: { 201: Order },
  location: '/v1/orders/{id}',
  problems: ['currency-mismatch', 'amount-too-large', 'account-blocked', 'customers-only'],
  examples: [
    { name: 'one thing', body: { items: [{ productId: 'prd_01JH8ZK3W00000000000000000', quantity: 1 }] } },
    {
      name: 'with a discount code',
      body: {
        items: [{ productId: 'prd_01JH8ZK3W00000000000000000', quantity: 1 }],
        discountCode: 'WELCOME10',
      },
    },
  ],
});

export const getOrder = endpoint({
  method: 'GET',
  path: '/v1/orders/{orderId}',
  summary: 'One order',
  access: 'signedIn',
  entity: 'order',
  version: 'answers',
  params: { orderId: OrderId },
  responses: { 200: Order },
  problems: [],
  examples: [{ name: 'own order', params: { orderId: '{order}' } }],
});

export const submitOrder = endpoint({
  method: 'POST',
  path: '/v1/orders/{orderId}/submit',
  summary: 'Continue with the chosen offer; a secured one then takes collateral',
  access: 'signedIn',
  entity: 'order',
  idempotent: true,
  takes: 'order.submit',
  audit: 'order.submitted',
  version: 'answers',
  params: { orderId: OrderId },
  responses: { 200: Order },
  problems: [
    'not-eligible',
    'credit-limit-exceeded',
    'assessment-required',
    'assessment-declined',
    'collateral-required',
    'collateral-insufficient',
    'invalid-transition',
  ],
  examples: [{ name: 'continue', params: { orderId: '{order}' } }],
});

export const confirmOrder = endpoint({
  method: 'POST',
  path: '/v1/orders/{orderId}/confirm',
  summary: 'Sign: the quote, the terms and the verified code',
  access: 'signedIn',
  entity: 'order',
  idempotent: true,
  takes: 'order.confirm',
  audit: 'order.confirmed',
  version: 'answers',
  params: { orderId: OrderId },
  body: z.object({
    quoteHash: Sha256,
    terms: z.object({ version: z.string().check(z.minLength(1), z.maxLength(40)), hash: Sha256 }),
    challengeId: ChallengeId,
  }),
  responses: { 200: Order },
  problems: [
    'quote-expired',
    'terms-outdated',
    'not-eligible',
    'credit-limit-exceeded',
    'assessment-required',
    'assessment-declined',
    'otp-expired',
    'otp-invalid',
    'invalid-transition',
  ],
  examples: [
    {
      name: 'signed',
      params: { orderId: '{order}' },
      body: {
        quoteHash: '0'.repeat(64),
        terms: { version: '2026-11', hash: '0'.repeat(64) },
        challengeId: 'otp_01JH8ZK3W00000000000000000',
      },
    },
  ],
});

export const payOrder = endpoint({
  method: 'POST',
  path: '/v1/orders/{orderId}/pay',
  summary: 'Pay the down payment, from one or several sources; 202 while the bank is still deciding',
  access: 'signedIn',
  entity: 'order',
  idempotent: true,
  takes: 'order.pay',
  alsoTakes: ['payment.create'],
  audit: 'payment.made',
  version: 'answers',
  params: { orderId: OrderId },
  body: z.object({ amount: PositiveMoney, sources: RequestedSources }),
  responses: { 201: Payment, 202: Payment },
  location: '/v1/payments/{id}',
  retryAfterS: 2,
  problems: [
    'payment-declined',
    'payment-in-progress',
    'amount-too-small',
    'amount-too-large',
    'currency-mismatch',
    'wallet-insufficient',
    ...scratchcardRefusals,
    'invalid-transition',
  ],
  examples: [
    {
      name: 'with a card',
      params: { orderId: '{order}' },
      body: {
        amount: { amountMinor: 12_000, currency: 'EUR' },
        sources: [{ kind: 'CARD', cardTokenId: 'tok_01JH8ZK3W00000000000000000', amountMinor: 12_000 }],
      },
    },
    {
      name: 'in part from the wallet, the rest by bank transfer',
      params: { orderId: '{order}' },
      body: {
        amount: { amountMinor: 12_000, currency: 'EUR' },
        sources: [
          { kind: 'WALLET', amountMinor: 2_000 },
          { kind: 'BANK', amountMinor: 10_000 },
        ],
      },
    },
    {
      name: 'with two scratchcards and a card',
      params: { orderId: '{order}' },
      body: {
        amount: { amountMinor: 12_000, currency: 'EUR' },
        sources: [
          { kind: 'SCRATCHCARD', scratchcardTokenId: 'sct_01JH8ZK3W00000000000000000', amountMinor: 5_000 },
          { kind: 'SCRATCHCARD', scratchcardTokenId: 'sct_01JH8ZK3W00000000000000001', amountMinor: 2_000 },
          { kind: 'CARD', cardTokenId: 'tok_01JH8ZK3W00000000000000000', amountMinor: 5_000 },
        ],
      },
    },
  ],
});

export const cancelOrder = endpoint({
  method: 'POST',
  path: '/v1/orders/{orderId}/cancel',
  summary: 'Cancel an order, which is not active yet',
  access: 'signedIn',
  entity: 'order',
  idempotent: true,
  takes: 'order.cancel',
  audit: 'order.cancelled',
  version: 'requires',
  params: { orderId: OrderId },
  responses: { 200: Order },
  problems: ['invalid-transition', 'payment-in-progress'],
  examples: [{ name: 'cancel', params: { orderId: '{order}' } }],
});

export const rateOrder = endpoint({
  method: 'POST',
  path: '/v1/orders/{orderId}/rating',
  summary: 'Say how clear the purchase was',
  access: 'signedIn',
  entity: 'order',
  idempotent: true,
  takes: 'order.rate',
  audit: 'order.rated',
  version: 'answers',
  params: { orderId: OrderId },
  body: z.object({ stars: Stars }),
  responses: { 200: Order },
  problems: ['invalid-transition'],
  since: '1.4.0',
  examples: [{ name: 'clear', params: { orderId: '{order}' }, body: { stars: 5 } }],
});

export const listOrders = endpoint({
  method: 'GET',
  path: '/v1/orders',
  summary: 'Your orders',
  access: 'signedIn',
  entity: 'order',
  ...paged({
    ...orderList,
    item: OwnOrderRow,
    filters: { status: OrderStatus },
    sort: ['createdAt', 'number', 'total', 'status'],
    search: ['number', 'title', 'planNumber', 'id'],
  }),
  problems: [],
  examples: [{ name: 'newest' }],
});
