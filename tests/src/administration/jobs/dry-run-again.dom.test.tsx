import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { openBackend } from '#tests/kit/backend.ts';
import { visit } from '#tests/kit/visit.tsx';

test('what a dry run found impossible can be checked again without a change', async () => {
  const user = userEvent.setup();
  const on = await openBackend({ scenario: 'happy' });
  const dry = on.store.tables.jobs.all().find(({ dryRun, failed }) => dryRun && failed === 1);
  await visit(`/mini-admin/jobs?open=${dry?.id}`, { who: 'administrator', on });
  const details = await screen.findByRole('dialog');
  await user.click(await within(details).findByRole('button', { name: 'Retry failed rows' }));
  const dialog = await screen.findByRole('dialog', { name: 'Retry failed rows' });
  expect(dialog).toHaveTextContent(
    'A new dry run checks again what was not possible: 1 row. Nothing is changed.',
  );
  await user.click(within(dialog).getByRole('button', { name: 'Check again' }));
  const link = await within(dialog).findByRole('link', { name: 'View the new job' });
  const again = on.store.tables.jobs.all().find(({ id }) => id !== dry?.id);
  expect(again).toMatchObject({ dryRun: true, total: 1 });
  await user.click(link);
  const from = await screen.findByRole('link', { name: 'Another job' });
  expect(from).toHaveAttribute('href', `/mini-admin/jobs?open=${dry?.id}`);
});
