import { getEligibility } from '#contracts/orders/eligibility-endpoints.ts';
import { contractApi } from '#src/api/from-contract.ts';

export const { useGetEligibilityQuery } = contractApi({ getEligibility });
