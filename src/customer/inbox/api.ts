import { followInboxItem, listInbox, readInbox, updateInboxItem } from '#contracts/inbox/endpoints.ts';
import { contractApi } from '#src/api/from-contract.ts';

export const {
  useListInboxQuery,
  useUpdateInboxItemMutation,
  useFollowInboxItemMutation,
  useReadInboxMutation,
} = contractApi({
  listInbox,
  updateInboxItem,
  followInboxItem,
  readInbox,
});
