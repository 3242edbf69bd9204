import { createChallenge, endSessionByKey, signOut, verifyChallenge } from '#contracts/auth/endpoints.ts';
import { endOtherSessions, endSession, listSessions } from '#contracts/auth/sessions.ts';
import { api } from '#src/api/api.ts';
import { changes, reads, sends } from '#src/api/from-contract.ts';

export const authApi = api.injectEndpoints({
  endpoints: (build) => ({
    createChallenge: changes(build, createChallenge), // creating a challenge also replaces an expired quote
    verifyChallenge: changes(build, verifyChallenge),
    signOut: changes(build, signOut),
    endSessionByKey: sends(build, endSessionByKey),
    listSessions: reads(build, listSessions),
    endSession: changes(build, endSession),
    endOtherSessions: changes(build, endOtherSessions),
  }),
});

export const {
  useCreateChallengeMutation,
  useVerifyChallengeMutation,
  useSignOutMutation,
  useListSessionsQuery,
  useEndSessionMutation,
  useEndOtherSessionsMutation,
} = authApi;
