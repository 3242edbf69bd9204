import { Instant } from '#contracts/dates.ts';
import { actionsOf } from '#contracts/machine.ts';
import { Count } from '#contracts/integers.ts';
import { z } from '#contracts/z.ts';
import { NotificationDraft } from './content.ts';
import { ExclusionReason } from './delivery.ts';
import { Channel, Notification, SendingZone } from './notification.ts';

export const notificationActions = [
  'change',
  'test',
  'send',
  'unschedule',
  'pause',
  'resume',
  'cancel',
  'retry-failed',
] as const;

/** A check of a draft before it is sent. */
const DraftCheck = z.object({
  check: z.enum([
    'TEXT',
    'VARIABLES',
    'AUDIENCE',
    'REACH',
    'LANGUAGES',
    'LENGTH',
    'EXPIRY',
    'TEST',
    'APPROVAL',
  ]),
  /** `MISSING`: it cannot be sent like this. `RISK`: it can be sent but should be reviewed. */
  result: z.enum(['OK', 'RISK', 'MISSING']),
  /** The finding, and its remedy. */
  detail: z.string().check(z.minLength(1)),
});
export type DraftCheck = z.output<typeof DraftCheck>;

/** A notification with its content, its delivery stages by channel and its actions. */
export const NotificationDetails = z.safeExtend(Notification, {
  ...z.pick(NotificationDraft, { content: true, translations: true, audience: true, expiresAt: true }).shape,
  timeZone: SendingZone,
  /** When its current version was last sent to its author as a test; null if it was changed since, or never. */
  testedAt: z.nullable(Instant),
  /** The checks of a draft; empty after it is sent. */
  checks: z.array(DraftCheck),
  createdBy: z.string().check(z.minLength(1)),
  funnel: z.array(
    z.object({
      channel: Channel,
      delivered: Count,
      opened: Count,
      clicked: Count,
      waiting: Count,
      suppressed: Count,
      /** Those whose last attempt has failed. */
      errors: Count,
      /** Those of the errors that are not tried again by themselves. */
      undeliverable: Count,
    }),
  ),
  /** Why deliveries did not arrive, most frequent reason first: an exclusion, or the provider's message. */
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
