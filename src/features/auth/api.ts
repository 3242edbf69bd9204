import { createChallenge, signOut, verifyChallenge } from '#contracts/auth/endpoints.ts';
import { endOtherSessions, endSession, listSessions } from '#contracts/auth/sessions.ts';
import { api } from '#src/api/api.ts';
import { changes, reads } from '#src/api/from-contract.ts';

export const {
  useCreateChallengeMutation,
  useVerifyChallengeMutation,
  useSignOutMutation,
  useListSessionsQuery,
  useEndSessionMutation,
  useEndOtherSessionsMutation,
} = api.injectEndpoints({
  endpoints: (build) => ({
    createChallenge: changes(build, createChallenge), // creating a challenge also replaces an expired quote
    verifyChallenge: changes(build, verifyChallenge),
    signOut: changes(build, signOut),
    listSessions: reads(build, listSessions),
    endSession: changes(build, endSession),
    endOtherSessions: changes(build, endOtherSessions),
  }),
});
