import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openBackend } from '#tests/kit/backend.ts';
import { visit } from '#tests/kit/visit.tsx';

test.each([
  ['user', '/mini-admin/users', 'users'],
  ['payment', '/mini-admin/payments', 'payments'],
  ['plan', '/mini-admin/installments', 'plans'],
  ['notification', '/mini-admin/notifications', 'notifications'],
  ['administrator', '/mini-admin/administrators', 'administrators'],
] as const)('the details of a %s lead to what awaits approval about it', async (type, path, table) => {
  const on = await openBackend({ scenario: 'one-of-each' });
  const [request] = on.store.tables.approvals.by('status', 'PENDING');
  const entity = on.store.tables[table].all()[0];
  await on.store.transact(({ tables }) => {
    if (request && entity) tables.approvals.replace({ ...request, entity: { type, id: entity.id } });
  });
  await visit(`${path}?open=${entity?.id}`, { who: 'administrator', on });
  const details = within(await screen.findByRole('dialog'));
  const waiting = within(await details.findByRole('alert', { name: 'Awaiting approval' }));
  expect(waiting.getByRole('link').getAttribute('href')).toContain(`open=${request?.id}`);
});
