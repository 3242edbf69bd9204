import { endpoint } from '#contracts/endpoint.ts';
import { paged } from '#contracts/paging.ts';
import { NotificationCategory } from './category.ts';
import { NotificationTemplate } from './template.ts';

export const listNotificationTemplates = endpoint({
  method: 'GET',
  path: '/v1/admin/notification-templates',
  summary: 'Texts to begin a notification with',
  access: 'administrator',
  entity: 'any',
  permission: 'notifications.read',
  since: '3.0.0',
  ...paged({
    item: NotificationTemplate,
    sort: ['name', 'category'],
    defaultSort: 'name',
    search: ['name', 'id'],
    filters: { category: NotificationCategory },
    ranges: {},
  }),
  problems: [],
  examples: [{ name: 'about plans', query: { filter: { category: ['PLAN'] } } }],
});
