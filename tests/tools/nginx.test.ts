import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { headersFile, nginxFile } from '#tools/host/host-files.ts';
import { noncePlaceholder } from '#tools/host/policy.ts';
import { fileRules, missingPage, pageFile, pagePaths } from '#tools/host/rules.ts';
import { findNginx, startNginx } from './nginx.ts';

const options = {
  scriptHashes: ['sha256-abc'],
  apiOrigin: null,
  etagOf: (file: string) => `W/"tag-of-${file.replaceAll('/', '_')}"`,
};

describe('the files for other hosts', () => {
  test('_headers names each page and each rule once', () => {
    const lines = headersFile(options).split('\n');
    const names = lines.filter((line) => line.startsWith('/'));
    expect(new Set(names).size).toBe(names.length);
    for (const path of pagePaths) expect(lines[lines.indexOf(path) + 1]).toBe('  Cache-Control: no-cache');
    for (const { path, cache } of fileRules)
      expect(lines[lines.indexOf(path) + 1]).toBe(`  Cache-Control: ${cache}`);
    expect(lines.find((line) => line.includes('Content-Security-Policy'))).toContain(
      "script-src 'self' 'sha256-abc'",
    );
  });

  test('nginx.conf names each page and each rule, and a nonce for each request', () => {
    const text = nginxFile(options);
    for (const path of pagePaths) expect(text).toContain(`location = ${path} {`);
    for (const { path, cache } of fileRules) {
      expect(text).toContain(` ${path.replace(/\*$/, '')} {`);
      expect(text).toContain(`Cache-Control '${cache}'`);
    }
    expect(text).toContain(`sub_filter '${noncePlaceholder}' $request_id;`);
    expect(text).toContain("'nonce-$request_id'");
  });
});

const { nginx, cleanUp } = findNginx();
afterAll(cleanUp);

test.skipIf(nginx === undefined)('nginx is on this machine, so that the rules are tried in it', () => {
  expect(nginx).toBeDefined();
});

describe.each(nginx === undefined ? [] : [nginx])('%s with these rules', (program) => {
  let folder = '';
  let origin = '';
  let stop = () => Promise.resolve();

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'nginx-'));
    const put = (file: string, text: string) => {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(join(folder, file), text);
    };
    for (const path of pagePaths)
      put(`dist/${pageFile(path)}`, `<p>${path}</p><style nonce="${noncePlaceholder}">`);
    put(`dist/${missingPage}`, `<p>not found</p><style nonce="${noncePlaceholder}">`);
    for (const { path } of fileRules) put(`dist${path.replace('*', 'file-1a2b.js')}`, '{}');
    put('dist/favicon.svg', '<svg/>');
    put('dist/nginx.conf', '');
    put('dist/.vite/manifest.json', '{}');
    ({ origin, stop } = await startNginx(program, join(folder, 'dist'), nginxFile(options)));
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
    expect(first.headers.get('content-security-policy')).toContain(`'nonce-${nonce}'`);
    expect(await second.text()).not.toContain(nonce);
    expect(first.headers.get('cache-control')).toBe('no-cache');
    expect(first.headers.get('x-content-type-options')).toBe('nosniff');
  });

  test('a page that did not change is answered with 304 and without a policy', async () => {
    const ask = (path: string, etag: string) => fetch(origin + path, { headers: { 'If-None-Match': etag } });
    const { headers } = await fetch(`${origin}/other/terms`);
    expect(headers.get('etag')).toBe('W/"tag-of-other_terms.html"');
    expect(headers.get('last-modified')).toBeNull();
    const again = await ask('/other/terms', `"else", ${headers.get('etag')}`);
    expect(again.status).toBe(304);
    expect(again.headers.get('content-security-policy')).toBeNull();
    expect(again.headers.get('cache-control')).toBe('no-cache');
    expect(again.headers.get('etag')).toBe(headers.get('etag'));

    const another = await ask('/other/privacy', 'W/"tag-of-other_terms.html"');
    expect(another.status).toBe(200);
    const nonce = /nonce="(\w{32})"/.exec(await another.text())?.[1] ?? 'none';
    expect(another.headers.get('content-security-policy')).toContain(`'nonce-${nonce}'`);
  });

  test('a path with a slash at its end is the same page', async () => {
    expect(await (await fetch(`${origin}/other/terms/`)).text()).toContain('<p>/other/terms</p>');
  });

  test.each(['/nowhere', '/other', '/checkout/nowhere', '/Checkout'])(
    '[ROUTE-16] %s is a 404',
    async (path) => {
      const answer = await fetch(origin + path);
      expect(answer.status).toBe(404);
      expect(await answer.text()).toContain('not found');
      expect(answer.headers.get('cache-control')).toBe('no-cache');
      expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
    },
  );

  test.each(fileRules)('caching of $path: $cache', async ({ path, cache, type }) => {
    const answer = await fetch(origin + path.replace('*', 'file-1a2b.js'));
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toBe(cache);
    if (type !== undefined) expect(answer.headers.get('content-type')).toContain(type);
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
    '/nginx.conf',
    '/.vite/manifest.json',
  ])('%s is answered with 404 and no page', async (path) => {
    const answer = await fetch(origin + path);
    expect({ status: answer.status, body: await answer.text() }).toEqual({
      status: 404,
      body: 'Not found\n',
    });
    expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  });
});
