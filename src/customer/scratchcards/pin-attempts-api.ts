import { getPinAttempts } from '#contracts/scratchcards/own-pin-attempts.ts';
import { api } from '#src/api/api.ts';
import { reads } from '#src/api/from-contract.ts';

/** Apart from `api.ts`, because pages that only list scratchcards enter no PIN. */
export const { useGetPinAttemptsQuery } = api.injectEndpoints({
  endpoints: (build) => ({ getPinAttempts: reads(build, getPinAttempts) }),
});
