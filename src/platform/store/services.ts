import type { Configuration } from '#src/platform/settings/configuration.ts';
import type { SessionHandover } from '#src/platform/session/session-handover.ts';
import type { KeyValueStorage } from '#src/platform/storage/storage.ts';

/** What thunks and queries receive beside the state. Modules higher up extend this interface in their own files. */
export interface Services {
  readonly configuration: Configuration;
  /** Resolves when the backend can be called: at once, or after the mock backend has started in the page. */
  readonly backendReady: Promise<unknown>;
  /** The tab's storage; null where the browser blocks it. */
  readonly sessionStorage: KeyValueStorage | null;
  /** The storage that all tabs share; null where the browser blocks it. */
  readonly localStorage: KeyValueStorage | null;
  /** Absent where there are no other tabs: while prerendering, in tests. */
  readonly sessionHandover?: SessionHandover;
}
