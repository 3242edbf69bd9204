import { Instant } from '#contracts/dates.ts';
import { NotificationId, Version } from '#contracts/ids.ts';
import { z } from '#contracts/z.ts';
import { notificationStates } from './states.ts';

export const NotificationStatus = z.enum(notificationStates);
export const NotificationName = z.string().check(z.minLength(1), z.maxLength(120));
export const NotificationCategory = z.enum([
  'PAYMENT',
  'PLAN',
  'COLLATERAL',
  'CARD',
  'SECURITY',
  'MARKETING',
]);
export const Channel = z.enum(['IN_APP', 'EMAIL', 'SMS', 'PUSH']);

const count = z.int().check(z.gte(0));

/** A message to an audience, with its funnel: each counter includes the next. */
export const Notification = z
  .object({
    id: NotificationId,
    name: NotificationName,
    category: NotificationCategory,
    channels: z.array(Channel).check(z.minLength(1)),
    audienceCount: count,
    scheduledAt: z.nullable(Instant),
    status: NotificationStatus,
    stats: z.object({ sent: count, delivered: count, opened: count, errors: count }),
    createdAt: Instant,
    version: Version,
  })
  .check(
    z.refine(({ stats }) => stats.sent >= stats.delivered && stats.delivered >= stats.opened, {
      path: ['stats'],
      message: 'Opened is part of delivered, delivered is part of sent',
    }),
  );
export type Notification = z.output<typeof Notification>;
