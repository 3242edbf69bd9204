import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { openBackend } from '#tests/kit/backend.ts';
import { people } from '#tests/kit/people.ts';
import { fill } from '#tests/kit/fill.ts';
import { jobSays } from '#tests/kit/jobs.ts';
import { visit } from '#tests/kit/visit.tsx';

// Loaded on first use, so that the first test does not wait for all of them.
beforeAll(async () => {
  await import('#src/kits/actions/ActionDialog.tsx');
  await import('#src/kits/lists/details/EntityDrawer.tsx');
});

/** Mira's account as an administrator sees it. */
async function account(query = '', { walletMinor = 0 } = {}) {
  const on = await openBackend({ scenario: 'one-of-each' });
  const mira = on.store.tables.users.find('phoneE164', people.mira);
  if (!mira) throw new Error('The scenario has no Mira');
  await on.store.transact(({ tables }) => {
    tables.users.replace({ ...mira, walletBalance: { ...mira.walletBalance, amountMinor: walletMinor } });
  });
  const app = await visit(`/mini-admin/users?q=mira&open=${mira.id}${query}`, { who: 'administrator', on });
  const details = await screen.findByRole('dialog', { name: mira.fullName });
  return { ...app, user: userEvent.setup(), mira, details };
}

describe('the account of a customer', () => {
  test.each([
    ['Plans', /PLN-\d+/],
    ['Payments', /Down payment/],
    ['Collateral', /Gold chain/],
    ['Cards', /Household/],
    ['Messages', /Your plan is paid off/],
    ['Sessions', /Not logged in|Last used/],
    ['Notes', /Prefers to be called/],
  ])('has a tab %s, which the address names', async (name, text) => {
    const { user, details } = await account();
    await user.click(await within(details).findByRole('tab', { name: new RegExp(`^${name}`) }));
    const panel = await within(details).findByRole('tabpanel', { name: new RegExp(`^${name}`) });
    await waitFor(() => expect(panel).toHaveTextContent(text));
    expect(new URLSearchParams(window.location.search).get('tab')).toBe(name.toLowerCase());
  });
});

describe.each([
  ['Add note', { Note: 'Asked for a call' }, 'User note added', 'Note added'],
  ['Add tag', { Tag: 'Flood 2027' }, 'User tagged', 'Tag added'],
  ['Send message', { Title: 'Your parcel', Text: 'It is on its way.' }, 'User messaged', /^Message to/],
  ['Block account', { Reason: 'The card was stolen' }, 'User blocked', /is blocked$/],
  ['End all sessions', { Reason: 'The phone was lost' }, 'User sessions ended', /is logged out$/],
])('%s', (label, fields, audited, receipt) => {
  test('from the details to the entry of the audit', async () => {
    const { user, details } = await account();
    await user.click(await within(details).findByRole('button', { name: 'Actions' }));
    await user.click(await screen.findByRole('menuitem', { name: label }));
    const dialog = await screen.findByRole('dialog', { name: label });
    for (const [name, text] of Object.entries(fields))
      await fill(user, await within(dialog).findByRole('textbox', { name }), text);
    await user.click(within(dialog).getByRole('button', { name: label }));
    expect(await within(dialog).findByText(receipt)).toBeVisible();
    await user.click(await within(dialog).findByRole('link', { name: 'View audit entry' }));
    expect(await screen.findByRole('dialog', { name: audited })).toBeVisible();
  });
});

test('the overview has the wallet of the customer', async () => {
  const { details } = await account('', { walletMinor: 12_34 });
  expect((await within(details).findByText('Wallet')).nextElementSibling).toHaveTextContent('€12.34');
});

test('the audit of a customer says what was done by whom and why, and links to it', async () => {
  const { user, details } = await account();
  await user.click(await within(details).findByRole('button', { name: 'Actions' }));
  await user.click(await screen.findByRole('menuitem', { name: 'End all sessions' }));
  const dialog = await screen.findByRole('dialog', { name: 'End all sessions' });
  await fill(user, await within(dialog).findByRole('textbox', { name: 'Reason' }), 'The phone was lost');
  await user.click(within(dialog).getByRole('button', { name: 'End all sessions' }));
  await user.click(await within(dialog).findByRole('button', { name: 'Done' }));
  await user.click(within(details).getByRole('tab', { name: 'Audit log' }));
  const entry = await within(details).findByRole('link', { name: 'User sessions ended' });
  expect(entry.closest('tr')).toHaveTextContent(/The phone was lostAda Brandt/);
  expect(
    within(details).getAllByRole('link', { name: 'Order created' })[0],
    'also of what is theirs',
  ).toBeVisible();
  await user.click(entry);
  expect(await screen.findByRole('dialog', { name: 'User sessions ended' })).toBeVisible();
});

