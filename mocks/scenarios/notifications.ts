import type { Audience } from '#contracts/notifications/content.ts';
import type { InboxItem } from '#contracts/inbox/item.ts';
import type { Delivery } from '#contracts/notifications/delivery.ts';
import type { Notification } from '#contracts/notifications/notification.ts';
import { after, businessDate, DAY, HOUR } from '#mocks/business-time.ts';
import { deliveryTo } from '#mocks/commands/notifications/delivery.ts';
import { inboxLifecycle } from '#mocks/resources/inbox/lifecycle.ts';
import { recipientsOf } from '#mocks/resources/notifications/audience.ts';
import type { DeliveryRecord, NotificationRecord } from '#mocks/resources/notifications/record.ts';
import { nothingSent, statsOf } from '#mocks/resources/notifications/stats.ts';
import type { Transaction } from './scenario.ts';

interface Sketch {
  readonly name: string;
  readonly category: Notification['category'];
  readonly channels: Notification['channels'];
  readonly audience: Audience;
  readonly status: Notification['status'];
  readonly daysAgo: number;
  /** Days from creation to sending; null if it is sent at once or never. */
  readonly scheduledAfter: number | null;
  /** Left out: nothing was sent yet. */
  readonly sent?: Sent;
}

/** What became of the deliveries. */
interface Sent {
  /** The percentage of the recipients who have got it; the others still wait. */
  readonly reached: number;
  /** The percentage of them who have opened it. */
  readonly opened: number;
  /** The link of the message and the percentage of them who have followed it; left out: it has no link. */
  readonly link?: { readonly action: NonNullable<InboxItem['action']>; readonly clicked: number };
  /** The channel on which deliveries failed, for each recipient or for one in three. */
  readonly failed?: { readonly channel: Delivery['channel']; readonly oneIn: 1 | 3; readonly error: string };
}

const everyone: Audience = { kind: 'SEGMENT', segment: 'ALL' };
/** An audience without Mira Okafor, so that her inbox gets no further messages. */
const middleTiers: Audience = { kind: 'FILTER', riskTiers: ['B', 'C'], kycStatuses: [] };

const sketches: readonly Sketch[] = [
  {
    name: 'Your first instalment is due in three days',
    category: 'PAYMENT',
    channels: ['EMAIL', 'SMS'],
    audience: { kind: 'SEGMENT', segment: 'WITH_PLAN' },
    status: 'SENT',
    daysAgo: 62,
    scheduledAfter: 1,
    sent: {
      reached: 100,
      opened: 84,
      link: { action: { label: 'View instalments', path: '/installments' }, clicked: 43 },
    },
  },
  {
    name: 'New terms from November',
    category: 'PLAN',
    channels: ['EMAIL'],
    audience: everyone,
    status: 'SENT',
    daysAgo: 75,
    scheduledAfter: 5,
    sent: { reached: 100, opened: 51 },
  },
  {
    name: 'A sign-in from a new device',
    category: 'SECURITY',
    channels: ['EMAIL', 'PUSH'],
    audience: { kind: 'FILTER', riskTiers: ['D'], kycStatuses: [] },
    status: 'SENT',
    daysAgo: 58,
    scheduledAfter: null,
    sent: { reached: 100, opened: 83 },
  },
  {
    name: 'Winter offers',
    category: 'MARKETING',
    channels: ['EMAIL', 'IN_APP'],
    audience: everyone,
    status: 'SENT',
    daysAgo: 44,
    scheduledAfter: 2,
    sent: { reached: 100, opened: 31, link: { action: { label: 'See the offers', path: '/' }, clicked: 14 } },
  },
  {
    name: 'Payment received',
    category: 'PAYMENT',
    channels: ['IN_APP'],
    audience: middleTiers,
    status: 'SENT',
    daysAgo: 35,
    scheduledAfter: null,
    sent: { reached: 100, opened: 72 },
  },
  {
    name: 'An instalment is late',
    category: 'PAYMENT',
    channels: ['EMAIL'],
    audience: { kind: 'SEGMENT', segment: 'OVERDUE' },
    status: 'PARTIALLY_FAILED',
    daysAgo: 30,
    scheduledAfter: null,
    sent: { reached: 100, opened: 67, failed: { channel: 'EMAIL', oneIn: 3, error: 'The mailbox is full.' } },
  },
  {
    name: 'Scratchcards at winter markets',
    category: 'CARD',
    channels: ['SMS'],
    audience: middleTiers,
    status: 'FAILED',
    daysAgo: 28,
    scheduledAfter: 1,
    sent: {
      reached: 100,
      opened: 0,
      failed: { channel: 'SMS', oneIn: 1, error: 'The network did not answer.' },
    },
  },
  {
    name: 'Scratchcards at winter markets, again',
    category: 'CARD',
    channels: ['SMS', 'IN_APP'],
    audience: middleTiers,
    status: 'SENT',
    daysAgo: 27,
    scheduledAfter: null,
    sent: {
      reached: 100,
      opened: 46,
      link: { action: { label: 'Redeem a card', path: '/redeem' }, clicked: 19 },
    },
  },
  {
    name: 'Your plan is settled',
    category: 'PLAN',
    channels: ['EMAIL'],
    audience: { kind: 'SEGMENT', segment: 'WITHOUT_PLAN' },
    status: 'SENT',
    daysAgo: 20,
    scheduledAfter: null,
    sent: { reached: 100, opened: 79 },
  },
  {
    name: 'Year-end statement',
    category: 'PLAN',
    channels: ['EMAIL'],
    audience: everyone,
    status: 'SENT',
    daysAgo: 12,
    scheduledAfter: 2,
    sent: {
      reached: 100,
      opened: 56,
      link: { action: { label: 'View instalments', path: '/installments' }, clicked: 27 },
    },
  },
  {
    name: 'Two for one on gift cards',
    category: 'MARKETING',
    channels: ['EMAIL'],
    audience: everyone,
    status: 'CANCELLED',
    daysAgo: 9,
    scheduledAfter: 4,
  },
  {
    name: 'How paying early works',
    category: 'PLAN',
    channels: ['IN_APP', 'EMAIL'],
    audience: middleTiers,
    status: 'PAUSED',
    daysAgo: 4,
    scheduledAfter: 1,
    sent: {
      reached: 45,
      opened: 42,
      link: { action: { label: 'View instalments', path: '/installments' }, clicked: 21 },
    },
  },
  {
    name: 'Due this week',
    category: 'PAYMENT',
    channels: ['SMS'],
    audience: middleTiers,
    status: 'SCHEDULED',
    daysAgo: 2,
    scheduledAfter: 3,
  },
  {
    name: 'Value your collateral again',
    category: 'COLLATERAL',
    channels: ['EMAIL'],
    audience: everyone,
    status: 'DRAFT',
    daysAgo: 1,
    scheduledAfter: null,
  },
];

