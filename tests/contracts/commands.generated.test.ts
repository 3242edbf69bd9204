import { describe, expect, test } from 'vitest';
import type { AuditAction } from '#contracts/audit/actions.ts';
import { auditActionOf, type Endpoint } from '#contracts/endpoint.ts';
import { contract, type OperationName } from '#contracts/index.ts';
import { ready } from './requests.ts';
import { type Backend } from '#tests/kit/backend.ts';
import { problemIn } from '#tests/kit/client.ts';
import { people } from '#tests/kit/people.ts';

/** Everything that can change something, each with a request that is allowed. */
const commands = Object.entries<Endpoint>(contract)
  .filter(([, endpoint]) => endpoint.idempotent)
  .map(([name, endpoint]) => [name as OperationName, endpoint] as const); // keys of the contract

/** All rows; of sessions only the ids, because their last use changes with every request. */
function stateOf(backend: Backend) {
  const { tables } = backend.store.snapshot();
  return { ...tables, sessions: tables['sessions']?.map(({ id }) => id) };
}

const eventsOf = (backend: Backend) => backend.store.tables.auditEvents.all();

describe.each(commands.filter(([, { dryRun }]) => !dryRun))('a dry run of %s', (name) => {
  test('answers as the command does afterwards, needs no key and changes nothing', async () => {
    const { backend, request } = await ready(name);
    const before = stateOf(backend);
    const dry = await backend.ask(name, { ...request, dryRun: true, key: null });
    expect(dry.headers.get('dry-run')).toBe('true');
    expect(dry.headers.get('audit-event')).toBeNull();
    const wrongKey = await backend.ask(name, { ...request, dryRun: true, key: 'no uuid' });
    expect(problemIn(wrongKey).code).toBe('idempotency-key-required');
    expect(stateOf(backend)).toEqual(before);
    const done = await backend.ask(name, request);
    expect(done.headers.get('dry-run')).toBeNull();
    expect(dry.status).toBe(done.status);
    expect(membersOf(dry.body)).toEqual(membersOf(done.body));
  });
});

describe.each(commands.filter(([, { dryRun }]) => dryRun))('a dry run of %s', (name) => {
  test('is refused: its answer would reveal whether a guess was right', async () => {
    const { backend, request } = await ready(name);
    const { version } = backend.store;
    expect(problemIn(await backend.ask(name, { ...request, dryRun: true })).code).toBe('dry-run-unavailable');
    expect(backend.store.version).toBe(version);
  });
});

const audited = commands.filter(([, endpoint]) => auditActionOf(endpoint));

/** What is written first, where that is not the command's own entry. */
const auditedFirst: Partial<Record<OperationName, AuditAction>> = {
  verifyChallenge: 'user.email-changed', // the purpose of the request's code
  writeOffPlan: 'approval.requested', // every write-off needs a second person
};

describe.each(audited)('the audit of %s', (name, endpoint) => {
  const { access } = endpoint;
  const audit = auditActionOf(endpoint);

  test('has one event with actor, action and changes; a repeated key adds none', async () => {
    const { backend, request } = await ready(name);
    const before = new Set(eventsOf(backend).map(({ id }) => id));
    const key = crypto.randomUUID();
    const done = await backend.ask(name, { ...request, key });
    await backend.ask(name, { ...request, key });
    const events = eventsOf(backend).filter(({ id }) => !before.has(id));
    if (name === 'createChallenge') {
      expect(events).toEqual([]); // figures that still hold
      return;
    }
    const expected = auditedFirst[name] ?? audit;
    expect(events.map(({ action }) => action)).toContain(expected);
    const event = events.find(({ action }) => action === expected);
    expect(event?.actor.kind).toBe(access === 'administrator' ? 'ADMINISTRATOR' : 'CUSTOMER');
    expect(event?.entity.type).toBe(expected?.split('.')[0]);
    expect(event?.requestId).toBe(done.headers.get('x-request-id'));
    for (const { before: was, after } of event?.changes ?? []) expect(was).not.toEqual(after);
    if (access === 'administrator') expect(done.headers.get('audit-event')).toBe(event?.id);
    const text = JSON.stringify(events);
    for (const secret of [
      'example.com',
      '+49',
      'tok_',
      'codeHash',
      'tokenHash',
      backend.newMessage().code || '-none-',
    ])
      expect(text).not.toContain(secret);
    const isAdministrator = access === 'administrator' && request.token;
    const token = isAdministrator ? request.token : await backend.signIn(people.administrator);
    const shown = await backend.get('getAuditEvent', { token, params: { auditEventId: event?.id ?? '' } });
    expect(shown).toEqual(event);
  });

  test('the header Changed and the feed name everything that has a new version', async () => {
    const { backend, request } = await ready(name);
    const token = request.token ?? null;
    if (token === null) return;
    const { cursor } = await backend.get('listChanges', { token });
    const done = await backend.ask(name, request);
    const fed = await backend.get('listChanges', { token, query: { after: cursor } });
    expect(fed.reset).toBe(false);
    const header = (done.headers.get('changed') ?? '').split(', ').filter((text) => text !== '');
    expect(header.toSorted()).toEqual(
      fed.changes
        .map(({ entity, version }) => `${entity.type}/${entity.id}${version ? `;version=${version}` : ''}`)
        .toSorted(),
    );
  });
});

describe.each(commands.filter(([, endpoint]) => !auditActionOf(endpoint)))('%s', (name, { audit }) => {
  test('is not in the audit, and says why', async () => {
    const { backend, request } = await ready(name);
    const before = eventsOf(backend).length;
    const { version } = backend.store;
    expect((await backend.ask(name, request)).status).toBeLessThan(300);
    expect(backend.store.version).toBeGreaterThan(version);
    expect(eventsOf(backend).length).toBe(before);
    expect(audit).toEqual({ none: expect.stringMatching(/^[A-Z].{30,}\.$/) });
  });
});

/** An answer without values that differ from one moment to the next. */
function membersOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(membersOf);
  if (typeof value !== 'object' || value === null) {
    return typeof value === 'string' && /^\d{4}-\d\d-\d\dT|^[a-z]{3}_|^[0-9a-f]{64}$/.test(value)
      ? 'moment, id or hash'
      : value;
  }
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, membersOf(inner)]));
}
