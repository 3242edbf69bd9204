import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createControlledDemoBackend } from '#mocks/controlled-demo-backend.ts';
import type { WireRequest } from '#mocks/core/wire.ts';
import { listen } from '#mocks/adapters/server/listen.ts';
import { routeIds, routes } from '#src/platform/page-table.ts';
import type { FirstRequests } from '#src/platform/page-data.ts';
import { pageError } from '#src/pwa/worker/page-check.ts';
import { readPayload } from '#src/prerender/payload.ts';
import { payloadPath, prerendered } from '#src/prerender/prerendered.ts';
import { pageModule, readManifest } from '#tools/build/manifest.ts';
import { pageFiles } from '#tools/build/weight.ts';
import { pageFile, pagePaths } from '#tools/host/rules.ts';
import { webManifest } from '#tools/vite/offline.ts';
import { changedPage } from './changed-page.config.ts';
import { onNginx } from './nginx-on-a-build.ts';

// Three real builds: the same source under two names, and a release in which one page changed, with its four
// prerendered pages made from an API.

const vite = resolve('node_modules/vite/bin/vite.js');
const changedConfig = 'tests/tools/changed-page.config.ts';
let root = '';
const dist = (id: string) => join(root, id);
const read = (id: string, file: string) => readFileSync(join(dist(id), file), 'utf8');

function build(id: string, config = 'vite.config.ts', settings: NodeJS.ProcessEnv = {}): Promise<void> {
  const args = [vite, 'build', '--config', config, '--outDir', dist(id), '--logLevel', 'error'];
  const quick = { NODE_ENV: 'production', APP_BUILD_ID: id, APP_BROTLI_QUALITY: '4' };
  const env = { ...process.env, ...quick, ...settings };
  const child = spawn(process.execPath, args, { env, stdio: ['ignore', 'ignore', 'pipe'] });
  let errors = '';
  child.stderr.on('data', (data: Buffer) => (errors += data.toString()));
  return new Promise((done, fail) => {
    child.on('close', (code) => (code === 0 ? done() : fail(new Error(`${id}: ${errors}`))));
  });
}

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
  await Promise.all([build('b1'), build('b2')]);
  const api = await startApi();
  await build('b3', changedConfig, { APP_PRERENDER_API: api.base });
  await api.stop();
  requestedFromApi = api.requested;
}, 180_000);
afterAll(() => rmSync(root, { recursive: true }));

const filesOf = (id: string) =>
  readdirSync(dist(id), { recursive: true, encoding: 'utf8' })
    .filter((file) => statSync(join(dist(id), file)).isFile())
    .toSorted();
const hashed = (id: string) => filesOf(id).filter((file) => /^assets\/.*\.(js|css)$/.test(file));

/** The worker's list of files, read from the built worker. */
function precached(id: string): readonly string[] {
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
      const html = read('b1', pageFile(path));
      expect(html).toContain(`<title>${title} · Tranche</title>`);
      expect(html).toContain('<meta name="build-id" content="b1">');
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
    const text = textOf(read('b1', pageFile(path)));
    for (const word of words) expect(text).toContain(word);
    expect(text).not.toContain('Loading');
  });

  test('the not-found page has its text, and the empty shell has none', () => {
    expect(textOf(read('b1', '404.html'))).toContain('Page not found');
    expect(rootOf(read('b1', '200.html'))).toBe('');
  });

  test.each(prerendered)(
    '[RELEASE-04] the payload of %s is in its page, and the same in a file beside it',
    (id) => {
      const file = read('b1', payloadPath(id).slice(1));
      const payload = readPayload(file);
      expect(payload?.build).toBe('b1');
      expect(readPayload(inlinePayload(read('b1', pageFile(routes[id].path))))).toEqual(payload);
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
  expect(readPayload(read('b1', '_payload.json'))?.source).toBe('demo');
  expect(readPayload(read('b3', '_payload.json'))?.source).toBe('api');
  expect(textOf(read('b3', 'index.html'))).toContain('1,222.16');
});

