import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { openBackend } from '#tests/kit/backend.ts';
import { people } from '#tests/kit/people.ts';
import { customerInApplication } from '#tests/kit/customer-in-application.ts';
import { visit } from '#tests/kit/visit.tsx';

/** The plan of an order of Mira's that is signed and not paid, on its page. */
async function unpaidPlan() {
  const backend = await openBackend({ scenario: 'one-of-each' });
  const { tables } = backend.store;
  const mira = tables.users.all().find(({ phoneE164 }) => phoneE164 === people.mira);
  const plan = tables.plans
    .by('userId', mira?.id ?? '')
    .find(
      ({ status, orderId }) => status === 'PENDING' && tables.payments.by('orderId', orderId).length === 0,
    );
  if (!plan) throw new Error('The scenario has no pending plan');
  const app = await visit(`/installments/details?plan=${plan.number}`, { who: 'mira', on: backend });
  const statuses = () => [tables.orders.get(plan.orderId)?.status, tables.plans.get(plan.id)?.status];
  return { ...app, user: userEvent.setup(), plan, statuses };
}

const cancelButton = () => screen.findByRole('button', { name: 'Cancel order' });

describe('a customer cancels an order that is not paid', () => {
  test('on the page of its plan, after a question that can be declined', async () => {
    const { user, statuses, requests, plan } = await unpaidPlan();
    await user.click(await cancelButton());
    const dialog = await screen.findByRole('dialog', { name: 'Cancel order' });
    expect(dialog).toHaveTextContent(
      new RegExp(
        `^.*Order \\S+ for €[\\d.,]+ will be cancelled, and plan ${plan.number} with it\\. Nothing has been charged\\.`,
      ),
    );
    await user.click(within(dialog).getByRole('button', { name: 'Keep order' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(statuses()).toEqual(['AWAITING_DOWN_PAYMENT', 'PENDING']);

    await user.click(await cancelButton());
    const again = await screen.findByRole('dialog', { name: 'Cancel order' });
    await user.dblClick(within(again).getByRole('button', { name: 'Cancel order' }));
    expect(await within(again).findByText(/^Order \S+ cancelled$/)).toBeVisible();
    expect(within(again).queryByRole('link', { name: 'View audit entry' })).toBeNull();
    expect(statuses()).toEqual(['CANCELLED', 'CANCELLED']);
    expect(requests.filter(({ name }) => name.endsWith('/cancel'))).toHaveLength(1);

    await user.click(within(again).getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Finish paying' })).toBeNull());
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Cancel order' })).toBeNull());
  });

  test('shows both versions and cancels nothing if the order was paid meanwhile', async () => {
    const { user, statuses, backend, plan } = await unpaidPlan();
    await user.click(await cancelButton());
    const dialog = await screen.findByRole('dialog', { name: 'Cancel order' });
    await backend.store.transact(({ tables }) => {
      const order = tables.orders.get(plan.orderId);
      if (order) tables.orders.replace({ ...order, status: 'ACTIVE', version: order.version + 1 });
    });
    await user.click(within(dialog).getByRole('button', { name: 'Cancel order' }));
    const row = await within(dialog).findByRole('row', { name: 'Status To be paid Active' });
    expect(row).toBeVisible();
    expect(statuses()).toEqual(['ACTIVE', 'PENDING']);
  });

  test('before signing; the cart is kept and starts another order', async () => {
    const customer = customerInApplication();
    await customer.orders('Espresso machine', 'STD6');
    expect(await customer.cancels()).toEqual({ status: 'CANCELLED' });
    expect(await screen.findByRole('heading', { level: 1, name: 'This order has ended' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Continue with your cart' })).toBeVisible();
  });
});

test('an order that was paid cannot be cancelled by its customer', async () => {
  const customer = customerInApplication();
  expect(await customer.buys('Espresso machine', 'STD6')).toEqual({ status: 'SUCCEEDED' });
  expect(screen.queryByRole('button', { name: 'Cancel order' })).toBeNull();
});

test('the button on the plan’s page stays and says that the bank confirms', async () => {
  const user = userEvent.setup();
  await visit('/installments/details?plan=PLN-000102', { who: 'mira', scenario: 'pending-bank' });
  const button = await cancelButton();
  expect(button).toHaveAttribute('aria-disabled', 'true');
  expect(button).toHaveAccessibleDescription(/bank/);
  await user.click(button);
  expect(screen.queryByRole('dialog', { name: 'Cancel order' })).toBeNull();
});
