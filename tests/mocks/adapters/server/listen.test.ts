import { readFileSync } from 'node:fs';
import { request } from 'node:http';
import { connect } from 'node:net';
import { networkInterfaces } from 'node:os';
import { expect, onTestFinished, test } from 'vitest';
import { z } from '#contracts/z.ts';
import { listen, networkAddresses } from '#mocks/adapters/server/listen.ts';
import { keyOf, openNotes } from '#tests/mocks/core/notes/open.ts';

async function serve() {
  const core = await openNotes({ notes: [{ text: 'Écru' }, { text: 'blue' }] });
  const { url, stop } = await listen(core.backend, 0);
  onTestFinished(stop);
  return { ...core, url };
}

const plain = (headers: Iterable<[string, string]>) =>
  Object.fromEntries(
    [...headers]
      .map(([name, value]) => [name.toLowerCase(), value] as const)
      .filter(
        ([name]) =>
          !['x-request-id', 'date', 'connection', 'keep-alive', 'content-length', 'vary'].includes(name),
      ),
  );

test.each([
  ['GET', '/notes?limit=1', undefined, {}],
  ['GET', '/notes?limit=0', undefined, {}],
  ['GET', '/notes?q=%C3%89cru', undefined, {}],
  ['GET', '/audit', undefined, { authorization: 'Bearer root-token' }],
  ['GET', '/audit', undefined, {}],
  ['GET', '/nothing', undefined, {}],
  ['HEAD', '/notes?limit=1', undefined, {}],
  ['DELETE', '/notes', undefined, {}],
  ['POST', '/notes', '{"text":"ö"}', { 'content-type': 'application/json', 'idempotency-key': keyOf(1) }],
  ['POST', '/notes', '{"text":', { 'content-type': 'application/json', 'idempotency-key': keyOf(1) }],
  [
    'POST',
    '/notes',
    'x'.repeat(500_000),
    { 'content-type': 'application/json', 'idempotency-key': keyOf(1) },
  ],
  ['POST', '/sign-off', undefined, { authorization: 'Bearer ann-token', 'idempotency-key': keyOf(1) }],
] as const)(
  '%s %s gets the same answer over a socket and from the backend itself',
  async (method, path, body, headers) => {
    const init = { method, headers: { ...headers }, ...(body === undefined ? {} : { body }) };
    const { url } = await serve();
    const { backend } = await openNotes({ notes: [{ text: 'Écru' }, { text: 'blue' }] });
    const direct = await backend.handle(new Request(`http://mock.test/api${path}`, init), '/api/');
    const served = await fetch(`${url}${path}`, init);
    const withoutId = (text: string) => text.replace(/"requestId":"[^"]+"/, '');
    expect(served.status).toBe(direct.status);
    expect(plain(served.headers)).toEqual(plain(direct.headers));
    expect(withoutId(await served.text())).toBe(withoutId(await direct.text()));
  },
);

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

test.each([
  ['ISO 8859-1', bytes('{"text":"J\xf6rg"}'), 400, 'The body is not in UTF-8.'],
  ['a byte that UTF-8 does not have', bytes('{"text":"A\xffB"}'), 400, 'The body is not in UTF-8.'],
  ['half a character at its end', bytes('{"text":"A"}\xc3'), 400, 'The body is not in UTF-8.'],
  ['a lone surrogate in UTF-8', bytes('{"text":"\xed\xa0\x80"}'), 400, 'The body is not in UTF-8.'],
  ['a byte order mark', bytes('\xef\xbb\xbf{"text":"a"}'), 400, 'The body is not JSON.'],
  ['UTF-16', bytes('\xff\xfe{\0}\0'), 400, 'The body is not in UTF-8.'],
])('a body with %s is refused over a socket and in the page', async (_what, body, status, detail) => {
  const { url, backend, store } = await serve();
  const { version } = store;
  const init = {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': keyOf(1) },
    body,
  };
  for (const answer of [
    await fetch(`${url}/notes`, init),
    await backend.handle(new Request('http://mock.test/notes', init)),
  ]) {
    expect(answer.status).toBe(status);
    expect(await answer.json()).toMatchObject({ code: 'malformed-request', detail });
  }
  expect(store.version).toBe(version);
});

test('a body that is too long is refused as that, wherever it is cut', async () => {
  const { url } = await serve();
  for (const shift of ['', 'a', 'aa']) {
    const init = {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': keyOf(1) },
      body: `"${shift}${'€'.repeat(400_000)}"`,
    };
    expect((await fetch(`${url}/notes`, init)).status).toBe(413);
  }
});

test('CONNECT is answered with 405', async () => {
  const { url } = await serve();
  const answer = await new Promise<string>((resolve) => {
    let text = '';
    const socket = connect(Number(new URL(url).port), '127.0.0.1', () =>
      socket.write('CONNECT example.test:443 HTTP/1.1\r\nHost: example.test\r\n\r\n'),
    );
    socket.on('data', (data: Buffer) => (text += data.toString()));
    socket.on('close', () => resolve(text));
  });
  expect(answer).toMatch(/^HTTP\/1\.1 405 Method Not Allowed\r\n/);
});

/** `fetch` does not let a caller choose `Host`. */
function statusFor(url: string, host: string | undefined, method = 'GET'): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const headers = host === undefined ? {} : { host };
    const call = request(`${url}/notes`, { method, headers, setHost: false }, (answer) => {
      answer.resume();
      resolve(answer.statusCode);
    });
    call.on('error', reject);
    call.end();
  });
}

