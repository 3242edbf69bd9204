import { hasFailed } from '#contracts/notifications/delivery.ts';
import { found } from '#mocks/core/handler-result.ts';
import type { HandlerOf } from '#mocks/handler-types.ts';
import { notificationLifecycle } from '#mocks/resources/notifications/lifecycle.ts';
import { statsOf } from '#mocks/resources/notifications/stats.ts';
import { viewNotificationDetails } from '#mocks/resources/notifications/view.ts';
import { sendText } from './delivery.ts';

/**
 * Retries failed deliveries at the request of an administrator, all of them or the chosen ones (transitions N8, N8b).
 */
export const retryDeliveries: HandlerOf<'retryDeliveries'> = (context) => {
  const { params, body, tables, now, matchVersion, reply } = context;
  const notification = found(tables.notifications.get(params.notificationId), 'notification');
  matchVersion(notification);
  const { deliveryIds } = body;
  const failed = tables.deliveries.by('notificationId', notification.id).filter(hasFailed);
  const chosen = failed.filter(({ id }) => deliveryIds?.includes(id) ?? true);
  const failedLeft = failed.length - chosen.length;
  const unfit = deliveryIds === null ? 0 : Math.max(0, deliveryIds.length - chosen.length);
  const status = notificationLifecycle.take(notification, 'retry-failed', { failedLeft, unfit });
  for (const delivery of chosen) {
    const user = tables.users.get(delivery.userId);
    if (!user) continue;
    const outcome = sendText(context, notification, user, delivery.channel);
    const attempts = delivery.attempts + 1;
    tables.deliveries.replace({ ...delivery, ...outcome, attempts, at: now });
  }
  const saved = tables.notifications.replace({
    ...notification,
    status,
    stats: statsOf(tables, notification),
    version: notification.version + 1,
  });
  return reply(200, viewNotificationDetails(context, saved));
};
