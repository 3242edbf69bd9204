import { describe, expect, test } from 'vitest';
import { sharedDisk } from '#tests/mocks/store/notes.ts';
import { keyOf, openNotes } from './notes/open.ts';

const withKey = (n: number) => ({ headers: { 'idempotency-key': keyOf(n) } });

describe('idempotency', () => {
  test('a repeated key gets the first answer again, and nothing is done twice', async () => {
    const { ask, store } = await openNotes();
    const first = await ask('POST', '/notes', { body: { text: 'once' }, ...withKey(1) });
    const again = await ask('POST', '/notes', { body: { text: 'once' }, ...withKey(1) });
    expect(first.status).toBe(201);
    expect(first.headers['Idempotency-Replayed']).toBeUndefined();
    expect(again.headers['Idempotency-Replayed']).toBe('true');
    expect([again.status, again.body]).toEqual([first.status, first.body]);
    expect([store.tables.notes.size, store.tables.messages.size]).toEqual([1, 1]);
  });

  test('a repeated problem carries the request id of the repetition', async () => {
    const { ask } = await openNotes();
    const first = await ask('POST', '/notes', { body: { text: 'keep' }, ...withKey(1) });
    const again = await ask('POST', '/notes', { body: { text: 'keep' }, ...withKey(1) });
    expect(again.headers['Idempotency-Replayed']).toBe('true');
    expect(again.json['requestId']).toBe(again.headers['X-Request-Id']);
    expect(again.json['requestId']).not.toBe(first.json['requestId']);
    expect({ ...again.json, requestId: '' }).toEqual({ ...first.json, requestId: '' });
  });

  test('the same key with another body is refused', async () => {
    const { ask, store } = await openNotes();
    await ask('POST', '/notes', { body: { text: 'one' }, ...withKey(1) });
    const other = await ask('POST', '/notes', { body: { text: 'two' }, ...withKey(1) });
    expect([other.status, other.json['code']]).toEqual([422, 'idempotency-key-reused']);
    expect(store.tables.notes.size).toBe(1);
  });

  test('white space in the body does not make it another request', async () => {
    const { ask } = await openNotes();
    await ask('POST', '/notes', { body: '{"text":"one"}', ...withKey(1) });
    const again = await ask('POST', '/notes', { body: '{ "text": "one" }', ...withKey(1) });
    expect(again.headers['Idempotency-Replayed']).toBe('true');
  });

  test('a key belongs to the ids in the path, however the path is encoded', async () => {
    const { ask, store } = await openNotes({ notes: [{}] });
    const headers = { 'if-match': '"1"', 'idempotency-key': keyOf(1) };
    for (const path of ['/notes/note_1', '/notes/%6Eote_1', '/n%6Ftes/note%5F1']) {
      const response = await ask('PATCH', path, { body: { text: 'a' }, as: 'ann', headers });
      expect([path, response.status]).toEqual([path, 200]);
    }
    expect(store.tables.notes.get('note_1')?.version).toBe(2);
  });

  test('a key belongs to one subject, one operation and one path', async () => {
    const { ask } = await openNotes({ notes: [{}, {}] });
    const ifMatch = { 'if-match': '"1"', 'idempotency-key': keyOf(1) };
    await ask('PATCH', '/notes/note_1', { body: { text: 'a' }, as: 'ann', headers: ifMatch });
    const path = await ask('PATCH', '/notes/note_2', { body: { text: 'a' }, as: 'ann', headers: ifMatch });
    expect([path.status, path.headers['Idempotency-Replayed']]).toEqual([200, undefined]);
    const who = { 'if-match': '"2"', 'idempotency-key': keyOf(1) };
    const subject = await ask('PATCH', '/notes/note_2', { body: { text: 'a' }, as: 'root', headers: who });
    expect([subject.status, subject.headers['Idempotency-Replayed']]).toEqual([200, undefined]);
  });

  test('a second request with the key is answered with 409 while the first is running', async () => {
    const { ask, store } = await openNotes();
    const [first, second] = await Promise.all([
      ask('POST', '/notes', { body: { text: 'twin' }, ...withKey(1) }),
      ask('POST', '/notes', { body: { text: 'twin' }, ...withKey(1) }),
    ]);
    expect([first.status, second.status, second.json['code']]).toEqual([201, 409, 'idempotency-in-progress']);
    expect(second.headers['Retry-After']).toBe('1');
    expect(store.tables.notes.size).toBe(1);
  });

  test('two tabs that send the same key at once carry it out once', async () => {
    const disk = sharedDisk();
    const [left, right] = [await openNotes(disk), await openNotes(disk)];
    const answers = await Promise.all(
      [left, right].map(({ ask }) => ask('POST', '/notes', { body: { text: 'twin' }, ...withKey(1) })),
    );
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    expect(answers[1]?.json).toEqual(answers[0]?.json);
    expect(answers.filter(({ headers }) => headers['Idempotency-Replayed'] === 'true')).toHaveLength(1);
    await Promise.all([left.store.refresh(), right.store.refresh()]);
    for (const { store } of [left, right])
      expect([store.tables.notes.size, store.tables.messages.size]).toEqual([1, 1]);
  });

  test('the kept answer reveals neither the key nor, by guessing, the body', async () => {
    const { ask, store } = await openNotes();
    await ask('POST', '/notes', { body: { text: 'keep' }, ...withKey(1) });
    await ask('POST', '/notes', { body: { text: 'keep' }, ...withKey(2) });
    const [first, second] = store.tables.answers.all();
    expect(first?.id).not.toContain(keyOf(1));
    expect(first?.fingerprint).not.toBe(second?.fingerprint);
  });

  test('a key is kept for 24 hours and then deleted', async () => {
    const { ask, pass, store } = await openNotes();
    await ask('POST', '/notes', { body: { text: 'once' }, ...withKey(1) });
    await pass(86_400_000 - 1);
    const kept = await ask('POST', '/notes', { body: { text: 'once' }, ...withKey(1) });
    expect(kept.headers['Idempotency-Replayed']).toBe('true');
    await pass(1);
    const later = await ask('POST', '/notes', { body: { text: 'once' }, ...withKey(1) });
    expect([later.status, later.headers['Idempotency-Replayed']]).toEqual([201, undefined]);
    await pass(86_400_000);
    await ask('POST', '/notes', { body: { text: 'other' }, ...withKey(2) });
    expect(store.tables.answers.size).toBe(1);
  });

  test('a key in quotation marks is the same key as without them', async () => {
    const { ask, store } = await openNotes();
    const quoted = { headers: { 'idempotency-key': `"${keyOf(1).toUpperCase()}"` } };
    await ask('POST', '/notes', { body: { text: 'once' }, ...quoted });
    const again = await ask('POST', '/notes', { body: { text: 'once' }, ...withKey(1) });
    expect(again.headers['Idempotency-Replayed']).toBe('true');
    expect(store.tables.notes.size).toBe(1);
  });

  test.each([null, '', 'abc', `${keyOf(1)}0`, `"${keyOf(1)}`, `${keyOf(1)}"`])(
    'the key %j is not accepted',
    async (given) => {
      const { ask, store } = await openNotes();
      const response = await ask('POST', '/notes', {
        body: { text: 'a' },
        headers: { 'idempotency-key': given },
      });
      expect([response.status, response.json['code']]).toEqual([400, 'idempotency-key-required']);
      expect(store.tables.notes.size).toBe(0);
    },
  );

  test('a request that fails validation does not use up its key', async () => {
    const { ask } = await openNotes();
    await ask('POST', '/notes', { body: { text: '' }, ...withKey(1) });
    expect((await ask('POST', '/notes', { body: { text: 'right' }, ...withKey(1) })).status).toBe(201);
  });

  test('signing out again with the same key gets the same response after the session', async () => {
    const { ask } = await openNotes();
    await ask('POST', '/sign-off', { as: 'ann', ...withKey(1) });
    const again = await ask('POST', '/sign-off', { as: 'ann', ...withKey(1) });
    expect([again.status, again.headers['Idempotency-Replayed']]).toEqual([204, 'true']);
    const other = await ask('POST', '/sign-off', { as: 'ann', ...withKey(2) });
    expect([other.status, other.json['reason']]).toEqual([401, 'revoked']);
    const unkeyed = await ask('POST', '/sign-off', { as: 'ann', headers: { 'idempotency-key': null } });
    expect(unkeyed.json['code']).toBe('session-expired');
  });
});

