import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { visit } from '#tests/kit/visit.tsx';

test('home shows the whole overdue amount once, and links to its payment', async () => {
  const user = userEvent.setup();
  await visit('/', { who: 'mira', scenario: 'overdue-fee' });
  // 183.69 and a late fee of 8.00.
  const pay = await screen.findByRole('link', { name: 'Pay €191.69' });
  const next = screen.getByRole('heading', { name: 'Your next payment' }).closest('section');
  expect(next).toHaveTextContent('€191.69');
  expect(screen.getByRole('alert')).toHaveTextContent('Late fees so far: €8.00.');
  await user.click(pay);
  const dialog = within(await screen.findByRole('dialog', { name: 'Pay' }));
  expect(await dialog.findByLabelText('Amount')).toHaveValue('191.69');
});

test.each([
  ['overdue-fee', '€191.69', /Late, the oldest since 30 Dec/],
  ['near-cap', '€567.07', /Late, the oldest since 8 Nov/],
])('in %s the card of home says what is due, and since when the oldest is', async (scenario, due, since) => {
  await visit('/', { who: 'mira', scenario });
  await screen.findByRole('link', { name: `Pay ${due}` });
  const next = screen.getByRole('heading', { name: 'Your next payment' }).closest('section');
  expect(next).toHaveTextContent(due);
  expect(next).toHaveTextContent(since);
});

test('home says that a plan is in default, and what can be done besides paying it all', async () => {
  await visit('/', { who: 'mira', scenario: 'defaulted' });
  const notice = await screen.findByRole('alert');
  expect(notice).toHaveTextContent(/^Your plan is in default/);
  expect(notice).toHaveTextContent(/Late fees so far: €24\.00\. .*change the number of months/);
});

test('home shows the wallet’s balance, and links to the redemption of a scratchcard', async () => {
  await visit('/', { who: 'mira' });
  const heading = await screen.findByRole('heading', { name: 'Wallet' });
  const wallet = heading.closest('section');
  expect(wallet).toHaveTextContent('€0.00');
  expect(wallet).toHaveTextContent('2 scratchcards are ready to use.');
  expect(screen.getByRole('link', { name: 'Redeem a scratchcard' })).toHaveAttribute('href', '/redeem');
});
