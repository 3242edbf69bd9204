import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { laidOutAt } from '#tests/kit/laid-out.ts';
import { visit } from '#tests/kit/visit.tsx';

async function paysAhead(top: number) {
  laidOutAt(top, 640);
  const user = userEvent.setup();
  await visit('/installments/details?plan=PLN-000101&ahead=18100', { who: 'mira' });
  const dialog = within(await screen.findByRole('dialog', { name: 'Pay ahead' }));
  await dialog.findByRole('radio', { name: 'Household' });
  return { user, dialog };
}

test('a payment dialog whose button is out of view has a button that scrolls to it', async () => {
  const { user, dialog } = await paysAhead(900);
  await user.click(dialog.getByRole('button', { name: 'How to pay €181.00' }));
  expect(dialog.getByRole('radio', { name: 'Household', checked: true })).toHaveFocus();
});

test('a visible button needs no such button', async () => {
  const { dialog } = await paysAhead(300);
  expect(dialog.queryByRole('button', { name: /^How to pay/ })).toBeNull();
});
