import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { openBackend } from '#tests/kit/backend.ts';
import { planHolder } from '#tests/kit/plans.ts';
import { visit } from '#tests/kit/visit.tsx';

/** The first instalment of the worked example: 177.39 and 6.30 interest. */
test('a payment shows the lines that it paid, and its receipt can be opened again', async () => {
  const user = userEvent.setup();
  const backend = await openBackend();
  const holder = await planHolder(backend);
  await holder.until('2027-02-10');
  await holder.pays(183_69);
  const payment = backend.store.tables.payments
    .by('planId', holder.planId)
    .find(({ purpose }) => purpose === 'INSTALMENT');
  await visit(`/mini-admin/payments?open=${payment?.id}`, { who: 'administrator', on: backend });
  const drawer = await screen.findByRole('dialog');
  const parts = await within(drawer).findByRole('region', { name: 'Where it went' });
  expect(parts).toHaveTextContent('Instalment 1Interest€6.30');
  expect(parts).toHaveTextContent('Instalment 1Principal€177.39');
  await user.click(within(drawer).getByRole('button', { name: 'Show receipt' }));
  const receipt = await screen.findByRole('dialog', { name: 'Receipt' });
  expect(receipt).toHaveTextContent('Instalment 1, principal€177.39');
  expect(within(receipt).getByRole('button', { name: 'Print' })).toBeVisible();
});

test('the provider’s answers are in order, and the list says how long a bank takes', async () => {
  const user = userEvent.setup();
  const backend = await openBackend();
  const holder = await planHolder(backend);
  await holder.until('2027-02-10');
  await holder.pays(183_69, 'slow');
  await visit('/mini-admin/payments?sort=-createdAt', { who: 'administrator', on: backend });
  const table = await screen.findByRole('table', { name: 'Payments' });
  const row = await within(table).findByRole('row', { name: /In progress/ });
  expect(row).toHaveTextContent('In progressAsked just now');
  await user.click(within(row).getByRole('link', { name: '€183.69' }));
  const events = await screen.findByRole('region', { name: 'Provider events' });
  expect(within(events).getAllByRole('row')[1]).toHaveTextContent('charge.requested');
  expect(within(events).getAllByRole('columnheader')).toHaveLength(2); // as many as fit a phone
});

test('only a paid payment has a refund and a receipt', async () => {
  const on = await openBackend({ scenario: 'happy' });
  const drawerOf = async (status: 'FAILED' | 'SUCCEEDED') => {
    const [payment] = on.store.tables.payments.by('status', status);
    await visit(`/mini-admin/payments?open=${payment?.id}`, { who: 'administrator', on });
    const drawer = within(await screen.findByRole('dialog'));
    await drawer.findByText('Payment ID');
    return drawer;
  };
  const paid = await drawerOf('SUCCEEDED');
  expect(paid.getByText('Refundable')).toBeVisible();
  expect(paid.queryByText('Refunded')).toBeNull();
  expect(await paid.findByRole('region', { name: 'Where it went' })).toBeVisible();
  expect(paid.queryByRole('region', { name: 'Refunds' })).toBeNull();
  expect(paid.getByRole('button', { name: 'Show receipt' })).toBeVisible();
  cleanup();
  await on.wait(121_000);
  const failed = await drawerOf('FAILED');
  expect(failed.queryByText('Refundable')).toBeNull();
  expect(failed.queryByRole('button', { name: 'Show receipt' })).toBeNull();
});

test('a refunded payment shows why and by whom it was refunded', async () => {
  const on = await openBackend({ scenario: 'one-of-each' });
  const refund = on.store.tables.refunds.all().find(({ reversals }) => reversals.length > 0);
  await visit(`/mini-admin/payments?open=${refund?.paymentId}`, { who: 'administrator', on });
  const refunds = await screen.findByRole('region', { name: 'Refunds' });
  expect(refunds).toHaveTextContent(
    /^RefundsGoodwill, by Salma Haddad€10\.00Taken off down payment, principal€10\.00/,
  );
});
