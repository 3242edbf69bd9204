import type { Effect } from './worker/machine.ts';

declare module '#src/platform/services.ts' {
  interface Services {
    /** Absent where there is no browser to act on: while prerendering, in tests. */
    readonly browserEffects?: BrowserEffects;
  }
}

/** How the state of releases and of the installation acts on the browser. */
export interface BrowserEffects {
  /** Runs an effect of the worker's state table. */
  readonly runEffect: (effect: Effect) => void;
  /** Shows the browser's own question; resolves to its answer, or null when there is nothing to ask with. */
  readonly askToInstall: () => Promise<'accepted' | 'dismissed' | null>;
  /** Never offers the installation again on this device. */
  readonly hideInstall: () => void;
  /** Saves the fields' text and reloads the page. Without `force`, not while work is unsaved, and limited per path. */
  readonly reload: (how: { readonly force: boolean }) => boolean;
  /** Reloads as soon as this tab has no unsaved work. */
  readonly reloadWhenFree: () => void;
  /** Cancels that. */
  readonly cancelReload: () => void;
}
