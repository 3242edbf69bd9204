import { atAddress } from './at-address.ts';

// `npm run verify -- --writes` sets the addresses; without them the cases run against the mock in this process.
const {
  SUITE_BASE_URL: baseUrl,
  SUITE_CONTROL_URL: controlUrl,
  SUITE_SEEN: seenFile,
  SUITE_AGAINST: against,
} = process.env;

const given = baseUrl && controlUrl ? { baseUrl, controlUrl } : null;

/** The backend that the cases of the suite are run against. */
export const { open, ready, readyList } = given
  ? atAddress(given, seenFile)
  : await import('./in-process.ts');

/** The mock in this process, to be compared with a backend at an address; null unless it was asked for. */
export const openMock = given && against === 'mock' ? (await import('./in-process.ts')).openAt : null;

/** Where the requests of a failure can be repeated: without an address at a mock that listens as it does by default. */
export const address = given ?? {
  baseUrl: 'http://127.0.0.1:4010',
  controlUrl: 'http://127.0.0.1:4010/__mock',
};
