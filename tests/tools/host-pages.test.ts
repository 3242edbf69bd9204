import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { routeIds, routes } from '#src/platform/paths.ts';
import { createHost } from '#tools/host/host.ts';
import { ask, hostedFolder } from './hosted.ts';

const { serve, close } = hostedFolder();
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

  test('each response has its own nonce, the same in the page and in the policy', async () => {
    const answers = await Promise.all([ask(origin, '/'), ask(origin, '/'), ask(origin, '/nowhere')]);
    const nonces = answers.map(({ body }) => /nonce="([^"]*)"/.exec(body)?.[1] ?? '');
    expect(new Set(nonces).size).toBe(3);
    for (const [index, { headers }] of answers.entries()) {
      expect(nonces[index]).toMatch(/^[\w-]{24}$/);
      expect(headers['content-security-policy']).toContain(`style-src 'self' 'nonce-${nonces[index]}'`);
    }
  });

  test('the policy allows nothing but what the application needs', async () => {
    const policy = String((await ask(origin, '/')).headers['content-security-policy']);
    expect(policy.split('; ').map((line) => line.replace(/'nonce-[^']*'/, "'nonce-R'"))).toEqual([
      "default-src 'none'",
      "script-src 'self'",
      "style-src 'self' 'nonce-R'",
      "style-src-attr 'none'",
      "img-src 'self' data:",
      "connect-src 'self'",
      "font-src 'self'",
      "manifest-src 'self'",
      "worker-src 'self'",
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
      "require-trusted-types-for 'script'",
      'trusted-types default',
    ]);
  });

  test('[API-01] the policy allows requests to the origin of a configured API', async () => {
    const elsewhere = await serve({ apiBaseUrl: 'https://api.example.test/base' });
    const { headers } = await ask(elsewhere, '/');
    expect(headers['content-security-policy']).toContain("; connect-src 'self' https://api.example.test; ");
  });

  test('a page is revalidated each time, and answered with 304 when nothing changed', async () => {
    const first = await ask(origin, '/');
    expect(first.headers).toMatchObject({ 'cache-control': 'no-cache' });
    const etag = String(first.headers['etag']);
    expect(etag).toMatch(/^W\/"[\w-]{43}"$/);
    const again = await ask(origin, '/', 'GET', { 'if-none-match': `"other", ${etag}` });
    expect(again).toMatchObject({ status: 304, body: '' });
    expect(again.headers).toMatchObject({ 'cache-control': 'no-cache', etag, vary: 'Accept-Encoding' });
    // The stored page has the nonce of its own policy; a new policy would block its styles.
    expect(again.headers['content-security-policy']).toBeUndefined();
  });

  test('another page, another policy and an unknown path are sent in full', async () => {
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

test('a build without a placeholder for the nonce is an error', () => {
  const other = mkdtempSync(join(tmpdir(), 'host-'));
  writeFileSync(join(other, 'index.html'), '<!doctype html>');
  expect(() => createHost(other, {})).toThrow('has no placeholder for the nonce');
  rmSync(other, { recursive: true });
});
