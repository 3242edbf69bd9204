import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { openBackend } from '#tests/kit/backend.ts';
import { person } from '#tests/kit/person.ts';
import { visit } from '#tests/kit/visit.tsx';

const admin = { who: 'administrator' } as const;

/** The dialog that refunds the newest payment that was paid. */
async function refundDialog(options: Parameters<typeof visit>[1] = {}) {
  const user = userEvent.setup();
  const app = await visit('/mini-admin/payments?status=SUCCEEDED', { ...admin, ...options });
  const table = await screen.findByRole('table', { name: 'Payments' });
  const [menu] = within(table).getAllByRole('button', { name: 'Actions' });
  await user.click(menu ?? document.body);
  await user.click(await screen.findByRole('menuitem', { name: 'Refund' }));
  const dialog = await screen.findByRole('dialog', { name: 'Refund' });
  await within(dialog).findByRole('textbox', { name: 'Amount' }); // fetched with the first dialog that has it
  return { user, dialog, ...app };
}

/** The payment as it is stored, newest first among those that were paid. */
const newestPaid = (backend: Awaited<ReturnType<typeof visit>>['backend']) => {
  const { rows } = backend.store.tables.payments.page({
    order: 'createdAt',
    falling: true,
    in: { status: ['SUCCEEDED', 'PARTIALLY_REFUNDED', 'REFUNDED'] },
    limit: 1,
  });
  const [payment] = rows;
  if (!payment) throw new Error('Nothing was paid');
  return payment;
};

/** Changes a field without a pause, in which a preview could arrive. */
const typeAtOnce = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });

