import {
  requestOrderCode,
  requestSignInCode,
  signOut,
  verifyOrderCode,
  verifySignInCode,
} from '#contracts/auth/endpoints.ts';
import { getMe } from '#contracts/users/endpoints.ts';
import { api } from '#src/api/api.ts';
import { changes, reads } from '#src/api/from-contract.ts';

export const {
  useGetMeQuery,
  useRequestSignInCodeMutation,
  useVerifySignInCodeMutation,
  useSignOutMutation,
  useRequestOrderCodeMutation,
  useVerifyOrderCodeMutation,
} = api.injectEndpoints({
  endpoints: (build) => ({
    getMe: reads(build, getMe, ['Me']),
    requestSignInCode: changes(build, requestSignInCode, []),
    verifySignInCode: changes(build, verifySignInCode, []),
    signOut: changes(build, signOut, []),
    requestOrderCode: changes(build, requestOrderCode, ['Order']),
    verifyOrderCode: changes(build, verifyOrderCode, []),
  }),
});
