import { endpoint } from '#contracts/endpoint.ts';
import { InboxItemId } from '#contracts/ids.ts';
import { NotificationCategory } from '#contracts/notifications/category.ts';
import { paged } from '#contracts/paging.ts';
import { contractVersion } from '#contracts/version.ts';
import { InboxChange, InboxItem, InboxStatus, ReadMessages } from './item.ts';

/** Not audited, because what customers read and when is private. */
const ownReading = { none: 'Which messages a customer has read, and when, is not for the administration.' };

export const listInbox = endpoint({
  method: 'GET',
  path: '/v1/inbox',
  summary: 'Your messages',
  access: 'signedIn',
  entity: 'inbox-item',
  ...paged({
    item: InboxItem,
    sort: ['at'],
    defaultSort: '-at',
    search: ['title', 'body'],
    filters: { status: InboxStatus, category: NotificationCategory },
    ranges: {},
  }),
  problems: [],
  since: '1.3.0',
  examples: [
    { name: 'unread, and how many', query: { filter: { status: ['UNREAD'] }, total: true } },
    { name: 'archived', query: { filter: { status: ['ARCHIVED'] } } },
  ],
});

export const updateInboxItem = endpoint({
  method: 'PATCH',
  path: '/v1/inbox/{inboxItemId}',
  summary: 'Mark a message as read or unread, archive it, or snooze it',
  access: 'signedIn',
  entity: 'inbox-item',
  idempotent: true,
  takes: 'inbox.read',
  alsoTakes: ['inbox.unread', 'inbox.archive', 'inbox.snooze'],
  audit: ownReading,
  version: 'requires',
  params: { inboxItemId: InboxItemId },
  body: InboxChange,
  responses: { 200: InboxItem },
  problems: ['invalid-transition'],
  since: '1.3.0',
  examples: [
    { name: 'read', params: { inboxItemId: '{inboxItem}' }, body: { status: 'READ' } },
    {
      name: 'snooze',
      params: { inboxItemId: '{inboxItem}' },
      body: { status: 'SNOOZED', snoozedUntil: '2027-01-11T08:00:00.000Z' },
    },
  ],
});

export const followInboxItem = endpoint({
  method: 'POST',
  path: '/v1/inbox/{inboxItemId}/follow',
  summary: 'Say that the link of a message was followed, which also reads it',
  description:
    'Needs no version: that a link was followed holds for every version, and only the first time counts.',
  access: 'signedIn',
  entity: 'inbox-item',
  idempotent: true,
  takes: 'inbox.read',
  audit: ownReading,
  params: { inboxItemId: InboxItemId },
  responses: { 200: InboxItem },
  problems: [],
  since: contractVersion,
  examples: [{ name: 'followed', params: { inboxItemId: '{inboxItem}' } }],
});

export const readInbox = endpoint({
  method: 'POST',
  path: '/v1/inbox/read-all',
  summary: 'Mark all your unread messages as read',
  access: 'signedIn',
  entity: 'inbox-item',
  idempotent: true,
  takes: 'inbox.read',
  audit: ownReading,
  responses: { 200: ReadMessages },
  problems: [],
  since: '1.3.0',
  examples: [{ name: 'all' }],
});
