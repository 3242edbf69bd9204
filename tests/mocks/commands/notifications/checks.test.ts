import { beforeEach, describe, expect, test } from 'vitest';
import { draft, drafted } from '#tests/suite/requests/notifications.ts';
import { type Backend, openBackend } from '#tests/kit/backend.ts';
import { people } from '#tests/kit/people.ts';
import { asking, everyone } from './asking.ts';

let backend: Backend;
beforeEach(async () => {
  backend = await openBackend({ scenario: 'happy' });
});
const { toMira, read } = asking(() => backend);

describe('the checks of a draft', () => {
  const checkAfter = async (change: Parameters<typeof drafted>[1]) => {
    const call = await drafted(backend, change);
    const { checks } = await read(call);
    return { call, of: (name: string) => checks.find(({ check }) => check === name) };
  };
  const untitled = { locale: 'fr', content: { title: '', body: 'Bonjour', action: null } };

  test.each([
    ['TEXT', { translations: [untitled] }, 'MISSING', /empty in French/],
    ['TEXT', { content: { ...draft.content, title: '\u200B\u2800\u3164' } }, 'MISSING', /empty/],
    ['TEXT', { content: { ...draft.content, body: ' \u00AD\u2060 ' } }, 'MISSING', /empty/],
    ['VARIABLES', { content: { ...draft.content, body: '{{nickname}}' } }, 'MISSING', /\{\{nickname\}\}/],
    [
      'AUDIENCE',
      { audience: { kind: 'USERS', userIds: ['usr_7ZZZZZZZZZZZZZZZZZZZZZZZZZ'] } },
      'MISSING',
      /No/,
    ],
    ['REACH', { channels: ['PUSH'] }, 'RISK', /No one would receive it/],
    [
      'LANGUAGES',
      { audience: everyone, translations: [] },
      'RISK',
      /Add the text for Arabic, German, Portuguese/,
    ],
    [
      'LENGTH',
      { channels: ['SMS'], content: { ...draft.content, body: 'x'.repeat(400) } },
      'RISK',
      /3 parts/,
    ],
    ['EXPIRY', { expiresAt: '2027-01-09T09:00:00.000Z' }, 'MISSING', /has expired/],
    ['TEST', {}, 'RISK', /Send a test/],
  ] as const)('name what is wrong with %s', async (name, change, result, detail) => {
    const { of } = await checkAfter(change as Parameters<typeof drafted>[1]);
    expect(of(name)).toMatchObject({ result, detail: expect.stringMatching(detail) });
  });

  test('a test counts until the draft is changed', async () => {
    const { call } = await checkAfter({});
    const as = (version: number) => ({ token: call.token, ifMatch: `"${version}"` });
    const { params } = call;
    const tested = await backend.done(200, 'testNotification', { params }, as(1));
    expect(tested.checks).toContainEqual(expect.objectContaining({ check: 'TEST', result: 'OK' }));
    const body = { ...draft, name: 'Another' };
    const notification = await backend.done(200, 'updateNotification', { params, body }, as(tested.version));
    expect(notification.checks).toContainEqual(expect.objectContaining({ check: 'TEST', result: 'RISK' }));
  });
});

describe('the audience', () => {
  let token: string;
  beforeEach(async () => {
    token = await backend.signIn(people.administrator);
  });
  const count = (change: object) =>
    backend.done(200, 'countAudience', { body: { ...draft, ...change } }, { token });

  test('names each customer of a list who is unknown or not active', async () => {
    const { tables } = backend.store;
    const [first, second] = tables.users.by('status', 'ACTIVE');
    await backend.store.transact((transaction) => {
      if (second) transaction.tables.users.replace({ ...second, status: 'BLOCKED' });
    });
    const unknown = 'usr_7ZZZZZZZZZZZZZZZZZZZZZZZZZ';
    const audience = { kind: 'USERS', userIds: [first?.id, second?.id, unknown] };
    const counted = await count({ audience });
    expect(counted.people).toBe(1);
    expect(counted.refused).toEqual([
      { userId: second?.id, reason: 'NOT_ACTIVE' },
      { userId: unknown, reason: 'NOT_FOUND' },
    ]);
    expect((await count({})).refused).toEqual([]);
  });

  test('leaves out customers who have turned a channel off or not agreed to offers', async () => {
    const all = { audience: { kind: 'SEGMENT', segment: 'ALL' }, channels: ['EMAIL'] } as const;
    const active = backend.store.tables.users.by('status', 'ACTIVE');
    await backend.store.transact(({ tables }) => {
      for (const user of active.slice(0, 3)) {
        const { preferences } = user;
        const channels = { ...preferences.channels, email: false };
        tables.users.replace({ ...user, preferences: { ...preferences, channels } });
      }
    });
    const off = { channel: 'EMAIL', reason: 'OPT_OUT', people: 3 };
    expect(await count(all)).toMatchObject({
      people: active.length,
      exclusions: expect.arrayContaining([off]),
    });
    const agreed = active.filter(({ preferences }) => preferences.marketing).length;
    expect((await count({ ...all, category: 'MARKETING' })).reached).toBeLessThanOrEqual(agreed);
  });

  test('gets no SMS and no e-mail in quiet hours', async () => {
    await backend.wait(14 * 60 * 60_000); // midnight in Berlin
    token = await backend.signIn(people.administrator);
    for (const channel of ['SMS', 'EMAIL'] as const)
      expect(await count({ channels: [channel], ...toMira() })).toMatchObject({
        people: 1,
        reached: 0,
        exclusions: [{ channel, reason: 'QUIET_HOURS', people: 1 }],
      });
    const security = { channels: ['EMAIL'], category: 'SECURITY', ...toMira() };
    expect(await count(security)).toMatchObject({ reached: 1, exclusions: [] });
  });
});
