import { beforeEach, expect, test } from 'vitest';
import { drafted, sending } from '#tests/suite/requests/notifications.ts';
import { type Backend, openBackend } from '#tests/kit/backend.ts';
import { people } from '#tests/kit/people.ts';
import { asking, everyone } from './asking.ts';

let backend: Backend;
beforeEach(async () => {
  backend = await openBackend({ scenario: 'happy' });
});
const { mira, toMira, read } = asking(() => backend);

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
