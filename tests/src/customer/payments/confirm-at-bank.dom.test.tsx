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
async function askedByBank({
  scenario = 'overdue-grace',
  due = '€183.69',
  configuration = {},
}: {
  readonly scenario?: string;
  readonly due?: string;
  readonly configuration?: Partial<Configuration>;
} = {}) {
  const user = userEvent.setup();
  const page = await visit('/installments/details', { who: 'mira', scenario, configuration });
  await user.click(await screen.findByRole('button', { name: /^Pay €/ }));
  const dialog = await screen.findByRole('dialog', { name: 'Pay' });
  await payBy(user, dialog, `Pay ${due}`, cardNumbers.confirm);
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

/** Leaves the bank's question, and opens it again from the page of the plan: there the first button is in the head. */
async function askedAgain(at: number, scenario?: string, due = '€183.69') {
  const asked = await askedByBank({ ...(scenario !== undefined && { scenario }), due });
  const { user } = asked;
  await user.click(within(asked.dialog).getByRole('button', { name: 'Close' }));
  const confirms = () => screen.queryAllByRole('button', { name: `Confirm ${due}` });
  await waitFor(() => expect(confirms()).toHaveLength(2));
  expect(screen.getByText('Your bank asks you to confirm the payment')).toBeVisible();
  expect(screen.queryByText(/Your bank is confirming/)).toBeNull();
  await user.click(confirms()[at] ?? document.body);
  const dialog = within(await screen.findByRole('dialog', { name: 'Confirm payment' }));
  await dialog.findByRole('button', { name: `Confirm ${due}` });
  return { ...asked, dialog, confirms };
}

test.each([
  ['the head of its plan', 0, 'overdue-fee', '€191.69'],
  ['the payments of its plan', 1, 'overdue-grace', '€183.69'],
] as const)(
  'a payment that was left unconfirmed is confirmed from %s',
  { timeout },
  async (_place, at, scenario, due) => {
    const { user, dialog, confirms, statuses } = await askedAgain(at, scenario, due);
    await user.click(dialog.getByRole('button', { name: `Confirm ${due}` }));
    const receipt = (await dialog.findByText(`${due} paid`)).closest('[role="status"]');
    expect(receipt).toHaveTextContent('It has gone to what was due first.');
    expect(statuses()).toEqual(['SUCCEEDED']);
    await user.click(dialog.getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(confirms()).toEqual([]));
  },
);

test('a payment that is refused after it was left says that nothing was charged', { timeout }, async () => {
  const { user, dialog, statuses } = await askedAgain(0);
  await user.click(dialog.getByRole('button', { name: 'I don’t recognise it' }));
  expect(await dialog.findByText(/Nothing was charged/)).toBeVisible();
  expect(statuses()).toEqual(['FAILED']);
  expect(dialog.getByRole('button', { name: 'Done' })).toHaveFocus();
});

test('a purchase continues once its first payment is confirmed', { timeout }, async () => {
  const customer = customerInApplication();
  const app = await customer.orders('Espresso machine', 'STD6', 'confirm');
  await customer.confirms();
  expect(await screen.findByRole('heading', { level: 1, name: 'Confirm with your bank' })).toBeVisible();
  await customer.user.click(screen.getByRole('button', { name: 'Confirm €120.00' }));
  expect(await screen.findByRole('heading', { level: 1, name: /^€[\d.,]+ paid$/ })).toBeVisible();
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
    expect(await screen.findByRole('heading', { level: 1, name: /^€[\d.,]+ paid$/ })).toBeVisible();
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
  await user.click(await screen.findByRole('button', { name: /^Pay €/ }));
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
  const { dialog } = await askedByBank({ configuration: { productName: 'Parcel' } });
  expect(dialog).toHaveTextContent('asks you to confirm €183.69 to Parcel with Visa •••• 3155.');
});
