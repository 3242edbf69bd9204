import { rmSync, writeFileSync } from 'node:fs';
import { createServer, get } from 'node:http';
import { connect } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Readable } from 'node:stream';
import { createHost } from '#tools/host/host.ts';
import { ask, hostedFolder } from './hosted.ts';

const { dist, serve, close } = hostedFolder();
const withoutNonces = (page: string) => page.replaceAll(/nonce="[^"]+"/g, '');
let origin = '';
beforeAll(async () => {
  origin = await serve({ mocks: 'on' });
});
afterAll(close);

describe('files', () => {
  test('a hashed file is immutable and sent compressed', async () => {
    const { status, headers } = await ask(origin, '/assets/app-1a2b.js');
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-encoding': 'br',
    });
    expect(headers['content-type']).toContain('text/javascript');
  });

  test('a file without a hash is cached for a day', async () => {
    const { headers } = await ask(origin, '/favicon.svg');
    expect(headers).toMatchObject({
      'cache-control': 'public, max-age=86400',
      'content-type': 'image/svg+xml',
    });
  });

  test('a file is found by the name that its encoded path means', async () => {
    expect(await ask(origin, '/favicon%2esvg')).toMatchObject({ status: 200 });
  });

  test('a file that a new build has removed fails one response and not the host', async () => {
    const old = join(dist, 'assets/old-9z8y.js');
    writeFileSync(old, 'let b;');
    const host = await serve({});
    rmSync(old);
    await expect(ask(host, '/assets/old-9z8y.js')).rejects.toThrow('socket hang up');
    expect(await ask(host, '/favicon.svg')).toMatchObject({ status: 200 });
  });

  test.each(
    [
      '/favicon.svg',
      '/assets/app-1a2b.js',
      '/sw.js',
      '/config.json',
      '/',
      '/nowhere',
      '/missing.png',
    ].flatMap((path) =>
      [
        'bytes=10-5',
        'bytes=0-99999999999999999999',
        'bytes=abc',
        'bytes=--5',
        'bytes=-5',
        'lines=1-2',
        'bytes=0-1,3-4',
      ].map((range) => [path, range] as const),
    ),
  )('%s with the range %s is answered in full, and the host goes on', async (path, range) => {
    const whole = await ask(origin, path);
    const { status, headers, body } = await ask(origin, path, 'GET', { range });
    expect(status).toBe(whole.status);
    expect(withoutNonces(body)).toBe(withoutNonces(whole.body));
    expect(headers).not.toHaveProperty('content-range');
    expect(await ask(origin, '/favicon.svg')).toMatchObject({ status: 200 });
  });

  test('a file is closed when its answer is cut off', async () => {
    writeFileSync(join(dist, 'assets/large.js'), Buffer.alloc(20_000_000));
    const host = createHost(dist, {});
    const files: Readable[] = [];
    const server = createServer((request, response) => {
      response.once('pipe', (file) => files.push(file));
      host(request, response);
    });
    await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
    const address = server.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    await new Promise<void>((cut) => {
      get({ port, host: '127.0.0.1', path: '/assets/large.js' }, (response) => {
        response.once('close', cut);
        response.once('error', () => undefined);
        response.once('data', () => response.destroy());
      }).on('error', () => undefined);
    });
    await expect.poll(() => files.map(({ destroyed }) => destroyed)).toEqual([true]);
    server.close();
  });

  test.each([
    ['/assets/app-1a2b.js', 'br', 'br'],
    ['/assets/app-1a2b.js', 'BR;q=0.5, gzip', 'br'],
    ['/assets/app-1a2b.js', '*', 'br'],
    ['/assets/app-1a2b.js', 'br;q=0', undefined],
    ['/assets/app-1a2b.js', 'br; q=0.0, gzip', undefined],
    ['/assets/app-1a2b.js', 'br;q=0, *', undefined],
    ['/assets/app-1a2b.js', 'vibration', undefined],
    ['/assets/app-1a2b.js', '', undefined],
    ['/', 'br;q=0, gzip', 'gzip'],
    ['/', 'gzip;q=0', undefined],
    ['/', 'gzip; Q=0', undefined],
    ['/', 'gzip;q=0, *;q=0.1', 'br'],
    ['/nowhere', '*;q=0', undefined],
  ])('%s for the accepted encodings "%s": %s', async (path, accepted, encoding) => {
    const { headers } = await ask(origin, path, 'GET', { 'accept-encoding': accepted });
    expect(headers['content-encoding']).toBe(encoding);
    expect(headers['vary']).toContain('Accept-Encoding');
  });

  test.each([
    ['/sw.js', 'no-cache, no-transform', 'text/javascript'],
    ['/manifest.webmanifest', 'no-cache', 'application/manifest+json'],
    ['/builds/latest.json', 'no-store', 'application/json'],
    ['/builds/meta/b1.json', 'public, max-age=31536000, immutable', 'application/json'],
    ['/_payload.json?_b=b1', 'no-cache', 'application/json'],
    ['/other/terms/_payload.json?_b=b1', 'no-cache', 'application/json'],
    ['/404.html', 'no-cache', 'text/html'],
  ])('[PWA-02] [RELEASE-01] [RELEASE-04] caching of %s: %s', async (path, cache, type) => {
    const { status, headers } = await ask(origin, path);
    expect({ status, cache: headers['cache-control'] }).toEqual({ status: 200, cache });
    expect(headers['content-type']).toContain(type);
  });

  test('[API-01] /config.json is the configuration of this deployment', async () => {
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
    '/index.htm%6c',
    '/index.%68tml',
    '/index.htm%256c',
    '/checkout.html',
    '/checkout.htm%6c',
    '/200.htm%6c',
    '/nginx%2econf',
    '/%2evite/manifest.json',
    '/nginx.conf',
    '/builds/gone.json',
    '/builds/',
    '/.vite/manifest.json',
    '/api/v1/products',
    '/../package.json',
    '/assets/../../package.json',
    '/assets/%2e%2e/%2e%2e/etc/hosts.txt',
    '/assets/%E0%A4%A.js',
  ])('%s is answered with 404 and no page', async (path) => {
    const { status, headers, body } = await ask(origin, path);
    expect({ status, body }).toEqual({ status: 404, body: 'Not found\n' });
    expect(headers['cache-control']).toBe('no-store');
  });
});

