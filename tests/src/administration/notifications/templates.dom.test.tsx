import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { openBackend } from '#tests/kit/backend.ts';
import { visit } from '#tests/kit/visit.tsx';

test('a draft starts from a template with its category and texts', async () => {
  const user = userEvent.setup();
  const on = await openBackend({ scenario: 'happy' });
  await on.store.transact(({ tables, random, clock }) => {
    const [template] = tables.notificationTemplates.all();
    if (!template) throw new Error('The scenario has no template to copy.');
    const id = random.ulid('tpl', clock.now());
    tables.notificationTemplates.insert({ ...template, id, name: 'Written later' });
  });
  const { backend } = await visit('/mini-admin/notifications', { who: 'administrator', on });
  await user.click(await screen.findByRole('button', { name: 'New notification' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'New notification' }));
  const choice = dialog.getByLabelText('Template');
  await dialog.findByRole('option', { name: 'Written later' });
  expect(
    within(choice)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['Blank', 'Pay early', 'Planned maintenance', 'Redeem a scratchcard', 'Written later']);
  await user.selectOptions(choice, 'Redeem a scratchcard');
  const saved = () =>
    backend.store.tables.notifications.all().find(({ name }) => name === 'Redeem a scratchcard');
  await waitFor(() =>
    expect(saved()).toMatchObject({
      status: 'DRAFT',
      category: 'CARD',
      content: { title: 'Scratchcards in your wallet' },
      translations: [{ locale: 'de', content: { title: 'Rubbelkarten in Ihrem Guthaben' } }],
    }),
  );
  await user.selectOptions(choice, 'Blank');
  expect(dialog.getByLabelText('Title')).toHaveValue('');
});
