import type { Effect } from '#src/pwa/worker/machine.ts';
import type { Configuration } from './configuration.ts';
import type { KeyValueStorage } from './session-storage.ts';

/** What thunks and queries get beside the state. */
export interface Services {
  readonly configuration: Configuration;
  /** Resolves when the backend can be called: at once, or when the mock backend has started in the page. */
  readonly backendReady: Promise<unknown>;
  /** The tab's storage; null where the browser blocks it. */
  readonly sessionStorage: KeyValueStorage | null;
  /** The storage that all tabs share; null where the browser blocks it. */
  readonly localStorage: KeyValueStorage | null;
  /** What touches the browser for releases and installation; absent where there is no browser to touch. */
  readonly edges?: Edges;
}

/** The ends at which the state of releases and of the installation acts on the browser. */
export interface Edges {
  /** Does what the machine of the worker asks for. */
  readonly runEffect: (effect: Effect) => void;
  /** Shows the browser's own question; resolves to its answer, or null when there is nothing to ask with. */
  readonly askToInstall: () => Promise<'accepted' | 'dismissed' | null>;
  /** Never offers the installation again on this device. */
  readonly hideInstall: () => void;
  /** Keeps what was typed and loads the page anew. Without `force` at most once in a while for each path. */
  readonly loadAnew: (how: { readonly force: boolean }) => boolean;
  /** The same as soon as this tab is in the middle of nothing. */
  readonly loadWhenFree: () => void;
  /** Calls that off. */
  readonly stay: () => void;
}
