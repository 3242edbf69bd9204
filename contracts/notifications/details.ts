import { Instant } from '#contracts/dates.ts';
import { actionsOf } from '#contracts/machine.ts';
import { Count } from '#contracts/integers.ts';
import { z } from '#contracts/z.ts';
import { Audience, NotificationContent } from './content.ts';
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
  actions: actionsOf(notificationActions),
});
export type NotificationDetails = z.output<typeof NotificationDetails>;
