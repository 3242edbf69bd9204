import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { openBackend } from '#tests/kit/backend.ts';
import { visit } from '#tests/kit/visit.tsx';

/** Opens the dialog of an action from the menu of the first row. */
async function dialogOfFirstRow(address: string, action: string) {
  const user = userEvent.setup();
  const on = await openBackend({ scenario: 'happy' });
  await visit(address, { who: 'administrator', on });
  const [menu] = await screen.findAllByRole('button', { name: 'Actions' });
  await user.click(menu ?? expect.fail());
  await user.click(await screen.findByRole('menuitem', { name: action }));
  return { tables: on.store.tables, dialog: await screen.findByRole('dialog', { name: action }) };
}

test('a dialog over a list names what it is about', async () => {
  const { tables, dialog } = await dialogOfFirstRow('/mini-admin/scratchcards?status=ACTIVE', 'Freeze');
  const names = tables.batches.by('status', 'ACTIVE').map(({ number, name }) => `${number} · ${name}`);
  expect(names.filter((name) => within(dialog).queryByText(name))).toHaveLength(1);
});

test('the dialog of a payment, its drawer and tab name its amount and customer', async () => {
  const address = '/mini-admin/payments?status=FAILED';
  const { tables, dialog } = await dialogOfFirstRow(address, 'Retry payment');
  const names = tables.payments
    .by('status', 'FAILED')
    .map(({ amount, customerName }) => `€${(amount / 100).toFixed(2)}, ${customerName}`);
  const [name, ...otherNames] = new Set(names.filter((one) => within(dialog).queryByText(one)));
  expect(otherNames).toEqual([]);
  await userEvent.keyboard('{Escape}');
  const row = tables.payments
    .by('status', 'FAILED')
    .find(({ amount, customerName }) => name === `€${(amount / 100).toFixed(2)}, ${customerName}`);
  cleanup();
  const on = await openBackend({ scenario: 'happy' });
  await visit(`/mini-admin/payments?open=${row?.id}`, { who: 'administrator', on });
  expect(await screen.findByRole('dialog', { name: name ?? '' })).toBeVisible();
  await waitFor(() => expect(document.title).toBe(`${name} · Tranche`));
});
