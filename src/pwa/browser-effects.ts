import type { Effect } from './worker/machine.ts';

declare module '#src/platform/store/services.ts' {
  interface Services {
    /** Absent where there is no browser: while prerendering, in tests. */
    readonly browserEffects?: BrowserEffects;
  }
}

/** Effects on the browser that the release and installation state trigger. */
export interface BrowserEffects {
  /** Runs an effect from the worker's state table. */
  readonly runEffect: (effect: Effect) => void;
  /** Shows the browser's installation prompt; resolves to the answer, or null if there is no prompt to show. */
  readonly askToInstall: () => Promise<'accepted' | 'dismissed' | null>;
  /** Hides the installation offer on this device for good. */
  readonly hideInstall: () => void;
  /**
   * Saves the fields' text and reloads the page. Without `force`, it does so only if no work is unsaved, and within
   * the limit per path.
   */
  readonly reload: (how: { readonly force: boolean }) => boolean;
  /** Reloads as soon as this tab has no unsaved work. */
  readonly reloadWhenFree: () => void;
  /** Cancels `reloadWhenFree`. */
  readonly cancelReload: () => void;
}
