import { describe, expect, test } from 'vitest';
import type { Endpoint } from '#contracts/endpoint.ts';
import { contract } from '#contracts/index.ts';
import type { AuditEvent } from '#contracts/audit/event.ts';
import type { Answer } from '#tests/kit/client.ts';
import { people } from '#tests/kit/people.ts';
import type { Provider } from '#tests/kit/provider.ts';
import { actionOf, auditedCommands, unauditedCommands } from './audited.ts';
import { isAlone, ready } from './backend.ts';

/** The person who owns the token, as the audit names them. */
async function actorBy({ get }: Provider, token: string | null | undefined) {
  if (!token) return { kind: 'CUSTOMER', id: expect.stringMatching(/^usr_/) };
  const me = await get('getMe', { token });
  return { kind: me.kind, id: me.kind === 'ADMINISTRATOR' ? me.administrator.id : me.user.id };
}

/** What an administrator reads in the audit that was not there before; jobs and other people leave entries, too. */
async function watchAudit({ session, every, now }: Provider) {
  const since = await now();
  const eventsSince = async () => {
    const { token } = await session(people.administrator); // a command may end the sessions of before
    return every('listAuditEvents', { token, query: { filter: { at: { gte: since } } } });
  };
  const earlier = new Set((await eventsSince()).map(({ id }) => id));
  return async (...answers: readonly Answer[]) => {
    const requestIds = answers.map(({ headers }) => headers.get('x-request-id'));
    const isOwn = ({ requestId }: AuditEvent) => isAlone || requestIds.includes(requestId);
    return (await eventsSince()).filter((event) => !earlier.has(event.id) && isOwn(event));
  };
}

describe.each(auditedCommands)('the audit of %s', (name) => {
  const { access, dryRun }: Endpoint = contract[name];

  test('has one entry, which names who did it; simulating and repeating it leave none', async () => {
    const { backend, request } = await ready(name);
    const actor = await actorBy(backend, request.token);
    const newEvents = await watchAudit(backend);
    if (dryRun !== 'refused') {
      const dry = await backend.ask(name, { ...request, dryRun: true });
      expect(await newEvents(dry)).toEqual([]);
    }
    const key = crypto.randomUUID();
    const done = await backend.ask(name, { ...request, key });
    const again = await backend.ask(name, { ...request, key });
    const events = (await newEvents(done, again)).filter(({ action }) => action === actionOf(name));
    const { reason = null, note = null } = Object(request.body);
    expect(events).toMatchObject([{ actor, reason, note, requestId: done.headers.get('x-request-id') }]);
    if (access === 'administrator') expect(done.headers.get('audit-event')).toBe(events[0]?.id);
  });
});

describe.each(unauditedCommands)('the audit of %s', (name) => {
  test('has no entry', async () => {
    const { backend, request } = await ready(name);
    const newEvents = await watchAudit(backend);
    const done = await backend.ask(name, request);
    expect(done.status).toBeLessThan(300);
    expect(await newEvents(done)).toEqual([]);
  });
});
