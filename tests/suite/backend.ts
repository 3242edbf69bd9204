import { atAddress } from './at-address.ts';

// `npm run verify -- --writes` sets the addresses; without them the cases run against the mock in this process.
const { SUITE_BASE_URL: baseUrl, SUITE_CONTROL_URL: controlUrl, SUITE_SEEN: seenFile } = process.env;

/** The backend that the cases of the suite are run against. */
export const { ready, readyList } =
  baseUrl && controlUrl ? atAddress({ baseUrl, controlUrl }, seenFile) : await import('./in-process.ts');
