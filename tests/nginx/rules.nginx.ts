import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { nginxFile } from '#tools/host/host-files.ts';
import { noncePlaceholder } from '#tools/host/policy.ts';
import { fileRules, missingPage, pageFile, pagePaths } from '#tools/host/rules.ts';
import { startNginx } from './nginx.ts';

describe('nginx with the rules of the host', () => {
  let folder = '';
  let origin = '';
  let stop = () => Promise.resolve();

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'nginx-'));
    const styled = `<meta content="style-src 'nonce-${noncePlaceholder}'"><style nonce="${noncePlaceholder}">`;
    const put = (file: string, text: string) => {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(join(folder, file), text);
    };
    for (const path of pagePaths) put(`dist/${pageFile(path)}`, `<p>${path}</p>${styled}`);
    put(`dist/${missingPage}`, `<p>not found</p>${styled}`);
    for (const { path } of fileRules) put(`dist${path.replace('*', 'file-1a2b.js')}`, '{}');
    put('dist/favicon.svg', '<svg/>');
    put('dist/200.html', 'empty');
    put('dist/nginx.conf', '');
    put('dist/.vite/manifest.json', '{}');
    ({ origin, stop } = await startNginx(join(folder, 'dist'), nginxFile([])));
  });
  afterAll(async () => {
    await stop();
    rmSync(folder, { recursive: true });
  });

  test.each(pagePaths)('%s is a page, and each response has a nonce of its own', async (path) => {
    const [first, second] = await Promise.all([fetch(`${origin}${path}?q=1`), fetch(origin + path)]);
    const text = await first.text();
    expect(first.status).toBe(200);
    expect(text).toContain(`<p>${path}</p>`);
    const nonce = /nonce="(\w{32})"/.exec(text)?.[1] ?? 'none';
    expect(text).toContain(`'nonce-${nonce}'`);
    expect(first.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(await second.text()).not.toContain(nonce);
    expect(first.headers.get('cache-control')).toBe('no-cache');
    expect(first.headers.get('x-content-type-options')).toBe('nosniff');
  });

  test('a page is sent in full each time', async () => {
    const { headers } = await fetch(`${origin}/other/terms`);
    expect(headers.get('etag')).toBeNull();
    expect(headers.get('last-modified')).toBeNull();
    const past = { 'If-Modified-Since': new Date().toUTCString() };
    expect((await fetch(`${origin}/other/terms`, { headers: past })).status).toBe(200);
  });

  test('a path with a slash at its end is the same page', async () => {
    expect(await (await fetch(`${origin}/other/terms/`)).text()).toContain('<p>/other/terms</p>');
  });

  test.each(['/nowhere', '/other', '/checkout/nowhere', '/Checkout', '/200/', '/404/', '/index/', '/200'])(
    '%s is a 404',
    async (path) => {
      const response = await fetch(origin + path);
      expect(response.status).toBe(404);
      expect(await response.text()).toContain('not found');
      expect(response.headers.get('cache-control')).toBe('no-cache');
      expect(response.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    },
  );

  test.each(fileRules)('caching of $path: $cache', async ({ path, cache, type }) => {
    const response = await fetch(origin + path.replace('*', 'file-1a2b.js'));
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe(cache);
    if (type !== undefined) expect(response.headers.get('content-type')).toContain(type);
  });

  test('a file without a rule is cached for a day', async () => {
    expect((await fetch(`${origin}/favicon.svg`)).headers.get('cache-control')).toBe('public, max-age=86400');
  });

  test.each([
    '/assets/absent.js',
    '/assets/',
    '/builds/absent.json',
    '/builds/meta/absent.json',
    '/api/v1/products',
    '/missing.png',
    '/index.html',
    '/index.htm%6c',
    '/checkout.htm%6c',
    '/200.htm%6c',
    '/nginx.conf',
    '/.vite/manifest.json',
  ])('%s is answered with 404 and no page', async (path) => {
    const response = await fetch(origin + path);
    expect({ status: response.status, body: await response.text() }).toEqual({
      status: 404,
      body: 'Not found\n',
    });
    expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  });
});
