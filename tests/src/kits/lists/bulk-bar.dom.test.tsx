import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import type { Endpoint } from '#contracts/endpoint.ts';
import { contract, type OperationName } from '#contracts/index.ts';
import { type AdministratorRole, roles } from '#contracts/permissions.ts';
import { cancelOrders, remindOfOrders } from '#src/administration/orders/administration.ts';
import { retryPayments } from '#src/administration/payments/actions.tsx';
import { extendMany, remindMany, waiveMany } from '#src/administration/plans/bulk.ts';
import { blockScratchcards, unblockScratchcards } from '#src/administration/scratchcards/actions.tsx';
import {
  blockUsers,
  messageUsers,
  tagUsers,
  unblockUsers,
  untagUsers,
} from '#src/administration/users/bulk.ts';
import { selectionKey } from '#src/platform/storage/data-age-storage.ts';
import { openBackend } from '#tests/kit/backend.ts';
import { people } from '#tests/kit/people.ts';
import { visit } from '#tests/kit/visit.tsx';

const all = [
  remindOfOrders,
  cancelOrders,
  retryPayments,
  remindMany,
  waiveMany,
  extendMany,
  blockScratchcards,
  unblockScratchcards,
  blockUsers,
  unblockUsers,
  tagUsers,
  untagUsers,
  messageUsers,
];

test.each(all.map((action) => [action.kind, action] as const))(
  '%s in bulk asks for the rights of its job and of its command',
  (_kind, { endpoint, action, permissions }) => {
    const { bulk, permission } = endpoint as Endpoint;
    const command: Endpoint = contract[bulk?.actions[action] as OperationName]; // names of the contract
    expect(permissions).toEqual([permission, command.permission]);
  },
);

test('every bulk action of the contract is among them', () => {
  const declared = Object.values<Endpoint>(contract).flatMap(({ bulk }) =>
    Object.keys(bulk?.actions ?? {}).map((name) => `${bulk?.list} ${name}`),
  );
  const offered = all.map(({ endpoint, action }) => `${(endpoint as Endpoint).bulk?.list} ${action}`);
  expect(offered.toSorted()).toEqual(declared.toSorted());
});

/** Opens the list of plans as an administrator of this role, and selects the first one. */
async function plansAs(role: AdministratorRole, width = 1440) {
  const on = await openBackend({ scenario: 'happy' });
  await on.store.transact(({ tables }) => {
    const administrator = tables.administrators.find('email', people.administrator);
    if (administrator) tables.administrators.replace({ ...administrator, role });
  });
  const user = userEvent.setup();
  await visit('/mini-admin/installments?limit=10', { who: 'administrator', on, width });
  const table = await screen.findByRole(width < 960 ? 'list' : 'table', { name: 'Plans' });
  await user.click(within(table).getByRole('checkbox', { name: 'Select row 1' }));
  const bar = screen.getByRole('group', { name: 'Selection' });
  return { user, table, button: (name: RegExp) => within(bar).getByRole('button', { name }) };
}

