import { isDeepStrictEqual } from 'node:util';
import { describe, expect, test } from 'vitest';
import type { AuditEvent, EntityChange } from '#contracts/audit/event.ts';
import type { Endpoint } from '#contracts/endpoint.ts';
import { contract } from '#contracts/index.ts';
import type { Answer, Call } from '#tests/kit/client.ts';
import { people } from '#tests/kit/people.ts';
import type { Provider } from '#tests/kit/provider.ts';
import { entityNamed, namedIn } from './changed-header.ts';
import { actionOf, auditedCommands, unauditedCommands } from './audited.ts';
import { isAlone, ready } from './backend.ts';

/** The person who owns the token, as the audit names them. */
async function actorBy({ get }: Provider, token: string | null | undefined) {
  if (!token) return { kind: 'CUSTOMER', id: expect.stringMatching(/^usr_/), name: expect.any(String) };
  const me = await get('getMe', { token });
  const { id, fullName: name } = me.kind === 'ADMINISTRATOR' ? me.administrator : me.user;
  return { kind: me.kind, id, name };
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

/** What no one may read in the audit: codes, tokens and contacts that a request has, and the form of others. */
const secretsOf = ({ token, body }: Call): readonly string[] => [
  ...[token, Object(body).code, Object(body).pin, Object(body).contact].filter(
    (text) => typeof text === 'string',
  ),
  '@example.com',
  '+49',
  'tok_',
];

/** The members of a change that are the same before and after; it has to have the same ones on both sides. */
function unchanged({ before, after }: EntityChange): readonly string[] {
  if (before === null || after === null) return [];
  expect(Object.keys(after).toSorted()).toEqual(Object.keys(before).toSorted());
  return Object.keys(after).filter((member) => isDeepStrictEqual(before[member], after[member]));
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

  test('shows what was changed and no secret, also by its id and in the history', async () => {
    const { backend, request } = await ready(name);
    const newEvents = await watchAudit(backend);
    const since = await backend.now();
    const done = await backend.ask(name, request);
    const { headers } = done;
    const until = await backend.now();
    const events = (await newEvents(done)).filter(
      ({ requestId }) => requestId === headers.get('x-request-id'),
    );
    const event = events.find(({ action }) => action === actionOf(name));
    if (!event)
      throw new Error(`${actionOf(name)} is not among ${events.map(({ action }) => action).join(', ')}`);
    const { entity, changes, at } = event;
    expect(since <= at && at <= until, `${since} to ${until}: ${at}`).toBe(true);
    expect(entity.type).toBe(actionOf(name)?.split('.')[0]);
    expect(changes.map((change) => change.entity)).toContainEqual(entity);
    expect(changes.map(unchanged).flat()).toEqual([]);
    const named = namedIn(headers).map(entityNamed);
    const versions = new Map(named.map(({ id, version }) => [id, version]));
    const told = changes.filter(({ entity: { id }, after }) => after?.['version'] && versions.get(id));
    expect(told.map(({ after }) => after?.['version'])).toEqual(
      told.map((change) => versions.get(change.entity.id)),
    );
    const secrets = secretsOf(request);
    expect(secrets.filter((secret) => JSON.stringify(events).includes(secret))).toEqual([]);

    const { token } = await backend.session(people.administrator);
    const params = { auditEventId: event.id };
    expect(await backend.get('getAuditEvent', { token, params })).toEqual(event);
    const filter = { entityType: [entity.type], entityId: [entity.id] };
    const { items } = await backend.get('listAuditEvents', { token, query: { filter } });
    expect(items.map(({ id }) => id)).toContain(event.id);
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
