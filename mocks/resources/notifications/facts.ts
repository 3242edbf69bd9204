import type { Instant } from '#contracts/dates.ts';
import { isRequested } from '#mocks/resources/request-waiting.ts';
import type { Reads } from '#mocks/resources/tables.ts';
import { recipientsOf } from './audience.ts';
import type { NotificationRecord } from './record.ts';

/**
 * Returns the facts for the guards of a notification's actions.
 * @param recipients how many customers its audience has, where that was counted already
 */
export const notificationFacts = (
  tables: Pick<Reads, 'approvals' | 'plans' | 'users'>,
  notification: NotificationRecord,
  now: Instant,
  recipients = recipientsOf(tables, notification.audience).length,
) => ({
  notification,
  recipients,
  now,
  isRequested: isRequested(tables, 'sendNotification', notification.id),
});
