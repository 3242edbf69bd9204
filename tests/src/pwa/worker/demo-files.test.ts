import { expect, test } from 'vitest';
import { forgetOtherDemos, keepDemo, mocksAreOn } from '#src/pwa/worker/demo-files.ts';

const noFile = () => new Response('Not found', { status: 404 });

test.each([
  ['on', Response.json({ mocks: 'on' }), 'off', true],
  ['off', Response.json({ mocks: 'off' }), 'on', false],
  ['not named, and on in the build', Response.json({ productName: 'Tranche' }), 'on', true],
  ['not named, and off in the build', Response.json({}), 'off', false],
  ['without a file, and on in the build', noFile(), 'on', true],
  ['without a file nor a setting of the build', noFile(), undefined, false],
  ['not readable', new Response('{'), undefined, false],
] as const)('the mock backend is %s', async (_title, settings, byDefault, isOn) => {
  expect(await mocksAreOn(settings, byDefault)).toBe(isOn);
});

/** A cache of this origin with these paths. */
function cacheOf(...paths: readonly string[]) {
  const kept = new Set(paths);
  return {
    kept,
    keys: () => Promise.resolve([...kept].map((path) => new Request(`https://tranche.example${path}`))),
    put: (url: RequestInfo | URL) => Promise.resolve(void kept.add(String(url))),
    delete: (request: RequestInfo | URL) =>
      Promise.resolve(kept.delete(new URL(request instanceof Request ? request.url : request).pathname)),
  };
}

test('only files that are not kept yet are fetched', async () => {
  const cache = cacheOf('/assets/mocks-1.js');
  const fetched: string[] = [];
  await keepDemo(['/assets/mocks-1.js', '/assets/console-1.js'], {
    fetch: (url) => {
      fetched.push(url);
      return Promise.resolve(new Response(''));
    },
    cache,
    fitToKeep: (response) => Promise.resolve(response),
  });
  expect(fetched).toEqual(['/assets/console-1.js']);
  expect([...cache.kept]).toEqual(['/assets/mocks-1.js', '/assets/console-1.js']);
});

test('a missing file is an error, so that the worker is not installed', async () => {
  const cache = cacheOf();
  const fitToKeep = ({ ok }: Response) => Promise.resolve(ok ? new Response('') : null);
  const keeping = keepDemo(['/assets/mocks-1.js'], {
    fetch: () => Promise.resolve(noFile()),
    cache,
    fitToKeep,
  });
  await expect(keeping).rejects.toThrow('/assets/mocks-1.js is missing');
  expect(cache.kept.size).toBe(0);
});

test('the files of other builds are removed', async () => {
  const cache = cacheOf('/assets/mocks-1.js', '/assets/mocks-2.js');
  await forgetOtherDemos(['/assets/mocks-2.js'], cache);
  expect([...cache.kept]).toEqual(['/assets/mocks-2.js']);
});
