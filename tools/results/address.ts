// The end-to-end tests against a backend at an address: `npm run test:e2e -- --base-url URL`.

/** In the title of a test that any backend can run whose test installation has the situations: docs/another-backend.md. */
const anyBackend = '@any-backend';

/** In the title of a test that needs nothing but the public API, and no particular data. */
const publicApiOnly = '@public-api-only';

export interface BackendAddress {
  /** What comes before /v1, without "/" at the end. */
  readonly baseUrl: string;
  /** Where its test installation is controlled (docs/test-control.md); null when it cannot be. */
  readonly controlUrl: string | null;
}

/** What tells the runner of the address, its reporter and its tests. */
export const environmentOf = ({ baseUrl, controlUrl }: BackendAddress) => ({
  E2E_BASE_URL: baseUrl,
  ...(controlUrl === null ? {} : { E2E_CONTROL_URL: controlUrl }),
});

/** The backend of this run; null: the mock backend in each page. */
export function addressIn({
  E2E_BASE_URL: baseUrl,
  E2E_CONTROL_URL: controlUrl = '',
}: NodeJS.ProcessEnv): BackendAddress | null {
  return baseUrl ? { baseUrl, controlUrl: controlUrl || null } : null;
}

/** Why a test cannot run against a backend at an address; null if it can. */
export function whyNotAt({ controlUrl }: BackendAddress, tags: readonly string[]): string | null {
  if (tags.includes(publicApiOnly)) return null;
  if (!tags.includes(anyBackend)) return 'needs the mock in the page';
  return controlUrl === null ? 'needs --control' : null;
}