describe('the release', () => {
  test('[RELEASE-01] has its id, its time and its prerendered pages in /builds', () => {
    const latest: unknown = JSON.parse(read('b1', 'builds/latest.json'));
    expect(latest).toEqual({ id: 'b1', timestamp: expect.any(Number) as number });
    expect(JSON.parse(read('b1', 'builds/meta/b1.json'))).toEqual({
      ...(latest as object),
      prerendered: prerendered.map((id) => routes[id].path),
    });
  });

  test('has its id in no hashed file', () => {
    for (const file of hashed('b1')) expect(read('b1', file), file).not.toMatch(/\bb1\b/);
  });

  test('built twice differs in id and time only', () => {
    const named = (file: string) => file.replace(/b[12]\.json$/, 'ID.json');
    expect(filesOf('b2').map(named)).toEqual(filesOf('b1').map(named));
    expect(hashed('b2')).toEqual(hashed('b1'));
    const plain = (id: string, file: string) =>
      read(id, file)
        .replaceAll(new RegExp(`"${id}"`, 'g'), '"ID"')
        .replace(/"timestamp":\d+/, '"timestamp":0')
        .replace(`/meta/${id}.json`, '/meta/ID.json')
        .replace(/"revision":"\w+"/g, '"revision":""');
    for (const file of filesOf('b1').filter((one) => !/\.(br|png)$/.test(one))) {
      expect(plain('b2', file.replace(/b1\.json$/, 'b2.json')), file).toBe(plain('b1', file));
    }
  });

  test('in which one page changed has two new hashed files: that page and the entry, which names it', () => {
    const before = new Set(hashed('b1'));
    const added = hashed('b3').filter((file) => !before.has(file));
    const manifest = readManifest(dist('b3'));
    const own = [manifest[changedPage]?.file, manifest['index.html']?.file];
    expect(added).toEqual(own.toSorted());
    expect(changedPage).toBe(pageModule('/orders'));
    expect(read('b3', 'index.html')).not.toContain('importmap');
  });

  test('changes nothing in the files for hosts', () => {
    for (const file of ['nginx.conf', '_headers']) expect(read('b3', file), file).toBe(read('b1', file));
  });
});

describe('the first response of a page', () => {
  const manifest = () => readManifest(dist('b1'));
  const closure = (path: string) => pageFiles(manifest(), path);
  const preloaded = (html: string) =>
    [...html.matchAll(/<link rel="modulepreload"[^>]* href="\/([^"]+)"/g)].map(([, file = '']) => file);
  const entryOf = (html: string) => /<script type="module"[^>]* src="\/([^"]+)"/.exec(html)?.[1] ?? '';

  test.each(pagePaths)('%s names every module that it runs', (path) => {
    const html = read('b1', pageFile(path));
    const modules = [...closure(path)].filter((file) => file.endsWith('.js'));
    expect([entryOf(html), ...preloaded(html)].toSorted()).toEqual(modules.toSorted());
  });

  test.each(pagePaths)('%s contains its style, and loads no style sheet', (path) => {
    const html = read('b1', pageFile(path));
    const sheets = [...closure(path)].filter((file) => file.endsWith('.css'));
    for (const file of sheets) expect(html, file).toContain(read('b1', file).trim());
    const links = [...html.matchAll(/<link rel="stylesheet"[^>]*>/g)].map(([link]) => link);
    expect(links.every((link) => link.includes(' disabled '))).toBe(true);
    expect(links).toHaveLength(sheets.length);
  });

  test.each([...pagePaths.map(pageFile), '404.html', '200.html'])(
    '%s allows its own script by hash and runs no other one inline',
    async (file) => {
      const html = read('b1', file);
      expect(await pageError(html, null, 'b1')).toBeNull();
      expect(html.indexOf('http-equiv="Content-Security-Policy"')).toBeLessThan(
        html.search(/<(script|style)/),
      );
      expect(html).not.toMatch(/<script[^>]* src="(?!\/assets\/)/);
    },
  );

  test('contains the first requests of the page', () => {
    const first = (path: string) =>
      JSON.parse(
        /id="first-requests">(.*?)<\/script>/.exec(read('b1', pageFile(path)))?.[1] ?? '',
      ) as FirstRequests;
    expect(first('/users').requests.map(({ path, needsSession }) => [path, needsSession])).toEqual([
      ['/v1/admin/users?sort=-createdAt&limit=25&total=true', true],
    ]);
    expect(first('/installments/details').requests.map(({ path }) => path)).toContain(
      '/v1/plans?q={?plan}&limit=100',
    );
    const login = readManifest(dist('b1'))[pageModule('/auth/login')]?.file;
    expect(first('/users').signIn).toContain(login);
    expect(first('/checkout').signIn).toEqual([]);
  });

  test('no chunk is small but pages, what is loaded on demand, the runtime of the bundler, and the table', () => {
    const loadedOnDemand = Object.values(manifest()).filter(({ isDynamicEntry }) => isDynamicEntry === true);
    // What parts loaded on demand share is loaded on demand too.
    const pages = pagePaths.flatMap((path) => [...closure(path)]);
    const beside = Object.values(manifest()).filter(({ file }) => !pages.includes(file));
    const allowed = new Set([...loadedOnDemand, ...beside].map(({ file }) => file));
    const small = hashed('b1').filter(
      (file) =>
        file.endsWith('.js') &&
        !allowed.has(file) &&
        !file.includes('/rolldown-runtime-') &&
        !file.includes('/tables-') && // Mantine's: most pages have one, and those that sell must not load it
        statSync(join(dist('b1'), file)).size < 5_000,
    );
    expect(small).toEqual([]);
  });
});

