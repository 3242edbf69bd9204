import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { type Backend, openBackend } from '#tests/kit/backend.ts';
import { stateOf } from '#src/kits/actions/action.ts';
import { people } from '#tests/kit/people.ts';
import { visit } from '#tests/kit/visit.tsx';

/** The first payment in this state for which the action is allowed. */
async function paymentFor(on: Backend, status: 'SUCCEEDED' | 'FAILED', action: 'refund' | 'retry') {
  const token = await on.signIn(people.administrator);
  await on.wait(31_000); // until another code can be sent
  const { items } = await on.get('listAllPayments', { token, query: { filter: { status: [status] } } });
  for (const { id: paymentId } of items) {
    const payment = await on.get('getPaymentAsAdministrator', { token, params: { paymentId } });
    if (stateOf(payment, action)?.allowed) return paymentId;
  }
  throw new Error('There is no such payment');
}

describe('the dialog of an action starts with the right focus', () => {
  test.each([
    ['an amount', 'SUCCEEDED', 'refund', 'Refund', 'textbox', 'Amount'],
    ['without a field, the button that sends it', 'FAILED', 'retry', 'Retry payment', 'button', 'Retry now'],
  ] as const)('%s', async (_what, status, action, label, role, name) => {
    const user = userEvent.setup();
    const on = await openBackend({ scenario: 'happy' });
    const paymentId = await paymentFor(on, status, action);
    await visit(`/mini-admin/payments?open=${paymentId}`, { who: 'administrator', on });
    const details = await screen.findByRole('dialog', { name: /^€/ });
    await user.click(await within(details).findByRole('button', { name: 'Actions' }));
    await user.click(await screen.findByRole('menuitem', { name: label }));
    const dialog = await screen.findByRole('dialog', { name: label });
    const first = await within(dialog).findByRole(role, { name });
    await waitFor(() => expect(first).toHaveFocus());
  });

  test('an amount is selected, so that typing replaces it', async () => {
    const user = userEvent.setup();
    const on = await openBackend({ scenario: 'happy' });
    const paymentId = await paymentFor(on, 'SUCCEEDED', 'refund');
    await visit(`/mini-admin/payments?open=${paymentId}`, { who: 'administrator', on });
    const details = await screen.findByRole('dialog', { name: /^€/ });
    await user.click(await within(details).findByRole('button', { name: 'Actions' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Refund' }));
    const amount = await screen.findByRole('textbox', { name: 'Amount' });
    await waitFor(() => expect(amount).toHaveFocus());
    await user.keyboard('3');
    expect(amount).toHaveValue('3');
  });

  test.each([
    ['a choice', 'Give scratchcard', 'Batch'],
    ['a choice that is read with the dialog', 'Start order', 'Add a product'],
  ])('%s', async (_what, label, name) => {
    const user = userEvent.setup();
    const on = await openBackend({ scenario: 'happy' });
    const mira = on.store.tables.users.find('phoneE164', people.mira);
    await visit(`/mini-admin/users?open=${mira?.id}`, { who: 'administrator', on });
    const details = await screen.findByRole('dialog', { name: mira?.fullName ?? '' });
    await user.click(await within(details).findByRole('button', { name: 'Actions' }));
    await user.click(await screen.findByRole('menuitem', { name: label }));
    const dialog = await screen.findByRole('dialog', { name: label });
    const first = await within(dialog).findByRole('combobox', { name });
    await waitFor(() => expect(first).toHaveFocus());
  });

  test('the focus does not start on the button of an irreversible action', async () => {
    const user = userEvent.setup();
    const on = await openBackend({ scenario: 'happy' });
    const scheduled = on.store.tables.notifications.all().find(({ status }) => status === 'SCHEDULED');
    await visit(`/mini-admin/notifications?open=${scheduled?.id}`, { who: 'administrator', on });
    const details = await screen.findByRole('dialog');
    await user.click(await within(details).findByRole('button', { name: 'Actions' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Cancel notification' }));
    const dialog = await screen.findByRole('dialog', { name: 'Cancel notification' });
    await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Back' })).toHaveFocus());
  });
});

test('the focus does not start on a field without a control', async () => {
  const user = userEvent.setup();
  const on = await openBackend({ scenario: 'happy' });
  const failed = on.store.tables.notifications.all().find(({ status }) => status === 'FAILED');
  await visit(`/mini-admin/notifications?open=${failed?.id}`, { who: 'administrator', on });
  const details = await screen.findByRole('dialog');
  await user.click(await within(details).findByRole('button', { name: 'Actions' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Retry failed' }));
  const dialog = await screen.findByRole('dialog', { name: 'Retry failed' });
  await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Retry failed' })).toHaveFocus());
});

test('closing it returns the focus to the element in the drawer that had it', async () => {
  const user = userEvent.setup();
  const on = await openBackend({ scenario: 'happy' });
  const reviewed = on.store.tables.collaterals.all().find(({ status }) => status === 'UNDER_REVIEW');
  await visit(`/mini-admin/collateral?open=${reviewed?.id}`, { who: 'administrator', on });
  const details = await screen.findByRole('dialog');
  const actions = await within(details).findByRole('button', { name: 'Actions' });
  actions.focus();
  await user.keyboard('i');
  expect(await within(details).findByText('Start review: You are reviewing this already.')).toBeVisible();
  await screen.findByRole('dialog', { name: 'Ask a question' });
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Question' })).toHaveFocus());
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Ask a question' })).toBeNull());
  await waitFor(() => expect(actions).toHaveFocus());
});

test('the dialog of an action starts in its first field, and Ctrl+Enter confirms it', async () => {
  const user = userEvent.setup();
  const on = await openBackend({ scenario: 'happy' });
  const mira = on.store.tables.users.find('phoneE164', people.mira);
  await visit(`/mini-admin/users?open=${mira?.id}`, { who: 'administrator', on });
  const details = await screen.findByRole('dialog', { name: mira?.fullName ?? '' });
  await user.click(await within(details).findByRole('button', { name: 'Actions' }));
  const items = await screen.findAllByRole('menuitem');
  const possible = items.map((item) => item.getAttribute('aria-disabled') === 'false');
  expect(possible).toContain(false); // impossible actions come last
  expect(possible).toEqual(possible.toSorted((a, b) => Number(b) - Number(a)));
  await user.click(screen.getByRole('menuitem', { name: 'Block account' }));
  const dialog = await screen.findByRole('dialog', { name: 'Block account' });
  const reason = await within(dialog).findByRole('textbox', { name: 'Reason' });
  await waitFor(() => expect(reason).toHaveFocus());
  await user.keyboard('Lost{Enter}phone'); // a new line
  const cancel = within(dialog).getByRole('button', { name: 'Cancel' });
  const onSubmit = vi.fn<() => void>();
  dialog.addEventListener('submit', onSubmit);
  fireEvent.keyDown(cancel, { key: 'Enter', ctrlKey: true }); // on a button, the browser presses that button
  fireEvent.keyDown(reason, { key: 'Enter', ctrlKey: true, repeat: true }); // held
  expect(onSubmit).not.toHaveBeenCalled();
  reason.focus();
  await user.keyboard('{Control>}{Enter}{/Control}');
  expect(await within(dialog).findByRole('button', { name: 'Done' })).toBeVisible();
});
