import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { openBackend } from '#tests/kit/backend.ts';
import { people } from '#tests/kit/people.ts';
import { administrator } from '#tests/kit/person.ts';
import { planHolder } from '#tests/kit/plans.ts';
import { byCard } from '#tests/kit/sources.ts';
import { visit } from '#tests/kit/visit.tsx';

/** Mira's plan of the worked example on 10 March: two instalments are paid, and 300.00 ahead. */
async function paidAhead() {
  const backend = await openBackend();
  const customer = await planHolder(backend, people.mira);
  for (const day of ['2027-02-10', '2027-03-10']) {
    await customer.until(day);
    await customer.pays(183_69);
  }
  await backend.wait(1_000);
  await customer.prepays(300_00, 'LOWER_INSTALMENT');
  await backend.wait(61_000); // the next code is sent after a minute
  return visit('/installments/details', { who: 'mira', on: backend });
}

const cardNamed = async (name: string) =>
  within((await screen.findByRole('heading', { name })).closest('section') ?? document.body);

test('a new version of the schedule shows its changes, the reason and the old lines', async () => {
  const user = userEvent.setup();
  await paidAhead();
  const select = await screen.findByRole('combobox', { name: 'Version' });
  const about = screen.getByRole('region', { name: 'About version 2' });
  expect(about).toHaveTextContent('You paid ahead, on 10 Mar 2027.');
  // docs/domain.md, "Worked examples": after 300.00 ahead, 3 of 107.60 and one of 107.58
  expect(about).toHaveTextContent('Instalments to come3 × €183.69, 1 × €183.713 × €107.60, 1 × €107.58');
  const table = screen.getByRole('table', { name: 'Schedule, line by line' });
  expect(within(table).getAllByText(/^was/)).toHaveLength(4);
  await user.selectOptions(select, '1');
  expect(screen.getByRole('region', { name: 'About version 1' })).toHaveTextContent(
    'As you signed it, on 10 Jan 2027. Replaced on 10 Mar 2027. You paid ahead.',
  );
  const old = within(table).getAllByRole('row').slice(1);
  expect(old).toHaveLength(7);
  expect(old.at(-1)).toHaveTextContent(/10 Jul 2027Replaced€183\.71$/);
  // A segment of the strip opens a line of the version in force.
  await user.click(screen.getByRole('option', { name: /€107\.58/ }));
  await waitFor(() => expect(select).toHaveValue('2'));
});

test('the activity describes events in the customer’s words', async () => {
  const user = userEvent.setup();
  await paidAhead();
  const activity = await cardNamed('Activity');
  expect(await activity.findByText('Schedule changed')).toBeVisible();
  expect(activity.getByText('You paid €300.00')).toBeVisible();
  expect(activity.getByText('You paid ahead. Version 2.')).toBeVisible();
  expect(activity.queryByText('You signed the agreement')).toBeNull();
  await user.click(activity.getByRole('button', { name: /^Show all/ }));
  expect(activity.getByText('You signed the agreement')).toBeVisible();
});

test('documents are the agreement with its schedule and the accepted terms', async () => {
  const print = vi.fn();
  vi.stubGlobal('print', print);
  const user = userEvent.setup();
  await paidAhead();
  const documents = await cardNamed('Documents');
  await user.click(await documents.findByRole('button', { name: 'Agreement' }));
  const agreement = await screen.findByRole('dialog', { name: /^Agreement PLN-/ });
  const signed = await within(agreement).findByRole('table', { name: 'The schedule that was confirmed' });
  expect(signed).toHaveTextContent('€183.71');
  expect(signed).not.toHaveTextContent('€107.60');
  // docs/domain.md, "Worked examples": what was signed, though less interest is left since 300.00 were paid ahead
  expect(agreement).toHaveTextContent(/Total interest€22\.16Total to pay€1,222\.16/);
  await user.click(within(agreement).getByRole('button', { name: 'Print' }));
  expect(print).toHaveBeenCalledOnce();
  await user.click(within(agreement).getByRole('button', { name: 'Close' }));
  await user.click(documents.getByRole('button', { name: 'Terms you signed' }));
  const terms = await screen.findByText(/^Version 20\d\d-\d\d.*, accepted/);
  expect(terms).toHaveTextContent('10 Jan 2027');
  expect(documents.getByRole('link', { name: /^Order ORD-/ })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/checkout\/confirmation\?order=ord_/),
  );
});

