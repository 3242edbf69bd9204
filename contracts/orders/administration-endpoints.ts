import { OfferCode } from '#contracts/catalogue/plan-offer.ts';
import { LocalDate } from '#contracts/dates.ts';
import { described } from '#contracts/described.ts';
import { endpoint } from '#contracts/endpoint.ts';
import { OrderId, QuoteId, UserId } from '#contracts/ids.ts';
import { bulkActions } from '#contracts/jobs/bulk.ts';
import { paged } from '#contracts/paging.ts';
import { DetailedReason, Reason } from '#contracts/reason.ts';
import { z } from '#contracts/z.ts';
import { BudgetDecision, BudgetReviewState } from './assessment.ts';
import { orderList } from './order-list.ts';
import { OrderDetails, OrderRow, OrderStatus, PurchaseState } from './order.ts';
import { Quote } from './quote.ts';

export const listAllOrders = endpoint({
  method: 'GET',
  path: '/v1/admin/orders',
  summary: 'All orders, for the administration',
  access: 'administrator',
  entity: 'order',
  permission: 'orders.read',
  ...paged({
    ...orderList,
    item: OrderRow,
    sums: ['total'],
    filters: {
      status: OrderStatus,
      userId: UserId,
      budgetReview: BudgetReviewState,
      budgetDecision: BudgetDecision,
      offerCode: OfferCode,
      purchase: PurchaseState,
    },
    ranges: { ...orderList.ranges, activatedOn: LocalDate },
    sort: ['createdAt', 'number', 'total', 'status', 'customerName'],
    search: ['number', 'customerName', 'title', 'planNumber', 'id'],
  }),
  problems: [],
  examples: [{ name: 'signed', query: { filter: { status: ['AWAITING_DOWN_PAYMENT', 'ACTIVE'] } } }],
});

export const getOrderAsAdministrator = endpoint({
  method: 'GET',
  path: '/v1/admin/orders/{orderId}',
  summary: 'Any order',
  access: 'administrator',
  entity: 'order',
  permission: 'orders.read',
  version: 'answers',
  params: { orderId: OrderId },
  responses: { 200: OrderDetails },
  problems: [],
  since: '1.1.0',
  examples: [{ name: 'one', params: { orderId: '{order}' } }],
});

export const decideBudgetReview = endpoint({
  method: 'POST',
  path: '/v1/admin/orders/{orderId}/budget-review-decisions',
  summary: 'Decide about a budget that the rules did not approve',
  access: 'administrator',
  entity: 'order',
  permission: 'budgets.decide',
  idempotent: true,
  takes: 'order.decide-review',
  audit: 'order.review-decided',
  version: 'requires',
  params: { orderId: OrderId },
  body: z.object({
    decision: z.enum(['APPROVED', 'DECLINED']),
    reason: described(DetailedReason, 'Shown to the customer.'),
  }),
  responses: { 200: OrderDetails },
  problems: ['invalid-transition'],
  since: '1.4.0',
  examples: [
    {
      name: 'approved',
      params: { orderId: '{order}' },
      body: { decision: 'APPROVED', reason: 'The rent falls in March, as the contract shows.' },
    },
  ],
});

const change = {
  method: 'POST',
  access: 'administrator',
  entity: 'order',
  permission: 'orders.support',
  idempotent: true,
  version: 'requires',
  params: { orderId: OrderId },
  body: z.object({ reason: Reason }),
  responses: { 200: OrderDetails },
  since: '3.0.0',
} as const;

export const cancelOrderAsAdministrator = endpoint({
  ...change,
  path: '/v1/admin/orders/{orderId}/cancel',
  summary: 'Cancel an order, which is not active yet, and notify its customer',
  takes: 'order.cancel',
  audit: 'order.cancelled',
  problems: ['invalid-transition', 'payment-in-progress'],
  examples: [
    { name: 'sold out', params: { orderId: '{order}' }, body: { reason: 'The item is no longer made' } },
  ],
});

export const remindOfOrder = endpoint({
  ...change,
  path: '/v1/admin/orders/{orderId}/remind',
  summary: 'Remind the customer to finish an order, which is not active yet, once a day',
  takes: 'order.remind',
  audit: 'order.reminded',
  problems: ['invalid-transition', 'payment-in-progress'],
  examples: [
    { name: 'unpaid', params: { orderId: '{order}' }, body: { reason: 'The down payment is open' } },
  ],
});

export const startOrdersJob = endpoint({
  path: '/v1/admin/orders/bulk-actions',
  summary: 'Run a command on many orders as a job, with a result for each',
  permission: 'orders.support',
  ...bulkActions(
    OrderId,
    { name: 'listAllOrders', query: listAllOrders.query },
    { param: 'orderId', entity: 'order' },
    { remind: 'remindOfOrder', cancel: 'cancelOrderAsAdministrator' },
  ),
  since: '3.0.0',
  examples: [
    {
      name: 'remind of what was abandoned',
      body: {
        action: 'remind',
        target: { matching: { filter: { purchase: ['ABANDONED'] } } },
        dryRun: true,
        reason: 'Carts of last week',
      },
    },
    {
      name: 'cancel a chosen one',
      body: {
        action: 'cancel',
        target: { ids: ['ord_01JH8ZK3W00000000000000000'] },
        dryRun: false,
        reason: 'The item is no longer made',
      },
    },
  ],
});

export const getQuoteAsAdministrator = endpoint({
  method: 'GET',
  path: '/v1/admin/quotes/{quoteId}',
  summary: 'Any quote, also one that was replaced',
  access: 'administrator',
  permission: 'orders.read',
  params: { quoteId: QuoteId },
  responses: { 200: Quote },
  problems: [],
  since: '1.2.0',
  examples: [{ name: 'one', params: { quoteId: '{quote}' } }],
});
