import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { openBackend } from '#tests/kit/backend.ts';
import { people } from '#tests/kit/people.ts';
import { person } from '#tests/kit/person.ts';
import { byCard } from '#tests/kit/sources.ts';
import { visit } from '#tests/kit/visit.tsx';

// This browser has stored nothing: only the backend knows two of Mira's orders that wait for their down payment.
test.each(['/', '/installments', '/checkout'])(
  'an open down payment can be paid from %s on any device',
  async (address) => {
    const { backend } = await visit(address, { who: 'mira', scenario: 'one-of-each' });
    const waiting = backend.store.tables.orders
      .all()
      .filter(({ status }) => status === 'AWAITING_DOWN_PAYMENT');
    const expected = waiting.map(({ id }) => `/checkout/confirmation?order=${id}`);
    const links = await screen.findAllByRole('link', { name: 'Finish paying' });
    expect(links.length).toBeGreaterThan(0);
    for (const link of links) expect(expected).toContain(link.getAttribute('href'));
  },
);

test('the plan itself links to the payment of its open down payment', async () => {
  const { store } = await openBackend({ scenario: 'one-of-each' });
  const mira = store.tables.users.all().find(({ phoneE164 }) => phoneE164 === people.mira);
  const [plan] = store.tables.plans.by('userId', mira?.id ?? '').filter(({ status }) => status === 'PENDING');
  if (!plan) throw new Error('The scenario has no pending plan');
  await visit(`/installments/details?plan=${plan.number}`, { who: 'mira', scenario: 'one-of-each' });
  expect(await screen.findByRole('link', { name: 'Finish paying' })).toHaveAttribute(
    'href',
    `/checkout/confirmation?order=${plan.orderId}`,
  );
});

test('a plan that has started offers no such payment', async () => {
  await visit('/installments', { who: 'mira' });
  expect(await screen.findByRole('link', { name: 'Pay €183.69' })).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Finish paying' })).toBeNull();
});

test.each(['/', '/installments', '/checkout', '/orders', '/installments/details?plan=PLN-000102'])(
  '%s links to a down payment that the bank still confirms',
  async (address) => {
    const { backend } = await visit(address, { who: 'mira', scenario: 'pending-bank' });
    const [order] = backend.store.tables.orders.by('status', 'AWAITING_DOWN_PAYMENT');
    const name = 'Your bank is confirming the payment';
    const [link] = await screen.findAllByRole('link', { name });
    expect(link).toHaveAttribute('href', `/checkout/confirmation?order=${order?.id}`);
    expect(screen.queryByRole('link', { name: 'Finish paying' })).toBeNull();
    expect(screen.queryByText(/^due /)).toBeNull();
  },
);

test('a down payment that is with the bank is neither due today nor open in its plan', async () => {
  await visit('/installments/details?plan=PLN-000102', { who: 'mira', scenario: 'pending-bank' });
  const line = await screen.findByRole('button', { name: '0: calculation of the down payment' });
  expect(line.closest('tr')).toHaveTextContent(/Processing€87\.25$/);
  expect(
    screen.getByRole('option', { name: 'Down payment, €87.25, due 10 Jan 2027, with your bank' }),
  ).toBeVisible();
  expect(screen.queryByText(/due today/i)).toBeNull();
});

test('while a transfer is with the bank, its order links to home and to the orders', async () => {
  const { backend } = await visit('/orders?tab=open', { who: 'mira', scenario: 'pending-bank' });
  const link = await screen.findByRole('link', { name: 'Your bank is confirming the payment' });
  await userEvent.click(link);
  expect(await screen.findByRole('heading', { level: 1, name: 'Completing your payment' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to home' })).toHaveAttribute('href', '/');
  await userEvent.click(screen.getByRole('link', { name: 'Your orders' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Orders' })).toBeVisible();
  expect(backend.store.tables.payments.by('status', 'PENDING')).toHaveLength(1);
});

test.each([
  [
    'in its days of grace is not called late',
    'overdue-grace',
    'ACTIVE',
    /^Your bank is confirming the payment$/,
    0,
  ],
  ['of an overdue plan stays late', 'overdue-fee', 'OVERDUE', /^Your bank is confirming the payment$/, 1],
] as const)('an instalment that the bank is confirming %s, and is not asked for again', async (...given) => {
  const [, scenario, status, sentence, notices] = given;
  const on = await openBackend({ scenario });
  const { as } = await person(on);
  const plans = await on.done(200, 'listPlans', { query: { filter: { status: [status] } } }, as);
  const late = plans.items.find(({ daysPastDue }) => daysPastDue > 0);
  if (!late) throw new Error('The scenario has no late plan');
  const { id: planId, version, overdue: amount } = late;
  const sources = [{ kind: 'BANK' as const, amountMinor: amount.amountMinor }];
  await on.done(202, 'payPlans', { body: { parts: [{ planId, amount, version }], sources } }, as);

  await on.wait(31_000); // another code may be sent
  await visit('/installments', { who: 'mira', on });
  expect((await screen.findAllByText(sentence)).length).toBeGreaterThan(0);
  expect(screen.queryAllByText(/^\d+ days late$/)).toHaveLength(notices);
  expect(screen.queryByRole('button', { name: /^Pay €/ })).toBeNull();
  expect(screen.queryByText(/to avoid a late fee/)).toBeNull();
});

test.each(['/', '/installments'])(
  '%s says that the bank asks for a confirmation, and leads to the plan that has it',
  async (address) => {
    const on = await openBackend({ scenario: 'overdue-fee' });
    const { as, card } = await person(on);
    const plans = await on.done(200, 'listPlans', { query: { filter: { status: ['OVERDUE'] } } }, as);
    const [late] = plans.items;
    if (!late) throw new Error('The scenario has no late plan');
    const { id: planId, number, version, overdue: amount } = late;
    const source = byCard(await card('confirm'), amount.amountMinor);
    await on.done(202, 'payPlans', { body: { parts: [{ planId, amount, version }], ...source } }, as);

    await on.wait(31_000); // another code may be sent
    await visit(address, { who: 'mira', on });
    const [link] = await screen.findAllByRole('link', { name: 'Your bank asks you to confirm the payment' });
    expect(link).toHaveAttribute('href', `/installments/details?plan=${number}`);
    expect(screen.queryByText(/Your bank is confirming/)).toBeNull();
  },
);
