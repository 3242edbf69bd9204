import { described } from '#contracts/described.ts';
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
export const NotificationName = described(
  enteredText(1, maxNotificationNameLength),
  'The name that the administration gives a message.',
);
export const Channel = described(
  z.enum(['IN_APP', 'EMAIL', 'SMS', 'PUSH']),
  'How a message reaches a customer.',
);

export const Repetition = described(
  z.object({
    every: z.enum(['DAY', 'WEEK', 'MONTH']),
    until: described(
      z.nullable(LocalDate),
      'The last day on which it may be sent; null: until it is cancelled.',
    ),
  }),
  'How often a message is sent again after its first time.',
);
export type Repetition = z.output<typeof Repetition>;

export const SendingZone = described(
  z.enum(['FIXED', 'RECIPIENT']),
  "Whose local time decides when it is sent: the business's, or each recipient's.",
);

export const Notification = described(
  z
    .object({
      id: NotificationId,
      name: NotificationName,
      category: NotificationCategory,
      channels: z.array(Channel).check(z.minLength(1)),
      audienceCount: Count,
      scheduledAt: z.nullable(Instant),
      repeats: described(z.nullable(Repetition), 'Null: it is sent once.'),
      status: NotificationStatus,
      stats: z.object({
        sent: described(Count, 'Customers to whom a provider has accepted it, on one channel or several.'),
        delivered: described(Count, 'Customers who got it.'),
        opened: described(Count, 'Customers who opened it.'),
        clicked: described(Count, 'Customers who followed its link.'),
        errors: described(
          Count,
          'Failed deliveries, not customers: a customer has one per channel, and may have got it on another.',
        ),
        failed: described(Count, 'Customers whom it reached on no channel because a delivery has failed.'),
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
    ),
  'A message to an audience, with its delivery stages: each counter of customers includes the next.',
);
export type Notification = z.output<typeof Notification>;
