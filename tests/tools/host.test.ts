import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { routeIds, routes } from '../../src/app/paths.ts';
import { createHost } from '../../tools/host/host.ts';
import { noncePlaceholder } from '../../tools/host/policy.ts';
import { missingPage, pageFile, pagePaths } from '../../tools/host/rules.ts';

let dist = '';
const missing = [missingPage, 'nobody knows'] as const;
const servers: Server[] = [];

interface Reply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: string;
}

/** Sends the path as it is: `fetch` would tidy up the very spellings that are tested. */
function ask(
  origin: string,
  path: string,
  method = 'GET',
  headers: Readonly<Record<string, string>> = {},
): Promise<Reply> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    request(
      { hostname, port, path, method, headers: { 'accept-encoding': 'br', ...headers } },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: Buffer.concat(chunks).toString(),
          }),
        );
      },
    )
      .on('error', reject)
      .end();
  });
}

async function serve(config: Readonly<Record<string, unknown>>): Promise<string> {
  const server = createServer(createHost(dist, config));
  servers.push(server);
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('no port');
  return `http://127.0.0.1:${address.port}`;
}

let origin = '';
beforeAll(async () => {
  dist = mkdtempSync(join(tmpdir(), 'host-'));
  mkdirSync(join(dist, 'assets'));
  mkdirSync(join(dist, '.vite'));
  for (const [file, text] of [...pagePaths.map((path) => [pageFile(path), path] as const), missing]) {
    mkdirSync(dirname(join(dist, file)), { recursive: true });
    writeFileSync(
      join(dist, file),
      `<!doctype html><meta property="csp-nonce" nonce="${noncePlaceholder}"><p>${text}</p>`,
    );
  }
  mkdirSync(join(dist, 'builds/meta'), { recursive: true });
  for (const file of [
    'builds/latest.json',
    'builds/meta/b1.json',
    '_payload.json',
    'other/terms/_payload.json',
  ]) {
    mkdirSync(dirname(join(dist, file)), { recursive: true });
    writeFileSync(join(dist, file), '{}');
  }
  writeFileSync(join(dist, 'sw.js'), '');
  writeFileSync(join(dist, 'manifest.webmanifest'), '{}');
  writeFileSync(join(dist, 'assets/app-1a2b.js'), 'let a;');
  writeFileSync(join(dist, 'assets/app-1a2b.js.br'), brotliCompressSync('let a;'));
  writeFileSync(join(dist, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  writeFileSync(join(dist, '.vite/manifest.json'), '{}');
  origin = await serve({ mocks: 'on' });
});
afterAll(() => {
  for (const server of servers) server.close();
  rmSync(dist, { recursive: true });
});

describe('pages', () => {
  test.each(routeIds().map((id) => routes[id].path))('%s is known', async (path) => {
    const { status, headers, body } = await ask(origin, `${path}?plan=PLN-000101`);
    expect({ status, type: headers['content-type'] }).toEqual({
      status: 200,
      type: 'text/html; charset=utf-8',
    });
    expect(body).toContain(`<p>${path}</p>`);
  });

  test.each(['/nowhere', '/checkout/nowhere', '/checkout//', '//evil', '/Checkout', '/%E0%A4%A'])(
    '[ROUTE-16] %s has status 404 and still the page',
    async (path) => {
      const { status, body } = await ask(origin, path);
      expect(status).toBe(404);
      expect(body).toContain('<p>nobody knows</p>');
    },
  );

  test('each answer has its own nonce, the same in the page and in the policy', async () => {
    const answers = await Promise.all([ask(origin, '/'), ask(origin, '/'), ask(origin, '/nowhere')]);
    const nonces = answers.map(({ body }) => /nonce="([^"]*)"/.exec(body)?.[1] ?? '');
    expect(new Set(nonces).size).toBe(3);
    for (const [index, { headers }] of answers.entries()) {
      expect(nonces[index]).toMatch(/^[\w-]{24}$/);
      expect(headers['content-security-policy']).toContain(`style-src 'self' 'nonce-${nonces[index]}'`);
    }
  });

  test('the policy leaves nothing open', async () => {
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

  test('[API-01] the policy opens the way to a configured API, and only to its origin', async () => {
    const elsewhere = await serve({ apiBaseUrl: 'https://api.example.test/base' });
    const { headers } = await ask(elsewhere, '/');
    expect(headers['content-security-policy']).toContain("; connect-src 'self' https://api.example.test; ");
  });

  test('a page is asked for again each time, and does not come again when nothing changed', async () => {
    const first = await ask(origin, '/');
    expect(first.headers).toMatchObject({ 'cache-control': 'no-cache' });
    const etag = String(first.headers['etag']);
    expect(etag).toMatch(/^W\/"[\w-]{43}"$/);
    const again = await ask(origin, '/', 'GET', { 'if-none-match': `"other", ${etag}` });
    expect(again).toMatchObject({ status: 304, body: '' });
    expect(again.headers).toMatchObject({ 'cache-control': 'no-cache', etag, vary: 'Accept-Encoding' });
    // The kept page has the nonce of the policy that came with it; a new policy would lock its styles out.
    expect(again.headers['content-security-policy']).toBeUndefined();
  });

  test('another page, another policy and an unknown address come whole', async () => {
    const etag = String((await ask(origin, '/')).headers['etag']);
    const kept = { 'if-none-match': etag };
    expect(await ask(origin, '/checkout', 'GET', kept)).toMatchObject({ status: 200 });
    const elsewhere = await serve({ apiBaseUrl: 'https://api.example.test/base' });
    expect(await ask(elsewhere, '/', 'GET', kept)).toMatchObject({ status: 200 });
    const unknown = await ask(origin, '/nowhere');
    const again = await ask(origin, '/nowhere', 'GET', { 'if-none-match': String(unknown.headers['etag']) });
    expect(again.status).toBe(404);
    expect(again.body).toContain('<p>nobody knows</p>');
  });
});

describe('files', () => {
  test('a hashed file may be kept for ever, and comes compressed', async () => {
    const { status, headers } = await ask(origin, '/assets/app-1a2b.js');
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-encoding': 'br',
    });
    expect(headers['content-type']).toContain('text/javascript');
  });

  test('a file with a plain name for a day', async () => {
    const { headers } = await ask(origin, '/favicon.svg');
    expect(headers).toMatchObject({
      'cache-control': 'public, max-age=86400',
      'content-type': 'image/svg+xml',
    });
  });

  test('a file that a new build has taken away ends one answer and not the host', async () => {
    const old = join(dist, 'assets/old-9z8y.js');
    writeFileSync(old, 'let b;');
    const host = await serve({});
    rmSync(old);
    await expect(ask(host, '/assets/old-9z8y.js')).rejects.toThrow('socket hang up');
    expect(await ask(host, '/favicon.svg')).toMatchObject({ status: 200 });
  });

  test.each([
    ['/sw.js', 'no-cache, no-transform', 'text/javascript'],
    ['/manifest.webmanifest', 'no-cache', 'application/manifest+json'],
    ['/builds/latest.json', 'no-store', 'application/json'],
    ['/builds/meta/b1.json', 'public, max-age=31536000, immutable', 'application/json'],
    ['/_payload.json?_b=b1', 'no-cache', 'application/json'],
    ['/other/terms/_payload.json?_b=b1', 'no-cache', 'application/json'],
    ['/404.html', 'no-cache', 'text/html'],
  ])('[PWA-02] [RELEASE-01] [RELEASE-04] %s may be kept so: %s', async (path, cache, type) => {
    const { status, headers } = await ask(origin, path);
    expect({ status, cache: headers['cache-control'] }).toEqual({ status: 200, cache });
    expect(headers['content-type']).toContain(type);
  });

  test('[API-01] the configuration of this deployment', async () => {
    const { headers, body } = await ask(origin, '/config.json');
    expect(headers).toMatchObject({ 'content-type': 'application/json', 'cache-control': 'no-store' });
    expect(JSON.parse(body)).toEqual({ mocks: 'on' });
  });

  test.each([
    '/assets/app-0000.js',
    '/assets/',
    '/assets/none',
    '/missing.png',
    '/checkout/page.html',
    '/index.html',
    '/checkout.html',
    '/nginx.conf',
    '/builds/gone.json',
    '/builds/',
    '/.vite/manifest.json',
    '/api/v1/products',
    '/../package.json',
    '/assets/../../package.json',
    '/assets/%2e%2e/%2e%2e/etc/hosts.txt',
    '/assets/%E0%A4%A.js',
  ])('%s is missing, without a page in its place', async (path) => {
    const { status, headers, body } = await ask(origin, path);
    expect({ status, body }).toEqual({ status: 404, body: 'Not found\n' });
    expect(headers['cache-control']).toBe('no-store');
  });
});

describe('every answer', () => {
  test.each(['/', '/nowhere', '/assets/app-1a2b.js', '/missing.png', '/config.json'])(
    '%s has the headers of a careful host',
    async (path) => {
      expect((await ask(origin, path)).headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'strict-origin',
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-resource-policy': 'same-origin',
        'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
        'strict-transport-security': 'max-age=31536000; includeSubDomains',
      });
    },
  );

  test('HEAD is GET without the body', async () => {
    expect(await ask(origin, '/checkout', 'HEAD')).toMatchObject({ status: 200, body: '' });
    expect(await ask(origin, '/nowhere', 'HEAD')).toMatchObject({ status: 404, body: '' });
  });

  test.each(['POST', 'PUT', 'DELETE'])('%s is refused', async (method) => {
    expect(await ask(origin, '/', method)).toMatchObject({ status: 405, headers: { allow: 'GET, HEAD' } });
  });
});

