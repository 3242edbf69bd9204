import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { fill } from '#tests/kit/fill.ts';
import { openBackend } from '#tests/kit/backend.ts';
import { people } from '#tests/kit/people.ts';
import { visit } from '#tests/kit/visit.tsx';

test('a scratchcard is given from a batch that still has one', async () => {
  const user = userEvent.setup();
  const on = await openBackend({ scenario: 'happy' });
  const mira = on.store.tables.users.find('phoneE164', people.mira);
  await visit(`/mini-admin/users?open=${mira?.id}`, { who: 'administrator', on });
  const drawer = await screen.findByRole('dialog', { name: 'Mira Okafor' });
  await user.click(await within(drawer).findByRole('button', { name: 'Actions' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Give scratchcard' }));
  const dialog = await screen.findByRole('dialog', { name: 'Give scratchcard' });
  await within(dialog).findByRole('option', { name: '0017 · Goodwill, €20.00' });
  const batch = within(dialog).getByRole('combobox', { name: 'Batch' });
  expect(within(batch).getAllByRole('option')).toHaveLength(2);
  await user.selectOptions(batch, '0017 · Goodwill, €20.00');
  await fill(user, within(dialog).getByRole('textbox', { name: 'Reason' }), 'The parcel came late');
  await user.click(within(dialog).getByRole('button', { name: 'Give scratchcard' }));
  expect(await within(dialog).findByText('Scratchcard of €20.00 given')).toBeVisible();
  const given = on.store.tables.scratchcards.by('ownerId', mira?.id ?? '').at(-1);
  expect(given).toMatchObject({ kind: 'DIGITAL', status: 'ACTIVE' });
});
