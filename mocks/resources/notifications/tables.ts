import type { NotificationTemplate } from '#contracts/notifications/template.ts';
import { defineTable } from '#mocks/store/table-definition.ts';
import type { DeliveryRecord, NotificationRecord } from './record.ts';

export const notificationTables = {
  notifications: defineTable<NotificationRecord>()({
    entity: { type: 'notification', hidden: ['nextAt', 'sentUpTo', 'series'] },
    indexes: {
      status: (row) => row.status,
      category: (row) => row.category,
      waiting: (row) => (row.nextAt === null ? null : 'waiting'),
    },
    orders: { nextAt: (row) => row.nextAt ?? '' },
  }),

  notificationTemplates: defineTable<NotificationTemplate>()({
    indexes: { category: (row) => row.category },
  }),

  deliveries: defineTable<DeliveryRecord>()({
    indexes: {
      notificationId: (row) => row.notificationId,
      userId: (row) => row.userId,
      status: (row) => row.status,
      channel: (row) => row.channel,
      inboxItemId: (row) => row.inboxItemId,
      trying: (row) => (row.nextAttemptAt === null ? null : 'trying'),
    },
    orders: { nextAttemptAt: (row) => row.nextAttemptAt ?? '' },
    references: { notificationId: 'notifications', userId: 'users' },
  }),
};
