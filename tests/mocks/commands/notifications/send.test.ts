import { beforeEach, describe, expect, test } from 'vitest';
import { draft, drafted, sending } from '#tests/contracts/requests/notifications.ts';
import { type Backend, openBackend } from '#tests/kit/backend.ts';
import { people } from '#tests/kit/people.ts';
import { takesTransitions } from '#tests/kit/transitions.ts';

let backend: Backend;
beforeEach(async () => {
  backend = await openBackend({ scenario: 'happy' });
});

const everyone = { kind: 'SEGMENT', segment: 'ALL' } as const;

const mira = () => backend.store.tables.users.find('phoneE164', people.mira);
const toMira = () => ({ audience: { kind: 'USERS' as const, userIds: [mira()?.id ?? ''] } });
const read = (call: { readonly token: string; readonly params: { readonly notificationId: string } }) =>
  backend.done(200, 'getNotification', { params: call.params }, { token: call.token });

test('a customer gets the message in the inbox with their own values; that it was read is counted', async () => {
  const call = await sending(backend, toMira());
  await backend.wait(2_000);
  const customer = { token: await backend.signIn(people.mira) };
  const { items } = await backend.done(200, 'listInbox', { query: {} }, customer);
  expect(items[0]).toMatchObject({
    title: 'You can pay early',
    body: expect.stringMatching(/^Hello Mira, €[\d,.]+ is left\.$/),
    status: 'UNREAD',
    action: draft.content.action,
  });
  const sent = await read(call);
  expect(sent).toMatchObject({ status: 'SENT', stats: { delivered: 1, opened: 0 } });
  const { id, version } = items[0] ?? { id: '', version: 0 };
  const body = { status: 'READ' } as const;
  await backend.done(
    200,
    'updateInboxItem',
    { params: { inboxItemId: id }, body },
    { ...customer, ifMatch: `"${version}"` },
  );
  expect(await read(call)).toMatchObject({ stats: { opened: 1 } });
});

test('a followed link counts as clicked once, and reads the message; a snoozed one stays snoozed', async () => {
  const call = await sending(backend, toMira());
  await backend.wait(2_000);
  const customer = { token: await backend.signIn(people.mira) };
  const { items } = await backend.done(200, 'listInbox', { query: {} }, customer);
  const { id, version } = items[0] ?? { id: '', version: 0 };
  const params = { inboxItemId: id };
  const snoozedUntil = '2027-01-11T08:00:00.000Z';
  await backend.done(
    200,
    'updateInboxItem',
    { params, body: { status: 'SNOOZED', snoozedUntil } },
    { ...customer, ifMatch: `"${version}"` },
  );
  expect(await backend.done(200, 'followInboxItem', { params }, customer)).toMatchObject({
    status: 'SNOOZED',
    snoozedUntil,
  });
  expect(await read(call)).toMatchObject({
    stats: { sent: 1, delivered: 1, opened: 1, clicked: 1 },
    funnel: [
      { channel: 'IN_APP', delivered: 1, opened: 1, clicked: 1 },
      { channel: 'EMAIL', clicked: 0 },
    ],
  });
  const row = () => backend.store.tables.deliveries.find('inboxItemId', id);
  const clicked = row();
  expect(clicked).toMatchObject({ status: 'CLICKED', clickedAt: '2027-01-10T09:00:02.000Z' });
  await backend.wait(86_400_000);
  const later = { token: await backend.signIn(people.mira) };
  expect(await backend.done(200, 'followInboxItem', { params }, later)).toMatchObject({ status: 'READ' });
  expect(row()).toEqual(clicked);
  const other = { token: await backend.signIn('+4915199999999') };
  await backend.refused('not-found', 'followInboxItem', { params }, other);
});

test('what is left to pay has interest in it, as the customer’s own page says', async () => {
  await sending(backend, toMira());
  await backend.wait(2_000);
  const customer = { token: await backend.signIn(people.mira) };
  const { items } = await backend.done(200, 'listInbox', { query: {} }, customer);
  const plans = await backend.done(200, 'listPlans', { query: { filter: { status: ['ACTIVE'] } } }, customer);
  const [plan, ...others] = plans.items;
  expect(others).toEqual([]);
  const leftToPay = plan?.leftToPay.amountMinor ?? 0;
  expect(leftToPay).toBeGreaterThan(plan?.principalLeft.amountMinor ?? 0);
  expect(items[0]?.body).toBe(`Hello Mira, €${(leftToPay / 100).toFixed(2)} is left.`);
});

