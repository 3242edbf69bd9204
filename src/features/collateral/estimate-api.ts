import { getCollateralEstimate } from '#contracts/collateral/estimate.ts';
import { api } from '#src/api/api.ts';
import { reads } from '#src/api/from-contract.ts';

/** Apart from the rest of the own API: it is loaded with the form that uses it. */
export const { useGetCollateralEstimateQuery } = api.injectEndpoints({
  endpoints: (build) => ({ getCollateralEstimate: reads(build, getCollateralEstimate) }),
});
