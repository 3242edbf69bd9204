import type { InboxItem } from '#contracts/inbox/item.ts';
import type { Audience } from '#contracts/notifications/content.ts';
import type { Delivery } from '#contracts/notifications/delivery.ts';
import type { Notification } from '#contracts/notifications/notification.ts';

interface NotificationSketch {
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
export interface Sent {
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

/** Notifications in every state except SENDING, which would never end. */
export const notificationSketches: readonly NotificationSketch[] = [
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
    name: 'A login from a new device',
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
