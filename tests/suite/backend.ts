import { z } from '#contracts/z.ts';
import { people } from '#tests/kit/people.ts';
import type { Tokens } from '#tests/kit/provider-by-tokens.ts';
import { atInstallation, withoutControl } from './at-address.ts';
import { listening } from './exchanges.ts';

const GivenTokens = z.record(z.string(), z.string());

// `npm run verify -- --writes` sets these; without an address the cases run against the mock in this process.
const {
  SUITE_BASE_URL: baseUrl,
  SUITE_CONTROL_URL: controlUrl,
  SUITE_TOKENS: tokens = '{}',
  SUITE_AGAINST: against,
  SUITE_SEEN: seenFile,
  SUITE_NOT_BUILT = '',
} = process.env;

/** The tokens that are given, by the contacts of the people who have them in the cases. */
function tokensByContact(): Tokens {
  const { customer, administrator, ...others } = z.parse(GivenTokens, JSON.parse(tokens));
  return {
    ...others,
    ...(customer !== undefined && { [people.mira]: customer }),
    ...(administrator !== undefined && { [people.administrator]: administrator }),
  };
}

const installation = baseUrl && controlUrl ? { baseUrl, controlUrl } : null;

/** Whether only a case itself changes the data: without test control jobs and other people do, too. */
export const isAlone = !baseUrl || installation !== null;

function backendAt(url: string) {
  const notBuilt = new Set(SUITE_NOT_BUILT.split(','));
  const told = listening(seenFile, notBuilt);
  return installation
    ? atInstallation(installation, told, notBuilt)
    : withoutControl(url, tokensByContact(), told);
}

/** The backend that the cases of the suite are run against. */
export const { ready, readyList, opened, watching } = baseUrl
  ? backendAt(baseUrl)
  : await import('./in-process.ts');

/** The mock in this process, to be compared with a backend at an address; null unless it was asked for. */
export const openMock = installation && against === 'mock' ? (await import('./in-process.ts')).openAt : null;

/** Where the requests of a failure can be repeated: without an address at a mock that listens as it does by default. */
export const address = installation ?? {
  baseUrl: 'http://127.0.0.1:4010',
  controlUrl: 'http://127.0.0.1:4010/__mock',
};
