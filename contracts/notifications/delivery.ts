import { Instant } from '#contracts/dates.ts';
import { described } from '#contracts/described.ts';
import { DeliveryId, NotificationId, UserId } from '#contracts/ids.ts';
import { Count } from '#contracts/integers.ts';
import { z } from '#contracts/z.ts';
import { Channel } from './notification.ts';

export const DeliveryStatus = described(
  z.enum(['WAITING', 'DELIVERED', 'OPENED', 'CLICKED', 'SUPPRESSED', 'FAILED', 'UNDELIVERABLE']),
  '`WAITING`: until the quiet hours end. `CLICKED`: its link was followed. `SUPPRESSED`: not delivered. `FAILED`: is tried again by itself. `UNDELIVERABLE`: has failed too often; only an administrator tries it again.',
);

type DeliveryStatus = z.output<typeof DeliveryStatus>;

/** The states of a delivery whose last attempt has failed, whether or not it is tried again by itself. */
export const failedDeliveries = ['FAILED', 'UNDELIVERABLE'] as const satisfies readonly DeliveryStatus[];

/** Returns whether the last attempt of a delivery has failed. */
export const hasFailed = ({ status }: { readonly status: DeliveryStatus }): boolean =>
  failedDeliveries.some((failed) => failed === status);

export const ExclusionReason = described(
  z.enum(['OPT_OUT', 'NO_CONTACT', 'QUIET_HOURS', 'DUPLICATE', 'EXPIRED', 'NOT_ACTIVE']),
  'Why a customer of the audience does not get a message. `NOT_ACTIVE`: blocked or closed since the first attempt.',
);
export type ExclusionReason = z.output<typeof ExclusionReason>;

export const Delivery = described(
  z.object({
    id: DeliveryId,
    notificationId: NotificationId,
    userId: UserId,
    customerName: z.string(),
    channel: Channel,
    status: DeliveryStatus,
    exclusion: described(z.nullable(ExclusionReason), 'Why it was not delivered; null otherwise.'),
    error: described(z.nullable(z.string()), "The provider's message about a failure; null otherwise."),
    attempts: Count,
    nextAttemptAt: described(
      z.nullable(Instant),
      'When a failed delivery is tried again; null for all others.',
    ),
    at: Instant,
    clickedAt: described(z.nullable(Instant), 'When its link was first followed; null before.'),
  }),
  'One message to one customer on one channel.',
);
export type Delivery = z.output<typeof Delivery>;

export const RefusalReason = described(
  z.enum(['NOT_FOUND', 'NOT_ACTIVE']),
  'Why a customer who is named one by one is not in the audience.',
);
export type RefusalReason = z.output<typeof RefusalReason>;

export const AudienceCount = described(
  z.object({
    people: described(Count, 'The number of customers in the audience.'),
    reached: described(Count, 'The number of those who get it on at least one channel.'),
    exclusions: z.array(z.object({ channel: Channel, reason: ExclusionReason, people: Count })),
    refused: described(
      z.array(z.object({ userId: UserId, reason: RefusalReason })),
      'Customers named one by one who get nothing on any channel, and why.',
    ),
    needsApproval: described(
      z.boolean(),
      'True above the limit of one person: a second administrator has to approve it.',
    ),
  }),
  'How many customers a message would reach now, and why the others get nothing.',
);
export type AudienceCount = z.output<typeof AudienceCount>;
