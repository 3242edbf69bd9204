import { Instant } from '#contracts/dates.ts';
import { DeliveryId, NotificationId, UserId } from '#contracts/ids.ts';
import { Count } from '#contracts/integers.ts';
import { z } from '#contracts/z.ts';
import { Channel } from './notification.ts';

/**
 * `WAITING`: until the quiet hours end. `CLICKED`: its link was followed. `SUPPRESSED`: not delivered. `FAILED`: is tried
 * again by itself. `UNDELIVERABLE`: has failed too often; only an administrator tries it again.
 */
export const DeliveryStatus = z.enum([
  'WAITING',
  'DELIVERED',
  'OPENED',
  'CLICKED',
  'SUPPRESSED',
  'FAILED',
  'UNDELIVERABLE',
]);

type DeliveryStatus = z.output<typeof DeliveryStatus>;

/** The states of a delivery whose last attempt has failed, whether or not it is tried again by itself. */
export const failedDeliveries = ['FAILED', 'UNDELIVERABLE'] as const satisfies readonly DeliveryStatus[];

/** Returns whether the last attempt of a delivery has failed. */
export const hasFailed = ({ status }: { readonly status: DeliveryStatus }): boolean =>
  failedDeliveries.some((failed) => failed === status);

/** Why a customer of the audience does not get a message. `NOT_ACTIVE`: blocked or closed since the first attempt. */
export const ExclusionReason = z.enum([
  'OPT_OUT',
  'NO_CONTACT',
  'QUIET_HOURS',
  'DUPLICATE',
  'EXPIRED',
  'NOT_ACTIVE',
]);
export type ExclusionReason = z.output<typeof ExclusionReason>;

/** One message to one customer on one channel. */
export const Delivery = z.object({
  id: DeliveryId,
  notificationId: NotificationId,
  userId: UserId,
  customerName: z.string(),
  channel: Channel,
  status: DeliveryStatus,
  /** Why it was not delivered; null otherwise. */
  exclusion: z.nullable(ExclusionReason),
  /** The provider's message about a failure; null otherwise. */
  error: z.nullable(z.string()),
  attempts: Count,
  /** When a failed delivery is tried again; null for all others. */
  nextAttemptAt: z.nullable(Instant),
  at: Instant,
  /** When its link was first followed; null before. */
  clickedAt: z.nullable(Instant),
});
export type Delivery = z.output<typeof Delivery>;

/** Why a customer who is named one by one is not in the audience. */
export const RefusalReason = z.enum(['NOT_FOUND', 'NOT_ACTIVE']);
export type RefusalReason = z.output<typeof RefusalReason>;

/** How many customers a message would reach now, and why the others get nothing. */
export const AudienceCount = z.object({
  /** The number of customers in the audience. */
  people: Count,
  /** The number of those who get it on at least one channel. */
  reached: Count,
  exclusions: z.array(z.object({ channel: Channel, reason: ExclusionReason, people: Count })),
  /** Customers named one by one who get nothing on any channel, and why. */
  refused: z.array(z.object({ userId: UserId, reason: RefusalReason })),
  /** True above the limit of one person: a second administrator has to approve it. */
  needsApproval: z.boolean(),
});
export type AudienceCount = z.output<typeof AudienceCount>;
