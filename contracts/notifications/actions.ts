export const notificationActions = [
  'change',
  'test',
  'send',
  'unschedule',
  'pause',
  'resume',
  'cancel',
  'retry-failed',
] as const;

/** What the audit records about notifications. */
export const notificationAuditActions = [
  'notification.created',
  'notification.changed',
  'notification.tested',
  'notification.scheduled',
  'notification.unscheduled',
  'notification.cancelled',
  'notification.paused',
  'notification.resumed',
  'notification.retried',
  'notification.sent',
] as const;
