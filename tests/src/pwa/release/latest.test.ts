import { describe, expect, test } from 'vitest';
import { readLatest, readRelease } from '#src/pwa/release/latest.ts';

const json = (body: unknown, status = 200) =>
  new Response(typeof body === 'string' ? body : JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json' },
  });
const page = () => new Response('<!doctype html>', { headers: { 'content-type': 'text/html' } });

/** A host with these files; every other address is answered with 404. */
function host(files: Readonly<Record<string, () => Response>>) {
  const calls: { url: string; init: RequestInit }[] = [];
  const get = (url: string, init: RequestInit) => {
    calls.push({ url, init });
    const file = files[url.replace(/\?.*$/, '')];
    return Promise.resolve(file ? file() : new Response('', { status: 404 }));
  };
  return { get, calls };
}

const latest = { '/builds/latest.json': () => json({ id: 'two', timestamp: 2 }) };

describe('the releases of the host', () => {
  test('a newer release counts with its own manifest [RELEASE-01]', async () => {
    const { get, calls } = host({
      ...latest,
      '/builds/meta/two.json': () => json({ id: 'two', timestamp: 2, prerendered: ['/'] }),
    });
    await expect(readRelease(get, 'one', 77)).resolves.toEqual({ id: 'two', timestamp: 2 });
    expect(calls.map(({ url }) => url)).toEqual(['/builds/latest.json?t=77', '/builds/meta/two.json']);
    expect(calls.every(({ init }) => init.cache === 'no-store')).toBe(true);
  });

  test('a release that is not complete does not count [RELEASE-01]', async () => {
    await expect(readRelease(host(latest).get, 'one', 1)).rejects.toThrow(
      '/builds/meta/two.json answered 404',
    );
    const other = { ...latest, '/builds/meta/two.json': () => json({ id: 'old', timestamp: 1 }) };
    await expect(readRelease(host(other).get, 'one', 1)).rejects.toThrow('that of old');
  });

  test('our own release needs no manifest, which may be deleted', async () => {
    await expect(readRelease(host(latest).get, 'two', 1)).resolves.toEqual({ id: 'two', timestamp: 2 });
  });

  test.each([
    ['the page in its place', page],
    ['404', () => json({}, 404)],
    ['500', () => json({ id: 'two', timestamp: 2 }, 500)],
    ['half a file', () => json('{"id":')],
    ['another form', () => json({ id: '' })],
  ])('%s is no answer', async (_what, answer) => {
    await expect(readLatest(host({ '/builds/latest.json': answer }).get, 1)).rejects.toThrow();
  });
});