describe('every response', () => {
  test.each(['/', '/nowhere', '/assets/app-1a2b.js', '/missing.png', '/config.json'])(
    '%s has the security headers',
    async (path) => {
      expect((await ask(origin, path)).headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'strict-origin',
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-resource-policy': 'same-origin',
        'permissions-policy': 'camera=(self), geolocation=(), microphone=(), payment=()',
        'strict-transport-security': 'max-age=31536000; includeSubDomains',
      });
    },
  );

  test('HEAD is answered like GET, without the body', async () => {
    expect(await ask(origin, '/checkout', 'HEAD')).toMatchObject({ status: 200, body: '' });
    expect(await ask(origin, '/nowhere', 'HEAD')).toMatchObject({ status: 404, body: '' });
  });

  test('CONNECT is answered with 405', async () => {
    const { port } = new URL(origin);
    const answer = await new Promise<string>((resolve) => {
      let text = '';
      const socket = connect(Number(port), '127.0.0.1', () =>
        socket.write('CONNECT example.test:443 HTTP/1.1\r\nHost: example.test\r\n\r\n'),
      );
      socket.on('data', (data: Buffer) => (text += data.toString()));
      socket.on('close', () => resolve(text));
    });
    expect(answer).toMatch(/^HTTP\/1\.1 405 Method Not Allowed\r\n/);
    expect(answer).toContain('\r\nAllow: GET, HEAD\r\n');
  });

  test.each(['POST', 'PUT', 'DELETE'])('%s is answered with 405', async (method) => {
    expect(await ask(origin, '/', method)).toMatchObject({ status: 405, headers: { allow: 'GET, HEAD' } });
  });
});