/** A series ends, because the clock of the demo can be moved by thousands of years, and each message is then sent. */
const seriesDays = 84;

/** Adds notifications in every state except SENDING, which would never end. */
export function fillNotifications(transaction: Transaction): void {
  const { tables, random, clock } = transaction;
  for (const { daysAgo, scheduledAfter, sent, ...notification } of sketches) {
    const createdAt = after(clock.now(), -daysAgo * DAY);
    const scheduledAt = scheduledAfter === null ? null : after(createdAt, scheduledAfter * DAY);
    const recipients = recipientsOf(tables, notification.audience).length;
    const isScheduled = notification.status === 'SCHEDULED';
    const row = tables.notifications.insert({
      ...notification,
      id: random.ulid('ntf', createdAt),
      audienceCount: recipients,
      repeats: isScheduled
        ? { every: 'WEEK', until: businessDate(after(createdAt, seriesDays * DAY)) }
        : null,
      series: isScheduled && scheduledAt !== null ? { firstAt: scheduledAt, no: 0 } : null,
      scheduledAt,
      stats: nothingSent,
      content: {
        title: notification.name,
        body: `Hello {{firstName}}, there is something new: ${notification.name}.`,
        action: sent?.link?.action ?? null,
      },
      translations: [],
      expiresAt: null,
      createdBy: 'Ada Brandt',
      timeZone: 'FIXED',
      testedAt: null,
      approvedCount: recipients,
      nextAt: isScheduled ? scheduledAt : null,
      sentUpTo: null,
      createdAt,
      version: 1,
    });
    if (sent) fillDeliveries(transaction, row, sent);
  }
}

/** Adds the deliveries of a notification as sending it has made them, and counts them. */
function fillDeliveries({ tables, random }: Transaction, row: NotificationRecord, sent: Sent): void {
  const context = { tables, random, now: row.scheduledAt ?? row.createdAt, send: () => undefined };
  const recipients = recipientsOf(tables, row.audience);
  const reached = recipients.slice(0, Math.round((recipients.length * sent.reached) / 100));
  for (const [index, user] of reached.entries())
    for (const channel of row.channels) {
      const delivery = resultOf(deliveryTo(context, row, user, channel), index, sent);
      tables.deliveries.insert(delivery);
      const item = tables.inbox.get(delivery.inboxItemId ?? '');
      if (item && (delivery.status === 'OPENED' || delivery.status === 'CLICKED')) {
        const status = inboxLifecycle.take(item, 'read', {});
        tables.inbox.replace({ ...item, status, followedAt: delivery.clickedAt, version: 2 });
      }
    }
  const sentUpTo = reached.at(-1)?.id ?? null;
  tables.notifications.replace({ ...row, sentUpTo, stats: statsOf(tables, row) });
}

function resultOf(delivery: DeliveryRecord, index: number, { opened, link, failed }: Sent): DeliveryRecord {
  if (delivery.status === 'SUPPRESSED') return delivery;
  if (delivery.channel === failed?.channel && index % failed.oneIn === 0)
    return { ...delivery, status: 'UNDELIVERABLE', error: failed.error, attempts: 4, nextAttemptAt: null };
  // 37 has no factor in common with 100, so the recipients who have opened it are spread over the list
  const rank = delivery.channel === 'SMS' ? 100 : (index * 37) % 100;
  const attempts = delivery.status === 'FAILED' ? 2 : 1;
  const arrived = { ...delivery, error: null, attempts, nextAttemptAt: null };
  if (link && rank < link.clicked)
    return { ...arrived, status: 'CLICKED', clickedAt: after(delivery.at, 2 * HOUR) };
  return { ...arrived, status: rank < opened ? 'OPENED' : 'DELIVERED' };
}
