import { screen, waitFor, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { visit } from '#tests/kit/visit.tsx';
import { declaredLists } from './declared.ts';

const admin = { who: 'administrator' } as const;

/** Presses Tab until this control has the focus: no pointer is used in this file. */
async function tabTo(user: UserEvent, find: () => HTMLElement): Promise<void> {
  for (let presses = 0; presses < 60 && document.activeElement !== find(); presses += 1) await user.tab();
  expect(find()).toHaveFocus();
}

/** Advances the clock of the backend until this is shown. */
const afterwards = (later: (ms: number) => Promise<unknown>, find: () => HTMLElement) =>
  waitFor(async () => {
    await later(1_000);
    return find();
  });

const withActions = declaredLists.filter((list) => (list.details?.actions?.length ?? 0) > 0);

test.each(withActions.map((list) => [list.name, list] as const))(
  '%s can be used with keys alone, from the row to its actions and back',
  async (name, list) => {
    const user = userEvent.setup();
    await visit(list.path, { ...admin, scenario: 'one-of-each' });
    const table = await screen.findByRole('table', { name });
    await within(table).findAllByRole('rowheader');
    await user.keyboard('j');
    const row = document.activeElement;
    expect(table).toContainElement(row as HTMLElement);
    await user.keyboard('{Enter}');
    const details = await screen.findByRole('dialog');
    const actions = () => within(details).getByRole('button', { name: 'Actions' });
    await within(details).findByRole('button', { name: 'Actions' });
    await waitFor(() => expect(details).toContainElement(document.activeElement as HTMLElement));
    await tabTo(user, actions);
    await user.keyboard('{Enter}');
    const menu = await screen.findByRole('menu');
    await waitFor(() => expect(menu).toContainElement(document.activeElement as HTMLElement));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    expect(actions()).toHaveFocus();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(row).toHaveFocus());
  },
);

test('a note is written by keyboard alone, and the palette opens the next page', async () => {
  const user = userEvent.setup();
  const { backend } = await visit('/mini-admin/users', admin);
  await within(await screen.findByRole('table', { name: 'Users' })).findAllByRole('rowheader');
  await user.keyboard('j{Enter}');
  const details = await screen.findByRole('dialog');
  await within(details).findByRole('button', { name: 'Actions' });
  await tabTo(user, () => within(details).getByRole('button', { name: 'Actions' }));
  await user.keyboard('{Enter}');
  const item = await screen.findByRole('menuitem', { name: 'Add note' });
  await waitFor(() => expect(item).toHaveFocus());
  await user.keyboard('{Enter}');
  const dialog = await screen.findByRole('dialog', { name: 'Add note' });
  const note = await within(dialog).findByRole('textbox', { name: 'Note' });
  await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
  await tabTo(user, () => note);
  await user.keyboard('Called');
  await tabTo(user, () => within(dialog).getByRole('button', { name: 'Add note' }));
  await user.keyboard('{Enter}');
  const done = await within(dialog).findByRole('button', { name: 'Done' });
  await waitFor(() => expect(done).toHaveFocus());
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Add note' })).toBeNull());
  expect(backend.store.tables.users.all().flatMap(({ notes }) => notes.map(({ text }) => text))).toContain(
    'Called',
  );
  await waitFor(() => expect(details).toContainElement(document.activeElement as HTMLElement));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.keyboard('{Control>}k{/Control}');
  const field = await screen.findByLabelText('Search pages, customers and numbers');
  await waitFor(() => expect(field).toHaveFocus());
  await user.keyboard('paym');
  await screen.findByText('Payments', { selector: '[data-palette] *' });
  await user.keyboard('{ArrowDown}{Enter}');
  await waitFor(() => expect(window.location.pathname).toBe('/mini-admin/payments'));
});

test('the palette acts on the selected rows, and dry run and job keep the focus', async () => {
  const user = userEvent.setup();
  const { later } = await visit('/mini-admin/payments?status=FAILED', admin);
  const table = await screen.findByRole('table', { name: 'Payments' });
  await within(table).findAllByRole('rowheader');
  const count = () => Number(table.getAttribute('aria-rowcount'));
  const before = count();
  await user.keyboard('jxjx{Control>}k{/Control}');
  await screen.findByLabelText('Search pages, customers and numbers');
  await user.keyboard('retry{Enter}');
  const dialog = await screen.findByRole('dialog', { name: 'Retry 2 payments' });
  const reason = await within(dialog).findByRole('textbox', { name: 'Reason' });
  await waitFor(() => expect(reason).toHaveFocus());
  await user.keyboard('The bank was away');
  await tabTo(user, () => within(dialog).getByRole('button', { name: 'Check 2 payments' }));
  await user.keyboard('{Enter}');
  await within(dialog).findByText(/^Checked/);
  await waitFor(() => expect(within(dialog).getAllByRole('button', { name: 'Close' })[1]).toHaveFocus());
  const run = await afterwards(later, () => within(dialog).getByRole('button', { name: /^Retry \d+/ }));
  await tabTo(user, () => run);
  await user.keyboard('{Enter}');
  const done = await afterwards(later, () => within(dialog).getByRole('button', { name: 'Done' }));
  await waitFor(() => expect(done).toHaveFocus());
  await waitFor(() => expect(count()).toBe(before - 2)); // the list has been read again
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(table).toContainElement(document.activeElement as HTMLElement));
});

test('who steps to the next row from within its details stays within them', async () => {
  const user = userEvent.setup();
  const { backend } = await visit('/mini-admin/users?tab=plans', admin);
  const rows = await within(await screen.findByRole('table', { name: 'Users' })).findAllByRole('rowheader');
  const next = rows[1]?.textContent ?? '';
  expect(backend.store.tables.users.all().map(({ fullName }) => fullName)).toContain(next);
  await user.keyboard('j{Enter}');
  const details = await screen.findByRole('dialog');
  const plans = await within(details).findByRole('tab', { name: 'Plans' });
  await tabTo(user, () => plans);
  await user.keyboard('j');
  await waitFor(() => expect(within(details).getByRole('group', { name: next })).toHaveFocus());
  await within(details).findByRole('tab', { name: 'Plans' });
  await user.tab();
  expect(within(details).getByRole('tab', { name: 'Plans' })).toHaveFocus();
});

test('a button that appears in place of the pressed one does not take over its focus', async () => {
  const user = userEvent.setup();
  await visit('/mini-admin/notifications?status=DRAFT', admin);
  const table = await screen.findByRole('table', { name: 'Notifications' });
  const [row] = await within(table).findAllByRole('rowheader');
  const name = row?.textContent ?? '';
  await user.keyboard('j{Enter}');
  const details = await screen.findByRole('dialog');
  const send = await within(details).findByRole('button', { name: 'Send' });
  await tabTo(user, () => send);
  await user.keyboard('{Enter}');
  const dialog = await screen.findByRole('dialog', { name: 'Send' });
  const confirm = await within(dialog).findByRole('button', { name: /^Send to \d+ now$/ });
  await tabTo(user, () => confirm);
  await user.keyboard('{Enter}');
  await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Done' })).toHaveFocus());
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Send' })).toBeNull());
  await waitFor(() => expect(within(details).getByRole('group', { name })).toHaveFocus());
});
