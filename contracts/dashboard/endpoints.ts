import { LocalDate } from '#contracts/dates.ts';
import { endpoint } from '#contracts/endpoint.ts';
import { OrderRow } from '#contracts/orders/order.ts';
import { PaymentRow } from '#contracts/payments/payment.ts';
import { z } from '#contracts/z.ts';

const RowCount = z.int().check(z.minimum(0));

/** How many of the latest orders and payments the dashboard shows. */
export const mostLatest = 5;

export const Dashboard = z.object({
  /** The day that the counts are of. */
  businessDate: LocalDate,
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
    /** Offered and waiting for a decision. */
    collateralToReview: RowCount,
    /** Whose customer has asked for a person's decision. */
    budgetsToReview: RowCount,
    /** Requests of administrators that wait for a second one. */
    approvalsWaiting: RowCount,
    /** With status AWAITING_DOWN_PAYMENT. */
    unpaidOrders: RowCount,
    /** With status PENDING_APPROVAL. */
    batchesToApprove: RowCount,
    /** Customers with an open note whose day has come. */
    notesDue: RowCount,
    /** With status SCHEDULED. */
    scheduledNotifications: RowCount,
  }),
  /** Newest first. */
  latestOrders: z.array(OrderRow).check(z.maxLength(mostLatest)),
  /** Newest first. */
  latestPayments: z.array(PaymentRow).check(z.maxLength(mostLatest)),
});
export type Dashboard = z.output<typeof Dashboard>;

export const getDashboard = endpoint({
  method: 'GET',
  path: '/v1/admin/dashboard',
  summary: 'What the administration looks at first: counts of rows, latest orders and payments',
  access: 'administrator',
  permission: 'dashboard.read',
  entity: 'any',
  answers: { 200: Dashboard },
  problems: [],
  since: '3.0.0',
  examples: [{ name: 'now' }],
});
