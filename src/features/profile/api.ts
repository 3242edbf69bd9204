import { updateMe, updatePreferences } from '#contracts/users/endpoints.ts';
import { api } from '#src/api/api.ts';
import { changes } from '#src/api/from-contract.ts';

export const { useUpdateMeMutation, useUpdatePreferencesMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    updateMe: changes(build, updateMe),
    updatePreferences: changes(build, updatePreferences),
  }),
});
