import { enteredText } from '#contracts/entered-text.ts';
import { Instant, LocalDate } from '#contracts/dates.ts';
import { NotificationId, Version } from '#contracts/ids.ts';
import { Count } from '#contracts/integers.ts';
import { z } from '#contracts/z.ts';
import { NotificationCategory } from './category.ts';
import { notificationStates } from './states.ts';

export const NotificationStatus = z.enum(notificationStates);
/** In characters. */
export const maxNotificationNameLength = 120;
/** The name that the administration gives a message. */
export const NotificationName = enteredText(1, maxNotificationNameLength);
/** How a message reaches a customer. */
export const Channel = z.enum(['IN_APP', 'EMAIL', 'SMS', 'PUSH']);

/** How often a message is sent again after its first time. */
export const Repetition = z.object({
  every: z.enum(['DAY', 'WEEK', 'MONTH']),
  /** The last day on which it may be sent; null: until it is cancelled. */
  until: z.nullable(LocalDate),
});
export type Repetition = z.output<typeof Repetition>;

/** Whose local time decides when it is sent: the business's, or each recipient's. */
export const SendingZone = z.enum(['FIXED', 'RECIPIENT']);

/** A message to an audience, with its delivery stages: each counter of customers includes the next. */
export const Notification = z
  .object({
    id: NotificationId,
    name: NotificationName,
    category: NotificationCategory,
    channels: z.array(Channel).check(z.minLength(1)),
    audienceCount: Count,
    scheduledAt: z.nullable(Instant),
    /** Null: it is sent once. */
    repeats: z.nullable(Repetition),
    status: NotificationStatus,
    stats: z.object({
      /** Customers to whom a provider has accepted it, on one channel or several. */
      sent: Count,
      /** Customers who got it. */
      delivered: Count,
      /** Customers who opened it. */
      opened: Count,
      /** Customers who followed its link. */
      clicked: Count,
      /** Failed deliveries, not customers: a customer has one per channel, and may have got it on another. */
      errors: Count,
      /** Customers whom it reached on no channel because a delivery has failed. */
      failed: Count,
    }),
    createdAt: Instant,
    version: Version,
  })
  .check(
    z.refine(
      ({ stats: { sent, delivered, opened, clicked } }) =>
        sent >= delivered && delivered >= opened && opened >= clicked,
      { path: ['stats'], message: 'Clicked is part of opened, opened of delivered, delivered of sent' },
    ),
    z.refine(({ stats: { errors, failed } }) => errors >= failed, {
      path: ['stats'],
      message: 'A customer has failed by one failed delivery at least',
    }),
  );
export type Notification = z.output<typeof Notification>;