describe('problems of a handler', () => {
  test('a raised one undoes what was written, and its answer is kept', async () => {
    const { ask, store } = await openNotes();
    const first = await ask('POST', '/notes', { body: { text: 'undo' }, ...withKey(1) });
    expect([first.status, first.json['attemptsLeft']]).toEqual([422, 1]);
    expect([store.tables.notes.size, store.tables.messages.size]).toEqual([0, 0]);
    const again = await ask('POST', '/notes', { body: { text: 'undo' }, ...withKey(1) });
    expect(again.headers['Idempotency-Replayed']).toBe('true');
    expect(again.json).toEqual({ ...first.json, requestId: again.headers['X-Request-Id'] });
  });

  test('a problem with the request does not use up its key, and kept writes stay', async () => {
    const { ask, store } = await openNotes();
    const first = await ask('POST', '/notes', { body: { text: 'few' }, ...withKey(1) });
    const again = await ask('POST', '/notes', { body: { text: 'few' }, ...withKey(1) });
    expect([first.status, again.status, again.headers['Idempotency-Replayed']]).toEqual([
      422,
      422,
      undefined,
    ]);
    expect(again.json['requestId']).toBe(again.headers['X-Request-Id']);
    expect([store.tables.notes.size, store.tables.answers.size]).toEqual([2, 0]);
  });

  test('a returned one keeps what was written', async () => {
    const { ask, store } = await openNotes();
    const response = await ask('POST', '/notes', { body: { text: 'keep' } });
    expect([response.status, store.tables.notes.size, store.tables.messages.size]).toEqual([422, 1, 1]);
  });

  test('retryAfterS is also sent as Retry-After', async () => {
    const { ask } = await openNotes();
    expect((await ask('POST', '/notes', { body: { text: 'later' } })).headers['Retry-After']).toBe('9');
  });

  test.each([
    ['crash', 'The handler fell over'],
    ['wrong', 'The answer breaks the contract at /version'],
    ['undeclared', 'customers-only'],
  ])('a fault of the backend ("%s") is internal, is reported, and leaves nothing', async (text, reason) => {
    const { ask, store, problems } = await openNotes();
    const before = store.version;
    const response = await ask('POST', '/notes', { body: { text }, ...withKey(1) });
    expect([response.status, response.json['code'], response.json['requestId']]).toEqual([
      500,
      'internal',
      response.headers['X-Request-Id'],
    ]);
    expect(response.body).not.toContain(reason);
    expect(problems).toEqual([expect.stringContaining(reason)]);
    expect(store.version).toBe(before);
    expect((await ask('POST', '/notes', { body: { text: 'fine' }, ...withKey(1) })).status).toBe(201);
  });
});

