import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { openBackend } from '#tests/kit/backend.ts';
import { people } from '#tests/kit/people.ts';
import { visit } from '#tests/kit/visit.tsx';

test('the dialog of an action begins in its first field', async () => {
  const user = userEvent.setup();
  const on = await openBackend({ scenario: 'happy' });
  const mira = on.store.tables.users.find('phoneE164', people.mira);
  await visit(`/mini-admin/users?open=${mira?.id}`, { who: 'administrator', on });
  const details = await screen.findByRole('dialog', { name: mira?.fullName ?? '' });
  await user.click(await within(details).findByRole('button', { name: 'Actions' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Block account' }));
  const dialog = await screen.findByRole('dialog', { name: 'Block account' });
  const reason = await within(dialog).findByRole('textbox', { name: 'Reason' });
  await waitFor(() => expect(reason).toHaveFocus());
}, 30_000);
