import { followInboxItem, listInbox, readInbox, updateInboxItem } from '#contracts/inbox/endpoints.ts';
import { api } from '#src/api/api.ts';
import { changes, reads } from '#src/api/from-contract.ts';

export const {
  useListInboxQuery,
  useUpdateInboxItemMutation,
  useFollowInboxItemMutation,
  useReadInboxMutation,
} = api.injectEndpoints({
  endpoints: (build) => ({
    listInbox: reads(build, listInbox),
    updateInboxItem: changes(build, updateInboxItem),
    followInboxItem: changes(build, followInboxItem),
    readInbox: changes(build, readInbox),
  }),
});
