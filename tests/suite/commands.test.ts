import { describe, expect, test } from 'vitest';
import { auditActionOf, type Endpoint } from '#contracts/endpoint.ts';
import { contract, type OperationName } from '#contracts/index.ts';
import { ready } from './backend.ts';
import { problemIn } from '#tests/kit/client.ts';

/** Everything that can change something, each with a request that is allowed. */
const commands = Object.entries<Endpoint>(contract)
  .filter(([, endpoint]) => endpoint.idempotent)
  .map(([name, endpoint]) => [name as OperationName, endpoint] as const); // keys of the contract

describe.each(commands.filter(([, { dryRun }]) => !dryRun))('a dry run of %s', (name) => {
  test('has the same answer as the command, needs no key and changes nothing', async () => {
    const { backend, request } = await ready(name);
    const before = await backend.state();
    const dry = await backend.ask(name, { ...request, dryRun: true, key: null });
    expect(dry.headers.get('dry-run')).toBe('true');
    expect(dry.headers.get('audit-event')).toBeNull();
    const wrongKey = await backend.ask(name, { ...request, dryRun: true, key: 'no uuid' });
    expect(problemIn(wrongKey).code).toBe('idempotency-key-required');
    expect(await backend.state()).toEqual(before);
    const done = await backend.ask(name, request);
    expect(done.headers.get('dry-run')).toBeNull();
    expect(dry.status).toBe(done.status);
    expect(membersOf(dry.body)).toEqual(membersOf(done.body));
  });
});

describe.each(commands.filter(([, { dryRun }]) => dryRun))('a dry run of %s', (name) => {
  test('is refused, because its answer would reveal a secret or a right guess', async () => {
    const { backend, request } = await ready(name);
    const before = await backend.state();
    expect(problemIn(await backend.ask(name, { ...request, dryRun: true })).code).toBe('dry-run-unavailable');
    expect(await backend.state()).toEqual(before);
  });
});

/** Commands whose request changes no entity that its sender sees: a challenge and a token for a card are none. */
const tellsNobody: ReadonlySet<OperationName> = new Set(['createChallenge', 'createScratchcardToken']);

describe.each(commands.filter(([, endpoint]) => auditActionOf(endpoint)))('%s', (name) => {
  test('the header Changed and the feed name every entity with a new version', async () => {
    const { backend, request } = await ready(name);
    const { token = null } = request;
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
    const told = fed.changes.map(({ entity, version }) => [entity.id, version]);
    if (!tellsNobody.has(name)) expect(told).not.toEqual([]);
    const { id, version } = Object(done.body);
    if (id && version) expect(told).toContainEqual([id, name === 'removeSavedView' ? null : version]);
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
