import { describe, expect, test } from 'vitest';
import { openNotes, startAt } from './notes/open.ts';

const malformed = [400, 'malformed-request', {}] as const;
const otherType = [415, 'unsupported-media-type', { accepted: ['application/json'] }] as const;
const tooLarge = [413, 'content-too-large', { maxCharacters: 100_000 }] as const;

describe('a request that cannot be read', () => {
  test.each([
    ['broken JSON', '{"text":', 'application/json', malformed],
    ['nothing', '', 'application/json', malformed],
    ['another type', '{"text":"a"}', 'text/plain', otherType],
    ['no type', '{"text":"a"}', null, otherType],
    ['more than 100,000 characters', `"${'a'.repeat(99_999)}"`, 'application/json', tooLarge],
  ])('%s is refused', async (_name, body, type, [status, code, extra]) => {
    const { ask, store } = await openNotes();
    const response = await ask('POST', '/notes', { body, headers: { 'content-type': type } });
    expect(response.status).toBe(status);
    expect(response.json).toMatchObject({ code, ...extra });
    expect(response.headers['Content-Type']).toBe('application/problem+json');
    expect(store.tables.notes.size).toBe(0);
  });

  test.each([
    ['application/json; charset=iso-8859-1', undefined],
    ['application/json;charset="windows-1252"', undefined],
    ['application/json; charset=utf-8; charset=utf-16', undefined],
    ['application/json', 'gzip'],
    ['application/json; charset=utf-8', 'br, gzip'],
    ['application/json', 'deflate'],
  ])('%s with the content encoding %s is refused, because it cannot be read', async (type, encoding) => {
    const { ask, store } = await openNotes();
    const headers = { 'content-type': type, ...(encoding && { 'content-encoding': encoding }) };
    const response = await ask('POST', '/notes', { body: { text: 'a' }, headers });
    expect([response.status, response.json['code']]).toEqual([415, 'unsupported-media-type']);
    expect(store.tables.notes.size).toBe(0);
  });

  test.each([
    ['application/json; charset=UTF-8', 'identity'],
    ['application/json; charset="utf-8"', ''],
    ['application/json;charset=utf8;x=y', 'Identity'],
  ])('%s with the content encoding "%s" is read', async (type, encoding) => {
    const { ask } = await openNotes();
    const headers = { 'content-type': type, 'content-encoding': encoding };
    expect((await ask('POST', '/notes', { body: { text: 'ö' }, headers })).status).toBe(201);
  });

  test.each([
    ['GET', '/audit?days=1000000000', '/query/days'],
    ['GET', '/motto?days=1', '/query/days'],
    ['GET', '/notes/note_1?filter[status]=A', '/query/filter'],
    ['POST', '/notes?dryRun=true', '/query/dryRun'],
    ['PATCH', '/notes/note_1?force', '/query/force'],
  ])('%s %s is refused: the operation has no such parameter', async (method, path, pointer) => {
    const { ask, store } = await openNotes({ notes: [{}] });
    const { version } = store;
    const body = method === 'GET' ? undefined : { text: 'b' };
    const headers = { 'content-type': 'application/json', 'if-match': '"1"' };
    const response = await ask(method, path, { as: 'root', ...(body && { body }), headers });
    expect([response.status, response.json['errors']]).toEqual([
      422,
      [{ pointer, code: 'unknown', message: 'Not known here' }],
    ]);
    expect(store.version).toBe(version);
  });

  test.each(['application/json; charset=utf-8', 'application/merge-patch+json'])(
    '%s is JSON',
    async (type) => {
      const { ask } = await openNotes();
      const response = await ask('POST', '/notes', {
        body: { text: 'a' },
        headers: { 'content-type': type },
      });
      expect(response.status).toBe(201);
    },
  );

  test('JSON with 40,000 levels is refused as any other invalid body', async () => {
    const { ask } = await openNotes();
    const response = await ask('POST', '/notes', { body: '['.repeat(40_000) + ']'.repeat(40_000) });
    expect(response.status).toBe(422);
  });

  test('refused fields have RFC 6901 pointers and readable messages', async () => {
    const { ask } = await openNotes();
    const body = await ask('POST', '/notes', { body: { text: '' } });
    expect(body.json['errors']).toEqual([
      { pointer: '/text', code: 'too-small', message: 'At least 1 character' },
    ]);
    const missing = await ask('POST', '/notes', { body: {} });
    expect(missing.json['errors']).toEqual([
      { pointer: '/text', code: 'invalid-type', message: 'This is needed' },
    ]);
    const query = await ask('GET', '/notes?limit=0&sort=colour&page=2&filter[owner]=eve');
    expect(query.json['errors']).toEqual([
      expect.objectContaining({ pointer: '/query/sort/0' }),
      expect.objectContaining({ pointer: '/query/limit' }),
      expect.objectContaining({ pointer: '/query/filter/owner/0' }),
      { pointer: '/query/page', code: 'unknown', message: 'Not known here' },
    ]);
    const inherited = await ask('GET', '/notes?filter[constructor]=x');
    expect(inherited.json['errors']).toEqual([
      { pointer: '/query/filter/constructor', code: 'unknown', message: 'Not known here' },
    ]);
  });
});

