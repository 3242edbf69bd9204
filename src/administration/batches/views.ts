/**
 * Named filters for batches, for the list and for the dashboard's tiles; in a file of its own because the dashboard
 * loads no list.
 */
export const batchViews = {
  toApprove: { label: 'Awaiting approval', filter: { status: ['PENDING_APPROVAL'] } },
  active: { label: 'Active', filter: { status: ['ACTIVE'] } },
} as const;
