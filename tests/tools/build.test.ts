import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Build, builds } from '#e2e/releases/builds.ts';
import { makeBuild, makeBuilds } from '#e2e/releases/make-builds.ts';
import { createControlledDemoBackend } from '#mocks/controlled-demo-backend.ts';
import type { WireRequest } from '#mocks/core/wire.ts';
import { listen } from '#mocks/adapters/server/listen.ts';
import { routeIds, routes } from '#src/platform/page-table.ts';
import type { FirstRequests } from '#src/platform/page-data.ts';
import { pageError } from '#src/pwa/worker/page-check.ts';
import { readPayload } from '#src/prerender/payload.ts';
import { payloadPath, prerendered } from '#src/prerender/prerendered.ts';
import { entryStyleFile, filesOf as filesLoadedBy, pageModule, readManifest } from '#tools/build/manifest.ts';
import { pageFiles } from '#tools/build/weight.ts';
import { pageFile, pagePaths } from '#tools/host/rules.ts';
import { webManifest } from '#tools/vite/offline.ts';
import { changedPage } from './changed-page.config.ts';

// The releases of the end-to-end tests, and one in which a single page changed, with its four prerendered pages made
// from an API. `v2` and `v3` are the same source under two names.

const changedConfig = 'tests/tools/changed-page.config.ts';
let root = '';
let releases = '';
const dist = (id: Build | 'changed') => join(id === 'changed' ? root : releases, id);
const read = (id: Build | 'changed', file: string) => readFileSync(join(dist(id), file), 'utf8');

/** An API below `/base`, and the paths that were requested from it. */
async function startApi() {
  const { backend } = await createControlledDemoBackend({ scenario: 'happy', seed: 42 });
  const requested: string[] = [];
  const below = (call: WireRequest): WireRequest => {
    requested.push(call.path);
    return { ...call, path: call.path.replace(/^\/base\//, '/') };
  };
  const { url, stop } = await listen(
    { ...backend, answerNow: () => null, answer: (call) => backend.answer(below(call)) },
    0,
  );
  return { base: `${url}/base`, requested, stop };
}

let requestedFromApi: readonly string[] = [];

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'builds-'));
  const made = process.env['E2E_RELEASES']; // `npm test` makes them once for both runners
  if (made === undefined) await makeBuilds(builds, root);
  releases = made ?? root;
  const api = await startApi();
  const settings = { APP_BUILD_ID: 'changed', APP_BROTLI_QUALITY: '4', APP_PRERENDER_API: api.base };
  await makeBuild(changedConfig, dist('changed'), settings);
  await api.stop();
  requestedFromApi = api.requested;
}, 180_000);
afterAll(() => rmSync(root, { recursive: true }));

const filesOf = (id: Build | 'changed') =>
  readdirSync(dist(id), { recursive: true, encoding: 'utf8' })
    .filter((file) => statSync(join(dist(id), file)).isFile())
    .toSorted();
const hashed = (id: Build | 'changed') => filesOf(id).filter((file) => /^assets\/.*\.(js|css)$/.test(file));

/** The worker's list of files, read from the built worker. */
function precached(id: Build): readonly string[] {
  const entries = read(id, 'sw.js').matchAll(/\{"revision":(?:null|"\w+"),"url":"([^"]+)"\}/g);
  return [...entries].map(([, url = '']) => (url.startsWith('/') ? url : `/${url}`));
}

