import { maxLatest } from '#contracts/dashboard/dashboard.ts';
import type { HandlerOf } from '#mocks/resources/handler-types.ts';
import { viewOrderRow } from '#mocks/resources/orders/view.ts';
import { viewPaymentRow } from '#mocks/resources/payments/view.ts';

export const getDashboard: HandlerOf<'getDashboard'> = ({ tables, today, reply }) => {
  const { users, plans, orders, payments, batches, collaterals, approvals } = tables;
  const latest = { order: 'createdAt', falling: true, limit: maxLatest } as const;
  return reply(200, {
    businessDate: today,
    figures: {
      customers: users.size,
      overduePlans: plans.by('status', 'OVERDUE').length,
      activePlans: plans.by('status', 'ACTIVE').length,
      failedPayments: payments.by('status', 'FAILED').length,
      paymentsInProgress: payments.by('undecided', 'undecided').length,
      collateralToReview:
        collaterals.by('status', 'SUBMITTED').length + collaterals.by('status', 'UNDER_REVIEW').length,
      budgetsToReview: orders.by('budgetReview', 'PENDING').length,
      approvalsWaiting: approvals.by('status', 'PENDING').length,
      unpaidOrders: orders.by('status', 'AWAITING_DOWN_PAYMENT').length,
      batchesToApprove: batches.by('status', 'PENDING_APPROVAL').length,
      notesDue: users
        .by('withNotes', 'open')
        .filter(({ notes }) => notes.some(({ dueOn, doneAt }) => !doneAt && dueOn !== null && dueOn <= today))
        .length,
      scheduledNotifications: tables.notifications.by('status', 'SCHEDULED').length,
    },
    latestOrders: orders.page(latest).rows.map((order) => viewOrderRow(order, today)),
    latestPayments: payments.page(latest).rows.map(viewPaymentRow),
  });
};
