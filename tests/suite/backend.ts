import { z } from '#contracts/z.ts';
import { atInstallation, withoutControl } from './at-address.ts';

// `npm run verify -- --writes` sets these; without an address the cases run against the mock in this process.
const {
  SUITE_BASE_URL: baseUrl,
  SUITE_CONTROL_URL: controlUrl,
  SUITE_TOKENS: tokens = '{}',
  SUITE_SEEN: seenFile,
} = process.env;

const backendAt = (url: string) =>
  controlUrl
    ? atInstallation({ baseUrl: url, controlUrl }, seenFile)
    : withoutControl(url, z.parse(z.record(z.string(), z.string()), JSON.parse(tokens)), seenFile);

/** The backend that the cases of the suite are run against. */
export const { ready, readyList } = baseUrl
  ? backendAt(baseUrl)
  : await import('./in-process.ts');
