import { expect, test } from 'vitest';
import type { EntityChange } from '#contracts/audit/event.ts';
import { memberOf } from '#mocks/core/member.ts';
import { tables as definitions } from '#mocks/resources/tables.ts';
import type { Backend } from '#tests/kit/backend.ts';
import { actionOf, auditedCommands } from '#tests/suite/audited.ts';
import { ready } from '#tests/suite/in-process.ts';

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

// What an event says beside its changes is proven of any backend: tests/suite/audit.test.ts.
test.each(auditedCommands)('the audit of %s has every stored member before and after', async (name) => {
  const { backend, request } = await ready(name);
  const eventsOf = () => backend.store.tables.auditEvents.all();
  const earlier = new Set(eventsOf().map(({ id }) => id));
  const before = rowsOf(backend);
  await backend.ask(name, request);
  const after = rowsOf(backend);
  const events = eventsOf().filter(({ id }) => !earlier.has(id));
  const event = events.find(({ action }) => action === actionOf(name));
  expect(event?.changes).not.toEqual([]);
  for (const change of event?.changes ?? []) {
    const { id } = change.entity;
    expect({ id, before: comparable(change.before), after: comparable(change.after) }).toEqual({
      id,
      ...difference(before.get(id), after.get(id)),
    });
  }
  const secrets = [
    'example.com',
    '+49',
    'tok_',
    'codeHash',
    'tokenHash',
    backend.newMessage().code || '-none-',
  ];
  for (const secret of secrets) expect(JSON.stringify(events)).not.toContain(secret);
});
