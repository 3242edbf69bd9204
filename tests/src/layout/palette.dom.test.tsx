import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { openBackend } from '#tests/kit/backend.ts';
import { people } from '#tests/kit/people.ts';
import { visit } from '#tests/kit/visit.tsx';

const admin = { who: 'administrator' } as const;

async function openPalette(text: string) {
  await screen.findByLabelText('Search and commands', { selector: 'header button' });
  fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true });
  const field = await screen.findByLabelText('Search pages, customers and numbers');
  fireEvent.change(field, { target: { value: text } });
  return field;
}

test('Ctrl+K finds a plan by its number and opens it', async () => {
  const { backend } = await visit('/mini-admin/approvals', admin);
  const [plan] = backend.store.tables.plans.all();
  await screen.findByRole('heading', { level: 1, name: 'Approvals' });
  expect(screen.queryByLabelText('Search pages, customers and numbers')).toBeNull();
  await openPalette(plan?.number.toLowerCase() ?? '');
  fireEvent.click(await screen.findByText(plan?.number ?? '', { selector: 'span' }));
  await waitFor(() => expect(window.location.pathname).toBe('/mini-admin/installments'));
  expect(window.location.search).toBe(`?open=${plan?.id}`);
});

test('Enter opens the first result as soon as there is one', async () => {
  const { backend } = await visit('/mini-admin/approvals', admin);
  const [plan] = backend.store.tables.plans.all();
  await screen.findByRole('heading', { level: 1, name: 'Approvals' });
  const field = await openPalette(plan?.number.toLowerCase() ?? '');
  await screen.findByText(plan?.number ?? '', { selector: 'span' });
  fireEvent.keyDown(field, { key: 'Enter', code: 'Enter' });
  await waitFor(() => expect(window.location.search).toBe(`?open=${plan?.id}`));
});

test('Enter while a search still runs opens what it finds, not what was found before', async () => {
  const { backend } = await visit('/mini-admin/approvals', admin);
  const [order] = backend.store.tables.orders.all();
  const [plan] = backend.store.tables.plans.all();
  await screen.findByRole('heading', { level: 1, name: 'Approvals' });
  const field = await openPalette(order?.customerName ?? '');
  await screen.findAllByText(order?.customerName ?? '', { selector: '[data-palette] span' });
  fireEvent.change(field, { target: { value: plan?.number } });
  fireEvent.keyDown(field, { key: 'Enter', code: 'Enter' });
  expect(window.location.search).toBe('');
  await waitFor(() => expect(window.location.search).toBe(`?open=${plan?.id}`));
});

test('Enter before the first result opens it on arrival, unless typing continues', async () => {
  const { backend } = await visit('/mini-admin/approvals', admin);
  const [plan] = backend.store.tables.plans.all();
  await screen.findByRole('heading', { level: 1, name: 'Approvals' });
  const field = await openPalette(plan?.number ?? '');
  fireEvent.keyDown(field, { key: 'Enter', code: 'Enter' });
  fireEvent.change(field, { target: { value: 'zzzz' } });
  expect(await screen.findByText('Nothing found')).toBeVisible();
  fireEvent.change(field, { target: { value: plan?.number } });
  fireEvent.keyDown(field, { key: 'Enter', code: 'Enter' });
  expect(window.location.search).toBe('');
  await waitFor(() => expect(window.location.search).toBe(`?open=${plan?.id}`));
});

test('a name opens the customer, whose orders and payments are found below', async () => {
  const { backend } = await visit('/mini-admin/approvals', admin);
  const [order] = backend.store.tables.orders.all();
  await screen.findByRole('heading', { level: 1, name: 'Approvals' });
  const field = await openPalette(order?.customerName ?? '');
  await screen.findAllByText(order?.customerName ?? '', { selector: '[data-palette] span' });
  fireEvent.keyDown(field, { key: 'Enter', code: 'Enter' });
  await waitFor(() => expect(window.location.search).toBe(`?open=${order?.userId}`));
});

test('text typed before the field has the focus is searched and is no shortcut', async () => {
  const { backend } = await visit('/mini-admin/approvals', admin);
  const [plan] = backend.store.tables.plans.all();
  await screen.findByRole('heading', { level: 1, name: 'Approvals' });
  await screen.findByLabelText('Search and commands', { selector: 'header button' });
  fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true });
  for (const key of plan?.number ?? '') fireEvent.keyDown(document.body, { key });
  const field = await screen.findByLabelText('Search pages, customers and numbers');
  await waitFor(() => expect(field).toHaveValue(plan?.number));
  fireEvent.keyDown(field, { key: 'Enter', code: 'Enter' });
  await waitFor(() => expect(window.location.search).toBe(`?open=${plan?.id}`));
});

test('the palette opens pages and the list of shortcuts', async () => {
  await visit('/mini-admin/approvals', admin);
  await screen.findByRole('heading', { level: 1, name: 'Approvals' });
  await openPalette('short');
  fireEvent.click(await screen.findByText('Keyboard shortcuts'));
  expect(await screen.findByText('Shortcuts of single keys')).toBeVisible();
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' });
  await openPalette('scratch');
  fireEvent.click(await screen.findByText('Scratchcard batches', { selector: '[data-palette] *' }));
  await waitFor(() => expect(window.location.pathname).toBe('/mini-admin/scratchcards'));
});

