import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { routeIds, routes } from '#src/platform/routing/page-table.ts';
import { createHost } from '#tools/host/host.ts';
import { noncePlaceholder } from '#tools/host/policy.ts';
import { buildSettingsFile } from '#tools/host/runtime-config.ts';
import { ask, hostedFolder } from './hosted.ts';

const { serve, close, dist } = hostedFolder();
let origin = '';
beforeAll(async () => {
  origin = await serve({ mocks: 'on' });
});
afterAll(close);

describe('pages', () => {
  test.each(routeIds().map((id) => routes[id].path))('%s is a page', async (path) => {
    const { status, headers, body } = await ask(origin, `${path}?plan=PLN-000101`);
    expect({ status, type: headers['content-type'] }).toEqual({
      status: 200,
      type: 'text/html; charset=utf-8',
    });
    expect(body).toContain(`<p>${path}</p>`);
  });

  test.each(['/nowhere', '/checkout/nowhere', '/checkout//', '//evil', '/Checkout', '/%E0%A4%A'])(
    '[ROUTE-16] %s is answered with the not-found page and status 404',
    async (path) => {
      const { status, body } = await ask(origin, path);
      expect(status).toBe(404);
      expect(body).toContain('<p>not found</p>');
    },
  );

  test('each response has its own nonce', async () => {
    const answers = await Promise.all([ask(origin, '/'), ask(origin, '/'), ask(origin, '/nowhere')]);
    const nonces = answers.map(({ body }) => /nonce="([^"]*)"/.exec(body)?.[1] ?? '');
    expect(new Set(nonces).size).toBe(3);
    for (const nonce of nonces) expect(nonce).toMatch(/^[\w-]{24}$/);
  });

  test.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['br;q=0.5, gzip', 'br'],
    ['gzip;q=1.0', 'gzip'],
    ['identity', undefined],
  ])('a browser that accepts %s gets the encoding %s', async (accepted, encoding) => {
    const { headers, body } = await ask(origin, '/', 'GET', { 'accept-encoding': accepted });
    expect(headers['content-encoding']).toBe(encoding);
    expect(headers['vary']).toBe('Accept-Encoding');
    expect(body).toContain('<p>/</p>');
  });

  test('the host forbids what no page needs and leaves scripts to the page’s own policy', async () => {
    const policy = String((await ask(origin, '/')).headers['content-security-policy']);
    expect(policy.split('; ')).toEqual([
      "img-src 'self' data:",
      "connect-src 'self'",
      "font-src 'self'",
      "manifest-src 'self'",
      "worker-src 'self'",
      "media-src 'none'",
      "frame-src 'none'",
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
      "require-trusted-types-for 'script'",
      'trusted-types default',
    ]);
    expect((await ask(origin, '/nowhere')).headers['content-security-policy']).toBe(policy);
  });

  test('[API-01] the policy allows requests to the origin of a configured API', async () => {
    const elsewhere = await serve({ apiBaseUrl: 'https://api.example.test/base' });
    const { headers } = await ask(elsewhere, '/');
    expect(headers['content-security-policy']).toContain("; connect-src 'self' https://api.example.test; ");
  });

  test('[API-01] a page carries the configuration, which cannot end its element', async () => {
    const named = await serve({ productName: '</script><b>' });
    const { body } = await ask(named, '/checkout');
    const text = /<script type="application\/json" id="configuration">(.*?)<\/script>/.exec(body)?.[1] ?? '';
    expect(JSON.parse(text)).toEqual({ productName: '</script><b>' });
    expect(body).not.toContain('<b>');
  });

  test('a page is revalidated each time, and answered with 304 when nothing changed', async () => {
    const first = await ask(origin, '/');
    expect(first.headers).toMatchObject({ 'cache-control': 'no-cache' });
    const etag = String(first.headers['etag']);
    expect(etag).toMatch(/^W\/"[\w-]{43}"$/);
    const again = await ask(origin, '/', 'GET', { 'if-none-match': `"other", ${etag}` });
    expect(again).toMatchObject({ status: 304, body: '' });
    expect(again.headers).toMatchObject({ 'cache-control': 'no-cache', etag, vary: 'Accept-Encoding' });
  });

  test('another page, another configuration and an unknown path are sent in full', async () => {
    const etag = String((await ask(origin, '/')).headers['etag']);
    const headers = { 'if-none-match': etag };
    expect(await ask(origin, '/checkout', 'GET', headers)).toMatchObject({ status: 200 });
    const elsewhere = await serve({ apiBaseUrl: 'https://api.example.test/base' });
    expect(await ask(elsewhere, '/', 'GET', headers)).toMatchObject({ status: 200 });
    const unknown = await ask(origin, '/nowhere');
    const again = await ask(origin, '/nowhere', 'GET', { 'if-none-match': String(unknown.headers['etag']) });
    expect(again.status).toBe(404);
    expect(again.body).toContain('<p>not found</p>');
  });
});

test('the policy allows the API of the build, unless the host names another', async () => {
  const file = join(dist, buildSettingsFile);
  const policyOf = async (config: Readonly<Record<string, unknown>>) =>
    String((await ask(await serve(config), '/')).headers['content-security-policy']);
  writeFileSync(file, JSON.stringify({ apiBaseUrl: 'https://built.example.test/v2' }));
  expect(await policyOf({ mocks: 'off' })).toContain("; connect-src 'self' https://built.example.test; ");
  const other = { apiBaseUrl: 'https://api.example.test' };
  expect(await policyOf(other)).toContain("; connect-src 'self' https://api.example.test; ");
  rmSync(file);
  expect(await policyOf({})).toContain("; connect-src 'self'; ");
});

test('a build without a place for the nonce or the configuration is an error', () => {
  const other = mkdtempSync(join(tmpdir(), 'host-'));
  writeFileSync(join(other, 'index.html'), '<!doctype html>');
  expect(() => createHost(other, {})).toThrow('has no placeholder for the nonce');
  writeFileSync(join(other, 'index.html'), noncePlaceholder);
  expect(() => createHost(other, {})).toThrow('has no element for the configuration');
  rmSync(other, { recursive: true });
});
