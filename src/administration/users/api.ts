import * as administration from '#contracts/users/administration-endpoints.ts';
import { startUsersJob } from '#contracts/users/bulk-endpoints.ts';
import { giveScratchcard } from '#contracts/scratchcards/gift-endpoints.ts';
import { getUser, listUsers } from '#contracts/users/endpoints.ts';
import { listUserMessages, sendUserMessage } from '#contracts/users/message-endpoints.ts';
import { contractApi } from '#src/api/from-contract.ts';

export const {
  useGetUserQuery,
  useListUsersQuery,
  useListUserSessionsQuery,
  useBlockUserMutation,
  useUnblockUserMutation,
  useEndUserSessionsMutation,
  useChangeCreditLimitMutation,
  useAddUserNoteMutation,
  useCompleteUserNoteMutation,
  useResendUserCodeMutation,
  useTagUserMutation,
  useUntagUserMutation,
  useRevealUserContactsMutation,
  useSendUserMessageMutation,
  useListUserMessagesQuery,
  useStartUsersJobMutation,
  useCreateOrderForCustomerMutation,
  useGiveScratchcardMutation,
} = contractApi({
  getUser,
  listUsers,
  listUserSessions: administration.listUserSessions,
  blockUser: administration.blockUser,
  unblockUser: administration.unblockUser,
  endUserSessions: administration.endUserSessions,
  changeCreditLimit: administration.changeCreditLimit,
  addUserNote: administration.addUserNote,
  completeUserNote: administration.completeUserNote,
  revealUserContacts: administration.revealUserContacts,
  resendUserCode: administration.resendUserCode,
  tagUser: administration.tagUser,
  untagUser: administration.untagUser,
  sendUserMessage,
  listUserMessages,
  giveScratchcard,
  startUsersJob,
  createOrderForCustomer: administration.createOrderForCustomer,
});