test.each([
  ['GET', '/nothing'],
  ['GET', '/notes/'],
  ['GET', '//notes'],
  ['DELETE', '/nothing'],
  ['GET', '/%E0%A4%A'],
  ['GET', '/notes/%'],
  ['POST', '/notes/note_1%'],
])('%s %s is not found', async (method, path) => {
  const { ask } = await openNotes();
  const response = await ask(method, path);
  expect([response.status, response.json['code'], response.json['instance']]).toEqual([
    404,
    'not-found',
    path,
  ]);
});

test.each([
  ['DELETE', '/notes', 'GET, HEAD, POST'],
  ['HEAD', '/sign-off', 'POST'],
  ['OPTIONS', '/notes/note_1', 'GET, HEAD, PATCH'],
])('%s %s is 405 with the methods that the address has', async (method, path, allow) => {
  const { ask } = await openNotes();
  const response = await ask(method, path);
  expect([response.status, response.headers['Allow']]).toEqual([405, allow]);
  if (method !== 'HEAD') expect(response.json).toMatchObject({ code: 'method-not-allowed', instance: path });
});

test('HEAD is answered as GET, without a body', async () => {
  const { ask } = await openNotes({ notes: [{ version: 3 }] });
  const head = await ask('HEAD', '/notes/note_1', { as: 'ann' });
  expect([head.status, head.headers['ETag'], head.body]).toEqual([200, '"3"', null]);
  expect((await ask('HEAD', '/notes/note_1')).status).toBe(401);
});

test.each(['/n%6Ftes/note_1', '/notes/note%5F1', '/%6e%6F%74%65%73/%6Eote_1'])(
  '%s is the address of the first note, because escapes are decoded',
  async (path) => {
    const { ask } = await openNotes({ notes: [{}] });
    expect((await ask('GET', path, { as: 'ann' })).json).toMatchObject({ id: 'note_1' });
  },
);

test('problem types begin with the configured base URL', async () => {
  const { ask } = await openNotes({ problemTypes: 'https://tranche.example/problems' });
  const types = [await ask('GET', '/nothing'), await ask('GET', '/audit')].map(({ json }) => json['type']);
  expect(types).toEqual([
    'https://tranche.example/problems/not-found',
    'https://tranche.example/problems/unauthenticated',
  ]);
  expect((await (await openNotes()).ask('GET', '/nothing')).json['type']).toBe(
    'https://problems.example.test/not-found',
  );
});

test.each(['note_404', 'note', '%00', 'note_1%2F'])(
  'the note %s is not found, whatever its id looks like',
  async (id) => {
    const { ask } = await openNotes({ notes: [{}] });
    const response = await ask('GET', `/notes/${id}`, { as: 'ann' });
    expect([response.status, response.json['entity']]).toEqual([404, 'note']);
  },
);