test('what did not arrive is divided by channel and reason, the most frequent first', async () => {
  const call = await sending(backend, { audience: everyone, channels: ['EMAIL', 'PUSH'] });
  await backend.wait(60_000);
  const { undelivered, funnel, audienceCount } = await read(call);
  const failed = funnel.find(({ channel }) => channel === 'EMAIL')?.errors;
  expect(failed).toBeGreaterThan(0);
  expect(undelivered[0]).toEqual({
    channel: 'PUSH',
    exclusion: 'NO_CONTACT',
    error: null,
    people: audienceCount,
  });
  const mailbox = { channel: 'EMAIL', exclusion: null, error: 'The mailbox did not answer.', people: failed };
  expect(undelivered).toContainEqual(mailbox);
});

test('a corrected draft is sent with the key whose request was refused for its variables, or for its audience', async () => {
  const nobody = { kind: 'FILTER' as const, riskTiers: ['A' as const], kycStatuses: ['FAILED' as const] };
  const unknown = { ...draft.content, title: '{{nickname}}, {{shop}} and {{nickname}}' };
  const { token, params, ifMatch } = await drafted(backend, { content: unknown, audience: nobody });
  const key = crypto.randomUUID();
  const send = { params, body: { at: null, repeats: null, timeZone: 'FIXED' as const } };
  const refused = await backend.refused('template-variables-missing', 'sendNotification', send, {
    token,
    ifMatch,
    key,
  });
  expect(refused.variables).toEqual(['nickname', 'shop']);
  const correct = async (change: object, before: string) => {
    const call = { params, body: { ...draft, audience: nobody, ...change } };
    const { version } = await backend.done(200, 'updateNotification', call, { token, ifMatch: before });
    return { token, ifMatch: `"${version}"`, key };
  };
  const worded = await correct({}, ifMatch);
  await backend.refused('audience-empty', 'sendNotification', send, worded);
  const ready = await correct(toMira(), worded.ifMatch);
  expect((await backend.done(200, 'sendNotification', send, ready)).status).toBe('SENDING');
});

test('is not sent before its time', async () => {
  const { token, params, ifMatch } = await drafted(backend, toMira());
  const body = { at: '2027-01-10T09:20:00.000Z', repeats: null, timeZone: 'FIXED' as const };
  const scheduled = await backend.done(200, 'sendNotification', { params, body }, { token, ifMatch });
  expect(scheduled.status).toBe('SCHEDULED');
  await backend.wait(19 * 60_000);
  expect((await read({ token, params })).status).toBe('SCHEDULED');
  await backend.wait(2 * 60_000);
  expect((await read({ token, params })).status).toBe('SENT');
});

test('that is scheduled becomes a draft again, is changed, and is sent only when it is sent again', async () => {
  const { token, params, ifMatch } = await drafted(backend, toMira());
  const body = {
    at: '2027-01-10T09:20:00.000Z',
    repeats: { every: 'WEEK' as const, until: null },
    timeZone: 'RECIPIENT' as const,
  };
  const scheduled = await backend.done(200, 'sendNotification', { params, body }, { token, ifMatch });
  const as = (version: number) => ({ token, ifMatch: `"${version}"` });
  const again = await backend.done(200, 'unscheduleNotification', { params }, as(scheduled.version));
  expect(again).toMatchObject({ status: 'DRAFT', scheduledAt: null, repeats: null, timeZone: 'FIXED' });
  const content = { ...draft.content, title: 'You may pay early' };
  const change = { params, body: { ...draft, ...toMira(), content } };
  const saved = await backend.done(200, 'updateNotification', change, as(again.version));
  await backend.wait(25 * 60_000);
  expect((await read({ token, params })).status).toBe('DRAFT');
  const now = { params, body: { at: null, repeats: null, timeZone: 'FIXED' as const } };
  await backend.done(200, 'sendNotification', now, as(saved.version));
  await backend.wait(2_000);
  expect((await read({ token, params })).status).toBe('SENT');
  const inbox = backend.store.tables.inbox.by('userId', mira()?.id ?? '').map(({ title }) => title);
  expect(inbox.filter((title) => title === 'You may pay early')).toHaveLength(1);
});

