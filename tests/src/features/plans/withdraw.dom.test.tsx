import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { openBackend } from '#tests/kit/backend.ts';
import { payBy } from '#tests/kit/pay-by.ts';
import { planHolder } from '#tests/kit/plans.ts';
import { visit } from '#tests/kit/visit.tsx';

const patient = { timeout: 15_000 };

test('after a withdrawal from the receipt a notice confirms it, and the receipt says that nothing more is due', async () => {
  const user = userEvent.setup();
  const on = await openBackend();
  const { plan } = await planHolder(on);
  const { orderId } = await plan();
  await on.wait(60_000); // a code was sent a moment ago
  await visit(`/checkout/confirmation?order=${orderId}`, { who: 'mira', on });
  await user.click(await screen.findByRole('button', { name: 'Withdraw' }, patient));
  const dialog = await screen.findByRole('dialog', { name: 'Withdraw from the plan' }, patient);
  await payBy(user, dialog, 'Pay €1,080.00'); // on the first day, without interest
  expect(
    await within(dialog).findByText(/^You have withdrawn from the plan for Espresso machine/, {}, patient),
  ).toBeVisible();
  await user.click(within(dialog).getByRole('button', { name: 'Done' }));
  expect(await screen.findByRole('heading', { name: 'Nothing more is due' })).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Next payment' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Add to calendar' })).not.toBeInTheDocument();
}, 60_000);
