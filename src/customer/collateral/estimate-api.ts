import { getCollateralEstimate } from '#contracts/collateral/estimates.ts';
import { contractApi } from '#src/api/from-contract.ts';

/** In a file of its own, because it is loaded only with the form that uses it. */
export const { useGetCollateralEstimateQuery } = contractApi({ getCollateralEstimate });
