import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { Configuration } from '#src/platform/settings/configuration.ts';
import { openBackend } from '#tests/kit/backend.ts';
import { cardNumbers, people } from '#tests/kit/people.ts';
import { person } from '#tests/kit/person.ts';
import { customerInApplication } from '#tests/kit/customer-in-application.ts';
import { payBy } from '#tests/kit/pay-by.ts';
import { visit } from '#tests/kit/visit.tsx';

const timeout = 60_000;

/** Mira pays her late instalment by a card whose bank wants her to confirm it. */
async function askedByBank(configuration: Partial<Configuration> = {}) {
  const user = userEvent.setup();
  const page = await visit('/installments/details', {
    who: 'mira',
    scenario: 'overdue-grace',
    configuration,
  });
  await user.click(await screen.findByRole('button', { name: 'Pay' }));
  const dialog = await screen.findByRole('dialog', { name: 'Pay' });
  await payBy(user, dialog, /^Pay €183\.69/, cardNumbers.confirm);
  await within(dialog).findByText(/Your bank asks you to confirm/);
  const payments = () =>
    page.backend.store.tables.payments.all().filter(({ createdAt }) => createdAt >= '2027-01-10T09');
  return { ...page, user, dialog, statuses: () => payments().map(({ status }) => status) };
}

test('a payment of a plan is confirmed where it is made', { timeout }, async () => {
  const { user, dialog, statuses } = await askedByBank();
  expect(dialog).toHaveTextContent('asks you to confirm €183.69 to Tranche with Visa •••• 3155.');
  expect(dialog).toHaveTextContent('If you don’t by 10 Jan 2027, 11:00, nothing is charged.');
  expect(statuses()).toEqual(['REQUIRES_ACTION']);
  await user.click(within(dialog).getByRole('button', { name: 'Confirm €183.69' }));
  expect(await within(dialog).findByText('€183.69 paid')).toBeVisible();
  expect(statuses()).toEqual(['SUCCEEDED']);
});

test('a payment that its customer does not recognise charges nothing', { timeout }, async () => {
  const { user, dialog, statuses } = await askedByBank();
  await user.click(within(dialog).getByRole('button', { name: 'I don’t recognise it' }));
  expect(await within(dialog).findByText(/Nothing was charged/)).toBeVisible();
  expect(statuses()).toEqual(['FAILED']);
  expect(await within(dialog).findByRole('button', { name: /^Pay €183\.69/ })).toBeVisible();
});

test(
  'a payment that was left unconfirmed is confirmed from the payments of its plan',
  { timeout },
  async () => {
    const { user, dialog, statuses } = await askedByBank();
    await user.click(within(dialog).getByRole('button', { name: 'Close' }));
    await user.click(await screen.findByRole('button', { name: 'Confirm €183.69' }));
    const again = await screen.findByRole('dialog', { name: 'Confirm payment' });
    await user.click(await within(again).findByRole('button', { name: 'Confirm €183.69' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(statuses()).toEqual(['SUCCEEDED']);
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Confirm €183.69' })).toBeNull());
  },
);

test('a purchase continues once its first payment is confirmed', { timeout }, async () => {
  const customer = customerInApplication();
  const app = await customer.orders('Espresso machine', 'STD6', 'confirm');
  await customer.confirms();
  expect(await screen.findByRole('heading', { level: 1, name: 'Confirm with your bank' })).toBeVisible();
  await customer.user.click(screen.getByRole('button', { name: 'Confirm €120.00' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Order confirmed' })).toBeVisible();
  const made = app.backend.store.tables.payments
    .all()
    .filter(({ createdAt }) => createdAt >= '2027-01-10T09');
  expect(made.map(({ status }) => status)).toEqual(['SUCCEEDED']);
});

test(
  'a first payment that was not confirmed in time is paid again with the same card',
  { timeout },
  async () => {
    const customer = customerInApplication();
    const app = await customer.orders('Espresso machine', 'STD6', 'confirm');
    await customer.confirms();
    await screen.findByRole('heading', { level: 1, name: 'Confirm with your bank' });
    // The page polls every second, which keeps the session alive; here twenty minutes pass between two requests.
    for (const _third of [1, 2, 3]) {
      await app.later(20 * 60_000);
      const { length } = app.requests;
      await waitFor(() => expect(app.requests.length).toBeGreaterThan(length + 1));
    }
    const pay = await screen.findByRole('button', { name: /^Pay €120\.00/ });
    await customer.user.click(pay);
    await screen.findByRole('heading', { level: 1, name: 'Confirm with your bank' });
    await customer.user.click(screen.getByRole('button', { name: 'Confirm €120.00' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Order confirmed' })).toBeVisible();
    const made = app.backend.store.tables.payments
      .all()
      .filter(({ createdAt }) => createdAt >= '2027-01-10T09');
    expect(made.map(({ status }) => status).toSorted()).toEqual(['EXPIRED', 'SUCCEEDED']);
  },
);

test('after a refusal at the bank, paying with the same card is another payment', { timeout }, async () => {
  const user = userEvent.setup();
  const on = await openBackend({ scenario: 'overdue-grace' });
  const mira = await person(on, people.mira);
  const card = { id: await mira.card('confirm'), label: 'Visa •••• 3155' };
  await on.wait(61_000); // the next code is sent after a minute
  const { backend } = await visit('/installments/details', { who: 'mira', on, draft: { card } });
  await user.click(await screen.findByRole('button', { name: 'Pay' }));
  const inside = within(await screen.findByRole('dialog', { name: 'Pay' }));
  for (const answer of ['I don’t recognise it', 'Confirm €183.69']) {
    const pay = await inside.findByRole('button', { name: /^Pay €183\.69/ });
    await waitFor(() => expect(pay).toBeEnabled());
    await user.click(pay);
    await user.click(await inside.findByRole('button', { name: answer }));
  }
  expect(await inside.findByText('€183.69 paid')).toBeVisible();
  const made = backend.store.tables.payments.all().filter(({ createdAt }) => createdAt >= '2027-01-10T09');
  expect(made.map(({ status }) => status).toSorted()).toEqual(['FAILED', 'SUCCEEDED']);
});

test('the bank names the product as it is configured', { timeout }, async () => {
  const { dialog } = await askedByBank({ productName: 'Parcel' });
  expect(dialog).toHaveTextContent('asks you to confirm €183.69 to Parcel with Visa •••• 3155.');
});
