import { expect, test } from 'vitest';
import { people } from '#tests/kit/people.ts';
import { draft, drafted, sending } from '#tests/suite/requests/notifications.ts';
import { toMira } from './to-mira.ts';

test('sendNotification: a message has the values of its customer, and reading it is counted', async () => {
  const { backend, to, read } = await toMira();
  const call = await sending(backend, to);
  await backend.wait(60_000);
  const customer = { token: await backend.signIn(people.mira) };
  const { items } = await backend.done(200, 'listInbox', { query: {} }, customer);
  expect(items[0]).toMatchObject({
    title: 'You can pay early',
    body: expect.stringMatching(/^Hello Mira, .*\d.* is left\.$/),
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

test('followInboxItem: a followed link counts once and reads the message, unless it is snoozed', async () => {
  const { backend, to, read } = await toMira();
  const call = await sending(backend, to);
  await backend.wait(60_000);
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
  const rows = async () => {
    const token = await backend.signIn(people.viewer);
    return backend.every('listDeliveries', { token, params: call.params });
  };
  const before = await rows();
  expect(before.find(({ channel }) => channel === 'IN_APP')?.status).toBe('CLICKED');
  await backend.wait(86_400_000);
  const later = { token: await backend.signIn(people.mira) };
  expect(await backend.done(200, 'followInboxItem', { params }, later)).toMatchObject({ status: 'READ' });
  expect(await rows()).toEqual(before);
  const other = { token: await backend.signIn('+4915199999999') };
  await backend.rejected('not-found', 'followInboxItem', { params }, other);
});

test('sendNotification: the variable for what is left to pay includes interest, as the page does', async () => {
  const { backend, to } = await toMira();
  await sending(backend, to);
  await backend.wait(60_000);
  const customer = { token: await backend.signIn(people.mira) };
  const { items } = await backend.done(200, 'listInbox', { query: {} }, customer);
  const plans = await backend.done(200, 'listPlans', { query: { filter: { status: ['ACTIVE'] } } }, customer);
  const [plan, ...otherPlans] = plans.items;
  expect(otherPlans).toEqual([]);
  const leftToPay = plan?.leftToPay.amountMinor ?? 0;
  expect(leftToPay).toBeGreaterThan(plan?.principalLeft.amountMinor ?? 0);
  expect(items[0]?.body.replaceAll(/\D/g, '')).toBe(String(leftToPay));
});

test('sendNotification: a corrected draft is sent with the key of the refused request', async () => {
  const { backend, to } = await toMira();
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
  const ready = await correct(to, worded.ifMatch);
  expect((await backend.done(200, 'sendNotification', send, ready)).status).toBe('SENDING');
});

test('sendNotification and countAudience: a repeated text within a day is not sent to the same person on that channel', async () => {
  const { backend, to, read } = await toMira();
  const both = { ...to, channels: ['IN_APP' as const, 'EMAIL' as const] };
  await sending(backend, both);
  await backend.wait(121_000); // another code may be sent to the administrator
  const again = await drafted(backend, both);
  const count = (change: object) =>
    backend.done(200, 'countAudience', { body: { ...draft, ...both, ...change } }, { token: again.token });
  const repeated = ['IN_APP', 'EMAIL'].map((channel) => ({ channel, reason: 'DUPLICATE', people: 1 }));
  expect(await count({})).toMatchObject({ people: 1, reached: 0, exclusions: repeated });
  expect(await count({ content: { ...draft.content, title: 'Pay early now' } })).toMatchObject({
    reached: 1,
  });
  expect((await read(again)).checks).toContainEqual(
    expect.objectContaining({ check: 'REACH', result: 'RISK' }),
  );

  const now = { params: again.params, body: { at: null, repeats: null, timeZone: 'FIXED' as const } };
  await backend.done(200, 'sendNotification', now, { token: again.token, ifMatch: again.ifMatch });
  await backend.wait(60_000);
  const { undelivered } = await read(again);
  expect(undelivered).toHaveLength(2);
  expect(undelivered).toEqual(
    expect.arrayContaining(
      repeated.map(({ channel, people: number }) => ({
        channel,
        exclusion: 'DUPLICATE',
        error: null,
        people: number,
      })),
    ),
  );
  const inbox = async () => {
    const { items } = await backend.get('listInbox', { token: await backend.signIn(people.mira) });
    return items.filter(({ title }) => title === draft.content.title);
  };
  expect(await inbox()).toHaveLength(1);

  await backend.wait(86_400_000);
  await sending(backend, both);
  await backend.wait(60_000);
  expect(await inbox()).toHaveLength(2);
});
