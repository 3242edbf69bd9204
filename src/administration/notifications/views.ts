/**
 * Named filters for notifications, for the list and for the dashboard's tiles; in a file of its own because the
 * dashboard loads no list.
 */
export const notificationViews = {
  scheduled: { label: 'Scheduled', filter: { status: ['SCHEDULED'] } },
  failed: { label: 'With failures', filter: { status: ['PARTIALLY_FAILED', 'FAILED'] } },
} as const;
