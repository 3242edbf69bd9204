import { isChunkError, UnreachableError } from '#src/errors/chunk-error.ts';

export const retryAfterMs = 300;

/** What is known when a part of the application did not come, and did not come at the second try either. */
export interface Situation {
  /** The host answers. */
  readonly reachable: boolean;
  /** This tab has unsaved work, which a reload would lose. */
  readonly busy: boolean;
  /** A worker answers this page: a reload would give the release that it stores. */
  readonly controlled: boolean;
  /** A newer worker waits to take over. */
  readonly waiting: boolean;
  /** The host has a newer release. */
  readonly outdated: boolean;
}

/** `offline` and `gone` are shown in the page; `apply` activates the waiting worker, which reloads the page. */
export type Verdict = 'offline' | 'gone' | 'apply' | 'reload';

/** `budget` answers once whether this path may be reloaded without a request of the user, and is asked last. */
export function decide(
  { reachable, busy, controlled, waiting, outdated }: Situation,
  budget: () => boolean,
): Verdict {
  if (!reachable) return 'offline';
  if (busy || !budget()) return 'gone';
  return waiting || (controlled && outdated) ? 'apply' : 'reload';
}

export interface Recovery {
  readonly wait: (ms: number) => Promise<void>;
  /** Imports the module at an address. */
  readonly importFrom: (address: string) => Promise<unknown>;
  /** Where the person is: a pathname. */
  readonly path: () => string;
  readonly look: () => Promise<Situation>;
  readonly budget: (path: string) => boolean;
  /** Puts the newest worker in place; false when that is not possible now. True: the page is about to be replaced. */
  readonly apply: () => Promise<boolean>;
  /** Saves what was typed and reloads the page; false when it cannot be saved. */
  readonly reload: () => boolean;
}

/**
 * Loads a part of the application: once more after a moment when it did not come, then by way of a new release. The
 * promise never settles once the page is about to be replaced, so that nothing flashes up before it.
 */
export async function loadChunk<Module>(load: () => Promise<Module>, recovery: Recovery): Promise<Module> {
  const path = recovery.path();
  let failed: string | null;
  try {
    return await load();
  } catch (thrown) {
    if (!isChunkError(thrown)) throw thrown;
    failed = addressIn(thrown);
  }
  await recovery.wait(retryAfterMs);
  try {
    if (failed === null) return await load();
    attempts += 1;
    // The same file, so the same module.
    return (await recovery.importFrom(`${failed}?attempt=${attempts}`)) as Module;
  } catch (thrown) {
    if (!isChunkError(thrown)) throw thrown;
    const situation = await recovery.look();
    if (recovery.path() !== path) throw thrown; // the user has navigated away; the other page is not reloaded
    const verdict = decide(situation, () => recovery.budget(path));
    if (verdict === 'offline') throw new UnreachableError('No answer from the host');
    if (verdict === 'apply' && (await recovery.apply())) return new Promise<never>(() => undefined);
    if (verdict === 'reload' && recovery.reload()) return new Promise<never>(() => undefined);
    throw thrown;
  }
}

let attempts = 0;

/**
 * The module that could not be imported, where the browser says which one. It remembers a failed import for as long as
 * the page lives, so another attempt needs an address of its own.
 */
function addressIn(thrown: unknown): string | null {
  const [, address = null] = /dynamically imported module: (\S+)$/i.exec(String(thrown)) ?? [];
  return address;
}

let current: Recovery | null = null;

/** From now on parts that do not come are recovered like this. Before, and in tests, a failure is just one. */
export function recoverWith(recovery: Recovery | null): void {
  current = recovery;
}

export function loadRecovering<Module>(load: () => Promise<Module>): Promise<Module> {
  return current === null ? load() : loadChunk(load, current);
}