describe('again and again', () => {
  const DAY = 24 * 3_600_000;
  /** Times and states of all that have the name, the first one first. */
  const series = () =>
    backend.store.tables.notifications
      .all()
      .filter(({ name }) => name === draft.name)
      .map(({ scheduledAt, status }) => [scheduledAt, status])
      .toSorted();
  /** What is due is done before a request. */
  const later = async (ms: number) => {
    await backend.wait(ms);
    return backend.signIn(people.administrator);
  };

  async function begun(repeats: object, change = {}) {
    const { token, params, ifMatch } = await drafted(backend, {
      ...toMira(),
      channels: ['IN_APP'],
      ...change,
    });
    const body = {
      at: '2027-01-10T09:20:00.000Z',
      repeats: { every: 'WEEK' as const, until: null, ...repeats },
      timeZone: 'FIXED' as const,
    };
    await backend.done(200, 'sendNotification', { params, body }, { token, ifMatch });
  }

  test('the next one is scheduled once one begins to be sent, and each reaches its customers', async () => {
    await begun({});
    expect(series()).toEqual([['2027-01-10T09:20:00.000Z', 'SCHEDULED']]);
    await later(DAY);
    expect(series()).toEqual([
      ['2027-01-10T09:20:00.000Z', 'SENT'],
      ['2027-01-17T09:20:00.000Z', 'SCHEDULED'],
    ]);
    await later(14 * DAY);
    expect(series()).toEqual([
      ['2027-01-10T09:20:00.000Z', 'SENT'],
      ['2027-01-17T09:20:00.000Z', 'SENT'],
      ['2027-01-24T09:20:00.000Z', 'SENT'],
      ['2027-01-31T09:20:00.000Z', 'SCHEDULED'],
    ]);
    const inbox = backend.store.tables.inbox.by('userId', mira()?.id ?? '');
    expect(inbox.filter(({ title }) => title === 'You can pay early')).toHaveLength(3);
  });

  test('ends when the next one is cancelled', async () => {
    await begun({});
    const token = await later(DAY);
    const next = backend.store.tables.notifications
      .by('status', 'SCHEDULED')
      .find(({ name }) => name === draft.name);
    const params = { notificationId: next?.id ?? '' };
    await backend.done(200, 'cancelNotification', { params }, { token, ifMatch: `"${next?.version}"` });
    await later(30 * DAY);
    expect(series().map(([, status]) => status)).toEqual(['SENT', 'CANCELLED']);
  });

  test.each([
    ['its last day', { until: '2027-01-17' }, {}],
    ['its expiry', {}, { expiresAt: '2027-01-24T09:20:00.000Z' }],
  ])('ends with %s', async (_what, repeats, change) => {
    await begun(repeats, change);
    await later(30 * DAY);
    expect(series().map(([at]) => at)).toEqual(['2027-01-10T09:20:00.000Z', '2027-01-17T09:20:00.000Z']);
  });

  test('each time decides by its own audience whether a second person is needed', async () => {
    await begun({}, { audience: everyone });
    await later(DAY);
    expect(series().map(([, status]) => status)).toEqual(['SENT', 'SCHEDULED']);
    const [first] = backend.store.tables.users.by('status', 'ACTIVE');
    await backend.store.transact(({ tables, random, clock }) => {
      for (let more = 0; first && more < 101; more += 1)
        tables.users.insert({
          ...first,
          id: random.ulid('usr', clock.now()),
          email: `${more}@example.com`,
          phoneE164: null,
        });
    });
    await later(7 * DAY);
    expect(series()).toEqual([
      [null, 'DRAFT'],
      ['2027-01-10T09:20:00.000Z', 'SENT'],
    ]);
    const waiting = backend.store.tables.notifications
      .by('status', 'DRAFT')
      .find(({ name }) => name === draft.name);
    expect(waiting).toMatchObject({ repeats: { every: 'WEEK' }, nextAt: null });
  });
});

test('goes out when the clock of each customer shows the time', async () => {
  const zones = ['Asia/Dubai', 'Europe/Berlin', 'Europe/Lisbon']; // in January 4, 1 and 0 hours ahead of UTC
  const chosen = backend.store.tables.users.by('status', 'ACTIVE').slice(0, 3);
  await backend.store.transact(({ tables }) => {
    chosen.forEach((user, at) => tables.users.replace({ ...user, timeZone: zones[at] ?? '' }));
  });
  const audience = { kind: 'USERS' as const, userIds: chosen.map(({ id }) => id) };
  const { token, params, ifMatch } = await drafted(backend, { audience, channels: ['IN_APP'] });
  const body = { at: '2027-01-11T09:00:00.000Z', repeats: null, timeZone: 'RECIPIENT' as const }; // 10:00 in Berlin
  await backend.done(200, 'sendNotification', { params, body }, { token, ifMatch });
  const reached = async (hours: number) => {
    await backend.wait(hours * 3_600_000);
    await backend.signIn(people.administrator); // what is due is done before a request
    const deliveries = backend.store.tables.deliveries.by('notificationId', params.notificationId);
    return chosen.filter(({ id }) => deliveries.some(({ userId }) => userId === id)).length;
  };
  expect(await reached(20)).toBe(0); // 05:00 UTC
  expect(await reached(1.5)).toBe(1); // after 06:00 UTC: 10:00 in Dubai
  expect(await reached(3)).toBe(2); // after 09:00 UTC: 10:00 in Berlin
  expect(await reached(1)).toBe(3); // after 10:00 UTC: 10:00 in Lisbon
  expect(backend.store.tables.notifications.get(params.notificationId)?.status).toBe('SENT');
});

