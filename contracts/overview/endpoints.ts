import { endpoint } from '#contracts/endpoint.ts';
import { OrderRow } from '#contracts/orders/order.ts';
import { PaymentRow } from '#contracts/payments/payment.ts';
import { z } from '#contracts/z.ts';

const RowCount = z.int().check(z.minimum(0));

/** How many of the latest orders and payments the overview shows. */
export const mostLatest = 5;

export const Overview = z.object({
  /** Counts of rows in the administration's lists. */
  figures: z.object({
    customers: RowCount,
    /** With status OVERDUE. */
    overduePlans: RowCount,
    /** With status ACTIVE. */
    activePlans: RowCount,
    /** With status FAILED. */
    failedPayments: RowCount,
    /** With status PROCESSING. */
    paymentsInProgress: RowCount,
    /** With status AWAITING_DOWN_PAYMENT. */
    unpaidOrders: RowCount,
    /** With status PENDING_APPROVAL. */
    batchesToApprove: RowCount,
    /** With status SCHEDULED. */
    scheduledNotifications: RowCount,
  }),
  /** Newest first. */
  latestOrders: z.array(OrderRow).check(z.maxLength(mostLatest)),
  /** Newest first. */
  latestPayments: z.array(PaymentRow).check(z.maxLength(mostLatest)),
});
export type Overview = z.output<typeof Overview>;

export const getOverview = endpoint({
  method: 'GET',
  path: '/v1/admin/overview',
  summary: 'What the administration looks at first: counts of rows, latest orders and payments',
  access: 'administrator',
  permission: 'overview.read',
  entity: 'any',
  answers: { 200: Overview },
  problems: [],
  since: '1.2.0',
  examples: [{ name: 'now' }],
});
