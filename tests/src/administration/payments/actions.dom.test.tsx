import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { visit } from '#tests/kit/visit.tsx';

const admin = { who: 'administrator' } as const;

/** From the first row of a list of payments to the dialog of an action. */
async function fromList(address: string, action: string) {
  const user = userEvent.setup();
  const app = await visit(address, admin);
  const table = await screen.findByRole('table', { name: 'Payments' });
  const [menu] = within(table).getAllByRole('button', { name: 'Actions' });
  await user.click(menu ?? document.body);
  await user.click(await screen.findByRole('menuitem', { name: action }));
  const dialog = await screen.findByRole('dialog', { name: action });
  await user.type(
    await within(dialog).findByRole('textbox', { name: 'Reason' }),
    'The card holder disputes it',
  );
  return { user, dialog, ...app };
}

describe('from the list of payments to the entry of the audit', () => {
  test('a charge-back previews the reopened lines and is recorded once', async () => {
    const { user, dialog, backend, requests } = await fromList(
      '/mini-admin/payments?status=SUCCEEDED&method=CARD',
      'Mark as charged back',
    );
    expect(await within(dialog).findByText(/is back with the customer’s bank/)).toBeVisible();
    const button = within(dialog).getByRole('button', { name: 'Mark as charged back' });
    await waitFor(() => expect(button).toBeEnabled());
    await user.click(button);
    await user.click(await within(dialog).findByRole('link', { name: 'View audit entry' }));
    const entry = await screen.findByRole('dialog', { name: 'Payment charged back' });
    expect(entry).toBeVisible();
    expect(backend.store.tables.auditEvents.all().at(-1)?.reason).toBe('The card holder disputes it');
    expect(backend.store.tables.payments.by('status', 'CHARGED_BACK')).toHaveLength(1);
    expect(requests.filter(({ name }) => name.endsWith('/charge-backs'))).toHaveLength(1);
  });

  test('a failed payment is cancelled', async () => {
    const { user, dialog, backend } = await fromList('/mini-admin/payments?status=FAILED', 'Cancel payment');
    await user.click(within(dialog).getByRole('button', { name: 'Cancel payment' }));
    await user.click(await within(dialog).findByRole('link', { name: 'View audit entry' }));
    expect(await screen.findByRole('dialog', { name: 'Payment cancelled' })).toBeVisible();
    expect(backend.store.tables.payments.by('status', 'CANCELLED')).toHaveLength(1);
  });

  test('its details show each attempt with its reason, and who retries next', async () => {
    const { backend } = await visit('/mini-admin/payments?status=FAILED', admin).then(async (app) => {
      const user = userEvent.setup();
      const table = await screen.findByRole('table', { name: 'Payments' });
      const [row] = within(table).getAllByRole('row').slice(1);
      await user.click(within(row ?? table).getAllByRole('link')[0] ?? document.body);
      return app;
    });
    const details = await screen.findByRole('dialog', { name: /^€/ });
    expect(await within(details).findAllByText(/^Declined: /)).not.toHaveLength(0);
    expect(within(details).getByText('Next try')).toBeVisible();
    expect(backend.store.tables.payments.by('status', 'FAILED').length).toBeGreaterThan(0);
  });
});