describe('the bar of selected rows', () => {
  test('names the missing permission, like the menu of a row, and then opens nothing', async () => {
    const { user, table, button } = await plansAs('SUPPORT');
    expect(roles.SUPPORT).not.toContain('plans.reschedule');
    const move = button(/^Move due dates/);
    await waitFor(() => expect(move).toHaveAttribute('aria-disabled', 'true'));
    expect(move).toHaveAccessibleDescription(
      'Move due dates of: Your role Support can’t reschedule and extend plans.',
    );
    await user.click(move);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(button(/^Send reminders/)).not.toHaveAttribute('aria-disabled');
    await user.click(button(/^Waive/));
    expect(await screen.findByRole('dialog', { name: /^Waive fees of/ })).toBeVisible();
    await user.keyboard('{Escape}');

    const [menu] = within(table).getAllByRole('button', { name: 'Actions' });
    if (menu) await user.click(menu);
    await screen.findAllByRole('menuitem');
    expect(
      screen.getAllByText('Your role Support can’t reschedule and extend plans.').length,
    ).toBeGreaterThan(0);
  });

  test('shows a common reason of all actions once', async () => {
    const { button } = await plansAs('VIEWER');
    const remind = button(/^Send reminders/);
    await waitFor(() =>
      expect(remind).toHaveAccessibleDescription(
        'Your role Viewer can’t remind customers and record contacts.',
      ),
    );
  });

  test('the bar keeps the focus among the rows, or on itself when all are selected', async () => {
    const { user, table, button } = await plansAs('ADMIN');
    button(/^Select all/).focus();
    await user.keyboard('{Enter}');
    expect(button(/^Clear selection/)).toHaveFocus();
    await user.keyboard('{Enter}');
    const [first] = within(table).getAllByRole('rowheader');
    expect(within(first ?? table).getByRole('link')).toHaveFocus();
  });

  test('gets the focus back when its dialog is closed', async () => {
    const { user, button } = await plansAs('ADMIN');
    button(/^Send reminders/).focus();
    await user.keyboard('{Enter}');
    await screen.findByRole('textbox', { name: 'Reason' });
    await user.keyboard('{Escape}');
    await waitFor(() => expect(button(/^Send reminders/)).toHaveFocus());
  });
});

test('more than 1,000 rows picked one by one are refused, before anything is pressed', async () => {
  const user = userEvent.setup();
  const { unmount, backend } = await visit('/mini-admin/payments?limit=10', { who: 'administrator' });
  await user.click(await screen.findByRole('checkbox', { name: 'Select row 1' }));
  const kept: unknown = JSON.parse(sessionStorage.getItem(selectionKey) ?? expect.fail());
  const ids = Array.from({ length: 1_001 }, (_each, no) => `pay_${no}`);
  sessionStorage.setItem(selectionKey, JSON.stringify({ ...Object(kept), ids }));
  unmount();
  await visit('/mini-admin/payments?limit=10', { on: backend });
  const button = await screen.findByRole('button', { name: 'Retry 1,001 payments' });
  await waitFor(() =>
    expect(button).toHaveAccessibleDescription(
      'At most 1,000 rows can be picked one by one: select all that match.',
    ),
  );
  expect(button).toHaveAttribute('aria-disabled', 'true');
  expect(screen.getByRole('button', { name: /^Select all \d+ that match$/ })).toBeVisible();
});

test.each([
  ['on a phone', 390, /^Select all \d+$/],
  ['in a wide window', 1440, /^Select all \d+ that match$/],
])(
  '%s its buttons are short, because the bar says the count, and named in full',
  async (_where, width, all) => {
    const user = userEvent.setup();
    await visit('/orders?limit=10', { who: 'administrator', width });
    await user.click(await screen.findByRole('checkbox', { name: 'Select row 1' }));
    const bar = screen.getByRole('group', { name: 'Selection' });
    const names = [/^Select all \d+ that match$/, 'Send reminders for 1 order', 'Cancel 1 order'];
    expect(names.map((name) => within(bar).getByRole('button', { name }).textContent)).toEqual([
      expect.stringMatching(all),
      'Send reminders',
      'Cancel',
    ]);
  },
);

test('more than two actions are in a menu on a phone, with the missing permission', async () => {
  const { user, button } = await plansAs('SUPPORT', 390);
  expect(screen.queryByRole('button', { name: 'Send reminders for 1 plan' })).toBeNull();
  await user.click(button(/^Actions$/));
  const move = await screen.findByRole('menuitem', { name: /^Move due dates of 1 plan/ });
  expect(move).toHaveTextContent('Your role Support can’t reschedule and extend plans.');
  await user.click(move);
  expect(screen.queryByRole('dialog')).toBeNull();
  await user.click(screen.getByRole('menuitem', { name: 'Send reminders for 1 plan' }));
  expect(await screen.findByRole('dialog', { name: 'Send reminders for 1 plan' })).toBeVisible();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(button(/^Actions$/)).toHaveFocus());
});
