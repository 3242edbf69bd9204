import { expect, test } from 'vitest';
import { openBackend } from '#tests/kit/backend.ts';
import { people } from '#tests/kit/people.ts';

async function threeTimes() {
  const backend = await openBackend({ scenario: 'happy' });
  const tokens: string[] = [];
  for (const _session of [1, 2, 3]) {
    tokens.push(await backend.signIn(people.mira));
    await backend.wait(61_000);
  }
  const [first = '', second = '', here = ''] = tokens;
  return { backend, first, second, here, as: { token: here } };
}

test('a customer sees their sessions, the current one first, and no ended one', async () => {
  const { backend, as, second } = await threeTimes();
  const { items } = await backend.done(200, 'listSessions', {}, as);
  expect(items.map(({ isCurrent }) => isCurrent)).toEqual([true, false, false]);
  await backend.wait(29 * 60_000); // the first two were last used more than half an hour ago
  expect((await backend.done(200, 'listSessions', {}, as)).items).toHaveLength(1);
  await backend.refused('session-expired', 'getMe', {}, { token: second });
});

test('ends one of them: its next request is refused, and the audit has it', async () => {
  const { backend, as, first, second } = await threeTimes();
  const { items } = await backend.done(200, 'listSessions', {}, as);
  const sessionId = items[1]?.id ?? '';
  await backend.done(204, 'endSession', { params: { sessionId } }, as);
  expect(await backend.refused('session-expired', 'getMe', {}, { token: second })).toMatchObject({
    reason: 'revoked',
  });
  await backend.done(200, 'getMe', {}, { token: first });
  const [event] = backend.store.tables.auditEvents.by('action', 'user.sessions-ended');
  expect(event?.actor.kind).toBe('CUSTOMER');
  await backend.refused('not-found', 'endSession', { params: { sessionId } }, as);
});

test('ends all others at once', async () => {
  const { backend, as, first, second } = await threeTimes();
  const { items } = await backend.done(200, 'endOtherSessions', {}, as);
  expect(items).toMatchObject([{ isCurrent: true }]);
  for (const token of [first, second]) await backend.refused('session-expired', 'getMe', {}, { token });
});

test('does not see or end the sessions of another customer', async () => {
  const { backend, as } = await threeTimes();
  const { items } = await backend.done(200, 'listSessions', {}, as);
  const other = { token: await backend.signIn('+4915199999999') };
  expect((await backend.done(200, 'listSessions', {}, other)).items).toHaveLength(1);
  const params = { sessionId: items[0]?.id ?? '' };
  await backend.refused('not-found', 'endSession', { params }, other);
});

test('asking for a code answers the same whether or not there is an account, and so does a wrong code', async () => {
  const shapes = await Promise.all(
    [people.mira, '+4915112345000', people.administrator, 'nobody@tranche.example'].map(async (contact) => {
      const backend = await openBackend({ scenario: 'happy' });
      const asked = await backend.ask('createChallenge', { body: { purpose: 'SIGN_IN', contact } });
      const { id, maskedTarget, channel, ...rest } = Object(asked.body);
      const headers = [...asked.headers.keys()].toSorted();
      const wrong = await backend.ask('verifyChallenge', {
        params: { challengeId: id },
        body: { code: backend.newMessage().code === '000000' ? '111111' : '000000' },
      });
      const { requestId: _request, instance: _instance, ...refusal } = Object(wrong.body);
      const masked = String(maskedTarget).replace(/[^•+@]/g, 'x').length > 0;
      // How much was read and written does not differ either: no lookup of an account comes before the code is right.
      const rows = Object.entries(backend.store.snapshot().tables).map(([name, all]) => [name, all.length]);
      const isEmail = contact.includes('@');
      return {
        isEmail,
        shape: { status: asked.status, rest, headers, masked, wrong: wrong.status, refusal, rows },
        channel,
      };
    }),
  );
  for (const kind of [true, false]) {
    const [known, unknown] = shapes.filter(({ isEmail }) => isEmail === kind);
    expect(unknown).toEqual(known);
  }
});
