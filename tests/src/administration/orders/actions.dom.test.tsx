import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { openBackend } from '#tests/kit/backend.ts';
import { jobSays } from '#tests/kit/jobs.ts';
import { visit } from '#tests/kit/visit.tsx';

/** The details of an order that is signed and not paid. */
async function unpaidOrder() {
  const on = await openBackend({ scenario: 'one-of-each' });
  const order = on.store.tables.orders
    .by('status', 'AWAITING_DOWN_PAYMENT')
    .find(({ paymentId }) => paymentId !== null);
  if (!order) throw new Error('The scenario has no such order');
  const app = await visit(`/orders?q=${order.number}&open=${order.id}`, { who: 'administrator', on });
  const details = await screen.findByRole('dialog', { name: order.number });
  return { ...app, user: userEvent.setup(), order, details };
}

describe.each([
  ['Cancel order', 'cancel', 'Order cancelled', /^Order \S+ cancelled$/],
  ['Send reminder', 'remind', 'Order reminded', /was reminded$/],
])('%s', (label, _name, audited, receipt) => {
  test('from the details to the entry of the audit', async () => {
    const { user, details } = await unpaidOrder();
    await user.click(await within(details).findByRole('button', { name: 'Actions' }));
    await user.click(await screen.findByRole('menuitem', { name: label }));
    const dialog = await screen.findByRole('dialog', { name: label });
    await user.type(within(dialog).getByRole('textbox', { name: 'Reason' }), 'The item is sold out');
    await user.click(within(dialog).getByRole('button', { name: label }));
    expect(await within(dialog).findByText(receipt)).toBeVisible();
    await user.click(await within(dialog).findByRole('link', { name: 'View audit entry' }));
    const entry = await screen.findByRole('dialog', { name: audited });
    expect(await within(entry).findByText('The item is sold out')).toBeVisible();
  });
});

test('the details show the quote, the payments and the events', async () => {
  const { details, backend, order } = await unpaidOrder();
  expect(await within(details).findByRole('heading', { name: 'Quote' })).toBeVisible();
  const timeline = await within(details).findByRole('heading', { name: 'Timeline' });
  expect(timeline).toBeVisible();
  expect(await within(details).findByRole('heading', { name: 'Payments' })).toBeVisible();
  expect(within(details).getAllByRole('link', { name: 'Down payment' })).toHaveLength(
    backend.store.tables.payments.by('orderId', order.id).length,
  );
});

test('reminders are sent for abandoned orders selected in the list', async () => {
  const user = userEvent.setup();
  const { backend, later } = await visit('/orders?purchase=ABANDONED&status=QUOTED&limit=10', {
    who: 'administrator',
  });
  const table = await screen.findByRole('table', { name: 'Orders' });
  await user.click(within(table).getByRole('checkbox', { name: 'Select row 1' }));
  const bar = screen.getByRole('group', { name: 'Selection' });
  await user.click(within(bar).getByRole('button', { name: /^Send reminders for 1 order$/ }));
  const dialog = await screen.findByRole('dialog', { name: 'Send reminders for 1 order' });
  await user.type(within(dialog).getByRole('textbox', { name: 'Reason' }), 'Carts of last week');
  await user.click(within(dialog).getByRole('button', { name: 'Check 1 order' }));
  const isSaid = jobSays(dialog, later);
  await isSaid(/^1 order can be done/);
  await user.click(within(dialog).getByRole('button', { name: 'Send reminders for 1 order' }));
  await isSaid(/^Done for 1 order/);
  expect(
    backend.store.tables.auditEvents.all().filter(({ action }) => action === 'order.reminded'),
  ).toHaveLength(1);
});
