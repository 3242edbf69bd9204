/**
 * Named filters for orders, for the list and for the dashboard's tiles; in a file of its own because the dashboard
 * loads no list.
 */
export const orderViews = {
  abandoned: { label: 'Abandoned', filter: { purchase: ['ABANDONED'] } },
  unpaid: { label: 'To be paid', filter: { status: ['AWAITING_DOWN_PAYMENT'] } },
  budgets: { label: 'To review', filter: { budgetReview: ['PENDING'] } },
  active: { label: 'Active', filter: { status: ['ACTIVE'] } },
} as const;
