import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { openBackend } from '#tests/kit/backend.ts';
import { entersCard } from '#tests/kit/pay-by.ts';
import { people } from '#tests/kit/people.ts';
import { planHolder } from '#tests/kit/plans.ts';
import { visit } from '#tests/kit/visit.tsx';

// The customer pays or changes a plan that has changed since the dialog was opened: an instalment was paid on another
// device.

type User = ReturnType<typeof userEvent.setup>;

async function openDialog(user: User, name: string) {
  const on = await openBackend();
  const holder = await planHolder(on, people.mira);
  await on.wait(61_000); // the next code is sent after a minute
  const app = await visit('/installments/details', { who: 'mira', on });
  const button = await screen.findByRole('button', { name: name === 'Pay' ? name : 'More' });
  await user.click(button);
  if (name !== 'Pay') await user.click(await screen.findByRole('menuitem', { name }));
  const dialog = within(await screen.findByRole('dialog', { name }));
  return { ...app, holder, dialog };
}

test.each([
  ['Pay', /^Pay €(183|83)\.69$/],
  ['Pay ahead', /^Pay €2/],
])('after a conflict “%s” pays nothing and goes on with the newer version', async (name, label) => {
  const user = userEvent.setup();
  const { dialog, holder, backend } = await openDialog(user, name);
  await entersCard(user, dialog);
  const pay = () => dialog.findByRole('button', { name: label });
  await waitFor(async () => expect(await pay()).toBeEnabled());
  await holder.pays(100_00);
  const payments = backend.store.tables.payments.size;
  await user.click(await pay());
  expect(await dialog.findByText('Someone else changed this')).toBeVisible();
  const row = dialog.getByRole('row', { name: /^Left to pay/ });
  await waitFor(() => expect(row).toHaveTextContent(/€1,102\.16€1,002\.16$/));
  expect(backend.store.tables.payments.size).toBe(payments);
  expect(dialog.queryByRole('button', { name: label })).toBeNull();
  await user.click(dialog.getByRole('button', { name: 'Continue with the new version' }));
  await waitFor(async () => expect(await pay()).toBeEnabled());
  await user.click(await pay());
  expect(await dialog.findByText(/ paid$/)).toBeInTheDocument();
  expect(backend.store.tables.payments.size).toBe(payments + 1);
});

test('Autopay stores the card only when the customer continues', async () => {
  const user = userEvent.setup();
  const { dialog, holder, backend } = await openDialog(user, 'Autopay');
  await entersCard(user, dialog);
  const plan = () => backend.store.tables.plans.get(holder.planId);
  await holder.pays(100_00);
  await user.click(dialog.getByRole('button', { name: 'Turn autopay on' }));
  const row = await dialog.findByRole('row', { name: /^Left to pay/ });
  await waitFor(() => expect(row).toHaveTextContent(/€1,102\.16€1,002\.16$/));
  expect(plan()?.autopay).toBeNull();
  await user.click(dialog.getByRole('button', { name: 'Continue with the new version' }));
  await user.click(await dialog.findByRole('button', { name: 'Turn autopay on' }));
  await waitFor(() => expect(plan()?.autopay).not.toBeNull());
});
