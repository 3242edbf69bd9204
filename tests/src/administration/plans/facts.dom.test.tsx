import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openBackend, START } from '#tests/kit/backend.ts';
import { visit } from '#tests/kit/visit.tsx';

test('a plan shows its collateral, what is uncovered and the last promise to pay', async () => {
  const on = await openBackend({ scenario: 'one-of-each' });
  const { plans, collaterals } = on.store.tables;
  const item = collaterals
    .by('status', 'PLEDGED')
    .find(({ orderId }) => plans.by('orderId', orderId ?? '').length);
  const [plan] = plans.by('orderId', item?.orderId ?? '');
  await on.store.transact(({ tables }) => {
    if (!item || !plan) throw new Error('The scenario has no plan with collateral');
    tables.collaterals.replace({ ...item, shortfall: 25_00 });
    const promise = {
      amount: { amountMinor: 40_00, currency: 'EUR' },
      date: '2027-01-15',
      madeAt: START,
      status: 'OPEN',
      received: { amountMinor: 0, currency: 'EUR' },
    } as const;
    tables.plans.replace({ ...plan, promise });
  });
  await visit(`/mini-admin/installments?open=${plan?.id}`, { who: 'administrator', on });
  const section = within(await screen.findByRole('region', { name: 'Collateral' }));
  const link = section
    .getAllByRole('link')
    .find((each) => each.getAttribute('href')?.includes(item?.id ?? '-'));
  expect(link?.closest('tr')).toHaveTextContent(new RegExp(`^${item?.description}.*€25\\.00$`));
  expect(screen.getByText('Promise').nextElementSibling).toHaveTextContent('€40.00 by 15 Jan 2027');
});
