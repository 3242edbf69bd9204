import { InboxChange, type InboxItem } from '#contracts/inbox/item.ts';
import { z } from '#contracts/z.ts';
import { selectOutbox } from '#src/api/outbox/slice.ts';
import { usePost } from '#src/api/outbox/use-outbox.ts';
import { useAppSelector } from '#src/platform/store/use-store.ts';

/** A message as its reader has left it, and whether that was sent to the backend. */
export interface ReadItem extends Pick<InboxItem, 'id' | 'status' | 'snoozedUntil'> {
  /** True while a change waits for the network. */
  readonly isWaiting: boolean;
}

/** Changes of messages: shown at once, and sent at once or when the network is back. */
export function useInboxChanges() {
  const entries = useAppSelector(selectOutbox);
  const post = usePost();
  return {
    change: ({ id, version }: InboxItem, body: InboxChange) =>
      post({ operation: 'updateInboxItem', params: { inboxItemId: id }, body, version }),
    /** Records that the link of a message was followed, which also reads it. */
    follow: ({ id }: InboxItem) => post({ operation: 'followInboxItem', params: { inboxItemId: id } }),
    readAll: () => post({ operation: 'readInbox' }),
    /** Returns the message with the changes that have not been sent yet. */
    withChanges<Item extends InboxItem>(item: Item): Item & ReadItem {
      return entries.reduce<Item & ReadItem>(
        (message, { operation, params, body, waited }) => {
          const isWaiting = message.isWaiting || waited;
          if (operation === 'readInbox' && message.status === 'UNREAD')
            return { ...message, status: 'READ', isWaiting };
          if (params?.['inboxItemId'] !== item.id) return message;
          if (operation === 'followInboxItem')
            return { ...message, status: message.status === 'UNREAD' ? 'READ' : message.status, isWaiting };
          const change = z.safeParse(InboxChange, body).data;
          if (!change) return message;
          const snoozedUntil = change.status === 'SNOOZED' ? change.snoozedUntil : null;
          return { ...message, status: change.status, snoozedUntil, isWaiting };
        },
        { ...item, isWaiting: false },
      );
    },
  };
}
