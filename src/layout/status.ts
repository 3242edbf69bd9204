import type { RootState } from '#src/platform/store/store.ts';
import { selectInstall } from '#src/pwa/install/slice.ts';
import { selectIsOffered } from '#src/pwa/worker/slice.ts';

/** The state that the status bar reports. Only one is reported at a time; the kinds are listed by priority. */
export type Status =
  | { readonly kind: 'updating' }
  /**
   * `tabs` is the number of busy tabs that the waiting worker waits for; null without a worker, when only this page
   * waits.
   */
  | { readonly kind: 'blocked'; readonly tabs: number | null }
  /** `until` is the latest time at which the deferral ends, in ms of this machine's clock. */
  | { readonly kind: 'deferred'; readonly until: number }
  /** `opens` is true when the worker can answer a reload. */
  | { readonly kind: 'offline'; readonly opens: boolean }
  | { readonly kind: 'update'; readonly failed: boolean; readonly byWorker: boolean }
  | { readonly kind: 'install' }
  | { readonly kind: 'ios-install' };

export function statusOf(state: RootState): Status | null {
  const { worker, shell, release } = state;
  if (worker.phase === 'applying' || worker.phase === 'reloading') return { kind: 'updating' };
  if (worker.phase === 'applyPending') return { kind: 'blocked', tabs: worker.blockedBy };
  if (worker.phase === 'deferred' && worker.deferredUntil !== null)
    return { kind: 'deferred', until: worker.deferredUntil };
  if (!shell.online) return { kind: 'offline', opens: selectOpensOffline(state) };
  if (selectIsOffered(state)) return { kind: 'update', failed: worker.applyFailed, byWorker: true };
  if (release.awaited) return { kind: 'blocked', tabs: null };
  if (release.status === 'outdated' && !worker.controlled)
    return { kind: 'update', failed: false, byWorker: false };
  const install = selectInstall(state);
  if (install === 'available') return { kind: 'install' };
  return install === 'iosHint' ? { kind: 'ios-install' } : null;
}

/** Returns true when a worker has cached the whole application. */
export function selectOpensOffline({ worker }: RootState): boolean {
  return worker.controlled || worker.activated;
}

const flags = [
  'supported',
  'controlled',
  'activated',
  'offlineReady',
  'updateAvailable',
  'registrationFailed',
  'installFailed',
] as const;

/** Details for support as data attributes: state of worker, release and installation. */
export function factsOf({ worker, release, install }: RootState): Readonly<Record<`data-${string}`, string>> {
  return {
    'data-worker': worker.phase,
    'data-flags': flags.filter((flag) => worker[flag]).join(' '),
    'data-release': release.status,
    'data-install': install.status,
  };
}
