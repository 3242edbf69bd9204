import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { visit } from '#tests/kit/visit.tsx';

const admin = { who: 'administrator' } as const;

async function failedPayments() {
  const user = userEvent.setup();
  const app = await visit('/mini-admin/payments?status=FAILED&limit=10', admin);
  const table = await screen.findByRole('table', { name: 'Payments' });
  const failed = app.shop.tables.payments.by('status', 'FAILED').length;
  return { user, table, failed, ...app };
}

/** Gives the reason and waits for the result of the dry run. */
async function check(user: ReturnType<typeof userEvent.setup>) {
  const dialog = await screen.findByRole('dialog', { name: /^Retry/ });
  await user.type(within(dialog).getByRole('textbox', { name: 'Reason' }), 'The bank was away');
  await user.click(within(dialog).getByRole('button', { name: /^Check/ }));
  return dialog;
}

describe('failed payments are retried in bulk', () => {
  test('all that match: a dry run first, then the job, with a result for each row', async () => {
    const { user, table, failed, shop, later, asked } = await failedPayments();
    await user.click(within(table).getByRole('checkbox', { name: 'Select row 1' }));
    const bar = screen.getByRole('group', { name: 'Selection' });
    await user.click(within(bar).getByRole('button', { name: `Select all ${failed} that match` }));
    await user.click(within(bar).getByRole('button', { name: `Retry ${failed} payments` }));
    const dialog = await check(user);
    const attempts = () =>
      shop.tables.payments.all().reduce((sum, payment) => sum + payment.attempts.length, 0);
    const before = attempts();
    await waitFor(
      async () => {
        await later(1_000);
        expect(within(dialog).getByRole('status')).toHaveTextContent(/^Possible for \d+ payments?/);
      },
      { timeout: 15_000 },
    );
    expect(attempts()).toBe(before);
    const rows = within(await within(dialog).findByRole('table', { name: 'Results' }));
    await waitFor(() => expect(rows.getAllByRole('row')).toHaveLength(failed));

    const button = within(dialog).getByRole('button', { name: /^Retry \d+ payments?$/ });
    const possible = Number(/\d+/.exec(button.textContent)?.[0]);
    await user.click(button);
    await waitFor(
      async () => {
        await later(1_000);
        expect(within(dialog).getByRole('status')).toHaveTextContent(/^Done for/);
      },
      { timeout: 15_000 },
    );
    expect(attempts()).toBe(before + possible);
    expect(asked.filter(({ name }) => name.endsWith('bulk-actions'))).toHaveLength(2);
  }, 60_000);

  test('without a reason nothing is asked', async () => {
    const { user, table, asked } = await failedPayments();
    await user.click(within(table).getByRole('checkbox', { name: 'Select row 1' }));
    await user.click(screen.getByRole('button', { name: 'Retry 1 payment' }));
    const dialog = await screen.findByRole('dialog', { name: 'Retry 1 payment' });
    await user.click(within(dialog).getByRole('button', { name: 'Check 1 payment' }));
    expect(within(dialog).getByText('Enter at least 3 characters')).toBeVisible();
    expect(asked.filter(({ name }) => name.endsWith('bulk-actions'))).toHaveLength(0);
  });
});
