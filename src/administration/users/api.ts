import * as administration from '#contracts/users/administration.ts';
import { startUsersJob } from '#contracts/users/bulk.ts';
import { giveScratchcard } from '#contracts/scratchcards/gifts.ts';
import { getUser, listUsers } from '#contracts/users/endpoints.ts';
import { listUserMessages, sendUserMessage } from '#contracts/users/messages.ts';
import { api } from '#src/api/api.ts';
import { changes, reads } from '#src/api/from-contract.ts';

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
} = api.injectEndpoints({
  endpoints: (build) => ({
    getUser: reads(build, getUser),
    listUsers: reads(build, listUsers),
    listUserSessions: reads(build, administration.listUserSessions),
    blockUser: changes(build, administration.blockUser),
    unblockUser: changes(build, administration.unblockUser),
    endUserSessions: changes(build, administration.endUserSessions),
    changeCreditLimit: changes(build, administration.changeCreditLimit),
    addUserNote: changes(build, administration.addUserNote),
    completeUserNote: changes(build, administration.completeUserNote),
    revealUserContacts: changes(build, administration.revealUserContacts),
    resendUserCode: changes(build, administration.resendUserCode),
    tagUser: changes(build, administration.tagUser),
    untagUser: changes(build, administration.untagUser),
    sendUserMessage: changes(build, sendUserMessage),
    listUserMessages: reads(build, listUserMessages),
    giveScratchcard: changes(build, giveScratchcard),
    startUsersJob: changes(build, startUsersJob),
    createOrderForCustomer: changes(build, administration.createOrderForCustomer),
  }),
});