test('the palette shows a view of the list once its name is typed', async () => {
  await visit('/mini-admin/payments', admin);
  await screen.findByText('Failed', { selector: 'label *' });
  const field = await openPalette('');
  expect(await screen.findByText('Export payments', { selector: '[data-palette] *' })).toBeVisible();
  expect(screen.queryByText('View: Failed')).toBeNull();
  fireEvent.change(field, { target: { value: 'fail' } });
  fireEvent.click(await screen.findByText('View: Failed'));
  await waitFor(() => expect(window.location.search).toBe('?status=FAILED'));
});

test('Enter takes the command of the open entity before a view of its list', async () => {
  const user = userEvent.setup();
  await visit('/mini-admin/users?status=ACTIVE', admin);
  await within(await screen.findByRole('table', { name: 'Users' })).findAllByRole('rowheader');
  await user.keyboard('j{Enter}');
  await screen.findByText('Customer ID');
  await openPalette('block');
  const actionItems = () => [...document.querySelectorAll('[data-palette] [data-action]')];
  await waitFor(() => expect(actionItems().length).toBeGreaterThan(2));
  expect(actionItems().map(({ textContent }) => textContent)).toEqual([
    'Block account',
    'View: Blocked',
    expect.stringMatching(/^Unblock account/),
  ]);
});

test('the palette offers the open entity’s actions with the reason of refusals', async () => {
  const { backend } = await visit('/mini-admin/approvals', admin);
  const paid = backend.store.tables.payments.all().find(({ status }) => status === 'SUCCEEDED');
  await screen.findByRole('heading', { level: 1, name: 'Approvals' });
  await openPalette(paid?.id ?? '');
  fireEvent.click(await screen.findByText(/, /, { selector: '[data-palette] button span' }));
  await waitFor(() => expect(window.location.search).toBe(`?open=${paid?.id}`));
  await screen.findByText('Payment ID');
  await openPalette('re');
  const action = (label: string) =>
    screen.findByText(label, { selector: '[data-palette] span' }).then((span) => span.closest('button'));
  expect(await action('Retry payment')).toBeDisabled(); // it is paid
  const refund = await action('Refund');
  expect(refund).toBeEnabled();
  fireEvent.click(refund ?? document.body);
  expect(await screen.findByText('Refund', { selector: '[role="dialog"] h2' })).toBeVisible();
});

test.each([
  ['Create batch', '/mini-admin/scratchcards'],
  ['New notification', '/mini-admin/notifications'],
  ['Import customers', '/mini-admin/users'],
])('“%s” is offered on every page', async (label, path) => {
  await visit('/mini-admin/approvals', admin);
  await screen.findByRole('heading', { level: 1, name: 'Approvals' });
  await openPalette(label.slice(0, 8).toLowerCase());
  fireEvent.click(await screen.findByText(label, { selector: '[data-palette] span' }));
  await waitFor(() => expect(window.location.pathname).toBe(path));
  expect(await screen.findByRole('dialog', { name: label })).toBeVisible();
});

test('on the page of the creation, the search stays', async () => {
  await visit('/mini-admin/users?q=mira', admin);
  await screen.findByRole('heading', { level: 1 });
  await openPalette('import');
  fireEvent.click(await screen.findByText('Import customers', { selector: '[data-palette] span' }));
  expect(await screen.findByRole('dialog', { name: 'Import customers' })).toBeVisible();
  expect(window.location.search).toBe('?q=mira&new=customers');
});

test('a creation that the role does not allow is listed with the reason', async () => {
  const on = await openBackend({ scenario: 'happy' });
  await on.store.transact(({ tables }) => {
    const administrator = tables.administrators.find('email', people.administrator);
    if (administrator) tables.administrators.replace({ ...administrator, role: 'SUPPORT' });
  });
  await visit('/mini-admin/approvals', { ...admin, on });
  await screen.findByRole('heading', { level: 1, name: 'Approvals' });
  await openPalette('create batch');
  const label = await screen.findByText('Create batch', { selector: '[data-palette] span' });
  await waitFor(() => expect(label.closest('button')).toBeDisabled());
  expect(screen.getByText('Your role Support can’t create and export scratchcards.')).toBeVisible();
});

test('a role that may not create something never sees its form', async () => {
  await import('#src/administration/batches/CreateBatch.tsx'); // so that it could open at once
  const held = Promise.withResolvers<undefined>();
  const { rest } = await visit('/mini-admin/scratchcards?new=batch', {
    who: 'viewer',
    network: (respond) => async (request) => {
      if (request.url.endsWith('/v1/me')) await held.promise;
      return respond(request);
    },
  });
  await screen.findByRole('row', { name: /Record stores/ });
  await rest(1); // all but the permissions
  expect(screen.queryByRole('dialog')).toBeNull();
  held.resolve(undefined);
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Create batch' })).toHaveAccessibleDescription(/can’t/),
  );
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('the form of a creation stays open over a reload', async () => {
  await visit('/mini-admin/scratchcards?new=batch', admin);
  const dialog = await screen.findByRole('dialog', { name: 'Create batch' });
  fireEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(window.location.search).toBe(''));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test.each([
  ['j', 'Jobs'],
  ['m', 'Administrators'],
  ['l', 'Audit log'],
])('the keys g %s open the page %s', async (letter, heading) => {
  await visit('/mini-admin/approvals', admin);
  await screen.findByLabelText('Search and commands', { selector: 'header button' });
  await userEvent.setup().keyboard(`g${letter}`);
  expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeVisible();
});