test.each([
  ['de-AT', 'Sie können früher zahlen'],
  ['de', 'Sie können früher zahlen'],
  ['fr-FR', 'You can pay early'],
])('a customer who reads %s gets "%s"', async (locale, title) => {
  await backend.store.transact(({ tables }) => {
    const user = mira();
    if (user) tables.users.replace({ ...user, locale });
  });
  await sending(backend, toMira());
  await backend.wait(2_000);
  const customer = { token: await backend.signIn(people.mira) };
  const { items } = await backend.done(200, 'listInbox', { query: {} }, customer);
  expect(items[0]?.title).toBe(title);
});

describe('the checks of a draft', () => {
  const found = async (change: Parameters<typeof drafted>[1]) => {
    const call = await drafted(backend, change);
    const { checks } = await read(call);
    return { call, of: (name: string) => checks.find(({ check }) => check === name) };
  };
  const untitled = { locale: 'fr', content: { title: '', body: 'Bonjour', action: null } };

  test.each([
    ['TEXT', { translations: [untitled] }, 'MISSING', /empty in French/],
    ['VARIABLES', { content: { ...draft.content, body: '{{nickname}}' } }, 'MISSING', /\{\{nickname\}\}/],
    [
      'AUDIENCE',
      { audience: { kind: 'USERS', userIds: ['usr_7ZZZZZZZZZZZZZZZZZZZZZZZZZ'] } },
      'MISSING',
      /No/,
    ],
    ['REACH', { channels: ['PUSH'] }, 'RISK', /Nobody would get it/],
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
    const { of } = await found(change as Parameters<typeof drafted>[1]);
    expect(of(name)).toMatchObject({ result, detail: expect.stringMatching(detail) });
  });

  test('a test counts until the draft is changed', async () => {
    const { call } = await found({});
    const as = (version: number) => ({ token: call.token, ifMatch: `"${version}"` });
    const { params } = call;
    const tested = await backend.done(200, 'testNotification', { params }, as(1));
    expect(tested.checks).toContainEqual(expect.objectContaining({ check: 'TEST', result: 'OK' }));
    const body = { ...draft, name: 'Another' };
    const changed = await backend.done(200, 'updateNotification', { params, body }, as(tested.version));
    expect(changed.checks).toContainEqual(expect.objectContaining({ check: 'TEST', result: 'RISK' }));
  });
});

