import { brotliCompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { routeIds, routes } from '#src/platform/routing/page-table.ts';
import type { FirstRequests } from '#src/platform/browser/page-data.ts';
import { pageError } from '#src/pwa/worker/page-check.ts';
import { readPayload } from '#src/app/prerender/payload.ts';
import { payloadPath, prerendered } from '#src/app/prerender/prerendered.ts';
import { entryStyleFile, pageModule, readManifest } from '#tools/build/manifest.ts';
import { pageFiles } from '#tools/build/weight.ts';
import { pageFile, pagePaths } from '#tools/host/rules.ts';
import { textOf, withBuilds } from './built.ts';

const builds = withBuilds('v1');
const read = (file: string) => builds('v1').read(file);
const manifest = () => readManifest(builds('v1').folder);

const inlinePayload = (html: string) =>
  /<script type="application\/json" id="payload">(.*?)<\/script>/s.exec(html)?.[1] ?? null;

describe('pages without a script', () => {
  test.each(routeIds().map((id) => [routes[id].path, routes[id].title] as const))(
    '%s has its title and visible text',
    (path, title) => {
      const html = read(pageFile(path));
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
    const text = textOf(read(pageFile(path)));
    for (const word of words) expect(text).toContain(word);
    expect(text).not.toContain('Loading');
  });

  test('the not-found page has its text, and the empty shell has none', () => {
    expect(textOf(read('404.html'))).toContain('Page not found');
    expect(textOf(read('200.html'))).toBe('');
  });

  test.each(prerendered)(
    '[RELEASE-04] the payload of %s is in its page, and the same in a file beside it',
    (id) => {
      const file = read(payloadPath(id).slice(1));
      const payload = readPayload(file);
      expect(payload?.build).toBe('v1');
      expect(readPayload(inlinePayload(read(pageFile(routes[id].path))))).toEqual(payload);
    },
  );
});

describe('the first response of a page', () => {
  const closure = (path: string) => pageFiles(manifest(), path);
  const preloaded = (html: string) =>
    [...html.matchAll(/<link rel="modulepreload"[^>]* href="\/([^"]+)"/g)].map(([, file = '']) => file);
  const entryOf = (html: string) => /<script type="module"[^>]* src="\/([^"]+)"/.exec(html)?.[1] ?? '';

  test.each(pagePaths)('%s names every module that it runs', (path) => {
    const html = read(pageFile(path));
    const modules = [...closure(path)].filter((file) => file.endsWith('.js'));
    expect([entryOf(html), ...preloaded(html)].toSorted()).toEqual(modules.toSorted());
  });

  const entrySheet = () => entryStyleFile(manifest());

  test.each(pagePaths)(
    '%s contains its own style after its content, and preloads that of the entry',
    (path) => {
      const html = read(pageFile(path));
      const sheets = [...closure(path)].filter((file) => file.endsWith('.css'));
      expect(html).toContain(`href="/${entrySheet()}"`);
      expect(sheets).not.toContain(entrySheet());
      const [head = '', content = ''] = html.split('<div id="root">');
      const whole = /<script type="application\/json" id="whole-sheets">(.*?)<\/script>/s.exec(content)?.[1];
      expect(new Set(JSON.parse(whole ?? ''))).toEqual(new Set(sheets.map((file) => read(file).trim())));
      expect(head.match(/<style [^>]*data-critical-sheet>/g) ?? []).toHaveLength(sheets.length);
      expect(content).not.toContain('<style');
      const links = [...html.matchAll(/<link rel="stylesheet"[^>]*>/g)].map(([link]) => link);
      expect(links.every((link) => link.includes(' disabled '))).toBe(true);
      expect(links).toHaveLength(sheets.length);
    },
  );

  // What a server sends before it waits for the first acknowledgement (RFC 6928: ten segments).
  test.each(pagePaths.filter((path) => path !== '/'))(
    '%s fits into the first flight of a connection',
    (path) => {
      expect(brotliCompressSync(read(pageFile(path))).length).toBeLessThan(14_600);
    },
  );

  test('no script names the style sheet of the entry, so that its change renames none', () => {
    const scripts = builds('v1')
      .hashed()
      .filter((file) => file.endsWith('.js'));
    expect(scripts.filter((file) => read(file).includes(entrySheet()))).toEqual([]);
  });

  test.each([...pagePaths.map(pageFile), '404.html', '200.html'])(
    '%s allows its own script by hash and runs no other one inline',
    async (file) => {
      const html = read(file);
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
        /id="first-requests">(.*?)<\/script>/.exec(read(pageFile(path)))?.[1] ?? '',
      ) as FirstRequests;
    expect(first('/users').requests.map(({ path, needsSession }) => [path, needsSession])).toEqual([
      ['/v1/admin/users?sort=-createdAt&limit=25&total=true', true],
    ]);
    expect(first('/installments/details').requests.map(({ path }) => path)).toContain(
      '/v1/plans?q={?plan}&limit=100',
    );
    const login = manifest()[pageModule('/auth/login')]?.file;
    expect(first('/users').signIn).toContain(login);
    expect(first('/checkout').signIn).toEqual([]);
  });
});

test('the inline script is in no file of its own', () => {
  const script = /<script>(.*?)<\/script>/s.exec(read('index.html'))?.[1] ?? '';
  expect(script).toContain('tranche:hydrated');
  expect(builds('v1').files()).not.toContain('entry-guard.js');
});
