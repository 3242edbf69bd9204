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
  'pause',
  'resume',
  'cancel',
  'retry-failed',
] as const;

/** What is looked at before a draft is sent. */
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
  /** `MISSING`: it cannot be sent like this. `RISK`: it can, and somebody should look at it. */
  result: z.enum(['OK', 'RISK', 'MISSING']),
  /** What was found, and what would mend it. */
  detail: z.string().check(z.minLength(1)),
});
export type DraftCheck = z.output<typeof DraftCheck>;

/** A notification with what it says, its funnel on each channel and what can be done with it. */
export const NotificationDetails = z.safeExtend(Notification, {
  ...z.pick(NotificationDraft, { content: true, translations: true, audience: true, expiresAt: true }).shape,
  timeZone: SendingZone,
  /** When it was last sent to its writer as it is now; null: it was changed since, or never. */
  testedAt: z.nullable(Instant),
  /** Of a draft; empty once it is sent. */
  checks: z.array(DraftCheck),
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