const rootOf = (html: string) => /<div id="root">(.*)<\/div>/s.exec(html)?.[1] ?? '';
const textOf = (html: string) =>
  rootOf(html)
    .replace(/<style.*?<\/style>|<script.*?<\/script>|<!--.*?-->/gs, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ');
const inlinePayload = (html: string) =>
  /<script type="application\/json" id="payload">(.*?)<\/script>/s.exec(html)?.[1] ?? null;

describe('pages without a script', () => {
  test.each(routeIds().map((id) => [routes[id].path, routes[id].title] as const))(
    '%s has its title and visible text',
    (path, title) => {
      const html = read('v1', pageFile(path));
      expect(html).toContain(`<title>${title} · Tranche</title>`);
      expect(html).toContain('<meta name="build-id" content="v1">');
      expect(textOf(html).length).toBeGreaterThan(20);
      expect(html).not.toMatch(/ style="/);
    },
  );

  test.each([
    [
      '/',
      ['Buy now, pay over time. Every cent shown.', '1,222.16', 'Add to cart', '183.69', '189.80', 'month'],
    ],
    ['/other/terms', ['Credit terms', 'In short', 'Fingerprint of this text']],
    ['/other/privacy', ['Privacy notice', 'In short', 'Fingerprint of this text']],
    ['/other/error', ['500', 'Internal Server Error']],
  ])('%s has its content', (path, words) => {
    const text = textOf(read('v1', pageFile(path)));
    for (const word of words) expect(text).toContain(word);
    expect(text).not.toContain('Loading');
  });

  test('the not-found page has its text, and the empty shell has none', () => {
    expect(textOf(read('v1', '404.html'))).toContain('Page not found');
    expect(rootOf(read('v1', '200.html'))).toBe('');
  });

  test.each(prerendered)(
    '[RELEASE-04] the payload of %s is in its page, and the same in a file beside it',
    (id) => {
      const file = read('v1', payloadPath(id).slice(1));
      const payload = readPayload(file);
      expect(payload?.build).toBe('v1');
      expect(readPayload(inlinePayload(read('v1', pageFile(routes[id].path))))).toEqual(payload);
    },
  );
});

test('[RELEASE-04] a build for an API requests the data of that API, and its payloads name it as their source', () => {
  expect([...requestedFromApi].toSorted()).toEqual([
    '/base/v1/legal-documents/privacy',
    '/base/v1/legal-documents/terms',
    '/base/v1/products',
    '/base/v1/quote-comparisons',
  ]);
  expect(readPayload(read('v1', '_payload.json'))?.source).toBe('demo');
  expect(readPayload(read('changed', '_payload.json'))?.source).toBe('api');
  expect(textOf(read('changed', 'index.html'))).toContain('1,222.16');
});

describe('the release', () => {
  test('[RELEASE-01] has its id, its time and its prerendered pages in /builds', () => {
    const latest: unknown = JSON.parse(read('v1', 'builds/latest.json'));
    expect(latest).toEqual({ id: 'v1', timestamp: expect.any(Number) as number });
    expect(JSON.parse(read('v1', 'builds/meta/v1.json'))).toEqual({
      ...(latest as object),
      prerendered: prerendered.map((id) => routes[id].path),
    });
  });

  test('has its id in no hashed file', () => {
    for (const file of hashed('unguarded')) expect(read('unguarded', file), file).not.toMatch(/unguarded/);
  });

  test('built twice differs in id and time only', () => {
    const named = (file: string) => file.replace(/v[23]\.json$/, 'ID.json');
    expect(filesOf('v3').map(named)).toEqual(filesOf('v2').map(named));
    expect(hashed('v3')).toEqual(hashed('v2'));
    const plain = (id: Build, file: string) =>
      read(id, file)
        .replaceAll(new RegExp(`"${id}"`, 'g'), '"ID"')
        .replace(/"timestamp":\d+/, '"timestamp":0')
        .replace(`/meta/${id}.json`, '/meta/ID.json')
        .replace(/"revision":"\w+"/g, '"revision":""');
    for (const file of filesOf('v2').filter((one) => !/\.(br|png)$/.test(one))) {
      expect(plain('v3', file.replace(/v2\.json$/, 'v3.json')), file).toBe(plain('v2', file));
    }
  });

  test('in which one page changed has two new hashed files: that page and the entry, which names it', () => {
    const before = new Set(hashed('v1'));
    const added = hashed('changed').filter((file) => !before.has(file));
    const manifest = readManifest(dist('changed'));
    const own = [manifest[changedPage]?.file, manifest['index.html']?.file];
    expect(added).toEqual(own.toSorted());
    expect(changedPage).toBe(pageModule('/orders'));
    expect(read('changed', 'index.html')).not.toContain('importmap');
  });

  test('changes nothing in the files for hosts', () => {
    for (const file of ['nginx.conf', '_headers']) expect(read('changed', file), file).toBe(read('v1', file));
  });
});

describe('the first response of a page', () => {
  const manifest = () => readManifest(dist('v1'));
  const closure = (path: string) => pageFiles(manifest(), path);
  const preloaded = (html: string) =>
    [...html.matchAll(/<link rel="modulepreload"[^>]* href="\/([^"]+)"/g)].map(([, file = '']) => file);
  const entryOf = (html: string) => /<script type="module"[^>]* src="\/([^"]+)"/.exec(html)?.[1] ?? '';

  test.each(pagePaths)('%s names every module that it runs', (path) => {
    const html = read('v1', pageFile(path));
    const modules = [...closure(path)].filter((file) => file.endsWith('.js'));
    expect([entryOf(html), ...preloaded(html)].toSorted()).toEqual(modules.toSorted());
  });

  const entrySheet = () => entryStyleFile(manifest());

  test.each(pagePaths)('%s contains its own style, and preloads that of the entry', (path) => {
    const html = read('v1', pageFile(path));
    const sheets = [...closure(path)].filter((file) => file.endsWith('.css'));
    expect(html).toContain(`href="/${entrySheet()}"`);
    expect(sheets).not.toContain(entrySheet());
    for (const file of sheets) expect(html, file).toContain(read('v1', file).trim());
    const links = [...html.matchAll(/<link rel="stylesheet"[^>]*>/g)].map(([link]) => link);
    expect(links.every((link) => link.includes(' disabled '))).toBe(true);
    expect(links).toHaveLength(sheets.length);
  });

  // What a server sends before it waits for the first acknowledgement (RFC 6928: ten segments).
  test.each(pagePaths.filter((path) => path !== '/'))(
    '%s fits into the first flight of a connection, as it contains a third of the style of the entry',
    (path) => {
      expect(brotliCompressSync(read('v1', pageFile(path))).length).toBeLessThan(14_600);
    },
  );

  test('no script names the style sheet of the entry, so that its change renames no script', () => {
    const scripts = hashed('v1').filter((file) => file.endsWith('.js'));
    expect(scripts.filter((file) => read('v1', file).includes(entrySheet()))).toEqual([]);
  });

  test.each([...pagePaths.map(pageFile), '404.html', '200.html'])(
    '%s allows its own script by hash and runs no other one inline',
    async (file) => {
      const html = read('v1', file);
      expect(await pageError(html, null, 'v1')).toBeNull();
      expect(html.indexOf('http-equiv="Content-Security-Policy"')).toBeLessThan(
        html.search(/<(script|style)/),
      );
      expect(html).not.toMatch(/<script[^>]* src="(?!\/assets\/)/);
    },
  );

  test('contains the first requests of the page', () => {
    const first = (path: string) =>
      JSON.parse(
        /id="first-requests">(.*?)<\/script>/.exec(read('v1', pageFile(path)))?.[1] ?? '',
      ) as FirstRequests;
    expect(first('/users').requests.map(({ path, needsSession }) => [path, needsSession])).toEqual([
      ['/v1/admin/users?sort=-createdAt&limit=25&total=true', true],
    ]);
    expect(first('/installments/details').requests.map(({ path }) => path)).toContain(
      '/v1/plans?q={?plan}&limit=100',
    );
    const login = readManifest(dist('v1'))[pageModule('/auth/login')]?.file;
    expect(first('/users').signIn).toContain(login);
    expect(first('/checkout').signIn).toEqual([]);
  });

  test('the bell of every page of a customer loads a file of its own and files that these pages have already', () => {
    const before = pageFiles(manifest());
    const loaded = [...filesLoadedBy(manifest(), 'src/features/inbox/Bell.tsx')];
    expect(
      loaded.filter((file) => !before.has(file)).map((file) => file.replace(/-[\w-]{8}\./, '.')),
    ).toEqual(['assets/Bell.js', 'assets/signedIn.js', 'assets/signedIn.css']);
  });

  test('only pages, parts loaded on demand and the runtime of the bundler may be small chunks', () => {
    const loadedOnDemand = Object.values(manifest()).filter(({ isDynamicEntry }) => isDynamicEntry === true);
    // Code that is shared by parts loaded on demand is loaded on demand, too.
    const pages = pagePaths.flatMap((path) => [...closure(path)]);
    const beside = Object.values(manifest()).filter(({ file }) => !pages.includes(file));
    const allowed = new Set([...loadedOnDemand, ...beside].map(({ file }) => file));
    const small = hashed('v1').filter(
      (file) =>
        file.endsWith('.js') &&
        !allowed.has(file) &&
        !file.includes('/rolldown-runtime-') &&
        statSync(join(dist('v1'), file)).size < 5_000,
    );
    expect(small).toEqual([]);
  });
});

describe('the worker', () => {
  const fileOf = (url: string) => (pagePaths.includes(url) ? pageFile(url) : url.slice(1));

  test('[PWA-07] lists every file that a build needs, each once, and no missing one', () => {
    const urls = precached('v1');
    expect(new Set(urls).size).toBe(urls.length);
    expect(urls.filter((url) => !existsSync(join(dist('v1'), fileOf(url))))).toEqual([]);
    for (const path of [...pagePaths, '/404.html', '/manifest.webmanifest', '/builds/meta/v1.json']) {
      expect(urls).toContain(path);
    }
    for (const file of hashed('v1')) expect(urls).toContain(`/${file}`);
    for (const id of prerendered) expect(urls).toContain(payloadPath(id));
  });

  test('does not list the file that names the newest release, nor itself', () => {
    const never =
      /latest\.json|config\.json|(?:^|\/)sw\.js|screenshots|\.br$|\.map$|200\.html|_headers|nginx/;
    expect(precached('v1').filter((url) => never.test(url))).toEqual([]);
    expect(filesOf('v1').filter((file) => never.test(file))).toContain('builds/latest.json'); // the pattern matches files of the build
  });

  // Storing a file costs time, however small it is: parts that come with a press share one (tools/vite/families.ts).
  test('lists few files, and few small scripts', () => {
    expect(precached('v1').length).toBeLessThanOrEqual(204);
    const scripts = hashed('v1').filter((file) => file.endsWith('.js'));
    const small = scripts.filter((file) => statSync(join(dist('v1'), file)).size < 8_000);
    expect(small.length).toBeLessThanOrEqual(49);
  });

  test('lists files of less than 7.5 MB; each page contains its own style', () => {
    const bytes = precached('v1').reduce((sum, url) => sum + statSync(join(dist('v1'), fileOf(url))).size, 0);
    expect(bytes).toBeLessThan(7_500_000);
  });
});

test('[PWA-02] every picture of the web manifest exists in its declared size', () => {
  interface Picture {
    readonly src: string;
    readonly sizes: string;
  }
  const manifest = JSON.parse(read('v1', 'manifest.webmanifest')) as Record<
    'icons' | 'screenshots',
    Picture[]
  >;
  expect(manifest).toEqual(webManifest('Tranche'));
  const pictures = [...manifest.icons, ...manifest.screenshots];
  expect(pictures).toHaveLength(6);
  for (const { src, sizes } of pictures) {
    const png = readFileSync(join(dist('v1'), src));
    expect(`${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`, src).toBe(sizes);
  }
  expect(read('v1', 'index.html')).toContain('<link rel="manifest" href="/manifest.webmanifest"');
});

test('the inline script is smaller than 1.6 kB, compressed, and in no file of its own', () => {
  const script = /<script>(.*?)<\/script>/s.exec(read('v1', 'index.html'))?.[1] ?? '';
  expect(script).toContain('tranche:hydrated');
  expect(gzipSync(script).length).toBeLessThan(1_600);
  expect(filesOf('v1')).not.toContain('entry-guard.js');
});
