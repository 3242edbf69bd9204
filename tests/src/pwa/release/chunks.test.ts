import { afterEach, describe, expect, test, vi } from 'vitest';
import { toFailure } from '#src/errors/failure.ts';
import { loadRecovering } from '#src/platform/browser/load-recovering.ts';
import { isChunkError } from '#src/errors/chunk-error.ts';
import {
  decide,
  loadChunk,
  type RecoveryActions,
  recoverWith,
  retryAfterMs,
  type ChunkFailure,
  type Recovery,
} from '#src/pwa/release/chunks.ts';
import { settle } from '#tests/src/origin.ts';

describe('the kind of a failed load', () => {
  test.each([
    'Failed to fetch dynamically imported module: https://app.test/assets/page-1.js',
    'error loading dynamically imported module: https://app.test/assets/page-1.js',
    'Importing a module script failed.',
    "'text/html' is not a valid JavaScript MIME type.",
    'Failed to load module script: Expected a JavaScript module script',
    'Loading module was blocked because of a disallowed MIME type (“text/html”).',
    'Unable to preload CSS for /assets/page-1.css',
    "Unexpected token '<'",
    "The requested module './shared.js' does not provide an export named 'x'",
    "Importing binding name 'x' is not found.",
  ])('a failed load of a chunk is recognised by its message (%s)', (words) => {
    expect(isChunkError(new TypeError(words))).toBe(true);
    expect(toFailure(new TypeError(words), '/users').kind).toBe('chunk');
  });

  test.each([
    new Error('a defect'),
    new TypeError("Cannot read properties of undefined (reading 'map')"),
    new ReferenceError('x is not defined'),
    'Failed to fetch dynamically imported module',
    undefined,
  ])('an error of the part itself is no failed load (%s)', (thrown) => {
    expect(isChunkError(thrown)).toBe(false);
  });
});

describe('the reaction to a failed load', () => {
  const all = [false, true];
  const table = all.flatMap((reachable) =>
    all.flatMap((busy) =>
      all.flatMap((budget) =>
        all.flatMap((controlled) =>
          all.flatMap((waiting) =>
            all.map((outdated) => ({ reachable, busy, budget, controlled, waiting, outdated })),
          ),
        ),
      ),
    ),
  );
  /**
   * The cases are checked in this order: no host answers; a reload would lose work or was just tried; a worker waits;
   * none of these.
   */
  function expected(row: (typeof table)[number]): Recovery {
    if (!row.reachable) return 'offline';
    if (row.busy || !row.budget) return 'gone';
    if (row.waiting || (row.controlled && row.outdated)) return 'apply';
    return 'reload';
  }

  test.each(table)('%j', (row) => {
    expect(decide(row, () => row.budget)).toBe(expected(row));
  });

  const fine: ChunkFailure = {
    reachable: true,
    busy: false,
    controlled: false,
    waiting: false,
    outdated: true,
  };

  test.each([
    ['no worker, a newer release: the page is loaded from it', {}, 'reload'],
    ['no worker, the same release: it may have been the network', { outdated: false }, 'reload'],
    ['a worker that waits is put in place, never passed by', { waiting: true }, 'apply'],
    ['a worker in control would give the old release again', { controlled: true }, 'apply'],
    ['no host answers: the page stays', { reachable: false, waiting: true }, 'offline'],
    ['a payment is under way: the page stays', { busy: true, waiting: true }, 'gone'],
  ] as const)('%s [RELEASE-02]', (_words, part, verdict) => {
    expect(decide({ ...fine, ...part }, () => true)).toBe(verdict);
  });

  test('the limit of reloads is not used up where no reload follows [RELEASE-03]', () => {
    const budget = vi.fn(() => true);
    decide({ ...fine, reachable: false }, budget);
    decide({ ...fine, busy: true }, budget);
    expect(budget).not.toHaveBeenCalled();
    decide(fine, budget);
    expect(budget).toHaveBeenCalledTimes(1);
  });
});

