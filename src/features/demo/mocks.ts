import { loadRecovering } from '#src/pwa/release/chunks.ts';
import type { SignedInSession } from '#src/platform/session.ts';
import type { DemoPerson } from './asked-of-demo.ts';
import { storageOf } from '#src/platform/storage.ts';

export interface MockOptions {
  readonly baseUrl: string;
  /** Null: the default one, which also takes the place of one that does not exist. */
  readonly scenario: string | null;
  /** Beside the scenario: see `asked-of-demo.ts`. */
  readonly network: string | null;
  readonly fails: readonly string[];
  /** Called with one sentence when the mock backend works with a limitation (say, without durable storage). */
  onProblem(message: string): void;
}

export interface MockBackend {
  /** The scenario that runs. */
  readonly scenario: string;
  /** A session of the main customer or of an administrator, without a code. */
  signIn(as: DemoPerson): Promise<SignedInSession | null>;
  /** The products with these article numbers. */
  productIds(skus: readonly string[]): readonly string[];
  /** Calls the listener after every change, in whichever tab it was made. */
  subscribe(listener: () => void): () => void;
}

/**
 * Starts the mock backend in the page. This is the only place where the application reaches it: a chunk of its own,
 * fetched beside the page's and not before it, and never when the mocks are off.
 */
export async function startMockBackend(options: MockOptions): Promise<MockBackend> {
  standInForStorage(window);
  const { startMocks } = await loadRecovering(() => import('#mocks/adapters/browser/start-mocks.ts'));
  return startMocks(options);
}

/**
 * The mock's library reads `localStorage` while it is being loaded, and would fail together with a browser that refuses
 * it. It then finds one that keeps nothing; it has no cookies to keep. The application has taken note of the refusal
 * before and writes nothing there.
 */
export function standInForStorage(window: Pick<Window, 'localStorage'>): void {
  if (storageOf(() => window.localStorage) !== null) return;
  const empty = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined };
  Object.defineProperty(window, 'localStorage', { configurable: true, value: empty });
}
