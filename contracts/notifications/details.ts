import { Instant } from '#contracts/dates.ts';
import { described } from '#contracts/described.ts';
import { actionsOf } from '#contracts/machine.ts';
import { Count } from '#contracts/integers.ts';
import { z } from '#contracts/z.ts';
import { notificationActions } from './actions.ts';
import { NotificationDraft } from './content.ts';
import { ExclusionReason } from './delivery.ts';
import { Channel, Notification, SendingZone } from './notification.ts';

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
  result: described(
    z.enum(['OK', 'RISK', 'MISSING']),
    '`MISSING`: it cannot be sent like this. `RISK`: it can be sent but should be reviewed.',
  ),
  detail: described(z.string().check(z.minLength(1)), 'The finding, and its remedy.'),
});
export type DraftCheck = z.output<typeof DraftCheck>;

export const NotificationDetails = described(
  z.safeExtend(Notification, {
    ...z.pick(NotificationDraft, { content: true, translations: true, audience: true, expiresAt: true })
      .shape,
    timeZone: SendingZone,
    testedAt: described(
      z.nullable(Instant),
      'When its current version was last sent to its author as a test; null if it was changed since, or never.',
    ),
    checks: described(z.array(DraftCheck), 'The checks of a draft; empty after it is sent.'),
    createdBy: z.string().check(z.minLength(1)),
    funnel: z.array(
      z.object({
        channel: Channel,
        delivered: Count,
        opened: Count,
        clicked: Count,
        waiting: Count,
        suppressed: Count,
        errors: described(Count, 'Those whose last attempt has failed.'),
        undeliverable: described(Count, 'Those of the errors that are not tried again by themselves.'),
      }),
    ),
    undelivered: described(
      z.array(
        z.object({
          channel: Channel,
          exclusion: z.nullable(ExclusionReason),
          error: z.nullable(z.string()),
          people: Count,
        }),
      ),
      "Why deliveries did not arrive, most frequent reason first: an exclusion, or the provider's message.",
    ),
    actions: actionsOf(notificationActions),
  }),
  'A notification with its content, its delivery stages by channel and its actions.',
);
export type NotificationDetails = z.output<typeof NotificationDetails>;
