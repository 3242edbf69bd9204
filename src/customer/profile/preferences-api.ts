import { updatePreferences } from '#contracts/users/endpoints.ts';
import { api } from '#src/api/api.ts';
import { changes } from '#src/api/from-contract.ts';

// Apart from the rest of the profile: every page of a customer sends the choices that wait for the network.

export const { useUpdatePreferencesMutation } = api.injectEndpoints({
  endpoints: (build) => ({ updatePreferences: changes(build, updatePreferences) }),
});
