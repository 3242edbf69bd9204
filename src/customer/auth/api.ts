import { createChallenge, endSessionByKey, signOut, verifyChallenge } from '#contracts/auth/endpoints.ts';
import { endOtherSessions, endSession, listSessions } from '#contracts/auth/session-endpoints.ts';
import { api } from '#src/api/api.ts';
import { contractApi, sends } from '#src/api/from-contract.ts';

export const authApi = contractApi({
  createChallenge, // creating a challenge also replaces an expired quote
  verifyChallenge,
  signOut,
  listSessions,
  endSession,
  endOtherSessions,
});

export const {
  useCreateChallengeMutation,
  useVerifyChallengeMutation,
  useSignOutMutation,
  useListSessionsQuery,
  useEndSessionMutation,
  useEndOtherSessionsMutation,
} = authApi;

/** It is called after the logout, so it changes no data that are shown. */
export const { endpoints: sessionEnds } = api.injectEndpoints({
  endpoints: (build) => ({ endSessionByKey: sends(build, endSessionByKey) }),
});