test('a due note is completed in its place', async () => {
  const { user, details, backend, mira } = await account('&tab=notes');
  await user.click(await within(details).findByRole('button', { name: 'Add note' }));
  const adding = await screen.findByRole('dialog', { name: 'Add note' });
  await fill(user, within(adding).getByRole('textbox', { name: 'Note' }), 'Asked for a call');
  await user.click(within(adding).getByRole('button', { name: 'Add note' }));
  await user.click(await within(adding).findByRole('button', { name: 'Done' }));
  const [newest] = await within(details).findAllByRole('button', { name: 'Complete note' });
  if (newest) await user.click(newest);
  const completing = await screen.findByRole('dialog', { name: 'Complete note' });
  expect(completing).toHaveTextContent('Asked for a call');
  const complete = within(completing).getByRole('button', { name: 'Complete note' });
  await waitFor(() => expect(complete).toHaveFocus());
  await user.click(complete);
  expect(await within(completing).findByText('Note completed')).toBeVisible();
  expect(backend.store.tables.users.get(mira.id)?.openNotes).toBe(1);
});

test('customers are blocked in bulk from the list', async () => {
  const user = userEvent.setup();
  const { backend, later } = await visit('/mini-admin/users?q=mira', { who: 'administrator' });
  const table = await screen.findByRole('table', { name: 'Users' });
  await user.click(within(table).getByRole('checkbox', { name: 'Select row 1' }));
  await user.click(screen.getByRole('button', { name: 'Block 1 customer' }));
  const dialog = await screen.findByRole('dialog', { name: 'Block 1 customer' });
  await fill(user, within(dialog).getByRole('textbox', { name: 'Reason' }), 'The cards were stolen');
  await user.click(within(dialog).getByRole('button', { name: 'Check 1 customer' }));
  const isSaid = jobSays(dialog, later);
  await isSaid(/^1 customer can be done/);
  const closing = within(dialog).getAllByRole('button', { name: 'Close' }).at(-1);
  expect(closing, 'a second Enter blocks no account').toHaveFocus();
  await user.click(within(dialog).getByRole('button', { name: 'Block 1 customer' }));
  await isSaid(/^Done for 1 customer/);
  expect(backend.store.tables.users.find('phoneE164', people.mira)?.status).toBe('BLOCKED');
  expect(backend.store.tables.auditEvents.all().some(({ action }) => action === 'user.blocked')).toBe(true);
});

test('the tab in the address is scrolled into view on a phone', async () => {
  const moved = vi.spyOn(Element.prototype, 'scrollIntoView');
  const { details } = await account('&tab=audit');
  const tab = await within(details).findByRole('tab', { name: 'Audit log', selected: true });
  await waitFor(() => expect(moved.mock.contexts).toContain(tab));
});

test('the contacts are shown in full for a reason, and only in the dialog', async () => {
  const { user, details } = await account();
  expect(within(details).getByText('+49 ••• 678')).toBeVisible();
  await user.click(within(details).getByRole('button', { name: 'Actions' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Show contacts' }));
  const dialog = await screen.findByRole('dialog', { name: 'Show contacts' });
  await fill(
    user,
    await within(dialog).findByRole('textbox', { name: 'Reason' }),
    'Two instalments are late',
  );
  await user.click(within(dialog).getByRole('button', { name: 'Show contacts' }));
  const phone = await within(dialog).findByRole('link', { name: people.mira });
  expect(phone).toHaveAttribute('href', `tel:${people.mira}`);
  await user.click(within(dialog).getByRole('button', { name: 'Done' }));
  await waitFor(() => expect(screen.queryByText(people.mira)).toBeNull());
});
