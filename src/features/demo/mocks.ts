import { loadRecovering } from '#src/platform/load-recovering.ts';
import type { SignedIn } from '#contracts/auth/challenge.ts';
import type { ConsoleHandle } from './console/console-backend.ts';
import type { DemoPerson } from './demo-settings.ts';
import { storageOf } from '#src/platform/storage.ts';

export interface MockOptions {
  readonly baseUrl: string;
  /** Null selects the default scenario, which also replaces an unknown one. */
  readonly scenario: string | null;
  /** Settings in addition to the scenario: see `demo-settings.ts`. */
  readonly network: string | null;
  readonly profile: string | null;
  readonly fails: readonly string[];
  /** Called with one sentence if the mock backend runs with a limitation, such as missing storage. */
  onProblem(message: string): void;
}

export interface MockBackend extends ConsoleHandle {
  /** Creates a session for the main customer or an administrator without a code. */
  signIn(as: DemoPerson): Promise<SignedIn | null>;
  /** Returns the ids of the products with these article numbers. */
  productIds(skus: readonly string[]): readonly string[];
  /** Calls the listener after every change, in any tab; returns a cancel function. */
  subscribe(listener: () => void): () => void;
}

/**
 * Starts the mock backend in the page. This is the only place where the application imports it: a chunk of its own,
 * loaded in parallel to the page's, and never when the mocks are off.
 */
export async function startMockBackend(options: MockOptions): Promise<MockBackend> {
  replaceBlockedStorage(window);
  const { startMocks } = await loadRecovering(() => import('#mocks/adapters/browser/start-mocks.ts'));
  return startMocks(options);
}

/**
 * The mock library reads `localStorage` while it is being loaded, and would fail if the browser blocks it. This
 * replaces it by an empty storage; the library stores only cookies there, which the demo does not use. The
 * application has already found storage to be blocked and writes nothing to it.
 */
export function replaceBlockedStorage(window: Pick<Window, 'localStorage'>): void {
  if (storageOf(() => window.localStorage) !== null) return;
  const empty = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined };
  Object.defineProperty(window, 'localStorage', { configurable: true, value: empty });
}