test('a created resource has its address in Location, also when the answer is repeated', async () => {
  const { ask } = await openNotes();
  for (const replayed of [undefined, 'true']) {
    const { headers } = await ask('POST', '/notes', { body: { text: 'here' }, ...withKey(1) });
    expect([headers['Location'], headers['Idempotency-Replayed']]).toEqual(['/notes/note_1', replayed]);
  }
});

describe('versions', () => {
  const change = (headers: Record<string, string>, text = 'new') => ({ as: 'ann', body: { text }, headers });

  test('the answer has the version as ETag, and If-Match with it allows the change', async () => {
    const { ask } = await openNotes({ notes: [{ version: 7 }] });
    const etag = (await ask('GET', '/notes/note_1', { as: 'ann' })).headers['ETag'];
    expect(etag).toBe('"7"'); // strong: If-Match compares no weak tags (RFC 9110, 13.1.1)
    const response = await ask('PATCH', '/notes/note_1', change({ 'if-match': '"7"' }));
    expect([response.status, response.headers['ETag']]).toEqual([200, '"8"']);
  });

  test('a request without If-Match gets 428 and does not use up its key', async () => {
    const { ask } = await openNotes({ notes: [{}] });
    const without = await ask('PATCH', '/notes/note_1', change({ 'idempotency-key': keyOf(1) }));
    expect([without.status, without.json['code']]).toEqual([428, 'precondition-required']);
    const headers = { 'idempotency-key': keyOf(1), 'if-match': '"1"' };
    expect((await ask('PATCH', '/notes/note_1', change(headers))).status).toBe(200);
  });

  test.each(['"2"', '*', ' * ', '"1", "2"', '"2","9"', 'W/"2", "2"', '"a,b", "2"'])(
    'If-Match %s names version 2',
    async (tag) => {
      const { ask } = await openNotes({ notes: [{ version: 2 }] });
      const response = await ask('PATCH', '/notes/note_1', change({ 'if-match': tag }));
      expect([response.status, response.headers['ETag']]).toEqual([200, '"3"']);
    },
  );

  test.each(['"1"', '"3"', 'W/"2"', 'W/"1", W/"2"', '"1", "3"', '"22"', 'x', '2', '2"', '"2" x', '*, "1"'])(
    'an If-Match of %s for version 2 gets 412 and changes nothing',
    async (tag) => {
      const { ask, store } = await openNotes({ notes: [{ version: 2 }] });
      const response = await ask('PATCH', '/notes/note_1', change({ 'if-match': tag }));
      expect([response.status, response.json['currentVersion']]).toEqual([412, 2]);
      expect(store.tables.notes.get('note_1')?.version).toBe(2);
    },
  );

  test('after a conflict the same key may be sent with the current version', async () => {
    const { ask } = await openNotes({ notes: [{ version: 2 }] });
    const headers = { 'idempotency-key': keyOf(1) };
    expect((await ask('PATCH', '/notes/note_1', change({ ...headers, 'if-match': '"1"' }))).status).toBe(412);
    expect((await ask('PATCH', '/notes/note_1', change({ ...headers, 'if-match': '"2"' }))).status).toBe(200);
  });

  test('a handler that does not check the version is a fault', async () => {
    const { ask, store, problems } = await openNotes({ notes: [{}] });
    const response = await ask('PATCH', '/notes/note_1', change({ 'if-match': '"1"' }, 'careless'));
    expect([response.status, problems.length, store.tables.notes.get('note_1')?.text]).toEqual([
      500,
      1,
      'note',
    ]);
  });
});
