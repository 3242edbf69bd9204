import { describe, expect, test } from 'vitest';
import { type Provider } from '#tests/kit/provider.ts';
import { customerNamed } from '#tests/kit/administered.ts';
import { problemIn } from '#tests/kit/client.ts';
import { administrators, people } from '#tests/kit/people.ts';
import { codeFor, person } from '#tests/kit/person.ts';
import { opened } from '#tests/suite/backend.ts';

/** Mira, logged in, and an administrator who reads her account. */
async function openAdministration() {
  const backend = await opened('happy');
  const { token: mira } = await backend.session(people.mira); // without a code, which would count
  const token = await backend.signIn(people.administrator);
  const { id: userId } = await customerNamed(backend, people.mira);
  const params = { userId };
  const look = () => backend.get('getUser', { token, params });
  return { backend, mira, token, params, look };
}

const reason = 'The card was stolen';
/** Further members of a job that sends no tag and no message. */
const without = { tag: null, title: null, text: null };

/** A second administrator rejects a request, so that the same can be asked for again. */
async function rejects(
  backend: Provider,
  { id, version }: { readonly id: string; readonly version: number },
) {
  await backend.wait(121_000); // another code may be sent after two minutes
  const as = { token: await backend.signIn(people.approver), ifMatch: `"${version}"` };
  const call = { params: { approvalId: id }, body: { reason: 'Not now' } };
  await backend.done(200, 'rejectApproval', call, as);
}

describe('an account that administrators change', () => {
  test('is logged out by blockUser and kept out until unblockUser', async () => {
    const { backend, mira, token, params, look } = await openAdministration();
    const { version } = await look();
    const as = { token, ifMatch: `"${version}"` };
    const blocked = await backend.done(200, 'blockUser', { params, body: { reason } }, as);
    expect(blocked).toMatchObject({ status: 'BLOCKED', version: version + 1 });
    expect(problemIn(await backend.ask('getMe', { token: mira })).code).toBe('session-expired');
    expect((await backend.get('listUserSessions', { token, params })).items).toEqual([]);
    expect(blocked.actions.filter(({ allowed }) => allowed).map(({ action }) => action)).toEqual([
      'add-note',
      'reveal-contacts',
      'tag',
      'change-limit',
      'end-sessions',
      'unblock',
    ]);

    const again = { token, ifMatch: `"${blocked.version}"` };
    const active = await backend.done(200, 'unblockUser', { params, body: { reason } }, again);
    expect(active.status).toBe('ACTIVE');
    const [event] = (await backend.get('listAuditEvents', { token, query: { q: params.userId } })).items;
    expect(event).toMatchObject({ action: 'user.unblocked', reason });
  });

  test('is logged out everywhere by endUserSessions', async () => {
    const { backend, mira, token, params, look } = await openAdministration();
    expect((await backend.get('listUserSessions', { token, params })).items).toHaveLength(1);
    const as = { token, ifMatch: `"${(await look()).version}"` };
    await backend.done(200, 'endUserSessions', { params, body: { reason } }, as);
    expect(problemIn(await backend.ask('getMe', { token: mira })).code).toBe('session-expired');
    expect((await look()).status).toBe('ACTIVE');
  });

  test('shows its contacts in full by revealUserContacts for a reason, which the audit records without them', async () => {
    const { backend, token, params, look } = await openAdministration();
    const { version } = await look();
    const as = { token, ifMatch: `"${version}"` };
    const call = { params, body: { reason: 'Two instalments are late' } };
    const contacts = await backend.done(200, 'revealUserContacts', call, as);
    expect(contacts).toEqual({
      id: params.userId,
      email: contacts.email,
      phoneE164: people.mira,
      version,
    });
    const [event] = (await backend.get('listAuditEvents', { token, query: { q: params.userId } })).items;
    expect(event).toMatchObject({ action: 'user.contacts-revealed', reason: 'Two instalments are late' });
    expect(JSON.stringify(event)).not.toContain(people.mira);
    expect(JSON.stringify(await look())).not.toContain(people.mira);
  });

  test('gets another limit by changeCreditLimit at once up to 1,000.00, after approval above it', async () => {
    const { backend, token, params, look } = await openAdministration();
    const { creditLimit, version } = await look();
    const to = (byMinor: number) => ({
      params,
      body: { creditLimit: { ...creditLimit, amountMinor: creditLimit.amountMinor + byMinor }, reason },
    });
    const raised = await backend.done(200, 'changeCreditLimit', to(1_000_00), {
      token,
      ifMatch: `"${version}"`,
    });
    expect(raised.creditLimit.amountMinor).toBe(creditLimit.amountMinor + 1_000_00);
    const as = { token, ifMatch: `"${raised.version}"` };
    for (const byMinor of [2_000_01, -1]) {
      const approval = await backend.done(202, 'changeCreditLimit', to(byMinor), as);
      expect(approval).toMatchObject({
        operation: 'changeCreditLimit',
        permission: 'limits.approve',
        entityName: 'Mira Okafor',
        change: {
          before: { creditLimit: raised.creditLimit },
          after: { creditLimit: to(byMinor).body.creditLimit },
        },
      });
      await rejects(backend, approval);
    }
    expect((await look()).creditLimit).toEqual(raised.creditLimit);
  });

  test('changeCreditLimit adds several small changes up until one is approved', async () => {
    const { backend, token, params, look } = await openAdministration();
    const { creditLimit: first, limitsOfOne } = await look();
    const limit = (byMinor: number) => ({ ...first, amountMinor: first.amountMinor + byMinor });
    expect(limitsOfOne).toEqual({ least: limit(-1_000_00), most: limit(1_000_00) });
    const to = async (byMinor: number) => {
      const { version } = await look();
      const call = { params, body: { creditLimit: limit(byMinor), reason } };
      return [call, { token, ifMatch: `"${version}"` }] as const;
    };
    const alone = async (byMinor: number) => backend.done(200, 'changeCreditLimit', ...(await to(byMinor)));
    const asks = async (byMinor: number) => backend.done(202, 'changeCreditLimit', ...(await to(byMinor)));
    const asksInVain = async (byMinor: number) => rejects(backend, await asks(byMinor));
    await alone(600_00);
    await alone(1_000_00);
    expect((await look()).limitsOfOne).toEqual({ least: first, most: limit(1_000_00) });
    await asksInVain(1_000_01);
    await alone(500_00); // down again
    await asksInVain(1_200_00);
    const { id: approvalId } = await asks(1_300_00);

    await backend.wait(121_000);
    const second = { token: await backend.signIn(people.approver) };
    const { version } = await backend.get('getApproval', { ...second, params: { approvalId } });
    const decision = { ...second, ifMatch: `"${version}"` };
    await backend.done(200, 'approveApproval', { params: { approvalId } }, decision);
    expect(await look()).toMatchObject({
      creditLimit: limit(1_300_00),
      limitsOfOne: { least: limit(300_00), most: limit(2_300_00) },
    });
    await alone(2_300_00);
    await asks(2_300_01);
  });

  test('says in listUsers how late its oldest instalment is, like listAllPlans', async () => {
    const { backend, token } = await openAdministration();
    const users = await backend.get('listUsers', { token, query: { sort: ['-daysPastDue'], limit: 100 } });
    const plans = await backend.get('listAllPlans', { token, query: { limit: 100 } });
    expect(users.items[0]?.daysPastDue).toBeGreaterThan(0);
    for (const { id, daysPastDue } of users.items) {
      const userPlans = plans.items.filter(({ userId, status }) => userId === id && status !== 'PENDING');
      expect(daysPastDue, id).toBe(Math.max(0, ...userPlans.map((plan) => plan.daysPastDue)));
    }
  });
});

