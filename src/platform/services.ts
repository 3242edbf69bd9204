import type { Configuration } from './configuration.ts';
import type { SessionHandover } from './session-handover.ts';
import type { KeyValueStorage } from './storage.ts';

/** What thunks and queries get beside the state. A part that lies higher up adds its own, in its own file. */
export interface Services {
  readonly configuration: Configuration;
  /** Resolves when the backend can be called: at once, or when the mock backend has started in the page. */
  readonly backendReady: Promise<unknown>;
  /** The tab's storage; null where the browser blocks it. */
  readonly sessionStorage: KeyValueStorage | null;
  /** The storage that all tabs share; null where the browser blocks it. */
  readonly localStorage: KeyValueStorage | null;
  /** Absent where there are no other tabs: while prerendering, in tests. */
  readonly sessionHandover?: SessionHandover;
}
