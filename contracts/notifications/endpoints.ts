import { Instant } from '#contracts/dates.ts';
import { endpoint } from '#contracts/endpoint.ts';
import { NotificationId } from '#contracts/ids.ts';
import { CountBound, paged } from '#contracts/paging.ts';
import { NotificationDetails } from './details.ts';
import { NotificationCategory } from './category.ts';
import { Notification, NotificationStatus } from './notification.ts';

export const listNotifications = endpoint({
  method: 'GET',
  path: '/v1/admin/notifications',
  summary: 'Notifications to customers',
  access: 'administrator',
  entity: 'notification',
  permission: 'notifications.read',
  ...paged({
    item: Notification,
    sort: ['createdAt', 'name', 'audienceCount', 'status', 'category'],
    defaultSort: '-createdAt',
    search: ['name', 'id'],
    filters: { status: NotificationStatus, category: NotificationCategory },
    ranges: { createdAt: Instant, scheduledAt: Instant, audienceCount: CountBound },
  }),
  problems: [],
  examples: [{ name: 'sent', query: { filter: { status: ['SENT', 'PARTIALLY_FAILED'] } } }],
});

export const getNotification = endpoint({
  method: 'GET',
  path: '/v1/admin/notifications/{notificationId}',
  summary: 'One notification to customers, with its funnel and what can be done with it',
  access: 'administrator',
  entity: 'notification',
  permission: 'notifications.read',
  version: 'answers',
  params: { notificationId: NotificationId },
  responses: { 200: NotificationDetails },
  problems: [],
  since: '1.1.0',
  examples: [{ name: 'one', params: { notificationId: '{notification}' } }],
});