describe('loading a part of the application', () => {
  const missing = new TypeError('Importing a module script failed.');
  afterEach(() => recoverWith(null));

  function recovery(part: Partial<ChunkFailure> = {}, over: Partial<RecoveryActions> = {}) {
    const situation = {
      reachable: true,
      busy: false,
      controlled: false,
      waiting: false,
      outdated: true,
      ...part,
    };
    const spies = {
      wait: vi.fn(() => Promise.resolve()),
      importFrom: vi.fn((address: string) => Promise.resolve(`module of ${address}`)),
      path: vi.fn(() => '/users'),
      describeFailure: vi.fn(() => Promise.resolve(situation)),
      budget: vi.fn(() => true),
      apply: vi.fn(() => Promise.resolve(true)),
      reload: vi.fn(() => true),
    };
    return { ...spies, ...over };
  }
  const fails = (...times: readonly unknown[]) => {
    const left = [...times];
    return vi.fn(() => (left.length > 0 ? Promise.reject(left.shift() as Error) : Promise.resolve('page')));
  };
  async function outcome(promise: Promise<unknown>): Promise<unknown> {
    let result: unknown = 'never settles';
    promise.then(
      (value) => (result = value),
      (thrown: unknown) => (result = thrown),
    );
    await settle();
    return result;
  }

  test('after a temporary failure the second request succeeds, and nothing is shown', async () => {
    const parts = recovery();
    const load = fails(missing);
    expect(await outcome(loadChunk(load, parts))).toBe('page');
    expect(load).toHaveBeenCalledTimes(2);
    expect(parts.wait).toHaveBeenCalledWith(retryAfterMs);
    expect(retryAfterMs).toBe(300);
    expect(parts.describeFailure).not.toHaveBeenCalled();
  });

  test('where the browser names the file, each second request has another address', async () => {
    const parts = recovery();
    const named = new TypeError(
      'Failed to fetch dynamically imported module: https://app.test/assets/page-1.js',
    );
    const load = fails(named, named);
    const [first, second] = [await loadChunk(load, parts), await loadChunk(load, parts)];
    expect(first).toMatch(/^module of https:\/\/app\.test\/assets\/page-1\.js\?attempt=\d+$/);
    expect(second).toMatch(/^module of https:\/\/app\.test\/assets\/page-1\.js\?attempt=\d+$/);
    expect(second).not.toBe(first);
    expect(load).toHaveBeenCalledTimes(2);
  });

  test('an error inside the chunk is thrown at once: no second request, no reload', async () => {
    const parts = recovery();
    const defect = new ReferenceError('x is not defined');
    const load = fails(defect, defect);
    expect(await outcome(loadChunk(load, parts))).toBe(defect);
    expect(load).toHaveBeenCalledTimes(1);
    const second = fails(missing, defect);
    expect(await outcome(loadChunk(second, parts))).toBe(defect);
    expect(parts.reload).not.toHaveBeenCalled();
  });

  test('a chunk that is missing reloads the page, once, and no error is shown before [RELEASE-02]', async () => {
    const parts = recovery();
    expect(await outcome(loadChunk(fails(missing, missing), parts))).toBe('never settles');
    expect(parts.reload).toHaveBeenCalledTimes(1);
    expect(parts.budget).toHaveBeenCalledWith('/users');
  });

  test('a second failure within the time limit is shown [RELEASE-03] [CONST-01]', async () => {
    const parts = recovery({}, { budget: vi.fn(() => false) });
    expect(await outcome(loadChunk(fails(missing, missing), parts))).toBe(missing);
    expect(parts.reload).not.toHaveBeenCalled();
  });

  test('a page whose state cannot be stored is not reloaded', async () => {
    const parts = recovery({}, { reload: vi.fn(() => false) });
    expect(await outcome(loadChunk(fails(missing, missing), parts))).toBe(missing);
  });

  test('a waiting worker is activated; if another tab has unsaved work, the page says so', async () => {
    const parts = recovery({ waiting: true });
    expect(await outcome(loadChunk(fails(missing, missing), parts))).toBe('never settles');
    expect(parts.apply).toHaveBeenCalledTimes(1);
    const held = recovery({ waiting: true }, { apply: vi.fn(() => Promise.resolve(false)) });
    expect(await outcome(loadChunk(fails(missing, missing), held))).toBe(missing);
    expect(parts.reload).not.toHaveBeenCalled();
    expect(held.reload).not.toHaveBeenCalled();
  });

  test('the page says so and stays without an answer of the host', async () => {
    const parts = recovery({ reachable: false });
    const thrown = await outcome(loadChunk(fails(missing, missing), parts));
    for (const [onLine, kind] of [
      [true, 'unreachable'],
      [false, 'offline'],
    ] as const) {
      vi.stubGlobal('navigator', { onLine });
      expect(toFailure(thrown, '/users').kind).toBe(kind);
    }
    expect(parts.reload).not.toHaveBeenCalled();
  });

  test('a person who has opened another page meanwhile sees nothing of it', async () => {
    const path = vi.fn().mockReturnValueOnce('/users').mockReturnValue('/orders');
    const parts = recovery({}, { path });
    expect(await outcome(loadChunk(fails(missing, missing), parts))).toBe(missing);
    expect(parts.reload).not.toHaveBeenCalled();
  });

  test('before the recovery is set up a failure is thrown as it is', async () => {
    expect(await outcome(loadRecovering(fails(missing)))).toBe(missing);
    const parts = recovery();
    recoverWith(parts);
    expect(await outcome(loadRecovering(fails(missing)))).toBe('page');
  });
});
