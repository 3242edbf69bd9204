import { isChunkError, UnreachableError } from '#src/errors/chunk-error.ts';
import { setRecovering } from '#src/platform/browser/load-recovering.ts';

export const retryAfterMs = 300;

/** What is known after a chunk could not be loaded twice. */
export interface ChunkFailure {
  /** The host answers. */
  readonly reachable: boolean;
  /** This tab has unsaved work that a reload would lose. */
  readonly busy: boolean;
  /** A worker controls this page: a reload would give the release that it stores. */
  readonly controlled: boolean;
  /** A newer worker is waiting. */
  readonly waiting: boolean;
  /** The host has a newer release. */
  readonly outdated: boolean;
}

/** `offline` and `gone` are shown on the page; `apply` activates the waiting worker, which reloads the page. */
export type Recovery = 'offline' | 'gone' | 'apply' | 'reload';

/**
 * `budget` returns whether this path may be reloaded without a request of the user. A true answer uses up one reload,
 * so it is called last.
 */
export function decide(
  { reachable, busy, controlled, waiting, outdated }: ChunkFailure,
  budget: () => boolean,
): Recovery {
  if (!reachable) return 'offline';
  if (busy || !budget()) return 'gone';
  return waiting || (controlled && outdated) ? 'apply' : 'reload';
}

export interface RecoveryActions {
  readonly wait: (ms: number) => Promise<void>;
  /** Imports the module from an address. */
  readonly importFrom: (address: string) => Promise<unknown>;
  /** Returns the current pathname. */
  readonly path: () => string;
  readonly describeFailure: () => Promise<ChunkFailure>;
  readonly budget: (path: string) => boolean;
  /** Activates the newest worker; false when that is not possible now. After true the page is about to be replaced. */
  readonly apply: () => Promise<boolean>;
  /** Saves the persisted fields and reloads the page; false when they cannot be saved. */
  readonly reload: () => boolean;
}

/**
 * Loads a chunk; after a failure retries once, then tries a new release. When the page is about to be replaced the
 * promise never settles, so that no error is shown before it.
 */
export async function loadChunk<Module>(
  load: () => Promise<Module>,
  actions: RecoveryActions,
): Promise<Module> {
  const path = actions.path();
  let failed: unknown;
  try {
    return await load();
  } catch (thrown) {
    if (!isChunkError(thrown)) throw thrown;
    failed = thrown;
  }
  const address = addressIn(failed);
  await actions.wait(retryAfterMs);
  try {
    if (address === null) return await load();
    attempts += 1;
    // The same file from another address, so it exports the same module.
    return (await actions.importFrom(`${address}?attempt=${attempts}`)) as Module;
  } catch (thrown) {
    if (!isChunkError(thrown)) throw thrown;
    const failure = await actions.describeFailure();
    if (actions.path() !== path) throw thrown; // the user has navigated away, so the page is not reloaded
    const recovery = decide(failure, () => actions.budget(path));
    if (recovery === 'offline') throw new UnreachableError('No answer from the host');
    if (recovery === 'apply' && (await actions.apply())) return new Promise<never>(() => undefined);
    if (recovery === 'reload' && actions.reload()) return new Promise<never>(() => undefined);
    throw thrown;
  }
}

let attempts = 0;

/**
 * Returns the address of the module that could not be imported, where the browser names it. Browsers remember a
 * failed import until the page is closed, so a retry needs another address.
 */
function addressIn(thrown: unknown): string | null {
  const [, address = null] = /dynamically imported module: (\S+)$/i.exec(String(thrown)) ?? [];
  return address;
}

/** Sets how chunks that fail to load are recovered. */
export function recoverWith(actions: RecoveryActions | null): void {
  setRecovering(actions && ((load) => loadChunk(load, actions)));
}
