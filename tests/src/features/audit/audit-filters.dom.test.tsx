import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openBackend } from '#tests/kit/backend.ts';
import { people } from '#tests/kit/people.ts';
import { visit } from '#tests/kit/visit.tsx';

test('the audit is filtered by administrators’ actions on a kind of entity', async () => {
  const on = await openBackend({ scenario: 'happy' });
  const token = await on.signIn(people.administrator);
  const body = { list: 'approvals', name: 'Open', query: 'status=PENDING', shared: true, isDefault: false };
  await on.get('createSavedView', { token, body });
  await on.wait(121_000);
  await visit('/mini-admin/audit?actorKind=ADMINISTRATOR&entityType=saved-view', {
    who: 'administrator',
    on,
  });
  expect(await screen.findByText('1–1 of 1')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Saved view created' })).toBeVisible();
  expect(screen.getByRole('button', { name: /By: Administrators/ })).toBeVisible();
  expect(screen.getByRole('button', { name: /About: Saved view/ })).toBeVisible();
});
