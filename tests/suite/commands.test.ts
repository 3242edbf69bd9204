import { describe, expect, test } from 'vitest';
import { auditActionOf, type Endpoint } from '#contracts/endpoint.ts';
import { contract, type OperationName } from '#contracts/index.ts';
import { type Changes, maxNamedInHeader } from '#contracts/changes/change.ts';
import { entityNamed, namedIn } from './changed-header.ts';
import { isAlone, ready } from './backend.ts';
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

/** "order/ord_…;version=4" */
const nameOf = ({ entity, version }: Changes['changes'][number]) =>
  `${entity.type}/${entity.id}${version ? `;version=${version}` : ''}`;

/** Whether the feed tells of what a header names; jobs and others may have changed it once more. */
function isFed(named: string, changes: Changes['changes']): boolean {
  const { type, id, version } = entityNamed(named);
  return changes.some(
    ({ entity, version: fed }) =>
      entity.type === type && (id === null || entity.id === id) && (fed ?? Infinity) >= (version ?? 0),
  );
}

describe.each(commands.filter(([, endpoint]) => auditActionOf(endpoint)))('%s', (name) => {
  test('the header Changed and the feed name every entity with a new version', async () => {
    const { backend, request } = await ready(name);
    const { token = null } = request;
    const { cursor } = await backend.get('listChanges', { token });
    const done = await backend.ask(name, request);
    const fed = await backend.get('listChanges', { token, query: { after: cursor } });
    expect(fed.reset).toBe(false);
    const named = namedIn(done.headers);
    const names = fed.changes.map(nameOf);
    const isNamed = named.every((text) => text.includes('/')); // types alone where they are too many
    if (isAlone) {
      const types = new Set(fed.changes.map(({ entity }) => entity.type));
      expect(named.toSorted()).toEqual((names.length > maxNamedInHeader ? [...types] : names).toSorted());
    } else {
      expect(named.filter((text) => !isFed(text, fed.changes))).toEqual([]);
      if (isNamed) expect(named.length).toBeLessThanOrEqual(maxNamedInHeader);
      else expect(names.length).toBeGreaterThan(maxNamedInHeader);
    }
    if (!tellsNobody.has(name)) expect(named).not.toEqual([]);
    const { id, version } = Object(done.body);
    const own = name === 'removeSavedView' ? id : `${id};version=${version}`;
    if (id && version)
      expect((isNamed ? named : names).map((text) => text.replace(/^.*\//, ''))).toContain(own);
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