describe('access', () => {
  const audit = (headers: Record<string, string>) => ['GET', '/audit', { headers }] as const;

  test.each([
    {},
    { authorization: 'Bearer wrong' },
    { authorization: 'Basic root-token' },
    { authorization: 'Bearer ' },
  ])('%j is no session', async (headers) => {
    const { ask } = await openNotes();
    const response = await ask(...audit(headers));
    expect([response.status, response.json['code']]).toEqual([401, 'unauthenticated']);
    expect(response.headers['WWW-Authenticate']).toBe('Bearer');
  });

  test('a customer cannot call the administration, an administrator can', async () => {
    const { ask } = await openNotes();
    const customer = await ask('GET', '/audit', { as: 'ann' });
    expect([customer.status, customer.json['code']]).toEqual([403, 'forbidden']);
    expect((await ask('GET', '/audit', { as: 'root' })).json).toEqual({ at: startAt });
  });

  test('an administrator without the permission gets its name', async () => {
    const { ask } = await openNotes();
    const response = await ask('GET', '/audit', { as: 'eye' });
    expect([response.status, response.json['code'], response.json['requiredPermission']]).toEqual([
      403,
      'forbidden',
      'users.read',
    ]);
  });

  test('access is checked before the body, so that callers learn nothing about it', async () => {
    const { ask } = await openNotes({ notes: [{}] });
    expect((await ask('PATCH', '/notes/note_1', { body: '{', headers: {} })).status).toBe(401);
  });

  test('a session ends ten minutes after its last use', async () => {
    const { ask, pass } = await openNotes();
    for (let round = 0; round < 3; round += 1) {
      await pass(599_999);
      expect((await ask('GET', '/audit', { as: 'root' })).status).toBe(200);
    }
    await pass(660_000); // its last use is known to within a minute
    expect((await ask('GET', '/audit', { as: 'root' })).json).toMatchObject({
      code: 'session-expired',
      reason: 'idle',
    });
  });

  test('a session in use ends at its absolute limit', async () => {
    const { ask, pass } = await openNotes();
    for (let minute = 0; minute < 60; minute += 6) {
      expect((await ask('GET', '/audit', { as: 'root' })).status).toBe(200);
      await pass(360_000);
    }
    expect((await ask('GET', '/audit', { as: 'root' })).json).toMatchObject({ reason: 'absolute' });
  });

  test('using a session writes at most once a minute', async () => {
    const { ask, pass, store } = await openNotes();
    const writes: number[] = [];
    for (const ms of [0, 30_000, 30_000, 30_000]) {
      await pass(ms);
      const before = store.version;
      await ask('GET', '/audit', { as: 'root' });
      writes.push(store.version - before);
    }
    expect(writes).toEqual([0, 0, 1, 0]);
  });
});

describe('time', () => {
  test('due changes are made once, before the next answer', async () => {
    const due = '2027-01-10T10:00:00.000Z';
    const { ask, pass } = await openNotes({ dueAt: (tables) => (tables.notes.size === 0 ? due : null) });
    expect((await ask('GET', '/notes?total=true')).json['total']).toBe(0);
    await pass(3_600_000 - 1);
    expect((await ask('GET', '/notes?total=true')).json['total']).toBe(0);
    await pass(1);
    expect((await ask('GET', '/notes?total=true')).json).toMatchObject({
      total: 1,
      items: [{ text: `due ${due}` }],
    });
    expect((await ask('GET', '/notes?total=true')).json['total']).toBe(1);
  });

  test('scheduled jobs that stay due are a fault, not an endless loop', async () => {
    const { ask, problems } = await openNotes({
      dueAt: () => startAt,
    });
    expect((await ask('GET', '/notes')).status).toBe(500);
    expect(problems).toEqual([expect.stringContaining('still so after 100 runs')]);
  });
});

describe('an answer that callers may cache', () => {
  test('says how long, and is not sent again while it is current', async () => {
    const { ask } = await openNotes();
    const first = await ask('GET', '/motto');
    expect([first.status, first.headers['Cache-Control']]).toEqual([200, 'public, max-age=60']);
    const tag = first.headers['ETag'] ?? '';
    expect(tag).toMatch(/^"[0-9a-f]{32}"$/);
    for (const knownTag of [tag, `W/${tag}`, `"x", ${tag}`, '*']) {
      const same = await ask('GET', '/motto', { headers: { 'if-none-match': knownTag } });
      expect([same.status, same.body, same.headers['ETag']]).toEqual([304, null, tag]);
      expect(same.headers['Cache-Control']).toBe('public, max-age=60');
      expect(same.headers['Content-Type']).toBeUndefined();
    }
    await ask('POST', '/notes', { body: { text: 'new' } });
    const other = await ask('GET', '/motto', { headers: { 'if-none-match': tag } });
    expect([other.status, other.json['text']]).toEqual([200, '1 notes']);
    expect(other.headers['ETag']).not.toBe(tag);
  });

  test('has no effect on private answers, which If-None-Match does not suppress', async () => {
    const { ask } = await openNotes({ notes: [{}] });
    const response = await ask('GET', '/notes/note_1', { as: 'ann', headers: { 'if-none-match': '"1"' } });
    expect([response.status, response.headers['Cache-Control']]).toEqual([200, 'no-store']);
  });
});

test('every other answer has Cache-Control no-store and the request id', async () => {
  const { ask } = await openNotes();
  const [one, two] = [await ask('GET', '/notes'), await ask('GET', '/nothing')];
  for (const answer of [one, two]) expect(answer.headers['Cache-Control']).toBe('no-store');
  expect(one.headers['X-Request-Id']).not.toBe(two.headers['X-Request-Id']);
  expect(two.json['requestId']).toBe(two.headers['X-Request-Id']);
});
