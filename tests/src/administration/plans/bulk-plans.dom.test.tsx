import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { visit } from '#tests/kit/visit.tsx';

test('due dates of chosen plans move by the entered days after a dry run', async () => {
  const user = userEvent.setup();
  const { backend, later } = await visit('/mini-admin/installments?status=ACTIVE&limit=10', {
    who: 'administrator',
  });
  const table = await screen.findByRole('table', { name: 'Plans' });
  for (const no of [1, 2])
    await user.click(within(table).getByRole('checkbox', { name: `Select row ${no}` }));
  await user.click(screen.getByRole('button', { name: 'Move due dates of 2 plans' }));
  const dialog = await screen.findByRole('dialog', { name: 'Move due dates of 2 plans' });
  const days = within(dialog).getByRole('textbox', { name: 'Days' });
  await user.clear(days);
  await user.type(days, '90');
  await user.type(within(dialog).getByRole('textbox', { name: 'Reason' }), 'A flood');
  const check = within(dialog).getByRole('button', { name: 'Check 2 plans' });
  await user.click(check);
  expect(within(dialog).getByText('Enter 1 to 60 days')).toBeVisible();
  expect(within(dialog).getByText('Enter at least 10 characters')).toBeVisible();
  await user.clear(days);
  await user.type(days, '10');
  await user.type(within(dialog).getByRole('textbox', { name: 'Reason' }), ' in the valley');
  await user.click(check);
  const extensions = () =>
    backend.store.tables.plans.all().filter(({ scheduleReason }) => scheduleReason === 'EXTENSION');
  const before = extensions().length;
  await waitFor(async () => {
    await later(1_000);
    expect(within(dialog).getByRole('status')).toHaveTextContent('2 plans can be done.');
  });
  expect(extensions()).toHaveLength(before);
  await user.click(within(dialog).getByRole('button', { name: 'Move due dates of 2 plans' }));
  await waitFor(async () => {
    await later(1_000);
    expect(within(dialog).getByRole('status')).toHaveTextContent('Done for 2 plans.');
  });
  expect(extensions()).toHaveLength(before + 2);
  for (const { id } of extensions()) {
    const event = backend.store.tables.auditEvents
      .by('entityId', id)
      .find(({ action }) => action === 'plan.extended');
    expect(event?.reason).toBe('A flood in the valley');
  }
});