describe('an administrator refunds a payment', () => {
  test('Enter before the preview leads to the button, Ctrl+Enter confirms', async () => {
    const { user, dialog, backend, requests } = await refundDialog();
    const { id } = newestPaid(backend);
    const refunds = () => requests.filter(({ name }) => name.endsWith('/refunds'));
    const input = within(dialog).getByRole('textbox', { name: 'Amount' });
    await user.clear(input);
    typeAtOnce(input, '5');
    fireEvent.keyDown(input, { key: 'Enter' });
    const button = await within(dialog).findByRole('button', { name: 'Refund €5.00' });
    await waitFor(() => expect(button).toHaveFocus());
    expect(refunds()).toHaveLength(0);
    await user.click(within(dialog).getByRole('combobox', { name: 'Reason' }));
    await user.keyboard('{Control>}{Enter}{/Control}');
    expect(await within(dialog).findByText('€5.00 refunded')).toBeVisible();
    expect(refunds()).toHaveLength(1);
    expect(backend.store.tables.payments.get(id)?.refundedTotal).toBe(5_00);
  });

  test('an amount that is typed after a pause waits for its preview, too', async () => {
    const { dialog } = await refundDialog();
    const input = within(dialog).getByRole('textbox', { name: 'Amount' });
    vi.useFakeTimers({ shouldAdvanceTime: true });
    typeAtOnce(input, '');
    act(() => void vi.advanceTimersByTime(1_000));
    typeAtOnce(input, '5');
    expect(within(dialog).getByRole('button', { name: 'Refund €5.00' })).toBeDisabled();
    vi.useRealTimers();
  });

  test('typing after Enter stays in the field', async () => {
    const { user, dialog } = await refundDialog();
    const input = within(dialog).getByRole('textbox', { name: 'Amount' });
    await user.clear(input);
    typeAtOnce(input, '5');
    fireEvent.keyDown(input, { key: 'Enter' });
    fireEvent.keyDown(input, { key: '1' });
    typeAtOnce(input, '51');
    const button = await within(dialog).findByRole('button', { name: 'Refund €51.00' });
    await waitFor(() => expect(button).toBeEnabled());
    expect(input).toHaveFocus();
  });

  test('after a preview, once, and the receipt links to the audit event', async () => {
    const { user, dialog, requests, backend } = await refundDialog();
    const { id, amount } = newestPaid(backend);
    const half = Math.floor(amount / 2);
    const input = within(dialog).getByRole('textbox', { name: 'Amount' });
    await user.clear(input);
    await user.type(input, (half / 100).toFixed(2));
    const preview = await within(dialog).findByRole('region', { name: 'Preview' });
    const euros = `€${(half / 100).toFixed(2)}`;
    await waitFor(() => expect(preview).toHaveTextContent(`${euros} goes back to the customer`));
    expect(preview).toHaveTextContent('open again');
    expect(backend.store.tables.payments.get(id)?.refundedTotal).toBe(0);

    await user.selectOptions(within(dialog).getByRole('combobox', { name: 'Reason' }), 'Goodwill');
    const button = await within(dialog).findByRole('button', { name: `Refund ${euros}` });
    await waitFor(() => expect(button).toBeEnabled());
    await user.click(button);
    expect(await within(dialog).findByText(`${euros} refunded`)).toBeVisible();
    expect(backend.store.tables.payments.get(id)).toMatchObject({
      refundedTotal: half,
      status: 'PARTIALLY_REFUNDED',
    });
    expect(requests.filter(({ name }) => name.endsWith('/refunds'))).toHaveLength(1);

    await user.click(await within(dialog).findByRole('link', { name: 'View audit entry' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Audit log' })).toBeVisible();
    const entry = await screen.findByRole('dialog', { name: 'Payment refunded' });
    expect(await within(entry).findByText('Refunded total')).toBeVisible();
  });

  test('a refund above the limit of one administrator says that it waits', async () => {
    const on = await openBackend({ scenario: 'happy' });
    const customer = await person(on);
    await customer.pays(await customer.confirmed({ downPaymentBps: 5_000 })); // 600.00 of 1,200.00
    const { user, dialog, backend } = await refundDialog({ on });
    const { id } = newestPaid(backend);
    expect(dialog).toHaveTextContent(
      'At most €600.00. More than €500.00 needs the approval of a second administrator.',
    );
    const waits = 'A second administrator has to approve this. Nothing is refunded until then.';
    expect(await within(dialog).findByText(waits)).toBeVisible();
    const input = within(dialog).getByRole('textbox', { name: 'Amount' });
    const type = async (amount: string) => {
      await user.clear(input);
      await user.type(input, amount);
    };
    await type('500.00');
    expect(await within(dialog).findByRole('button', { name: 'Refund €500.00' })).toBeVisible();
    await waitFor(() => expect(within(dialog).queryByText(waits)).toBeNull());
    await type('500.01');
    const button = await within(dialog).findByRole('button', { name: 'Request refund of €500.01' });
    await waitFor(() => expect(button).toBeEnabled());
    await user.click(button);
    expect(await within(dialog).findByText('Approval requested')).toBeVisible();
    expect(backend.store.tables.payments.get(id)?.refundedTotal).toBe(0);
  });

  test('an amount that the contract refuses is not sent, and the field says so', async () => {
    const { user, dialog, requests } = await refundDialog();
    const input = within(dialog).getByRole('textbox', { name: 'Amount' });
    await user.clear(input);
    await user.type(input, '0{Enter}');
    expect(await within(dialog).findByText('Enter an amount above zero, up to the limit')).toBeVisible();
    expect(input).toHaveFocus();
    expect(within(dialog).queryByRole('region', { name: 'Preview' })).toBeNull();
    expect(requests.filter(({ name }) => name.endsWith('/refunds'))).toHaveLength(0);
  });

  test('a payment changed elsewhere shows both versions, and nothing is sent', async () => {
    const { user, dialog, backend } = await refundDialog();
    const payment = newestPaid(backend);
    const button = await within(dialog).findByRole('button', { name: /^Refund €/ });
    await waitFor(() => expect(button).toBeEnabled());
    await backend.store.transact(({ tables }) =>
      tables.payments.replace({ ...payment, refundedTotal: 100, version: payment.version + 1 }),
    );
    await user.click(button);
    expect(await within(dialog).findByText('Someone else changed this')).toBeVisible();
    const row = within(dialog).getByRole('row', { name: /^Refunded/ });
    await waitFor(() => expect(row).toHaveTextContent('Refunded€0.00€1.00'));
    expect(backend.store.tables.payments.get(payment.id)?.refundedTotal).toBe(100);
    await user.click(within(dialog).getByRole('button', { name: 'Continue with the new version' }));
    expect(within(dialog).getByRole('textbox', { name: 'Amount' })).toBeVisible();
  });

  test('an impossible action says why, in the backend’s words', async () => {
    const user = userEvent.setup();
    await visit('/mini-admin/payments?status=FAILED', admin);
    const table = await screen.findByRole('table', { name: 'Payments' });
    await user.click(within(table).getAllByRole('button', { name: 'Actions' })[0] ?? document.body);
    const item = await screen.findByRole('menuitem', { name: /^Refund/ });
    expect(item).toHaveAttribute('aria-disabled', 'true');
    expect(item).toHaveAccessibleDescription(/^Only a payment of which something is left can be refunded\. /);
    await user.click(item);
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
