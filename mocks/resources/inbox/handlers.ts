import type { Instant } from '#contracts/dates.ts';
import type { InboxChange } from '#contracts/inbox/item.ts';
import { requireOwnRow } from '#mocks/core/handler-result.ts';
import type { HandlerOf } from '#mocks/resources/handler-types.ts';
import { inboxLifecycle } from './lifecycle.ts';
import type { InboxRecord } from './record.ts';
import { isInInbox, viewInboxItem } from './view.ts';

/** Marks a message as read or unread, archives or snoozes it (transitions D3 to D6). */
export const updateInboxItem: HandlerOf<'updateInboxItem'> = (context) => {
  const { params, body, subject, tables, now, matchVersion, reply } = context;
  const row = tables.inbox.get(params.inboxItemId);
  const item = requireOwnRow(row && isInInbox(row) ? row : undefined, subject, 'message');
  matchVersion(item);
  const status = stepTo(item, body, now);
  const dueAt = body.status === 'SNOOZED' ? body.snoozedUntil : null;
  return reply(
    200,
    viewInboxItem(tables.inbox.replace({ ...item, status, dueAt, version: item.version + 1 })),
  );
};

function stepTo(item: InboxRecord, change: InboxChange, now: Instant): InboxRecord['status'] {
  switch (change.status) {
    case 'READ':
      return inboxLifecycle.take(item, 'read', {});
    case 'UNREAD':
      return inboxLifecycle.take(item, 'unread', {});
    case 'ARCHIVED':
      return inboxLifecycle.take(item, 'archive', {});
    case 'SNOOZED':
      return inboxLifecycle.take(item, 'snooze', { until: change.snoozedUntil, now });
  }
}

/** Records that the link of a message was followed, and reads it if it was unread (transition D3). */
export const followInboxItem: HandlerOf<'followInboxItem'> = ({ params, subject, tables, now, reply }) => {
  const row = tables.inbox.get(params.inboxItemId);
  const item = requireOwnRow(
    row && isInInbox(row) && row.action ? row : undefined,
    subject,
    'message with a link',
  );
  const status = item.status === 'UNREAD' ? inboxLifecycle.take(item, 'read', {}) : item.status;
  if (item.followedAt !== null && status === item.status) return reply(200, viewInboxItem(item));
  const followedAt = item.followedAt ?? now;
  return reply(
    200,
    viewInboxItem(tables.inbox.replace({ ...item, status, followedAt, version: item.version + 1 })),
  );
};

/** Marks all unread messages of the caller as read (transition D3). */
export const readInbox: HandlerOf<'readInbox'> = ({ subject, tables, reply }) => {
  const unread = tables.inbox.by('userId', subject.id).filter(({ status }) => status === 'UNREAD');
  for (const item of unread) {
    const status = inboxLifecycle.take(item, 'read', {});
    tables.inbox.replace({ ...item, status, version: item.version + 1 });
  }
  return reply(200, { read: unread.length });
};
