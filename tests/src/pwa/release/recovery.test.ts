import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createAppStore } from '#src/app/store.ts';
import { defaults } from '#src/platform/settings/configuration.ts';
import { unsavedWork } from '#src/platform/storage/unsaved-work.ts';
import { UnreachableError } from '#src/errors/chunk-error.ts';
import { loadChunk } from '#src/pwa/release/chunks.ts';
import { createRecovery } from '#src/pwa/release/recovery.ts';
import { atRest } from '#tests/kit/at-rest.ts';

const missing = () => Promise.reject(new Error('Failed to fetch dynamically imported module: /assets/a.js'));
const soon = () => Promise.resolve();

function memory() {
  const held = new Map<string, string>();
  return {
    getItem: (key: string) => held.get(key) ?? null,
    setItem: (key: string, value: string) => void held.set(key, value),
    removeItem: (key: string) => void held.delete(key),
  };
}

/** A page of build "one" without a worker, on a host that answers with `latest`; null: it does not answer. */
function page({ latest = 'one' as string | null, canKeep = true } = {}) {
  const location = { pathname: '/checkout', reload: vi.fn<() => void>() };
  const store = createAppStore({
    configuration: defaults,
    backendReady: soon(),
    sessionStorage: null,
    localStorage: null,
  });
  vi.stubGlobal('fetch', () =>
    latest === null
      ? Promise.reject(new TypeError('Failed to fetch'))
      : Promise.resolve(Response.json({ id: latest, timestamp: 2 })),
  );
  const recovery = createRecovery({
    window: { location } as unknown as Window, // the part that is used
    store,
    client: { check: () => Promise.resolve() },
    sessionStorage: memory(),
    build: 'one',
    keep: () => canKeep,
  });
  return { store, location, recovery: { ...recovery, wait: soon, importFrom: missing } };
}

/** Distinguishes a load that never settles from one that fails. */
const outcome = (loading: Promise<unknown>) =>
  Promise.race([
    loading.catch((thrown: unknown) => thrown),
    atRest().then(() => 'the page is being replaced'),
  ]);

let release: () => void = () => undefined;
beforeEach(() => {
  release = () => undefined;
});
afterEach(() => release());

describe('a chunk that is missing', () => {
  test('reloads the page, and reports the release that was found [RELEASE-02]', async () => {
    const { recovery, location, store } = page({ latest: 'two' });
    expect(await recovery.describeFailure()).toMatchObject({ reachable: true, outdated: true, busy: false });
    expect(store.getState().release.latestId).toBe('two');
    expect(await outcome(loadChunk(missing, recovery))).toBe('the page is being replaced');
    expect(location.reload).toHaveBeenCalledOnce();
  });

  test('does not reload the page while the tab has unsaved work', async () => {
    const { recovery, location } = page({ latest: 'two' });
    release = unsavedWork.acquire();
    expect(await recovery.describeFailure()).toMatchObject({ busy: true });
    expect(await outcome(loadChunk(missing, recovery))).toMatchObject({
      message: expect.stringMatching(/^Failed/),
    });
    expect(location.reload).not.toHaveBeenCalled();
  });

  test('does not reload the page if typed text cannot be stored', async () => {
    const { recovery, location } = page({ canKeep: false });
    expect(await outcome(loadChunk(missing, recovery))).toBeInstanceOf(Error);
    expect(location.reload).not.toHaveBeenCalled();
  });

  test('counts as a missing connection if the host does not answer', async () => {
    const { recovery, location } = page({ latest: null });
    expect(await outcome(loadChunk(missing, recovery))).toBeInstanceOf(UnreachableError);
    expect(location.reload).not.toHaveBeenCalled();
  });

  test('reloads the page once per path in ten seconds [RELEASE-03]', async () => {
    const { recovery, location } = page();
    await outcome(loadChunk(missing, recovery));
    expect(await outcome(loadChunk(missing, recovery))).toBeInstanceOf(Error);
    expect(location.reload).toHaveBeenCalledOnce();
  });
});
