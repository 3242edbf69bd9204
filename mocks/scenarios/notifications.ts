import type { Notification } from '#contracts/notifications/notification.ts';
import { after, DAY } from '#mocks/business-time.ts';
import type { Transaction } from './scenario.ts';

interface Sketch {
  readonly name: string;
  readonly category: Notification['category'];
  readonly channels: Notification['channels'];
  readonly audience: number;
  readonly status: Notification['status'];
  readonly daysAgo: number;
  /** Days from creation to sending; null if it is sent at once or never. */
  readonly scheduledAfter: number | null;
  /** The percentages of the audience: sent, delivered, opened, and failed. */
  readonly funnel: readonly [sent: number, delivered: number, opened: number, errors: number];
}

const sketches: readonly Sketch[] = [
  {
    name: 'Your first instalment is due in three days',
    category: 'PAYMENT',
    channels: ['EMAIL', 'SMS'],
    audience: 38,
    status: 'SENT',
    daysAgo: 62,
    scheduledAfter: 1,
    funnel: [100, 97, 84, 0],
  },
  {
    name: 'New terms from November',
    category: 'PLAN',
    channels: ['EMAIL'],
    audience: 41,
    status: 'SENT',
    daysAgo: 75,
    scheduledAfter: 5,
    funnel: [98, 95, 51, 2],
  },
  {
    name: 'A sign-in from a new device',
    category: 'SECURITY',
    channels: ['EMAIL', 'PUSH'],
    audience: 6,
    status: 'SENT',
    daysAgo: 58,
    scheduledAfter: null,
    funnel: [100, 100, 83, 0],
  },
  {
    name: 'Winter offers',
    category: 'MARKETING',
    channels: ['EMAIL', 'IN_APP'],
    audience: 29,
    status: 'SENT',
    daysAgo: 44,
    scheduledAfter: 2,
    funnel: [100, 93, 31, 0],
  },
  {
    name: 'Payment received',
    category: 'PAYMENT',
    channels: ['IN_APP'],
    audience: 33,
    status: 'SENT',
    daysAgo: 35,
    scheduledAfter: null,
    funnel: [100, 100, 72, 0],
  },
  {
    name: 'An instalment is late',
    category: 'PAYMENT',
    channels: ['SMS', 'EMAIL'],
    audience: 9,
    status: 'PARTIALLY_FAILED',
    daysAgo: 30,
    scheduledAfter: null,
    funnel: [78, 78, 67, 22],
  },
  {
    name: 'Scratchcards at winter markets',
    category: 'CARD',
    channels: ['PUSH'],
    audience: 24,
    status: 'FAILED',
    daysAgo: 28,
    scheduledAfter: 1,
    funnel: [0, 0, 0, 100],
  },
  {
    name: 'Scratchcards at winter markets, again',
    category: 'CARD',
    channels: ['PUSH', 'IN_APP'],
    audience: 24,
    status: 'SENT',
    daysAgo: 27,
    scheduledAfter: null,
    funnel: [100, 92, 46, 0],
  },
  {
    name: 'Your plan is settled',
    category: 'PLAN',
    channels: ['EMAIL'],
    audience: 14,
    status: 'SENT',
    daysAgo: 20,
    scheduledAfter: null,
    funnel: [100, 100, 79, 0],
  },
  {
    name: 'Year-end statement',
    category: 'PLAN',
    channels: ['EMAIL'],
    audience: 41,
    status: 'SENT',
    daysAgo: 12,
    scheduledAfter: 2,
    funnel: [100, 98, 56, 0],
  },
  {
    name: 'Two for one on gift cards',
    category: 'MARKETING',
    channels: ['EMAIL'],
    audience: 29,
    status: 'CANCELLED',
    daysAgo: 9,
    scheduledAfter: 4,
    funnel: [0, 0, 0, 0],
  },
  {
    name: 'How paying early works',
    category: 'PLAN',
    channels: ['IN_APP', 'EMAIL'],
    audience: 31,
    status: 'PAUSED',
    daysAgo: 4,
    scheduledAfter: 1,
    funnel: [45, 45, 19, 0],
  },
  {
    name: 'Due this week',
    category: 'PAYMENT',
    channels: ['SMS'],
    audience: 12,
    status: 'SCHEDULED',
    daysAgo: 2,
    scheduledAfter: 3,
    funnel: [0, 0, 0, 0],
  },
  {
    name: 'Value your collateral again',
    category: 'COLLATERAL',
    channels: ['EMAIL'],
    audience: 0,
    status: 'DRAFT',
    daysAgo: 1,
    scheduledAfter: null,
    funnel: [0, 0, 0, 0],
  },
];

/** Adds notifications in every state except SENDING, which would never end. */
export function fillNotifications({ tables, random, clock }: Transaction): void {
  for (const { audience, daysAgo, scheduledAfter, funnel, ...notification } of sketches) {
    const createdAt = after(clock.now(), -daysAgo * DAY);
    const [sent, delivered, opened, errors] = funnel;
    const part = (percent: number) => Math.round((audience * percent) / 100);
    tables.notifications.insert({
      ...notification,
      id: random.ulid('ntf', createdAt),
      audienceCount: audience,
      repeats: notification.name === 'Due this week' ? { every: 'WEEK', until: null } : null,
      series: null,
      scheduledAt: scheduledAfter === null ? null : after(createdAt, scheduledAfter * DAY),
      stats: { sent: part(sent), delivered: part(delivered), opened: part(opened), errors: part(errors) },
      content: {
        title: notification.name,
        body: `Hello {{firstName}}, there is something new: ${notification.name}.`,
        action: null,
      },
      translations: [],
      audience: { kind: 'SEGMENT', segment: 'ALL' },
      expiresAt: null,
      createdBy: 'Ada Brandt',
      timeZone: 'FIXED',
      testedAt: null,
      approvedCount: audience,
      nextAt: null,
      sentUpTo: null,
      createdAt,
      version: 1,
    });
  }
}
