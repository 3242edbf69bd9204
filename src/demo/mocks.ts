import { loadRecovering } from '#src/platform/browser/load-recovering.ts';
import type { SignedIn } from '#contracts/auth/challenge.ts';
import type { ConsoleHandle, StripHandle } from './console/console-backend.ts';
import type { DemoPerson } from './demo-settings.ts';
import { storageOf } from '#src/platform/storage/storage.ts';
import { preparing } from './preparing.ts';

export interface MockOptions {
  readonly baseUrl: string;
  /** Null selects the default scenario, which also replaces an unknown one. */
  readonly scenario: string | null;
  /** Whether the scenario begins again, as a link to it promises. */
  readonly begins: boolean;
  /** Settings in addition to the scenario: see `demo-settings.ts`. */
  readonly network: string | null;
  readonly profile: string | null;
  readonly fails: readonly string[];
  /** Article numbers that the address puts into the cart. */
  readonly cart: readonly string[];
  /** Called with one sentence if the mock backend runs with a limitation, such as missing storage. */
  onProblem(message: string): void;
}

export interface MockBackend extends ConsoleHandle, StripHandle {
  /** Creates a session for the main customer or an administrator without a code. */
  signIn(as: DemoPerson): Promise<SignedIn | null>;
  /** Returns the ids of the products with these article numbers. */
  productIds(skus: readonly string[]): readonly string[];
  /** The card that the main customer has saved; null if there is none. */
  savedCard(): { readonly id: string; readonly label: string } | null;
}

/**
 * Starts the mock backend in the page. This is the only place where the application imports it: a chunk of its own,
 * loaded in parallel to the page's, and never when the mocks are off.
 */
export async function startMockBackend(options: MockOptions): Promise<MockBackend> {
  replaceBlockedStorage(window);
  const { startMocks } = await loadRecovering(() => import('#mocks/adapters/browser/start-mocks.ts'));
  const waiting = preparing();
  return startMocks({ ...options, onTakesSeconds: waiting.say }).finally(waiting.end);
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
