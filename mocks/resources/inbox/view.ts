import { InboxStatus, type InboxItem } from '#contracts/inbox/item.ts';
import { z } from '#contracts/z.ts';
import { invariant } from '#mocks/errors/invariant.ts';
import { inboxLifecycle } from './lifecycle.ts';
import type { InboxRecord } from './record.ts';

/** Returns whether the customer sees the message. */
export function isInInbox({ status }: Pick<InboxRecord, 'status'>): boolean {
  return status !== 'QUEUED' && status !== 'SUPPRESSED';
}

export function viewInboxItem(row: InboxRecord): InboxItem {
  const { userId: _userId, topic: _topic, followedAt: _followedAt, dueAt, status: stored, ...item } = row;
  const status = z.safeParse(InboxStatus, stored).data;
  invariant(status, `The message ${row.id} is ${stored} and in no inbox.`);
  return {
    ...item,
    status,
    snoozedUntil: dueAt,
    actions: inboxLifecycle.actions(row, {}),
  };
}
