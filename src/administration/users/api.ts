import * as administration from '#contracts/users/administration-endpoints.ts';
import { getUser, listUsers } from '#contracts/users/endpoints.ts';
import { listUserMessages } from '#contracts/users/message-endpoints.ts';
import { contractApi } from '#src/api/from-contract.ts';

export const { useGetUserQuery, useListUsersQuery, useListUserSessionsQuery, useListUserMessagesQuery } =
  contractApi({
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
    listUserMessages,
    createOrderForCustomer: administration.createOrderForCustomer,
  });
