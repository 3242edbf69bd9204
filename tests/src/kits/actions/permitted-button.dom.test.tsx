import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { AdministratorRole } from '#contracts/permissions.ts';
import { openBackend } from '#tests/kit/backend.ts';
import { people } from '#tests/kit/people.ts';
import { visit } from '#tests/kit/visit.tsx';

/** The backend in which the administrator has this role. */
async function backendWith(role: AdministratorRole) {
  const on = await openBackend({ scenario: 'happy' });
  await on.store.transact(({ tables }) => {
    const administrator = tables.administrators.find('email', people.administrator);
    if (administrator) tables.administrators.replace({ ...administrator, role });
  });
  return on;
}

test.each([
  [
    'CARD_ISSUER',
    '/mini-admin/notifications',
    'New notification',
    'Your role Card issuer can’t send notifications.',
  ],
  [
    'SUPPORT',
    '/mini-admin/scratchcards',
    'Create batch',
    'Your role Support can’t create and export scratchcards.',
  ],
] as const)(
  '%s on %s opens nothing, and “%s” says what the role cannot do',
  async (role, address, name, reason) => {
    const user = userEvent.setup();
    await visit(address, { who: 'administrator', on: await backendWith(role) });
    const button = await screen.findByRole('button', { name });
    await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'true'));
    expect(button).toHaveAccessibleDescription(reason);
    await waitFor(async () => {
      await user.unhover(button);
      await user.hover(button); // the description exists once the tooltip has been loaded
      expect(screen.getByRole('tooltip')).toHaveTextContent(reason);
    });
    await user.click(button);
    expect(screen.queryByRole('dialog')).toBeNull();
  },
);

test('a draft cannot be edited by a role that may not send it', async () => {
  const on = await backendWith('VIEWER');
  const draft = on.store.tables.notifications.by('status', 'DRAFT')[0];
  await visit(`/mini-admin/notifications?open=${draft?.id}`, { who: 'administrator', on });
  const button = await screen.findByRole('button', { name: 'Edit draft' });
  await waitFor(() =>
    expect(button).toHaveAccessibleDescription('Your role Viewer can’t send notifications.'),
  );
});

test('a role that may send can start a notification', async () => {
  const user = userEvent.setup();
  const on = await backendWith('SUPPORT');
  const { requests } = await visit('/mini-admin/notifications', { who: 'administrator', on });
  const button = await screen.findByRole('button', { name: 'New notification' });
  await waitFor(() => expect(requests.map(({ name }) => name)).toContain('GET /v1/me'));
  await user.click(button);
  expect(await screen.findByRole('dialog', { name: 'New notification' })).toBeVisible();
  expect(button).not.toHaveAttribute('aria-disabled');
});
