import { describe, expect, test } from 'vitest';
import { maxChanges } from '#mocks/core/change-feed.ts';
import { keyOf, openNotes, startAt } from './notes/open.ts';

type Core = Awaited<ReturnType<typeof openNotes>>;
const change = (core: Core, text: string, headers: Record<string, string | null> = {}) =>
  core.ask('PATCH', '/notes/note_1', {
    body: { text },
    as: 'ann',
    headers: { 'if-match': '"1"', ...headers },
  });

describe('the audit', () => {
  test('has actor, action, time and the members that changed', async () => {
    const core = await openNotes({ notes: [{ text: 'old', label: 'secret' }] });
    const { headers } = await change(core, 'new');
    expect(core.store.tables.auditEvents.all()).toEqual([
      {
        id: expect.stringMatching(/^aud_/),
        at: startAt,
        businessDate: '2027-01-10',
        actor: { kind: 'CUSTOMER', id: 'ann', name: 'ann' },
        action: 'order.cancelled',
        entity: { type: 'order', id: 'note_1' },
        changes: [
          {
            entity: { type: 'order', id: 'note_1' },
            before: { text: 'old', version: 1 },
            after: { text: 'new', version: 2 },
          },
        ],
        reason: null,
        note: null,
        requestId: headers['X-Request-Id'],
        approvedBy: null,
      },
    ]);
    expect(headers['Audit-Event']).toBeUndefined();
    expect(headers['Changed']).toBe('order/note_1;version=2');
  });

  test('names its event in a header and leaves out hidden members of a new row', async () => {
    const core = await openNotes({ notes: [{}] });
    const response = await core.ask('PATCH', '/notes/note_1', {
      body: { text: 'new' },
      as: 'root',
      headers: { 'if-match': '"1"' },
    });
    const [event] = core.store.tables.auditEvents.all();
    expect(response.headers['Audit-Event']).toBe(event?.id);
    await core.ask('POST', '/notes', { body: { text: 'made' } });
    const made = core.store.tables.auditEvents.all().find(({ action }) => action === 'order.created');
    expect(made?.changes[0]).toMatchObject({ before: null, after: { text: 'made', owner: 'ann' } });
    expect(made?.changes[0]?.after).not.toHaveProperty('label');
    expect(made?.actor).toEqual({ kind: 'SYSTEM', id: 'system', name: 'Tranche' });
  });

  test.each([
    ['undo', 0],
    ['keep', 1],
  ])('of a problem holds what was kept: %s', async (text, count) => {
    const core = await openNotes();
    await core.ask('POST', '/notes', { body: { text } });
    expect(core.store.tables.auditEvents.size).toBe(count);
    expect(core.store.tables.changes.size).toBe(count);
  });

  test('has the changes that time causes', async () => {
    let due = true;
    const core = await openNotes({ dueAt: ({ notes }) => (due && notes.size === 0 ? startAt : null) });
    await core.ask('GET', '/notes');
    due = false;
    expect(core.store.tables.auditEvents.all()).toMatchObject([
      { action: 'order.expired', actor: { kind: 'SYSTEM' }, requestId: null },
    ]);
  });
});

describe('a dry run', () => {
  test('answers and stores no row, message, event or key', async () => {
    const core = await openNotes();
    const before = core.store.snapshot();
    const dry = { 'dry-run': 'true', 'idempotency-key': null };
    const tried = await core.ask('POST', '/notes', { body: { text: 'a' }, headers: dry });
    expect([tried.status, tried.json['text'], tried.headers['Dry-Run']]).toEqual([201, 'a', 'true']);
    expect(tried.headers['Location']).toBe('/notes/note_1');
    expect(core.store.snapshot()).toEqual(before);
    const kept = await core.ask('POST', '/notes', { body: { text: 'keep' }, headers: dry });
    expect([kept.status, kept.headers['Dry-Run']]).toEqual([422, 'true']);
    expect(core.store.snapshot()).toEqual(before);
    const key = { 'idempotency-key': keyOf(1) };
    await core.ask('POST', '/notes', { body: { text: 'a' }, headers: { ...key, 'dry-run': 'true' } });
    const done = await core.ask('POST', '/notes', { body: { text: 'b' }, headers: key });
    expect([done.status, done.headers['Dry-Run'], core.store.tables.notes.size]).toEqual([201, undefined, 1]);
  });

  test('still requires the version', async () => {
    const core = await openNotes({ notes: [{}] });
    const stale = await change(core, 'a', { 'dry-run': 'true', 'if-match': '"7"' });
    expect([stale.status, stale.json['code']]).toEqual([412, 'version-conflict']);
    const missing = await change(core, 'a', { 'dry-run': 'true', 'if-match': null });
    expect(missing.json['code']).toBe('precondition-required');
  });

  test.each(['1', 'yes', '?1'])(
    'is not requested by %j, which is refused and not carried out',
    async (value) => {
      const core = await openNotes();
      const response = await core.ask('POST', '/notes', {
        body: { text: 'a' },
        headers: { 'dry-run': value },
      });
      expect([response.status, response.json['code'], core.store.tables.notes.size]).toEqual([
        400,
        'malformed-request',
        0,
      ]);
    },
  );
});

test('a simulation answers from its command’s handler and changes nothing', async () => {
  const core = await openNotes({ notes: [{ text: 'old' }] });
  const before = core.store.snapshot();
  const keyless = { headers: { 'idempotency-key': null } };
  const request = { body: { text: 'new' }, as: 'ann', ...keyless };
  const response = await core.ask('POST', '/notes/note_1/simulation', request);
  expect([response.status, response.json['text'], response.json['version']]).toEqual([200, 'new', 2]);
  expect(response.headers['Dry-Run']).toBe('true');
  const none = await core.ask('POST', '/notes/note_9/simulation', request);
  expect(none.json['code']).toBe('not-found');
  expect((await core.ask('POST', '/notes/note_1/simulation', { ...request, body: {} })).status).toBe(422);
  expect(core.store.snapshot()).toEqual(before);
});

test('the feed of changes keeps the last thousand changes', async () => {
  const core = await openNotes();
  for (let round = 0; round < 3; round += 1) await core.ask('POST', '/notes', { body: { text: 'a' } });
  const [first] = core.store.tables.changes.all();
  await core.store.transact(({ tables }) => {
    for (let no = 4; no <= maxChanges; no += 1) {
      const id = `${String(no).padStart(12, '0')}-00000000`;
      if (first) tables.changes.insert({ ...first, id });
    }
  });
  await core.ask('POST', '/notes', { body: { text: 'a' } });
  const rows = core.store.tables.changes.all();
  expect(rows).toHaveLength(maxChanges);
  expect(rows[0]?.id).toMatch(/^000000000002-/);
  expect(rows.at(-1)?.id).toMatch(/^000000001001-/);
});
