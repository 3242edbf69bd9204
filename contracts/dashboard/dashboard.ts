import { LocalDate } from '#contracts/dates.ts';
import { described } from '#contracts/described.ts';
import { OrderRow } from '#contracts/orders/order.ts';
import { PaymentRow } from '#contracts/payments/payment.ts';
import { Count } from '#contracts/integers.ts';
import { z } from '#contracts/z.ts';

/** How many of the latest orders and payments the dashboard shows. */
export const maxLatest = 5;

export const Dashboard = described(
  z.object({
    businessDate: described(LocalDate, 'The business day of the counts.'),
    figures: described(
      z.object({
        customers: Count,
        overduePlans: described(Count, 'With status OVERDUE.'),
        activePlans: described(Count, 'With status ACTIVE.'),
        failedPayments: described(Count, 'With status FAILED.'),
        paymentsInProgress: described(Count, 'With status PROCESSING.'),
        collateralToReview: described(Count, 'Collateral that waits for a decision.'),
        budgetsToReview: described(Count, 'Orders whose customer has requested a review of the budget.'),
        approvalsWaiting: described(Count, 'Requests that wait for a second administrator.'),
        unpaidOrders: described(Count, 'With status AWAITING_DOWN_PAYMENT.'),
        batchesToApprove: described(Count, 'With status PENDING_APPROVAL.'),
        notesDue: described(Count, 'Customers with an open note whose day has come.'),
        scheduledNotifications: described(Count, 'With status SCHEDULED.'),
      }),
      "Counts of rows in the administration's lists.",
    ),
    latestOrders: described(z.array(OrderRow).check(z.maxLength(maxLatest)), 'Newest first.'),
    latestPayments: described(z.array(PaymentRow).check(z.maxLength(maxLatest)), 'Newest first.'),
  }),
  'The counts and latest rows at the start of the administration.',
);
export type Dashboard = z.output<typeof Dashboard>;
