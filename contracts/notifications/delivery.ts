import { Instant } from '#contracts/dates.ts';
import { DeliveryId, NotificationId, UserId } from '#contracts/ids.ts';
import { z } from '#contracts/z.ts';
import { Channel } from './notification.ts';

/** `WAITING`: until the quiet hours end. `SUPPRESSED`: not to be delivered. `FAILED`: can be tried once more. */
export const DeliveryStatus = z.enum(['WAITING', 'DELIVERED', 'OPENED', 'SUPPRESSED', 'FAILED']);

export const ExclusionReason = z.enum(['OPT_OUT', 'NO_CONTACT', 'QUIET_HOURS', 'DUPLICATE', 'EXPIRED']);
export type ExclusionReason = z.output<typeof ExclusionReason>;

/** One message to one customer on one channel. */
export const Delivery = z.object({
  id: DeliveryId,
  notificationId: NotificationId,
  userId: UserId,
  customerName: z.string(),
  channel: Channel,
  status: DeliveryStatus,
  /** Why it was not delivered. */
  exclusion: z.nullable(ExclusionReason),
  /** What the provider said of a failure. */
  error: z.nullable(z.string()),
  attempts: z.int().check(z.gte(0)),
  at: Instant,
});
export type Delivery = z.output<typeof Delivery>;

const people = z.int().check(z.gte(0));

/** How many customers a message would reach now, and why the others get nothing. */
export const AudienceCount = z.object({
  /** Customers that the audience names. */
  people,
  /** Those of them who get it on at least one channel. */
  reached: people,
  exclusions: z.array(z.object({ channel: Channel, reason: ExclusionReason, people })),
  /** Above the limit of one person: a second administrator approves it. */
  needsApproval: z.boolean(),
});
export type AudienceCount = z.output<typeof AudienceCount>;
