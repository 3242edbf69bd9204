import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { unsavedWork } from '#src/platform/storage/unsaved-work.ts';
import { type Backend, openBackend } from '#tests/kit/backend.ts';
import { fill } from '#tests/kit/fill.ts';
import { visit } from '#tests/kit/visit.tsx';

const keptForms = () => Object.keys(sessionStorage).filter((key) => key.startsWith('tranche.forms.'));
const customers = (on: Backend) => on.store.tables.users.all().filter(({ status }) => status === 'ACTIVE');

/** Loads a page again, two minutes later. */
async function load(on: Backend, address: string) {
  cleanup();
  await on.wait(121_000); // then another code to sign in can be sent
  await visit(address, { who: 'administrator', on });
  return userEvent.setup();
}

/** Loads the page and opens the dialog that blocks the account of one of the customers. */
async function blockDialog(on: Backend, at = 0) {
  const user = await load(on, `/mini-admin/users?open=${customers(on)[at]?.id}`);
  await user.click(await screen.findByText('Actions', { selector: 'button *' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Block account' }));
  return { user, reason: await screen.findByRole('textbox', { name: 'Reason' }) };
}

test('the reason of an action outlives a reload and Escape until it is sent', async () => {
  const on = await openBackend({ scenario: 'happy' });
  const { user, reason } = await blockDialog(on);
  await fill(user, reason, 'Identity was stolen');
  await waitFor(() => expect(unsavedWork.isHeld, 'an update waits for the dialog').toBe(true));
  expect(unsavedWork.wouldBeLost, 'the browser need not ask').toBe(false);

  expect((await blockDialog(on, 1)).reason).toHaveValue('');
  const again = await blockDialog(on);
  expect(again.reason).toHaveValue('Identity was stolen');
  await again.user.keyboard('{Escape}');
  const last = await blockDialog(on);
  expect(last.reason).toHaveValue('Identity was stolen');
  await last.user.click(screen.getByRole('button', { name: 'Block account' }));
  await screen.findByText(/^The account of .+ is blocked$/);
  expect(keptForms()).toEqual([]);
});

test('“Cancel” gives a reason up', async () => {
  const on = await openBackend({ scenario: 'happy' });
  const { user, reason } = await blockDialog(on);
  await fill(user, reason, 'Identity was stolen');
  expect(keptForms()).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(keptForms()).toEqual([]);
  expect((await blockDialog(on)).reason).toHaveValue('');
});

test('only texts are kept, and an amount starts as the payment allows', async () => {
  const on = await openBackend({ scenario: 'happy' });
  const paid = on.store.tables.payments.all().find(({ status }) => status === 'SUCCEEDED');
  async function refundDialog() {
    const user = await load(on, `/mini-admin/payments?open=${paid?.id}`);
    await user.click(await screen.findByRole('button', { name: /^Refund/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Refund' }));
    return { user, amount: await dialog.findByLabelText('Amount'), note: dialog.getByLabelText(/^Note/) };
  }
  const { user, amount, note } = await refundDialog();
  const whole = amount.getAttribute('value');
  await user.clear(amount);
  await user.type(amount, '1');
  await fill(user, note, 'Scratched');
  await waitFor(() => expect(unsavedWork.wouldBeLost).toBe(true));
  const again = await refundDialog();
  expect(again.amount).toHaveValue(whole);
  expect(again.note).toHaveValue('Scratched');
});

test('the reason for many rows is there after a reload until the dry run begins', async () => {
  const on = await openBackend({ scenario: 'happy' });
  async function retryDialog(isSelected = false) {
    const user = await load(on, '/mini-admin/payments?status=FAILED&limit=10');
    const table = await screen.findByRole('table', { name: 'Payments' });
    const row = await within(table).findByRole('checkbox', { name: 'Select row 1' });
    if (!isSelected) await user.click(row);
    const bar = within(await screen.findByRole('group', { name: 'Selection' }));
    await user.click(await bar.findByRole('button', { name: /^Retry/ }));
    return { user, reason: await screen.findByRole('textbox', { name: 'Reason' }) };
  }
  const { user, reason } = await retryDialog();
  await fill(user, reason, 'The bank was away');
  const again = await retryDialog(true);
  expect(again.reason).toHaveValue('The bank was away');
  await again.user.click(screen.getByRole('button', { name: /^Check/ }));
  await waitFor(() => expect(keptForms()).toEqual([]));
});
