/** Notifications that people look for often, under a name: for the list and for the tiles of the dashboard, which loads no list. */
export const notificationViews = {
  scheduled: { label: 'Scheduled', filter: { status: ['SCHEDULED'] } },
  failed: { label: 'With failures', filter: { status: ['PARTIALLY_FAILED', 'FAILED'] } },
} as const;
