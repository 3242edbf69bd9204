/**
 * Named filters for payments, for the list and for the dashboard's tiles; in a file of its own because the dashboard
 * loads no list.
 */
export const paymentViews = {
  failed: { label: 'Failed', filter: { status: ['FAILED'] } },
  chargedBack: { label: 'Charged back', filter: { status: ['CHARGED_BACK'] } },
  inProgress: { label: 'In progress', filter: { status: ['PROCESSING', 'REQUIRES_ACTION', 'PENDING'] } },
} as const;
