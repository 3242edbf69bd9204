import { getCollateralEstimate } from '#contracts/collateral/estimates.ts';
import { api } from '#src/api/api.ts';
import { reads } from '#src/api/from-contract.ts';

/** In a file of its own, because it is loaded only with the form that uses it. */
export const { useGetCollateralEstimateQuery } = api.injectEndpoints({
  endpoints: (build) => ({ getCollateralEstimate: reads(build, getCollateralEstimate) }),
});
