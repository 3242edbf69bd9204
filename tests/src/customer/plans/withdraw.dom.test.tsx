import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { openBackend } from '#tests/kit/backend.ts';
import { payBy } from '#tests/kit/pay-by.ts';
import { planHolder } from '#tests/kit/plans.ts';
import { visit } from '#tests/kit/visit.tsx';

/** Opens the dialog of the withdrawal on the receipt of a plan that was bought a moment ago. */
async function opened(paidEarly = 0) {
  const user = userEvent.setup();
  const on = await openBackend();
  const { plan, pays } = await planHolder(on);
  if (paidEarly > 0) await pays(paidEarly);
  const { orderId } = await plan();
  await on.wait(60_000); // a code was sent a moment ago
  await visit(`/checkout/confirmation?order=${orderId}`, { who: 'mira', on });
  await screen.findByText(/^Withdraw until/);
  await user.click(screen.getByRole('button', { name: 'More' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Withdraw' }));
  const dialog = await screen.findByRole('dialog', { name: 'Withdraw from the plan' });
  return { user, dialog };
}

test('a notice and the receipt confirm a withdrawal', async () => {
  const { user, dialog } = await opened();
  expect(await within(dialog).findByText(/No fee, no reason needed\./)).toBeVisible();
  await payBy(user, dialog, 'Pay €1,080.00'); // on the first day, without interest
  expect(
    await within(dialog).findByText(/^You have withdrawn from the plan for Espresso machine/),
  ).toBeVisible();
  await user.click(within(dialog).getByRole('button', { name: 'Done' }));
  expect(
    await screen.findByRole('heading', { level: 1, name: 'You have withdrawn from the plan' }),
  ).toBeVisible();
  expect(screen.getByText(/^Nothing more is due\./)).toHaveTextContent(
    'Nothing more is due. You paid back €1,080.00 on Sunday, 10 January 2027.',
  );
  expect(screen.queryByText(/^Next/)).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'More' }));
  expect(await screen.findByRole('menuitem', { name: 'Print' })).toBeVisible();
  expect(screen.queryByRole('menuitem', { name: 'Add to calendar' })).not.toBeInTheDocument();
});

test('interest that was paid early is deducted, and named', async () => {
  const { dialog } = await opened(50_00);
  expect(await within(dialog).findByRole('button', { name: 'Pay €1,030.00' })).toBeVisible();
  const deducted = within(dialog).getByText('Interest that you paid for later days').closest('div');
  expect(deducted).toHaveTextContent('6.30');
});

test('while the bank decides about a withdrawal the receipt says so, and offers none', async () => {
  const { user, dialog } = await opened();
  await user.click(await within(dialog).findByText('Bank transfer'));
  await user.click(within(dialog).getByRole('button', { name: 'Pay €1,080.00' }));
  expect(await within(dialog).findByText('Waiting for the bank')).toBeVisible();
  await user.click(within(dialog).getByRole('button', { name: 'Done' }));
  expect(await screen.findByText('Your bank is confirming the payment')).toBeVisible();
  expect(screen.queryByText(/^Withdraw until/)).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'More' }));
  expect(await screen.findByRole('menuitem', { name: 'Print' })).toBeVisible();
  expect(screen.queryByRole('menuitem', { name: 'Withdraw' })).not.toBeInTheDocument();
});
