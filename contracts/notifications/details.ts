import { Instant } from '#contracts/dates.ts';
import { actionsOf } from '#contracts/machine.ts';
import { Count } from '#contracts/integers.ts';
import { z } from '#contracts/z.ts';
import { Audience, NotificationContent } from './content.ts';
import { ExclusionReason } from './delivery.ts';
import { Channel, Notification } from './notification.ts';

export const notificationActions = [
  'change',
  'test',
  'send',
  'pause',
  'resume',
  'cancel',
  'retry-failed',
] as const;

/** A notification with what it says, its funnel on each channel and what can be done with it. */
export const NotificationDetails = z.safeExtend(Notification, {
  content: NotificationContent,
  audience: Audience,
  expiresAt: z.nullable(Instant),
  createdBy: z.string().check(z.minLength(1)),
  funnel: z.array(
    z.object({
      channel: Channel,
      delivered: Count,
      opened: Count,
      waiting: Count,
      suppressed: Count,
      errors: Count,
    }),
  ),
  /** Why deliveries did not arrive, the most frequent reason first: it was left out, or the provider said so. */
  undelivered: z.array(
    z.object({
      channel: Channel,
      exclusion: z.nullable(ExclusionReason),
      error: z.nullable(z.string()),
      people: Count,
    }),
  ),
  actions: actionsOf(notificationActions),
});
export type NotificationDetails = z.output<typeof NotificationDetails>;
