import type {
  Notification,
  NotificationStatus,
  Channel,
  Repetition,
} from '#contracts/notifications/notification.ts';
import type { NotificationCategory } from '#contracts/notifications/category.ts';
import type { z } from '#contracts/z.ts';
import { bad, good, info, neutral, waiting, type StatusLabels } from '#src/ui/parts/status-label.ts';

export const notificationStatuses: StatusLabels<z.output<typeof NotificationStatus>> = {
  SENT: good('Sent'),
  SENDING: info('Sending'),
  SCHEDULED: waiting('Scheduled'),
  PARTIALLY_FAILED: waiting('Partly failed'),
  FAILED: bad('Failed'),
  PAUSED: waiting('Paused'),
  DRAFT: neutral('Draft'),
  CANCELLED: neutral('Cancelled'),
};

export const categories: Readonly<Record<z.output<typeof NotificationCategory>, string>> = {
  PAYMENT: 'Payment',
  PLAN: 'Plan',
  COLLATERAL: 'Collateral',
  CARD: 'Card',
  SECURITY: 'Security',
  MARKETING: 'Marketing',
};

export const channelNames: Readonly<Record<z.output<typeof Channel>, string>> = {
  IN_APP: 'In app',
  EMAIL: 'E-mail',
  SMS: 'SMS',
  PUSH: 'Push',
};

/** Formats channels: "E-mail, SMS". */
export const channelsOf = (notification: Notification) =>
  notification.channels.map((channel) => channelNames[channel]).join(', ');

export const repetitions: Readonly<Record<Repetition['every'], string>> = {
  DAY: 'Every day',
  WEEK: 'Every week',
  MONTH: 'Every month',
};
