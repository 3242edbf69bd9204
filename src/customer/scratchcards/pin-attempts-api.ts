import { getPinAttempts } from '#contracts/scratchcards/endpoints.ts';
import { contractApi } from '#src/api/from-contract.ts';

/** Apart from `api.ts`, because pages that only list scratchcards enter no PIN. */
export const { useGetPinAttemptsQuery } = contractApi({ getPinAttempts });
