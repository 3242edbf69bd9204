import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openBackend } from '#tests/kit/backend.ts';
import { visit } from '#tests/kit/visit.tsx';

async function linksOfTab(tab: string) {
  const on = await openBackend({ scenario: 'happy' });
  const [user] = on.store.tables.users.all();
  await visit(`/mini-admin/users?open=${user?.id}&tab=${tab}`, { who: 'administrator', on });
  const details = await screen.findByRole('dialog');
  await within(details).findByRole('tab', { selected: true });
  const links = () => within(details).queryAllByRole('link', { name: /^View/ });
  return { details, names: () => links().map(({ textContent }) => textContent) };
}

test('the overview of a customer links to the audit log, the other tabs do not', async () => {
  const { details, names } = await linksOfTab('overview');
  await within(details).findByRole('link', { name: 'View audit log' });
  expect(names()).toEqual(['View orders', 'View audit log']);
});

test('the audit of a customer is followed by one link', async () => {
  const { details, names } = await linksOfTab('audit');
  await within(details).findByRole('link', { name: 'View audit log' });
  expect(names()).toEqual(['View audit log']);
});
