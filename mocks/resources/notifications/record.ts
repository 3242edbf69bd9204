import { Instant } from '#contracts/dates.ts';
import { InboxItemId, UserId } from '#contracts/ids.ts';
import { NotificationDraft } from '#contracts/notifications/content.ts';
import { Delivery } from '#contracts/notifications/delivery.ts';
import { Notification, SendingZone } from '#contracts/notifications/notification.ts';
import { z } from '#contracts/z.ts';
import { count, type RowOf, text } from '#mocks/store/row-fields.ts';

export const notificationRecord = z.safeExtend(Notification, {
  ...z.pick(NotificationDraft, { content: true, translations: true, audience: true, expiresAt: true }).shape,
  timeZone: SendingZone,
  testedAt: z.nullable(Instant),
  /** The number of recipients when a person last sent or scheduled it, with approval if necessary. */
  approvedCount: count,
  createdBy: text,
  /** When the first message of the series was sent, and the number of this one; null if it is sent once. */
  series: z.nullable(z.object({ firstAt: Instant, no: count })),
  /** When the next recipients get it; null when none are left, or while it waits. */
  nextAt: z.nullable(Instant),
  /** The last recipient who has got it; the others follow in the order of their ids. */
  sentUpTo: z.nullable(UserId),
});
export type NotificationRecord = RowOf<typeof notificationRecord>;

export const deliveryRecord = z.extend(Delivery, {
  /** The message in the inbox; null for other channels. */
  inboxItemId: z.nullable(InboxItemId),
});
export type DeliveryRecord = RowOf<typeof deliveryRecord>;
