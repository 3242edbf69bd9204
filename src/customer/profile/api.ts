import { updateMe } from '#contracts/users/endpoints.ts';
import { cancelDeletion, requestDeletion, requestOwnData } from '#contracts/users/own-account.ts';
import { contractApi } from '#src/api/from-contract.ts';

export const {
  useUpdateMeMutation,
  useRequestOwnDataMutation,
  useRequestDeletionMutation,
  useCancelDeletionMutation,
} = contractApi({
  updateMe,
  requestOwnData,
  requestDeletion,
  cancelDeletion,
});
