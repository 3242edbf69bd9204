import { listing } from '#mocks/resources/handler-types.ts';
import { viewDelivery, viewNotification } from './view.ts';

export const listNotifications = listing('listNotifications', {
  table: 'notifications',
  view: viewNotification,
});

export const listNotificationTemplates = listing('listNotificationTemplates', {
  table: 'notificationTemplates',
  view: (row) => row,
});

export const listDeliveries = listing('listDeliveries', {
  table: 'deliveries',
  parent: { table: 'notifications', entity: 'notification', param: 'notificationId' },
  owner: 'notificationId',
  view: viewDelivery,
});
