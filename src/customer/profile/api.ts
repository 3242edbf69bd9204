import { updateMe } from '#contracts/users/endpoints.ts';
import { cancelDeletion, requestDeletion, requestOwnData } from '#contracts/users/own-account.ts';
import { api } from '#src/api/api.ts';
import { changes } from '#src/api/from-contract.ts';

export const {
  useUpdateMeMutation,
  useRequestOwnDataMutation,
  useRequestDeletionMutation,
  useCancelDeletionMutation,
} = api.injectEndpoints({
  endpoints: (build) => ({
    updateMe: changes(build, updateMe),
    requestOwnData: changes(build, requestOwnData),
    requestDeletion: changes(build, requestDeletion),
    cancelDeletion: changes(build, cancelDeletion),
  }),
});
