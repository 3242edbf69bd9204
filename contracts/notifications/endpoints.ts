import { Instant } from '#contracts/dates.ts';
import { endpoint } from '#contracts/endpoint.ts';
import { NotificationId } from '#contracts/ids.ts';
import { Count, paged } from '#contracts/paging.ts';
import { Campaign, CampaignCategory, CampaignStatus } from './campaign.ts';

export const listNotifications = endpoint({
  method: 'GET',
  path: '/v1/admin/notifications',
  summary: 'Notification campaigns',
  access: 'administrator',
  entity: 'notification',
  permission: 'notifications.read',
  ...paged({
    item: Campaign,
    sort: ['createdAt', 'name', 'audienceCount', 'status', 'category'],
    defaultSort: '-createdAt',
    search: ['name', 'id'],
    filters: { status: CampaignStatus, category: CampaignCategory },
    ranges: { createdAt: Instant, scheduledAt: Instant, audienceCount: Count },
  }),
  problems: [],
  examples: [{ name: 'sent', query: { filter: { status: ['SENT', 'PARTIALLY_FAILED'] } } }],
});

export const getNotification = endpoint({
  method: 'GET',
  path: '/v1/admin/notifications/{notificationId}',
  summary: 'One notification campaign',
  access: 'administrator',
  entity: 'notification',
  permission: 'notifications.read',
  version: 'answers',
  params: { notificationId: NotificationId },
  answers: { 200: Campaign },
  problems: [],
  since: '1.1.0',
  examples: [{ name: 'one', params: { notificationId: '{notification}' } }],
});
