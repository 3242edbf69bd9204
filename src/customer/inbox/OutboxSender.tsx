import { useMemo } from 'react';
import { InboxChange } from '#contracts/inbox/item.ts';
import { Preferences } from '#contracts/users/preferences.ts';
import { z } from '#contracts/z.ts';
import { type Senders, useSender } from '#src/api/outbox/use-sender.ts';
import { useUpdatePreferencesMutation } from '#src/customer/profile/preferences-api.ts';
import { useFollowInboxItemMutation, useReadInboxMutation, useUpdateInboxItemMutation } from './api.ts';

/** The functions that send each command that may wait. */
function useSenders(): Senders {
  const [update] = useUpdateInboxItemMutation();
  const [follow] = useFollowInboxItemMutation();
  const [readAll] = useReadInboxMutation();
  const [choose] = useUpdatePreferencesMutation();
  return useMemo(
    () => ({
      updateInboxItem: ({ key, version = 0, params, body }) =>
        update({
          key,
          version,
          params: { inboxItemId: params?.['inboxItemId'] ?? '' },
          body: z.parse(InboxChange, body),
        }),
      followInboxItem: ({ key, params }) =>
        follow({ key, params: { inboxItemId: params?.['inboxItemId'] ?? '' } }),
      readInbox: ({ key }) => readAll({ key }),
      updatePreferences: ({ key, version = 0, body }) =>
        choose({ key, version, body: z.parse(Preferences, body) }),
    }),
    [update, follow, readAll, choose],
  );
}

/** Sends the commands that wait, while it is mounted. */
export default function OutboxSender() {
  useSender(useSenders());
  return null;
}
