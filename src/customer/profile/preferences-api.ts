import { updatePreferences } from '#contracts/users/endpoints.ts';
import { contractApi } from '#src/api/from-contract.ts';

// Apart from the rest of the profile: every page of a customer sends the choices that wait for the network.

export const { useUpdatePreferencesMutation } = contractApi({ updatePreferences });