describe('what administrators write', () => {
  test('addUserNote: a customer with a dated note is one with a note due until completeUserNote', async () => {
    const { backend, token, params, look } = await openAdministration();
    const query = { filter: { noteDueOn: { lte: '2027-01-12' } } };
    const due = async () => (await backend.get('listUsers', { token, query })).items.map(({ id }) => id);
    expect(await due()).toEqual([]);
    const body = { text: 'Asked for a call about the second plan', dueOn: '2027-01-12' };
    const as = async () => ({ token, ifMatch: `"${(await look()).version}"` });
    const noted = await backend.done(200, 'addUserNote', { params, body }, await as());
    expect(noted.notes).toEqual([expect.objectContaining({ no: 1, ...body, doneAt: null })]);
    expect(await due()).toEqual([params.userId]);

    const call = { params, body: { no: 1 } };
    const completed = await backend.done(200, 'completeUserNote', call, await as());
    expect(completed.notes[0]?.doneAt).not.toBeNull();
    expect(await due()).toEqual([]);
    await backend.rejected('not-found', 'completeUserNote', call, await as());
    const { items } = await backend.get('listAuditEvents', { token, query: { q: params.userId } });
    expect(items.slice(0, 2).map(({ action }) => action)).toEqual(['user.note-completed', 'user.note-added']);
    expect(JSON.stringify(items)).not.toContain('second plan'); // deleted with the account, as the audit is not
  });

  test('sendUserMessage puts a message into the inbox of its customer', async () => {
    const { backend, mira, token, params, look } = await openAdministration();
    const body = { title: 'Your parcel is on its way', text: 'It arrives on Tuesday.' };
    const as = { token, ifMatch: `"${(await look()).version}"` };
    await backend.done(200, 'sendUserMessage', { params, body }, as);
    const [newest] = (await backend.get('listInbox', { token: mira })).items;
    expect(newest).toMatchObject({ title: body.title, body: body.text });
    const [message] = (await backend.get('listUserMessages', { token, params })).items;
    expect(message).toMatchObject({ title: body.title, at: newest?.at });
    expect(Object.keys(message ?? {})).not.toContain('status');
  });

  test('resendUserCode: a new code replaces the old one without extending its validity', async () => {
    const { backend, token, params, look } = await openAdministration();
    await backend.wait(120_000);
    const contact = people.mira;
    const { id } = await backend.done(201, 'createChallenge', { body: { purpose: 'SIGN_IN', contact } });
    const first = await backend.newMessage();
    const as = async () => ({ token, ifMatch: `"${(await look()).version}"` });
    await backend.wait(20_000); // another code can be sent after 30 seconds
    await backend.rejected('otp-cooldown', 'resendUserCode', { params }, await as());
    await backend.wait(10_000);
    await backend.done(200, 'resendUserCode', { params }, await as());
    const second = await backend.newMessage();
    expect(second.text).toBe(first.text.replace(first.code, second.code));
    const enter = (code: string) => ({ params: { challengeId: id }, body: { code } });
    await backend.rejected('otp-invalid', 'verifyChallenge', enter(first.code));
    const [event] = (await backend.get('listAuditEvents', { token, query: { q: params.userId } })).items;
    expect(event?.action).toBe('user.code-resent');
    expect(JSON.stringify(event)).not.toContain(second.code);
    await backend.wait(255_000); // almost 300 seconds after the first one
    expect(await backend.done(200, 'verifyChallenge', enter(second.code))).toMatchObject({
      purpose: 'SIGN_IN',
    });
    await backend.rejected('invalid-transition', 'resendUserCode', { params }, await as());
  });

  test('getUser offers resendUserCode only while a code is waited for', async () => {
    const { backend, look } = await openAdministration();
    const offered = async () => (await look()).actions.find(({ action }) => action === 'resend-code');
    const disallowed = { action: 'resend-code', allowed: false, reason: expect.any(String) };
    await backend.wait(120_000);
    expect(await offered()).toMatchObject(disallowed);
    await backend.done(201, 'createChallenge', { body: { purpose: 'SIGN_IN', contact: people.mira } });
    expect(await offered()).toMatchObject({
      action: 'resend-code',
      allowed: true,
      reason: null,
      cause: null,
    });
    await backend.wait(301_000);
    expect(await offered()).toMatchObject(disallowed);
  });

  test('resendUserCode: codes that are sent again count towards the limit of five an hour', async () => {
    const { backend, token, params, look } = await openAdministration();
    const as = async () => ({ token, ifMatch: `"${(await look()).version}"` });
    const first = { body: { purpose: 'SIGN_IN' as const, contact: people.mira } };
    await backend.done(201, 'createChallenge', first);
    for (const retryAfterS of [30, 60, 120]) {
      const problem = await backend.rejected('otp-cooldown', 'resendUserCode', { params }, await as());
      expect(problem.retryAfterS).toBeGreaterThan(retryAfterS - 10);
      expect(problem.retryAfterS).toBeLessThanOrEqual(retryAfterS);
      await backend.wait(retryAfterS * 1_000);
      await backend.done(200, 'resendUserCode', { params }, await as());
    }
    await backend.wait(120_000);
    await backend.done(201, 'createChallenge', first); // the fifth within an hour
    await backend.rejected('rate-limited', 'resendUserCode', { params }, await as());
    await backend.rejected('rate-limited', 'createChallenge', first);
  });

  test('resendUserCode sends the code for an order again until cancelOrder', async () => {
    const backend = await opened('new-user');
    const customer = await person(backend);
    const quote = await customer.submitted();
    await backend.wait(600_000);
    await backend.done(201, 'createChallenge', codeFor(quote), customer.as);
    const first = await backend.newMessage();
    const params = { userId: (await customer.account()).id };
    const token = await backend.signIn(people.administrator);
    const as = async () => ({
      token,
      ifMatch: `"${(await backend.get('getUser', { token, params })).version}"`,
    });
    await backend.wait(200_000);
    await backend.done(200, 'resendUserCode', { params }, await as());
    const { code, text } = await backend.newMessage();
    expect(text).toBe(first.text.replace(first.code, code));
    const { version } = await customer.orderNow(quote.orderId);
    const asCustomer = { ...customer.as, ifMatch: `"${version}"` };
    await backend.done(200, 'cancelOrder', { params: { orderId: quote.orderId } }, asCustomer);
    const problem = await backend.rejected('invalid-transition', 'resendUserCode', { params }, await as());
    expect(problem).toMatchObject({ entity: 'account', action: 'resend-code' });
  });

  test('startUsersJob blocks many', async () => {
    const { backend, token, params, look } = await openAdministration();
    const target = { ids: [params.userId] };
    const body = { ...without, action: 'block' as const, target, dryRun: false, reason };
    await backend.done(202, 'startUsersJob', { body }, { token });
    await backend.wait(5_000);
    expect((await look()).status).toBe('BLOCKED');
  });

  test('startUsersJob tags many, in which those with the tag fail', async () => {
    const { backend, token, params, look } = await openAdministration();
    const [other] = (await backend.get('listUsers', { token, query: { limit: 100 } })).items.filter(
      ({ id, status }) => id !== params.userId && status === 'ACTIVE',
    );
    const tag = { params, body: { tag: 'flood-2027' } };
    await backend.done(200, 'tagUser', tag, { token, ifMatch: `"${(await look()).version}"` });
    const target = { ids: [params.userId, other?.id ?? ''] };
    const body = { ...without, action: 'tag' as const, tag: 'flood-2027', target, dryRun: false, reason };
    const job = await backend.done(202, 'startUsersJob', { body }, { token });
    await backend.wait(5_000);
    const call = { token, params: { jobId: job.id } };
    expect((await backend.get('getJob', call)).progress).toMatchObject({ succeeded: 1, failed: 1 });
    const users = (await backend.get('listUsers', { token, query: { q: 'flood-2027' } })).items;
    expect(users.map(({ id }) => id).toSorted()).toEqual(target.ids.toSorted());
    const untag = { params, body: { tag: 'flood-2027' } };
    await backend.done(200, 'untagUser', untag, { token, ifMatch: `"${(await look()).version}"` });
    expect((await look()).tags).toEqual([]);
  });

  test('startUsersJob of a role that may tag but not block tags many and blocks none', async () => {
    const { backend, params } = await openAdministration();
    const token = await backend.signIn(administrators.COLLECTIONS);
    const body = { ...without, target: { ids: [params.userId] }, dryRun: false, reason };
    const tagged = { ...body, action: 'tag' as const, tag: 'flood-2027' };
    await backend.done(202, 'startUsersJob', { body: tagged }, { token });
    const blocked = { body: { ...body, action: 'block' as const } };
    expect(await backend.rejected('forbidden', 'startUsersJob', blocked, { token })).toMatchObject({
      requiredPermission: 'users.block',
    });
  });

  test('startUsersJob sends many a message, each with an audit entry that has the reason', async () => {
    const { backend, mira, token, params } = await openAdministration();
    const words = { title: 'The openAdministration is closed', text: 'We answer on Tuesday.' };
    const target = { ids: [params.userId] };
    const body = { ...without, ...words, action: 'message' as const, target, dryRun: false, reason };
    await backend.done(202, 'startUsersJob', { body }, { token });
    await backend.wait(5_000);
    const [newest] = (await backend.get('listInbox', { token: mira })).items;
    expect(newest).toMatchObject({ title: words.title, body: words.text });
    const { items } = await backend.get('listAuditEvents', { token, query: { q: params.userId } });
    expect(items.find(({ action }) => action === 'user.messaged')?.reason).toBe(reason);
    const empty = { ...body, text: null };
    await backend.rejected('validation-failed', 'startUsersJob', { body: empty }, { token });
  });
});

test('listUsers: the filter of who is past due matches the values in the rows', async () => {
  const { backend, token } = await openAdministration();
  const all = (await backend.get('listUsers', { token, query: { limit: 100 } })).items;
  for (const pastDue of ['YES', 'NO'] as const) {
    const query = { filter: { pastDue: [pastDue] }, limit: 100 };
    const users = (await backend.get('listUsers', { token, query })).items;
    expect(users.length).toBe(
      all.filter(({ daysPastDue }) => daysPastDue > 0 === (pastDue === 'YES')).length,
    );
    expect(users.length).toBeGreaterThan(0);
  }
});

test('getUser: a customer was last seen when a session was last used, without a new version', async () => {
  const { backend, mira, look } = await openAdministration();
  const before = await look();
  expect(before.lastSeenAt).toMatch(/^2027-01-10/);
  const later = Date.parse(before.lastSeenAt ?? '') + 5 * 60_000;
  await backend.wait(later - Date.parse(await backend.now()));
  expect((await look()).lastSeenAt).toBe(before.lastSeenAt);
  await backend.get('getMe', { token: mira });
  const after = await look();
  expect(Date.parse(after.lastSeenAt ?? '')).toBeGreaterThanOrEqual(later);
  expect(after.version).toBe(before.version);
});
