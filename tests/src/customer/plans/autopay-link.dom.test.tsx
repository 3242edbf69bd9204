import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { entersCard } from '#tests/kit/pay-by.ts';
import { visit } from '#tests/kit/visit.tsx';

test('the list of plans links to the autopay of a plan', async () => {
  const user = userEvent.setup();
  await visit('/installments', { who: 'mira' });
  await user.click(await screen.findByRole('button', { name: 'More' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Autopay of Espresso machine, PLN-000101' }));
  const dialog = await screen.findByRole('dialog', { name: 'Autopay' });
  expect(dialog).toBeVisible();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  expect(screen.getByRole('heading', { level: 1, name: 'Espresso machine' })).toBeVisible();
});

test('a plan that is paid off offers no autopay in the list', async () => {
  const { backend } = await visit('/installments?tab=finished', { who: 'mira', scenario: 'one-of-each' });
  const [settled] = backend.store.tables.plans.by('status', 'SETTLED');
  expect(await screen.findAllByRole('article')).not.toHaveLength(0);
  await userEvent.click(await screen.findByRole('button', { name: 'More' }));
  const items = await screen.findAllByRole('menuitem', { name: /^Autopay/ });
  for (const item of items) expect(item).not.toHaveTextContent(settled?.number ?? '?');
});

test('a card that expires before the next collection is said at once', async () => {
  const user = userEvent.setup();
  await visit('/installments/details?plan=PLN-000101&autopay=1', { who: 'mira' });
  const dialog = within(await screen.findByRole('dialog', { name: 'Autopay' }));
  await entersCard(user, dialog);
  await user.clear(dialog.getByLabelText('Expires'));
  await user.type(dialog.getByLabelText('Expires'), '0127'); // 10 Jan 2027 is today
  await user.click(dialog.getByRole('button', { name: 'Turn autopay on' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent(
    'Visa •••• 4242 expires before the collection on 5 Feb 2027. Choose another card by then.',
  );
  expect(dialog.getAllByText(/expires before/)).toHaveLength(1);
  await user.clear(dialog.getByLabelText('Expires'));
  await user.type(dialog.getByLabelText('Expires'), '1230');
  await user.click(dialog.getByRole('button', { name: 'Use this card' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
