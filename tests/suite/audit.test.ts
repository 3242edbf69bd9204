import { describe, expect, test } from 'vitest';
import type { Endpoint } from '#contracts/endpoint.ts';
import { contract } from '#contracts/index.ts';
import { people } from '#tests/kit/people.ts';
import type { Provider } from '#tests/kit/provider.ts';
import { actionOf, auditedCommands, unauditedCommands } from './audited.ts';
import { ready } from './backend.ts';

/** The person who owns the token, as the audit names them. */
async function actorBy({ get }: Provider, token: string | null | undefined) {
  if (!token) return { kind: 'CUSTOMER', id: expect.stringMatching(/^usr_/) };
  const me = await get('getMe', { token });
  return { kind: me.kind, id: me.kind === 'ADMINISTRATOR' ? me.administrator.id : me.user.id };
}

/** What an administrator reads in the audit that was not there before. */
async function watchAudit({ session, every, now }: Provider) {
  const since = await now();
  const eventsSince = async () => {
    const { token } = await session(people.administrator); // a command may end the sessions of before
    return every('listAuditEvents', { token, query: { filter: { at: { gte: since } } } });
  };
  const earlier = new Set((await eventsSince()).map(({ id }) => id));
  return async () => (await eventsSince()).filter(({ id }) => !earlier.has(id));
}

describe.each(auditedCommands)('the audit of %s', (name) => {
  const { access, dryRun }: Endpoint = contract[name];

  test('has one entry, which names who did it; simulating and repeating it leave none', async () => {
    const { backend, request } = await ready(name);
    const actor = await actorBy(backend, request.token);
    const newEvents = await watchAudit(backend);
    if (dryRun !== 'refused') {
      await backend.ask(name, { ...request, dryRun: true });
      expect(await newEvents()).toEqual([]);
    }
    const key = crypto.randomUUID();
    const { headers } = await backend.ask(name, { ...request, key });
    await backend.ask(name, { ...request, key });
    const events = (await newEvents()).filter(({ action }) => action === actionOf(name));
    const { reason = null, note = null } = Object(request.body);
    expect(events).toMatchObject([{ actor, reason, note, requestId: headers.get('x-request-id') }]);
    if (access === 'administrator') expect(headers.get('audit-event')).toBe(events[0]?.id);
  });
});

describe.each(unauditedCommands)('the audit of %s', (name) => {
  test('has no entry', async () => {
    const { backend, request } = await ready(name);
    const newEvents = await watchAudit(backend);
    expect((await backend.ask(name, request)).status).toBeLessThan(300);
    expect(await newEvents()).toEqual([]);
  });
});
