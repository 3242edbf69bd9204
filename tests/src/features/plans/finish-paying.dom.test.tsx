import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openBackend } from '#tests/kit/backend.ts';
import { people } from '#tests/kit/people.ts';
import { visit } from '#tests/kit/visit.tsx';

// Nothing is stored in this browser: the backend knows two orders of Mira's that wait for their down payment.
test.each(['/', '/installments', '/checkout'])(
  'a down payment that is open can be paid from %s on any device',
  async (address) => {
    const { shop } = await visit(address, { who: 'mira', scenario: 'one-of-each' });
    const waiting = shop.tables.orders.all().filter(({ status }) => status === 'AWAITING_DOWN_PAYMENT');
    const expected = waiting.map(({ id }) => `/checkout/confirmation?order=${id}`);
    const links = await screen.findAllByRole('link', { name: 'Finish paying' }, { timeout: 5_000 });
    expect(links.length).toBeGreaterThan(0);
    for (const link of links) expect(expected).toContain(link.getAttribute('href'));
  },
);

test('the plan itself leads to the payment of its open down payment', async () => {
  const { store } = await openBackend({ scenario: 'one-of-each' });
  const mira = store.tables.users.all().find(({ phoneE164 }) => phoneE164 === people.mira);
  const [plan] = store.tables.plans.by('userId', mira?.id ?? '').filter(({ status }) => status === 'PENDING');
  if (!plan) throw new Error('The scenario has no pending plan');
  await visit(`/installments/details?plan=${plan.number}`, { who: 'mira', scenario: 'one-of-each' });
  expect(await screen.findByRole('link', { name: 'Finish paying' }, { timeout: 5_000 })).toHaveAttribute(
    'href',
    `/checkout/confirmation?order=${plan.orderId}`,
  );
});

test('a plan that has started offers no such payment', async () => {
  await visit('/installments', { who: 'mira' });
  expect(await screen.findByRole('link', { name: 'Open the plan' })).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Finish paying' })).toBeNull();
});
