import { beforeEach, expect, test } from 'vitest';
import { draft, drafted, sending } from '#tests/suite/requests/notifications.ts';
import { type Backend, openBackend } from '#tests/kit/backend.ts';
import { people } from '#tests/kit/people.ts';
import { asking, everyone } from './asking.ts';

let backend: Backend;
beforeEach(async () => {
  backend = await openBackend({ scenario: 'happy' });
});
const { mira, toMira, read } = asking(() => backend);

test('a message has the values of its customer, and reading it is counted', async () => {
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

test('a followed link counts once and reads the message, unless it is snoozed', async () => {
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
  await backend.rejected('not-found', 'followInboxItem', { params }, other);
});

test('the variable for what is left to pay includes interest, as the page does', async () => {
  await sending(backend, toMira());
  await backend.wait(2_000);
  const customer = { token: await backend.signIn(people.mira) };
  const { items } = await backend.done(200, 'listInbox', { query: {} }, customer);
  const plans = await backend.done(200, 'listPlans', { query: { filter: { status: ['ACTIVE'] } } }, customer);
  const [plan, ...otherPlans] = plans.items;
  expect(otherPlans).toEqual([]);
  const leftToPay = plan?.leftToPay.amountMinor ?? 0;
  expect(leftToPay).toBeGreaterThan(plan?.principalLeft.amountMinor ?? 0);
  expect(items[0]?.body).toBe(`Hello Mira, €${(leftToPay / 100).toFixed(2)} is left.`);
});

test('undelivered messages are counted by channel and reason, most frequent first', async () => {
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

test('a corrected draft is sent with the key of the refused request', async () => {
  const emptyAudience = {
    kind: 'FILTER' as const,
    riskTiers: ['A' as const],
    kycStatuses: ['FAILED' as const],
  };
  const unknown = { ...draft.content, title: '{{nickname}}, {{shop}} and {{nickname}}' };
  const { token, params, ifMatch } = await drafted(backend, { content: unknown, audience: emptyAudience });
  const key = crypto.randomUUID();
  const send = { params, body: { at: null, repeats: null, timeZone: 'FIXED' as const } };
  const problem = await backend.rejected('template-variables-missing', 'sendNotification', send, {
    token,
    ifMatch,
    key,
  });
  expect(problem.variables).toEqual(['nickname', 'shop']);
  const correct = async (change: object, before: string) => {
    const call = { params, body: { ...draft, audience: emptyAudience, ...change } };
    const { version } = await backend.done(200, 'updateNotification', call, { token, ifMatch: before });
    return { token, ifMatch: `"${version}"`, key };
  };
  const worded = await correct({}, ifMatch);
  await backend.rejected('audience-empty', 'sendNotification', send, worded);
  const ready = await correct(toMira(), worded.ifMatch);
  expect((await backend.done(200, 'sendNotification', send, ready)).status).toBe('SENDING');
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
