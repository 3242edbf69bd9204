import { isChunkError, UnreachableError } from '#src/errors/chunk-error.ts';

export const retryAfterMs = 300;

/** What is known when a part of the application did not come, and did not come at the second try either. */
export interface Situation {
  /** The host answers. */
  readonly reachable: boolean;
  /** This tab is in the middle of something that a reload would cost. */
  readonly busy: boolean;
  /** A worker answers this page: a reload would give the release that it knows. */
  readonly controlled: boolean;
  /** A newer worker waits to take over. */
  readonly waiting: boolean;
  /** The host has a newer release. */
  readonly outdated: boolean;
}

/** `offline` and `gone` are told in place; `apply` puts the waiting worker in place, which loads the page anew. */
export type Verdict = 'offline' | 'gone' | 'apply' | 'reload';

/** `budget` answers once whether this path may be loaded anew by itself, and is asked last. */
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
  /** Where the person is: a pathname. */
  readonly path: () => string;
  readonly look: () => Promise<Situation>;
  readonly budget: (path: string) => boolean;
  /** Puts the newest worker in place; false when that is not possible now. True: the page is about to be replaced. */
  readonly apply: () => Promise<boolean>;
  /** Keeps what was typed and loads the page anew; false when it cannot be kept. */
  readonly reload: () => boolean;
}

/**
 * Loads a part of the application: once more after a moment when it did not come, then by way of a new release. The
 * promise never settles once the page is about to be replaced, so that nothing flashes up before it.
 */
export async function loadChunk<Module>(load: () => Promise<Module>, recovery: Recovery): Promise<Module> {
  const path = recovery.path();
  try {
    return await load();
  } catch (thrown) {
    if (!isChunkError(thrown)) throw thrown;
  }
  await recovery.wait(retryAfterMs);
  try {
    return await load();
  } catch (thrown) {
    if (!isChunkError(thrown)) throw thrown;
    const situation = await recovery.look();
    if (recovery.path() !== path) throw thrown; // somebody went elsewhere; that page is not to be disturbed
    const verdict = decide(situation, () => recovery.budget(path));
    if (verdict === 'offline') throw new UnreachableError('No answer from the host');
    if (verdict === 'apply' && (await recovery.apply())) return new Promise<never>(() => undefined);
    if (verdict === 'reload' && recovery.reload()) return new Promise<never>(() => undefined);
    throw thrown;
  }
}

let current: Recovery | null = null;

/** From now on parts that do not come are recovered like this. Before, and in tests, a failure is just one. */
export function recoverWith(recovery: Recovery | null): void {
  current = recovery;
}

export function loadRecovering<Module>(load: () => Promise<Module>): Promise<Module> {
  return current === null ? load() : loadChunk(load, current);
}
