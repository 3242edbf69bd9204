/** Payments that people look for often, under a name: for the list and for the tiles of the dashboard, which loads no list. */
export const paymentViews = {
  failed: { label: 'Failed', filter: { status: ['FAILED'] } },
  chargedBack: { label: 'Charged back', filter: { status: ['CHARGED_BACK'] } },
  inProgress: { label: 'In progress', filter: { status: ['PROCESSING', 'PENDING'] } },
} as const;
