import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { visit } from '#tests/kit/visit.tsx';

test('home greets the customer and shows the next payment, with what is paid and left', async () => {
  const user = userEvent.setup();
  await visit('/', { who: 'mira' });
  expect(await screen.findByRole('heading', { level: 1, name: 'Good morning, Mira' })).toBeVisible();
  const next = screen.getByRole('region', { name: 'Next payment, in 26 days' });
  expect(next).toHaveTextContent(
    /€183\.69\s*5 Feb 2027 · Espresso machine\s*€487\.38 paid\s*€734\.78 left to pay/,
  );
  expect(within(next).getByRole('link', { name: 'Pay ahead and save interest' })).toHaveAttribute(
    'href',
    expect.stringMatching(/plan=PLN-\d{6}&ahead=18369$/),
  );
  expect(screen.queryByText(/Every cent shown/)).not.toBeInTheDocument(); // nor the calculator
  await user.click(within(next).getByRole('button', { name: 'Pay €183.69' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Pay' }));
  expect(await dialog.findByLabelText('Amount')).toHaveValue('183.69');
});

test('home shows the whole overdue amount once, and pays it there', async () => {
  const user = userEvent.setup();
  await visit('/', { who: 'mira', scenario: 'overdue-fee' });
  // 183.69 and a late fee of 8.00.
  const pay = await screen.findByRole('button', { name: 'Pay €191.69' });
  expect(screen.getByRole('region', { name: 'Due now' })).toHaveTextContent('€191.69');
  expect(screen.getByRole('alert')).toHaveTextContent('Late fees so far: €8.00.');
  await user.click(pay);
  const dialog = within(await screen.findByRole('dialog', { name: 'Pay' }));
  expect(await dialog.findByLabelText('Amount')).toHaveValue('191.69');
});

test.each([
  ['overdue-fee', '€191.69', /since 30 Dec 2026/],
  ['near-cap', '€567.07', /since 8 Nov 2026/],
])('in %s home says what is due, and since when the oldest is', async (scenario, due, since) => {
  await visit('/', { who: 'mira', scenario });
  await screen.findByRole('button', { name: `Pay ${due}` });
  const next = screen.getByRole('region', { name: 'Due now' });
  expect(next).toHaveTextContent(due);
  expect(next).toHaveTextContent(since);
});

test('home says that a plan is in default, and what can be done besides paying it all', async () => {
  await visit('/', { who: 'mira', scenario: 'defaulted' });
  const notice = await screen.findByRole('alert');
  expect(notice).toHaveTextContent(/^Your plan is in default/);
  expect(notice).toHaveTextContent(/Late fees so far: €24\.00\. .*change the number of months/);
});

test('home shows the wallet’s balance, and leads to the redemption of a scratchcard', async () => {
  await visit('/', { who: 'mira' });
  const wallet = await screen.findByRole('link', { name: 'Wallet' });
  expect(wallet.closest('li')).toHaveTextContent('Wallet2 scratchcards ready to use€0.00');
  expect(wallet).toHaveAttribute('href', '/redeem');
});

test('the shop of a signed-in customer is one row, and shows all products on request', async () => {
  const user = userEvent.setup();
  await visit('/', { who: 'mira' });
  const shop = within(await screen.findByRole('region', { name: 'Products' }));
  expect(await shop.findAllByRole('listitem')).toHaveLength(4);
  await user.click(shop.getByRole('button', { name: 'All products' }));
  expect(shop.getAllByRole('listitem')).toHaveLength(8);
});
