import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeBuild } from '#e2e/releases/make-builds.ts';
import { pageError } from '#src/pwa/worker/page-check.ts';
import { startNginx } from './nginx.ts';

describe('a build, with the nginx.conf that it contains', () => {
  const dist = mkdtempSync(join(tmpdir(), 'nginx-build-'));
  let origin = '';
  let stop = () => Promise.resolve();
  beforeAll(async () => {
    await makeBuild('vite.config.ts', dist, { APP_BROTLI_QUALITY: '4' });
    ({ origin, stop } = await startNginx(dist, readFileSync(join(dist, 'nginx.conf'), 'utf8')));
  }, 180_000);
  afterAll(async () => {
    await stop();
    rmSync(dist, { recursive: true });
  });

  test('the policies of a page allow its script and its styles', async () => {
    const { status, headers, text } = await get('/');
    expect(status).toBe(200);
    const nonces = new Set([...text.matchAll(/nonce="([^"]*)"/g)].map(([, nonce]) => nonce));
    expect(nonces.size).toBe(1);
    const [nonce = ''] = nonces;
    expect(nonce).toMatch(/^\w{32}$/);
    expect(text).toContain(`style-src 'self' 'nonce-${nonce}'`);
    const build = /name="build-id" content="([^"]*)"/.exec(text)?.[1] ?? '';
    expect(await pageError(text, headers.get('content-security-policy'), build)).toBeNull();
  });

  test('the worker is sent as a script', async () => {
    const { status, headers, text } = await get('/sw.js');
    expect(status).toBe(200);
    expect(headers.get('content-type')).toContain('text/javascript');
    expect(text).toBe(readFileSync(join(dist, 'sw.js'), 'utf8'));
  });

  test('a hashed file is immutable', async () => {
    const asset = readdirSync(join(dist, 'assets')).find((file) => file.endsWith('.js'));
    const { status, headers } = await get(`/assets/${asset}`);
    expect(status).toBe(200);
    expect(headers.get('content-type')).toContain('text/javascript');
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  });

  test('a missing page gets 404 with the not-found page, a missing file with a text', async () => {
    const page = await get('/no/such/page');
    expect(page.status).toBe(404);
    expect(page.headers.get('content-type')).toContain('text/html');
    expect(page.text).toContain('Page not found');
    const file = await get('/assets/missing.js');
    expect(file).toMatchObject({ status: 404, text: 'Not found\n' });
    expect(file.headers.get('content-type')).toContain('text/plain');
  });

  async function get(path: string) {
    const response = await fetch(origin + path);
    return { status: response.status, headers: response.headers, text: await response.text() };
  }
});
