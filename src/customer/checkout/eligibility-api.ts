import { getEligibility } from '#contracts/orders/own-eligibility.ts';
import { contractApi } from '#src/api/from-contract.ts';

/** In a file of its own, because it is loaded after the cart. */
export const { useGetEligibilityQuery } = contractApi({ getEligibility });
