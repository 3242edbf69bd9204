import type { Notification } from '#contracts/notifications/notification.ts';

export type NotificationRecord = Notification;
