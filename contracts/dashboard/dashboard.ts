import { LocalDate } from '#contracts/dates.ts';
import { OrderRow } from '#contracts/orders/order.ts';
import { PaymentRow } from '#contracts/payments/payment.ts';
import { Count } from '#contracts/integers.ts';
import { z } from '#contracts/z.ts';

/** How many of the latest orders and payments the dashboard shows. */
export const maxLatest = 5;

/** The counts and latest rows at the start of the administration. */
export const Dashboard = z.object({
  /** The business day of the counts. */
  businessDate: LocalDate,
  /** Counts of rows in the administration's lists. */
  figures: z.object({
    customers: Count,
    /** With status OVERDUE. */
    overduePlans: Count,
    /** With status ACTIVE. */
    activePlans: Count,
    /** With status FAILED. */
    failedPayments: Count,
    /** With status PROCESSING. */
    paymentsInProgress: Count,
    /** Collateral that waits for a decision. */
    collateralToReview: Count,
    /** Orders whose customer has requested a review of the budget. */
    budgetsToReview: Count,
    /** Requests that wait for a second administrator. */
    approvalsWaiting: Count,
    /** With status AWAITING_DOWN_PAYMENT. */
    unpaidOrders: Count,
    /** With status PENDING_APPROVAL. */
    batchesToApprove: Count,
    /** Customers with an open note whose day has come. */
    notesDue: Count,
    /** With status SCHEDULED. */
    scheduledNotifications: Count,
  }),
  /** Newest first. */
  latestOrders: z.array(OrderRow).check(z.maxLength(maxLatest)),
  /** Newest first. */
  latestPayments: z.array(PaymentRow).check(z.maxLength(maxLatest)),
});
export type Dashboard = z.output<typeof Dashboard>;
