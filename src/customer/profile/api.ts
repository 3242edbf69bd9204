import { updateMe } from '#contracts/users/endpoints.ts';
import { requestOwnData } from '#contracts/users/account-endpoints.ts';
import { getOwnData } from '#contracts/users/data-file-endpoints.ts';
import { contractApi } from '#src/api/from-contract.ts';

export const profileApi = contractApi({
  updateMe,
  getOwnData,
  requestOwnData,
});

export const { useUpdateMeMutation, useRequestOwnDataMutation } = profileApi;