test('is answered only under a host name of this machine, against DNS rebinding', async () => {
  const { url, store } = await serve();
  for (const host of ['localhost', 'localhost:4010', 'LOCALHOST', '127.0.0.1:80', '[::1]:4010']) {
    expect([host, await statusFor(url, host)]).toEqual([host, 200]);
  }
  const { version } = store;
  const otherHosts = [
    'evil.test',
    'localhost.evil.test:4010',
    'evil.test:80@localhost',
    '127.0.0.1.evil.test',
    '',
  ];
  for (const host of otherHosts) {
    for (const method of ['GET', 'POST', 'OPTIONS']) {
      expect([host, method, await statusFor(url, host, method)]).toEqual([host, method, 421]);
    }
  }
  expect(store.version).toBe(version);
});

/**
 * Returns, in lower case, the headers that a page may not read or send without permission: those of answers and those
 * of requests.
 */
function headersOfDocument() {
  const text = readFileSync('contracts/openapi.json', 'utf8');
  const { components } = z.parse(Document, JSON.parse(text));
  const sent = [...text.matchAll(/"name":\s*"([\w-]+)",\s*"in":\s*"header"/g)].map(([, name = '']) => name);
  // A header that is only sometimes sent has a component of its own; Cache-Control is always readable.
  const names = Object.keys(components.headers).map((name) => name.replace('-If-Known', ''));
  const headers = [...new Set(names)].filter((name) => name !== 'Cache-Control');
  return {
    headers: headers.map((name) => name.toLowerCase()),
    sent: [...new Set(sent)].map((name) => name.toLowerCase()),
  };
}

const Document = z.object({ components: z.object({ headers: z.record(z.string(), z.unknown()) }) });

test('pages on local ports may call it, others may not', async () => {
  const { url } = await serve();
  const allowed = async (origin: string) => {
    const response = await fetch(`${url}/notes`, { method: 'OPTIONS', headers: { origin } });
    return [response.status, response.headers.get('access-control-allow-origin')];
  };
  expect(await allowed('http://localhost:5173')).toEqual([204, 'http://localhost:5173']);
  expect(await allowed('http://127.0.0.1:4173')).toEqual([204, 'http://127.0.0.1:4173']);
  expect(await allowed('http://localhost.evil.test')).toEqual([204, null]);
  const response = await fetch(`${url}/notes`, { headers: { origin: 'http://localhost:5173' } });
  const listed = (name: string) => response.headers.get(name)?.toLowerCase().split(', ') ?? [];
  const { headers, sent } = headersOfDocument();
  expect(listed('access-control-expose-headers')).toEqual(expect.arrayContaining(headers));
  expect(listed('access-control-allow-headers')).toEqual(expect.arrayContaining(sent));
});

test('other machines may call it only under the allowed names', async () => {
  const { backend } = await openNotes({ notes: [{ text: 'blue' }] });
  const reach = { host: '0.0.0.0', allowedHosts: ['demo.lan', '192.0.2.7', '[2001:db8::7]'] };
  const { url, stop } = await listen(backend, 0, reach);
  onTestFinished(stop);
  expect(url).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
  for (const host of [
    'demo.lan:4010',
    'DEMO.lan',
    '192.0.2.7:4010',
    '[2001:db8::7]:4010',
    'localhost:4010',
  ]) {
    expect([host, await statusFor(url, host)]).toEqual([host, 200]);
  }
  for (const host of [
    'other.lan',
    'demo.lan.evil.test',
    'evil.test:80@demo.lan',
    '192.0.2.8',
    '0.0.0.0:4010',
  ]) {
    expect([host, await statusFor(url, host)]).toEqual([host, 421]);
  }
  const allowedFor = async (origin: string) =>
    (await fetch(`${url}/notes`, { headers: { origin } })).headers.get('access-control-allow-origin');
  for (const origin of [
    'http://demo.lan:5173',
    'https://demo.lan',
    'http://192.0.2.7:4173',
    'http://localhost',
  ]) {
    expect(await allowedFor(origin)).toBe(origin);
  }
  for (const origin of ['http://evil.test', 'http://demo.lan.evil.test', 'ftp://demo.lan', 'null']) {
    expect(await allowedFor(origin)).toBeNull();
  }
});

test('a server on every interface answers at each address of this machine', async () => {
  const { backend } = await openNotes({ notes: [{ text: 'blue' }] });
  const { url, networkUrls, stop } = await listen(backend, 0, { host: '0.0.0.0' });
  onTestFinished(stop);
  const { port } = new URL(url);
  const addresses = networkAddresses('0.0.0.0', networkInterfaces());
  expect(networkUrls).toEqual(addresses.map((address) => `http://${address}:${port}`));
  for (const address of addresses) expect([address, await statusFor(url, address)]).toEqual([address, 200]);
});

test('the addresses for other machines are those that are not of the loopback', () => {
  const each = { netmask: '', mac: '', cidr: null };
  const interfaces = {
    lo: [{ ...each, address: '127.0.0.1', family: 'IPv4' as const, internal: true }],
    eth0: [
      { ...each, address: '192.0.2.9', family: 'IPv4' as const, internal: false },
      { ...each, address: '2001:db8::9', family: 'IPv6' as const, internal: false, scopeid: 0 },
    ],
  };
  expect(networkAddresses('0.0.0.0', interfaces)).toEqual(['192.0.2.9', '[2001:db8::9]']);
  expect(networkAddresses('127.0.0.1', interfaces)).toEqual([]);
});

test('a caller that disconnects in the middle of a body does not affect others', async () => {
  const { url, problems } = await serve();
  await new Promise<void>((resolve) => {
    const call = request(`${url}/notes`, { method: 'POST', headers: { 'content-length': '1000' } });
    call.on('error', () => resolve());
    call.write('{"text":', () => call.destroy());
  });
  expect((await fetch(`${url}/notes`)).status).toBe(200);
  expect(problems).toEqual([]);
});
