import { hasFailed } from '#contracts/notifications/delivery.ts';
import { requireRow } from '#mocks/core/handler-result.ts';
import type { HandlerOf } from '#mocks/resources/handler-types.ts';
import { momentOf } from '#mocks/resources/notifications/exclusion.ts';
import { notificationLifecycle } from '#mocks/resources/notifications/lifecycle.ts';
import { statsOf } from '#mocks/resources/notifications/stats.ts';
import { viewNotificationDetails } from '#mocks/resources/notifications/view.ts';
import { attemptAgain } from './delivery.ts';

/**
 * Retries failed deliveries at the request of an administrator, all of them or the chosen ones (transitions N8, N8b, N8c).
 */
export const retryDeliveries: HandlerOf<'retryDeliveries'> = (context) => {
  const { params, body, tables, now, matchVersion, reply } = context;
  const notification = requireRow(tables.notifications.get(params.notificationId), 'notification');
  matchVersion(notification);
  const { deliveryIds } = body;
  const failed = tables.deliveries.by('notificationId', notification.id).filter(hasFailed);
  const chosen = failed.filter(({ id }) => deliveryIds?.includes(id) ?? true);
  const failedLeft = failed.length - chosen.length;
  const unfit = deliveryIds === null ? 0 : Math.max(0, deliveryIds.length - chosen.length);
  const moment = momentOf(tables, notification, now);
  for (const delivery of chosen)
    tables.deliveries.replace({
      ...delivery,
      ...attemptAgain(context, notification, delivery, moment, false),
    });
  const counted = { ...notification, stats: statsOf(tables, notification) };
  const facts = { notification: counted, now, failedLeft, unfit };
  const status = notificationLifecycle.take(notification, 'retry-failed', facts);
  const saved = tables.notifications.replace({ ...counted, status, version: notification.version + 1 });
  return reply(200, viewNotificationDetails(context, saved));
};