test('terms that have changed since signing say so, with a link to the changes', async () => {
  const user = userEvent.setup();
  await visit('/installments/details?plan=PLN-000100', { who: 'mira', scenario: 'quote-expires' });
  const documents = await cardNamed('Documents');
  await user.click(await documents.findByRole('button', { name: 'Terms you signed' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Credit terms' }));
  expect(await dialog.findByText(/changed since you accepted them on/)).toBeVisible();
  const link = dialog.getByRole('link', { name: 'See what changed' });
  expect(link).toHaveAttribute('href', '/other/terms?since=2025-01');
});

test('a receipt shows the sources of a payment and its allocation', async () => {
  const user = userEvent.setup();
  await paidAhead();
  const payments = await cardNamed('Payments');
  const [newest] = await payments.findAllByRole('button', { name: 'Receipt for €183.69' });
  await user.click(newest ?? document.body);
  const receipt = await screen.findByRole('dialog', { name: 'Receipt' });
  expect(await within(receipt).findByText('Instalment 2, interest')).toBeVisible();
  expect(receipt).toHaveTextContent('Visa •••• 4242€183.69');
  expect(receipt).toHaveTextContent('Instalment 2, principal€178.42');
});

test('a payment and its receipt show what was refunded, and what is left of it', async () => {
  const user = userEvent.setup();
  const backend = await openBackend();
  const customer = await planHolder(backend, people.mira);
  await customer.until('2027-02-10');
  await customer.pays(183_69);
  const payment = backend.store.tables.payments.all().find(({ amount }) => amount === 183_69);
  const desk = administrator(backend);
  await desk.refunds(payment?.id ?? '', { amountMinor: 3_69, reason: 'GOODWILL' });
  await backend.wait(61_000); // the next code is sent after a minute
  await visit('/installments/details', { who: 'mira', on: backend });
  const payments = await cardNamed('Payments');
  await user.click(await payments.findByRole('button', { name: 'Receipt for €183.69' }));
  expect(payments.getByText(/refunded,/)).toHaveTextContent('€3.69 refunded, €180.00 net paid');
  const receipt = await screen.findByRole('dialog', { name: 'Receipt' });
  await waitFor(() =>
    expect(receipt).toHaveTextContent('StatusRefunded in partRefunded€3.69Net paid€180.00'),
  );
});

/** The texts of a column of the schedule, line by line. */
async function columnOf(name: string) {
  const table = await screen.findByRole('table', { name: 'Schedule, line by line' });
  const heads = within(table).getAllByRole('columnheader', { hidden: true });
  const at = heads.findIndex(({ textContent }) => textContent === name);
  const [, ...rows] = within(table).getAllByRole('row');
  return rows.map((row) => row.children[at]?.textContent);
}

test('a late fee stands below the amount of its line', async () => {
  await visit('/installments/details', { who: 'mira', scenario: 'overdue-fee' });
  const amounts = await columnOf('Amount');
  expect(amounts.filter((text) => text?.includes('€8.00'))).toEqual(['€183.69+ €8.00 late\u00a0fee']);
});

// docs/domain.md, "Worked examples": 180.00 of 183.69 leave 3.69 open, and the fee stays open.
test('the schedule shows what was paid of each line and what is open', async () => {
  const backend = await openBackend();
  const customer = await planHolder(backend, people.mira);
  await customer.until('2027-02-10');
  await customer.pays(180_00);
  await backend.wait(61_000); // the next code is sent after a minute
  await visit('/installments/details', { who: 'mira', on: backend });
  const states = await columnOf('Status');
  expect(states[0]).toBe('Paid');
  expect(states[2]).toMatch(/^(collected .*)?$/); // nothing is unusual
  expect((await columnOf('Amount'))[1]).toBe('€183.69€180.00 paid, €3.69 open');
});

test('the digits of a card are never separated from the dots before them', async () => {
  await visit('/installments/details', { who: 'mira' });
  const payments = (await screen.findByRole('heading', { name: 'Payments' })).closest('section');
  await waitFor(() => expect(payments?.textContent).toMatch(/••••\u00a0\d{4}/));
  expect(payments?.textContent).not.toMatch(/•••• \d{4}/);
});

test('payments are in the order of the times that they show', async () => {
  const on = await openBackend();
  const customer = await planHolder(on, people.mira);
  await customer.until('2027-02-10');
  await customer.pays(100_00, 'poor');
  const declined = on.store.tables.payments.by('status', 'FAILED')[0];
  await on.wait(60_000);
  await customer.pays(20_00);
  await on.wait(60_000);
  const retry = {
    params: { paymentId: declined?.id ?? '' },
    body: byCard(await customer.card('good'), 100_00),
  };
  await on.done(200, 'retryPayment', retry, customer.as);
  await visit('/installments/details', { who: 'mira', on });
  const payments = await cardNamed('Payments');
  const rows = await payments.findAllByRole('listitem');
  expect(rows.map((row) => /€\d+\.\d\d/.exec(row.textContent ?? '')?.[0])).toEqual([
    '€100.00',
    '€20.00',
    '€120.00',
  ]);
});
