import { getEligibility } from '#contracts/orders/own-eligibility.ts';
import { api } from '#src/api/api.ts';
import { reads } from '#src/api/from-contract.ts';

/** In a file of its own, because it is loaded after the cart. */
export const { useGetEligibilityQuery } = api.injectEndpoints({
  endpoints: (build) => ({ getEligibility: reads(build, getEligibility) }),
});