test('a build without a place for the nonce is refused', () => {
  const other = mkdtempSync(join(tmpdir(), 'host-'));
  writeFileSync(join(other, 'index.html'), '<!doctype html>');
  expect(() => createHost(other, {})).toThrow('has no place for the nonce');
  rmSync(other, { recursive: true });
});

describe('the command', () => {
  /** Runs it until it says something. */
  const run = (...args: string[]) => {
    const child = spawn(process.execPath, ['tools/serve.ts', '--dist', dist, '--port', '0', ...args]);
    const said = new Promise<string>((resolve) => {
      child.stdout.once('data', (data: Buffer) => resolve(data.toString()));
      child.stderr.once('data', (data: Buffer) => resolve(data.toString()));
    });
    const ended = new Promise<number | null>((resolve) => child.on('close', resolve));
    return { child, said, ended };
  };

  test('[API-01] prints its address and serves what the flags say', async () => {
    const { child, said, ended } = run('--mocks', 'on', '--api', 'https://api.example.test');
    const address = (await said).trim();
    expect(address).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/$/);
    const { body } = await ask(address, '/config.json');
    expect(JSON.parse(body)).toEqual({ mocks: 'on', apiBaseUrl: 'https://api.example.test' });
    child.kill();
    await ended;
  });

  test('whose port is taken says how to choose another one', async () => {
    const { port } = new URL(origin);
    const { said, ended } = run('--port', port);
    expect(await said).toContain(`Port ${port} is taken. Choose another one: npm start -- --port`);
    expect(await ended).toBe(1);
  });

  test('refuses a configuration that cannot be used', async () => {
    const { said, ended } = run('--mocks', 'perhaps');
    expect(await said).toContain('"mocks" should be "on" or "off"');
    expect(await ended).toBe(1);
  });
});
