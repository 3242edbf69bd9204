import { listUserSessions } from '#contracts/users/administration-endpoints.ts';
import { getUser, listUsers } from '#contracts/users/endpoints.ts';
import { listUserMessages } from '#contracts/users/message-endpoints.ts';
import { contractApi } from '#src/api/from-contract.ts';

export const { useGetUserQuery, useListUsersQuery, useListUserSessionsQuery, useListUserMessagesQuery } =
  contractApi({ getUser, listUsers, listUserSessions, listUserMessages });
