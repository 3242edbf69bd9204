import type { Effect } from './worker/machine.ts';

declare module '#src/platform/services.ts' {
  interface Services {
    /** Absent where there is no browser to act on: while prerendering, in tests. */
    readonly edges?: BrowserEffects;
  }
}

/** How the state of releases and of the installation acts on the browser. */
export interface BrowserEffects {
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
