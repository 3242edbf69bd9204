import { describe, expect, test } from 'vitest';
import type { EntityChange } from '#contracts/audit/event.ts';
import { auditActionOf, type Endpoint } from '#contracts/endpoint.ts';
import { contract, type OperationName } from '#contracts/index.ts';
import { memberOf } from '#mocks/core/member.ts';
import { tables as definitions } from '#mocks/resources/tables.ts';
import type { Backend } from '#tests/kit/backend.ts';
import { people } from '#tests/kit/people.ts';
import { actionOf, auditedCommands } from '#tests/suite/audited.ts';
import { ready } from '#tests/suite/in-process.ts';

/** The person who owns the token, as the audit names them. */
async function actorBy({ get }: Backend, token: string | null | undefined) {
  if (!token) return { kind: 'CUSTOMER', id: expect.stringMatching(/^usr_/), name: expect.any(String) };
  const me = await get('getMe', { token });
  return me.kind === 'ADMINISTRATOR'
    ? { kind: me.kind, id: me.administrator.id, name: me.administrator.fullName }
    : { kind: me.kind, id: me.user.id, name: me.user.fullName };
}

const timeOf = async ({ get }: Backend) => (await get('getConfig')).serverTime;

/** Every row that the contract has a name for, by its id, with the members that the audit may show. */
function rowsOf({ store }: Backend) {
  const kept = store.snapshot().tables;
  return new Map(
    Object.entries(definitions).flatMap(([table, { entity }]) => {
      const hidden: readonly string[] = entity?.hidden ?? [];
      return entity
        ? (kept[table] ?? []).map((row) => {
            const visibleMembers = Object.entries(row).filter(([member]) => !hidden.includes(member));
            return [row.id, Object.fromEntries(visibleMembers)] as const;
          })
        : [];
    }),
  );
}

/** Reduces money to its minor units, as rows store it with or without its currency, and drops card tokens, which are never shown. */
function comparable(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(comparable);
  if (typeof value !== 'object' || value === null) return value;
  const amount = memberOf(value, 'amountMinor');
  if (amount !== undefined) return amount;
  const members = Object.entries(value).filter(([member]) => member !== 'cardTokenId');
  return Object.fromEntries(members.map(([member, each]) => [member, comparable(each)]));
}

/** The members that differ between two versions of a row, as a change in an audit event. */
function difference(
  before: object | undefined,
  after: object | undefined,
): Pick<EntityChange, 'before' | 'after'> {
  const names = Object.keys({ ...before, ...after }).filter(
    (name) => JSON.stringify(memberOf(before, name)) !== JSON.stringify(memberOf(after, name)),
  );
  const pick = (row: object | undefined) =>
    row ? Object.fromEntries(names.map((name) => [name, comparable(memberOf(row, name))])) : null;
  return { before: pick(before), after: pick(after) };
}

describe.each(auditedCommands)('the audit of %s', (name) => {
  const { access }: Endpoint = contract[name];

  test('has who, when, why and every member before and after', async () => {
    const { backend, request } = await ready(name);
    const actor = await actorBy(backend, request.token);
    const eventsOf = () => backend.store.tables.auditEvents.all();
    const earlier = new Set(eventsOf().map(({ id }) => id));
    const before = rowsOf(backend);
    const since = await timeOf(backend);
    const key = crypto.randomUUID();
    const done = await backend.ask(name, { ...request, key });
    const until = await timeOf(backend);
    const after = rowsOf(backend);
    const events = eventsOf().filter(({ id }) => !earlier.has(id));
    await backend.ask(name, { ...request, key });
    expect(eventsOf()).toHaveLength(earlier.size + events.length);

    const expected = actionOf(name);
    const event = events.find(({ action }) => action === expected);
    if (!event) throw new Error(`${expected} is not among ${events.map(({ action }) => action).join(', ')}`);
    expect(event.actor).toEqual(actor);
    expect(since <= event.at && event.at <= until).toBe(true);
    expect(event.requestId).toBe(done.headers.get('x-request-id'));
    if (access === 'administrator') expect(done.headers.get('audit-event')).toBe(event.id);

    expect(event.reason).toBe(memberOf(request.body, 'reason') ?? null);
    expect(event.note).toBe(memberOf(request.body, 'note') ?? null);

    expect(event.entity.type).toBe(expected?.split('.')[0]);
    expect(event.changes.map(({ entity }) => entity)).toContainEqual(event.entity);
    for (const change of event.changes) {
      const { id } = change.entity;
      expect({ id, before: comparable(change.before), after: comparable(change.after) }).toEqual({
        id,
        ...difference(before.get(id), after.get(id)),
      });
    }
    const text = JSON.stringify(events);
    const secrets = [
      'example.com',
      '+49',
      'tok_',
      'codeHash',
      'tokenHash',
      backend.newMessage().code || '-none-',
    ];
    for (const secret of secrets) expect(text).not.toContain(secret);

    const isAdministrator = access === 'administrator' && request.token;
    const token = isAdministrator ? request.token : await backend.signIn(people.administrator);
    const details = await backend.get('getAuditEvent', { token, params: { auditEventId: event.id } });
    const { entityName: _entityName, userId: _userId, ...stored } = details;
    expect(stored).toEqual(event);
    const { type, id } = event.entity;
    const history = { filter: { entityType: [type], entityId: [id] } };
    const page = await backend.get('listAuditEvents', { token, query: history });
    expect(page.items.map((item) => item.id)).toContain(event.id);
  });
});

const notAudited = Object.entries<Endpoint>(contract)
  .filter(([, endpoint]) => endpoint.idempotent && !auditActionOf(endpoint))
  .map(([name, endpoint]) => [name as OperationName, endpoint] as const); // keys of the contract

describe.each(notAudited)('%s', (name, { audit }) => {
  test('is not in the audit, and says why', async () => {
    const { backend, request } = await ready(name);
    const eventsOf = () => backend.store.tables.auditEvents.all().length;
    const before = eventsOf();
    const { version } = backend.store;
    expect((await backend.ask(name, request)).status).toBeLessThan(300);
    expect(backend.store.version).toBeGreaterThan(version);
    expect(eventsOf()).toBe(before);
    expect(audit).toEqual({ none: expect.stringMatching(/^[A-Z].{30,}\.$/) });
  });
});
