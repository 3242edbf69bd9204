import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { visit } from '#tests/kit/visit.tsx';

test('an administrator retries a failed payment once, with amount and card named', async () => {
  const user = userEvent.setup();
  const { requests, backend } = await visit('/mini-admin/payments?status=FAILED', { who: 'administrator' });
  const table = await screen.findByRole('table', { name: 'Payments' });
  const attempts = () =>
    backend.store.tables.payments.all().reduce((sum, payment) => sum + payment.attempts.length, 0);
  const before = attempts();
  // The first one that can be retried.
  for (const menu of within(table).getAllByRole('button', { name: 'Actions' })) {
    await user.click(menu);
    const item = await screen.findByRole('menuitem', { name: /^Retry payment/ });
    if (item.getAttribute('aria-disabled') === 'true') await user.keyboard('{Escape}');
    else {
      await user.click(item);
      break;
    }
  }
  const dialog = await screen.findByRole('dialog', { name: 'Retry payment' });
  expect(dialog).toHaveTextContent(/€[\d.,]+ will be charged again to (Visa|Mastercard) •••• \d{4}\./);
  await user.click(within(dialog).getByRole('button', { name: 'Retry now' }));
  // The bank's decision is shown as a receipt or a refusal; either way there is one more attempt.
  await within(dialog).findByText(/ paid$|Waiting for the bank|was declined/);
  expect(attempts()).toBe(before + 1);
  expect(requests.filter(({ name }) => name.endsWith('/retry'))).toHaveLength(1);
});