describe('the audience', () => {
  let token: string;
  beforeEach(async () => {
    token = await backend.signIn(people.administrator);
  });
  const count = (change: object) =>
    backend.done(200, 'countAudience', { body: { ...draft, ...change } }, { token });

  test('names each customer of a list who is not known or not active', async () => {
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

  test('leaves out who has turned a channel off, and for offers who has not agreed to them', async () => {
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

  test('gets no SMS in quiet hours', async () => {
    await backend.wait(14 * 60 * 60_000); // midnight in Berlin
    token = await backend.signIn(people.administrator);
    const sms = { channels: ['SMS'], ...toMira() };
    expect(await count(sms)).toMatchObject({
      people: 1,
      reached: 0,
      exclusions: [{ channel: 'SMS', reason: 'QUIET_HOURS', people: 1 }],
    });
  });
});

test('more than 100 recipients need a second administrator, and 100 do not', async () => {
  await backend.store.transact(({ tables, random, clock }) => {
    const [user] = tables.users.by('status', 'ACTIVE');
    const missing = 100 - tables.users.by('status', 'ACTIVE').length;
    for (let no = 0; user && no < missing; no += 1) {
      const contact = { email: `more${no}@example.com`, phoneE164: `+4915199${String(100_000 + no)}` };
      tables.users.insert({
        ...user,
        ...contact,
        id: random.ulid('usr', clock.now()),
        openPlans: 0,
        principalLeft: 0,
      });
    }
  });
  const all = { audience: { kind: 'SEGMENT', segment: 'ALL' } } as const;
  const { token, params, ifMatch } = await drafted(backend, all);
  await backend.signIn('one-more@example.com');
  const body = { at: null, repeats: null, timeZone: 'FIXED' as const };
  const approval = await backend.done(202, 'sendNotification', { params, body }, { token, ifMatch });
  expect((await read({ token, params })).status).toBe('DRAFT');
  const second = { token: await backend.signIn(people.approver), ifMatch: `"${approval.version}"` };
  await backend.done(200, 'approveApproval', { params: { approvalId: approval.id } }, second);
  expect((await read({ token, params })).status).toBe('SENDING');
});

test('while it is sent it can be paused and resumed; no one gets it twice', async () => {
  const call = await sending(backend, { audience: everyone, channels: ['IN_APP'] });
  const headers = { token: call.token, ifMatch: call.ifMatch };
  const { version } = await backend.done(200, 'pauseNotification', { params: call.params }, headers);
  await backend.wait(60_000);
  expect(await read(call)).toMatchObject({ status: 'PAUSED', stats: { sent: 0 } });
  const resuming = { token: call.token, ifMatch: `"${version}"` };
  await backend.done(200, 'resumeNotification', { params: call.params }, resuming);
  await backend.wait(60_000);
  const { audienceCount, status } = await read(call);
  expect(status).toBe('SENT');
  const deliveries = backend.store.tables.deliveries.by('notificationId', call.params.notificationId);
  expect(new Set(deliveries.map(({ userId }) => userId)).size).toBe(deliveries.length);
  expect(deliveries).toHaveLength(audienceCount);
});

test('has failed when no recipient could be reached', async () => {
  const unreachable = backend.store.tables.users.by('status', 'ACTIVE').find(({ id }) => /[05]$/.test(id));
  const audience = { kind: 'USERS' as const, userIds: [unreachable?.id ?? ''] };
  const call = await sending(backend, { audience, channels: ['EMAIL'] });
  await backend.wait(30_000);
  expect(await read(call)).toMatchObject({ status: 'FAILED', stats: { sent: 0, errors: 1 } });
});

test('what has failed is tried once more', async () => {
  const call = await sending(backend, { audience: everyone, channels: ['EMAIL'] });
  await backend.wait(30_000);
  const failed = await read(call);
  expect(failed.status).toBe('PARTIALLY_FAILED');
  expect(failed.stats.errors).toBeGreaterThan(0);
  const headers = { token: call.token, ifMatch: `"${failed.version}"` };
  const again = await backend.done(
    200,
    'retryDeliveries',
    { params: call.params, body: { deliveryIds: null } },
    headers,
  );
  expect(again).toMatchObject({
    status: 'SENT',
    stats: { errors: 0, delivered: failed.stats.sent + failed.stats.errors },
  });
});

test('one recipient is tried once more: the others stay failed, and one who has got it is not tried', async () => {
  const call = await sending(backend, { audience: everyone, channels: ['EMAIL'] });
  await backend.wait(30_000);
  const before = await read(call);
  const rows = () => backend.store.tables.deliveries.by('notificationId', call.params.notificationId);
  const [failed] = rows().filter(({ status }) => status === 'FAILED');
  const [delivered] = rows().filter(({ status }) => status === 'DELIVERED');
  const retrying = (id: string | undefined) => ({ params: call.params, body: { deliveryIds: [id ?? ''] } });
  const as = { token: call.token, ifMatch: `"${before.version}"` };
  await backend.refused('validation-failed', 'retryDeliveries', retrying(delivered?.id), as);
  const after = await backend.done(200, 'retryDeliveries', retrying(failed?.id), as);
  expect(before.stats.errors).toBeGreaterThan(1);
  expect(after).toMatchObject({
    status: 'PARTIALLY_FAILED',
    stats: { errors: before.stats.errors - 1, delivered: before.stats.delivered + 1 },
  });
  expect(rows().find(({ id }) => id === failed?.id)).toMatchObject({ status: 'DELIVERED', attempts: 2 });
});

/** E-mail to everyone, with the deliveries by the last character of their customer's id, at a minute after the sending. */
async function sendingToMailboxes() {
  const call = await sending(backend, { audience: everyone, channels: ['EMAIL'] });
  const rows = (ending: RegExp) =>
    backend.store.tables.deliveries
      .by('notificationId', call.params.notificationId)
      .filter(({ userId, status }) => ending.test(userId) && status !== 'SUPPRESSED');
  const seen = async (ending: RegExp) => {
    await read(call);
    return new Set(rows(ending).map(({ status, attempts }) => `${status} ${attempts}`));
  };
  return { call, rows, seen };
}

test('a delivery that has failed is tried again after 1, 5 and 30 minutes, and then is undeliverable', async () => {
  const { call, rows, seen } = await sendingToMailboxes();
  const MINUTE = 60_000;
  await backend.wait(30_000);
  expect(await seen(/[05]$/)).toEqual(new Set(['FAILED 1']));
  await backend.wait(MINUTE); // 1:30 after the sending
  expect(await seen(/5$/)).toEqual(new Set(['DELIVERED 2']));
  expect(await seen(/0$/)).toEqual(new Set(['FAILED 2']));
  await backend.wait(4 * MINUTE); // 5:30, the next is due at 6:00
  expect(await seen(/0$/)).toEqual(new Set(['FAILED 2']));
  await backend.wait(MINUTE);
  expect(await seen(/0$/)).toEqual(new Set(['FAILED 3']));
  await backend.wait(29 * MINUTE); // 35:30, the last is due at 36:00
  expect(await seen(/0$/)).toEqual(new Set(['FAILED 3']));
  await backend.wait(MINUTE);
  expect(await seen(/0$/)).toEqual(new Set(['UNDELIVERABLE 4']));
  expect(rows(/0$/).every(({ nextAttemptAt }) => nextAttemptAt === null)).toBe(true);
  const token = await backend.signIn(people.administrator);
  const left = await read({ ...call, token });
  expect(left).toMatchObject({ status: 'PARTIALLY_FAILED', stats: { errors: rows(/0$/).length } });
  const again = { params: call.params, body: { deliveryIds: null } };
  const after = await backend.done(200, 'retryDeliveries', again, { token, ifMatch: `"${left.version}"` });
  expect(after).toMatchObject({ status: 'SENT', stats: { errors: 0 } });
});

test('a notification is sent to everyone once all failed deliveries have arrived by themselves', async () => {
  const late = backend.store.tables.users
    .by('status', 'ACTIVE')
    .filter(({ id, email }) => id.endsWith('5') && email !== null);
  const audience = { kind: 'USERS' as const, userIds: late.map(({ id }) => id) };
  const call = await sending(backend, { audience, channels: ['EMAIL'] });
  await backend.wait(30_000);
  expect(await read(call)).toMatchObject({ status: 'FAILED' });
  await backend.wait(60_000);
  expect(await read(call)).toMatchObject({
    status: 'SENT',
    stats: { errors: 0, delivered: late.length },
  });
});

test('a notification has failed as long as no recipient has it, and stays paused while something is tried again', async () => {
  const never = backend.store.tables.users
    .by('status', 'ACTIVE')
    .filter(({ id, email }) => id.endsWith('0') && email !== null);
  const audience = { kind: 'USERS' as const, userIds: never.map(({ id }) => id) };
  const call = await sending(backend, { audience, channels: ['EMAIL'] });
  await backend.wait(90_000);
  expect(await read(call)).toMatchObject({ status: 'FAILED', stats: { errors: never.length } });
  await backend.store.transact(({ tables }) => {
    const row = tables.notifications.get(call.params.notificationId);
    if (row) tables.notifications.replace({ ...row, status: 'PAUSED' });
  });
  await backend.wait(5 * 60_000);
  expect(await read(call)).toMatchObject({ status: 'PAUSED' });
  const [row] = backend.store.tables.deliveries.by('notificationId', call.params.notificationId);
  expect(row).toMatchObject({ status: 'FAILED', attempts: 3 });
});

test('nothing is tried again once the notification has expired', async () => {
  const { call, rows } = await sendingToMailboxes();
  await backend.wait(30_000);
  await read(call);
  await backend.store.transact(({ tables, clock }) => {
    const row = tables.notifications.get(call.params.notificationId);
    if (row) tables.notifications.replace({ ...row, expiresAt: clock.now() });
  });
  await backend.wait(60_000);
  await read(call);
  expect(new Set(rows(/[05]$/).map(({ status, attempts }) => `${status} ${attempts}`))).toEqual(
    new Set(['UNDELIVERABLE 1']),
  );
});

takesTransitions('N1', 'N5', 'N5b', 'N7', 'N7b', 'N7c', 'N10', 'N10a', 'N10b', 'N10c', 'A4');
