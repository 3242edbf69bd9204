import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { EntityType } from '#contracts/entities.ts';
import { tables as definitions } from '#mocks/resources/tables.ts';
import { entityAddress } from '#src/platform/routing/entity-address.ts';
import { expectAccessible } from '#tests/kit/accessible.ts';
import { auditEventOf } from '#tests/kit/audit-event.ts';
import { openBackend } from '#tests/kit/backend.ts';
import { memberOf } from '#mocks/core/member.ts';
import { visit } from '#tests/kit/visit.tsx';

/** Every kind of entity that has details of its own, with the table that stores it. */
const kinds = Object.entries(definitions).flatMap(([table, definition]) => {
  const type = EntityType.safeParse(memberOf(memberOf(definition, 'entity'), 'type')).data;
  return type && entityAddress({ type, id: 'any' }) !== null ? [[type, table] as const] : [];
});

test('there are kinds to test', () => {
  expect(kinds.length).toBeGreaterThan(8);
});

test.each(kinds)('the details of a %s are accessible and link to their own history', async (type, table) => {
  const user = userEvent.setup();
  const on = await openBackend({ scenario: 'one-of-each' });
  const rows = on.store.tables[table as 'orders'].all();
  const id = rows[0]?.id;
  if (id === undefined) throw new Error(`The scenario has no ${type}`);
  const entity = { type, id };
  await on.store.transact(({ tables, random }) => {
    tables.auditEvents.insert(auditEventOf(random, entity, `Something happened to this ${type}`));
  });
  await visit(entityAddress(entity) ?? '', { who: 'administrator', on });
  const details = await screen.findByRole('dialog');
  const history = await within(details).findByRole('link', { name: 'View audit log' });
  await expectAccessible(details);
  await user.click(history);
  const list = await screen.findByRole('table', { name: 'Audit entries' });
  expect(within(list).getByText(`Something happened to this ${type}`)).toBeVisible();
  const about = on.store.tables.auditEvents
    .all()
    .filter(({ changes }) => changes.some((change) => change.entity.id === id));
  await waitFor(() => expect(within(list).getAllByRole('rowheader')).toHaveLength(about.length));
});