describe('the worker', () => {
  const fileOf = (url: string) => (pagePaths.includes(url) ? pageFile(url) : url.slice(1));

  test('[PWA-07] lists every file that a build needs, each once, and no missing one', () => {
    const urls = precached('b1');
    expect(new Set(urls).size).toBe(urls.length);
    expect(urls.filter((url) => !existsSync(join(dist('b1'), fileOf(url))))).toEqual([]);
    for (const path of [...pagePaths, '/404.html', '/manifest.webmanifest', '/builds/meta/b1.json']) {
      expect(urls).toContain(path);
    }
    for (const file of hashed('b1')) expect(urls).toContain(`/${file}`);
    for (const id of prerendered) expect(urls).toContain(payloadPath(id));
  });

  test('does not list the file that names the newest release, nor itself', () => {
    const never =
      /latest\.json|config\.json|(?:^|\/)sw\.js|screenshots|\.br$|\.map$|200\.html|_headers|nginx/;
    expect(precached('b1').filter((url) => never.test(url))).toEqual([]);
    expect(filesOf('b1').filter((file) => never.test(file))).toContain('builds/latest.json'); // the pattern matches files of the build
  });

  // Storing a file costs time, however small it is: parts that come with a press share one (tools/vite/families.ts).
  test('lists few files, and few small scripts', () => {
    expect(precached('b1').length).toBeLessThanOrEqual(195);
    const scripts = hashed('b1').filter((file) => file.endsWith('.js'));
    const small = scripts.filter((file) => statSync(join(dist('b1'), file)).size < 8_000);
    expect(small.length).toBeLessThanOrEqual(46);
  });

  test('lists files of less than 7.5 MB; each page contains its style', () => {
    const bytes = precached('b1').reduce((sum, url) => sum + statSync(join(dist('b1'), fileOf(url))).size, 0);
    expect(bytes).toBeLessThan(7_500_000);
  });
});

test('[PWA-02] every picture of the web manifest exists in its declared size', () => {
  interface Picture {
    readonly src: string;
    readonly sizes: string;
  }
  const manifest = JSON.parse(read('b1', 'manifest.webmanifest')) as Record<
    'icons' | 'screenshots',
    Picture[]
  >;
  expect(manifest).toEqual(webManifest('Tranche'));
  const pictures = [...manifest.icons, ...manifest.screenshots];
  expect(pictures).toHaveLength(6);
  for (const { src, sizes } of pictures) {
    const png = readFileSync(join(dist('b1'), src));
    expect(`${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`, src).toBe(sizes);
  }
  expect(read('b1', 'index.html')).toContain('<link rel="manifest" href="/manifest.webmanifest"');
});

test('the inline script is smaller than 1.6 kB, compressed, and in no file of its own', () => {
  const script = /<script>(.*?)<\/script>/s.exec(read('b1', 'index.html'))?.[1] ?? '';
  expect(script).toContain('tranche:hydrated');
  expect(gzipSync(script).length).toBeLessThan(1_600);
  expect(filesOf('b1')).not.toContain('entry-guard.js');
});

onNginx(() => dist('b1'));
