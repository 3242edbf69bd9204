/** Orders that people look for often, under a name: for the list and for the tiles of the dashboard, which loads no list. */
export const orderViews = {
  abandoned: { label: 'Abandoned', filter: { purchase: ['ABANDONED'] } },
  unpaid: { label: 'To be paid', filter: { status: ['AWAITING_DOWN_PAYMENT'] } },
  budgets: { label: 'To review', filter: { budgetReview: ['PENDING'] } },
  active: { label: 'Active', filter: { status: ['ACTIVE'] } },
} as const;
