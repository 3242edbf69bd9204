import { atAddress } from './at-address.ts';

// `npm run verify -- --writes` sets the addresses; without them the cases run against the mock in this process.
const {
  SUITE_BASE_URL: baseUrl,
  SUITE_CONTROL_URL: controlUrl,
  SUITE_SEEN: seenFile,
  SUITE_NOT_BUILT = '',
} = process.env;
const notBuilt = new Set(SUITE_NOT_BUILT.split(','));

/** The backend that the cases of the suite are run against. */
export const { ready, readyList } =
  baseUrl && controlUrl
    ? atAddress({ baseUrl, controlUrl }, seenFile, notBuilt)
    : await import('./in-process.ts');
