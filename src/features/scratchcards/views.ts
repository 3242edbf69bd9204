/** Batches that people look for often, under a name: for the list and for the tiles of the dashboard, which loads no list. */
export const batchViews = {
  toApprove: { label: 'Awaiting approval', filter: { status: ['PENDING_APPROVAL'] } },
  active: { label: 'Active', filter: { status: ['ACTIVE'] } },
} as const;
