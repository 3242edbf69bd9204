import { expect, test } from 'vitest';
import { rowSchemas } from '#mocks/backend/row-schemas.ts';
import { minor } from '#mocks/store/row-fields.ts';
import { tables } from '#mocks/resources/tables.ts';
import { situationOf } from './scenarios/situation.ts';

/** The names of a schema's members that are amounts in minor units, at any depth and not hidden; `name` is that of the schema. */
function amountsIn(schema: unknown, name: string, hidden: readonly string[]): readonly string[] {
  if (schema === minor) return [name];
  const { shape = {}, innerType, element } = Object(Reflect.get(Object(schema), 'def') ?? {});
  const members = Object.entries(shape).flatMap(([member, part]) =>
    hidden.includes(member) ? [] : amountsIn(part, member, hidden),
  );
  return [...members, ...[innerType, element].flatMap((part) => (part ? amountsIn(part, name, hidden) : []))];
}

test.each(Object.entries(tables).filter(([, { entity }]) => entity !== null))(
  'the audit shows every amount of %s with its currency',
  (table, { entity }) => {
    const named: readonly string[] = entity?.amounts ?? [];
    const amounts = amountsIn(Reflect.get(rowSchemas, table), table, entity?.hidden ?? []);
    expect(amounts.filter((name) => !name.endsWith('Minor') && !named.includes(name))).toEqual([]);
  },
);

test('the history that a scenario starts with has the audited amounts, too', async () => {
  const { tables: filled } = await situationOf('one-of-each');
  const amounts = [...filled.auditEvents.all()]
    .filter(({ action }) => action === 'payment.made')
    .map(({ changes }) => changes[0]?.after?.['amount']);
  expect(amounts.length).toBeGreaterThan(5);
  for (const amount of amounts) expect(amount).toEqual({ amountMinor: expect.any(Number), currency: 'EUR' });
});
