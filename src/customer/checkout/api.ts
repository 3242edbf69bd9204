import { getEligibility } from '#contracts/orders/own-eligibility.ts';
import { contractApi } from '#src/api/from-contract.ts';

export const { useGetEligibilityQuery } = contractApi({ getEligibility });
