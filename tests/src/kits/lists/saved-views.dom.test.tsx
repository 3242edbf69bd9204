import userEvent from '@testing-library/user-event';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openBackend } from '#tests/kit/backend.ts';
import { people } from '#tests/kit/people.ts';
import { visit } from '#tests/kit/visit.tsx';
import { storedDefault } from '#src/kits/lists/views/default-view.ts';

const admin = { who: 'administrator' } as const;
const address = () => window.location.search;

test('a view is saved under a name, and restores the list with the chosen days', async () => {
  const { backend, requests } = await visit('/mini-admin/approvals?status=PENDING&sort=expiresAt', admin);
  fireEvent.click(await screen.findByText('Save view'));
  fireEvent.click(await screen.findByText('Save'));
  expect(await screen.findByText('Enter a name')).toBeVisible();
  fireEvent.change(screen.getByLabelText('Name'), { target: { value: 'a'.repeat(41) } });
  fireEvent.click(screen.getByText('Save'));
  expect(screen.getByText('Enter at most 40 characters')).toBeVisible();
  expect(requests.filter(({ name }) => name === 'POST /v1/admin/saved-views')).toEqual([]);
  fireEvent.change(screen.getByLabelText('Name'), { target: { value: 'Soon over' } });
  fireEvent.click(screen.getByLabelText('Share with all administrators'));
  fireEvent.click(screen.getByText('Save'));
  const chip = await screen.findByLabelText('Soon over');
  expect(backend.store.tables.savedViews.all()).toMatchObject([
    { list: 'approvals', name: 'Soon over', query: 'status=PENDING&sort=expiresAt', shared: true },
  ]);
  await waitFor(() => expect(chip).toBeChecked());
  fireEvent.click(screen.getByLabelText('All'));
  await waitFor(() => expect(address()).toBe('?sort=expiresAt'));
  expect(chip).not.toBeChecked();
  fireEvent.click(chip);
  await waitFor(() => expect(address()).toBe('?status=PENDING&sort=expiresAt'));
});

test('a view restores its columns; another one without columns shows the usual ones', async () => {
  const on = await openBackend({ scenario: 'happy' });
  const token = await on.signIn(people.administrator);
  const view = { list: 'approvals', shared: false, isDefault: false };
  await on.get('createSavedView', { token, body: { ...view, name: 'Amounts', query: 'columns=amount' } });
  await on.get('createSavedView', { token, body: { ...view, name: 'Open', query: 'status=PENDING' } });
  await on.wait(121_000);
  await visit('/mini-admin/approvals', { ...admin, on });
  fireEvent.click(await screen.findByLabelText('Amounts'));
  await waitFor(() => expect(address()).toBe('?columns=amount'));
  expect(screen.getByLabelText('Amounts')).toBeChecked();
  fireEvent.click(screen.getByLabelText('Open'));
  await waitFor(() => expect(address()).toBe('?status=PENDING'));
});

test('after a view was saved with the keyboard, the menu of views has the focus', async () => {
  const user = userEvent.setup();
  await visit('/mini-admin/approvals?status=PENDING', admin);
  (await screen.findByRole('button', { name: 'Save view' })).focus();
  await user.keyboard('{Enter}');
  await user.type(await screen.findByLabelText('Name'), 'Soon over{Enter}');
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Save view' })).toBeNull());
  await waitFor(() => expect(screen.getByRole('button', { name: 'Edit views' })).toHaveFocus());
});

test('of several views one is chosen before what is done with it', async () => {
  const user = userEvent.setup();
  const on = await openBackend({ scenario: 'happy' });
  const token = await on.signIn(people.administrator);
  const view = { list: 'approvals', query: 'status=PENDING', shared: false, isDefault: false };
  for (const name of ['Open', 'Waiting']) await on.get('createSavedView', { token, body: { ...view, name } });
  await on.wait(121_000);
  await visit('/mini-admin/approvals', { ...admin, on });
  const menu = await screen.findByRole('button', { name: 'Edit views' });
  await user.click(menu);
  const items = await screen.findAllByRole('menuitem');
  expect(items.map(({ textContent }) => textContent)).toEqual(['Open', 'Waiting']);
  await user.click(items[1] ?? document.body);
  const rename = await screen.findByRole('menuitem', { name: 'Rename or share' });
  await waitFor(() => expect(rename).toHaveFocus());
  await user.click(screen.getByRole('menuitem', { name: 'Remove' }));
  await waitFor(() => expect(on.store.tables.savedViews.all()).toMatchObject([{ name: 'Open' }]));
});

test('a narrower window keeps the form and the name typed in it', async () => {
  const { resize } = await visit('/mini-admin/approvals?status=PENDING', admin);
  fireEvent.click(await screen.findByText('Save view'));
  fireEvent.change(await screen.findByLabelText('Name'), { target: { value: 'Soon over' } });
  resize(900);
  await screen.findByRole('list', { name: 'Approvals' }); // cards
  expect(screen.getByLabelText('Name')).toHaveValue('Soon over');
});

test('a list at its plain address shows the default view, which others override', async () => {
  const on = await openBackend({ scenario: 'happy' });
  const token = await on.signIn(people.administrator);
  const body = { list: 'approvals', name: 'Open', query: 'status=PENDING', shared: false, isDefault: true };
  await on.get('createSavedView', { token, body });
  await on.wait(121_000);
  const { unmount } = await visit('/mini-admin/approvals', { ...admin, on });
  await waitFor(() => expect(address()).toBe('?status=PENDING'));
  unmount();
  await on.wait(121_000);
  await visit('/mini-admin/approvals?sort=expiresAt', { ...admin, on });
  await screen.findByLabelText('Open');
  expect(address()).toBe('?sort=expiresAt');
});

test('the second visit requests the default view first, and a button shows all rows', async () => {
  const on = await openBackend({ scenario: 'happy' });
  const token = await on.signIn(people.administrator);
  const body = { list: 'approvals', name: 'Open', query: 'status=PENDING', shared: false, isDefault: true };
  const view = await on.get('createSavedView', { token, body });
  await on.wait(121_000);
  const first = await visit('/mini-admin/approvals', { ...admin, on });
  await waitFor(() => expect(address()).toBe('?status=PENDING'));
  await screen.findByLabelText('Open');
  first.unmount();
  await on.wait(121_000);
  const second = await visit('/mini-admin/approvals', { ...admin, on });
  await screen.findByLabelText('Open');
  expect(address()).toBe('?status=PENDING');
  const asked = second.requests.filter(({ name }) => name === 'GET /v1/admin/approvals');
  expect(asked.map(({ url }) => url.searchParams.get('filter[status]'))).toEqual(['PENDING']);
  fireEvent.click(screen.getByLabelText('All'));
  await waitFor(() => expect(address()).toBe(''));
  expect(await screen.findByLabelText('All')).toBeChecked();
  second.unmount();
  await on.get('removeSavedView', {
    token,
    params: { savedViewId: view.id },
    ifMatch: `"${view.version}"`,
  });
  await on.wait(121_000);
  await visit('/mini-admin/approvals', { ...admin, on });
  expect(address()).toBe('?status=PENDING');
  await waitFor(() => expect(address()).toBe('')); // removed on another device meanwhile
});

test('a default view with a search is not kept, because it may name a person', () => {
  const { read, keep } = storedDefault(localStorage, 'users', 'adm_1');
  keep('status=BLOCKED');
  expect(storedDefault(localStorage, 'users', 'adm_2').read()).toBeNull();
  expect(read()).toBe('status=BLOCKED');
  keep('q=mira&status=BLOCKED');
  expect(read()).toBeNull();
});

test('a view changed elsewhere shows both versions, then the newer one', async () => {
  const on = await openBackend({ scenario: 'happy' });
  const token = await on.signIn(people.administrator);
  const content = { query: 'status=PENDING', shared: true, isDefault: false };
  const { id, version } = await on.get('createSavedView', {
    token,
    body: { list: 'approvals', name: 'Open', ...content },
  });
  await on.wait(121_000);
  await visit('/mini-admin/approvals', { ...admin, on });
  fireEvent.click(await screen.findByText('Edit views'));
  fireEvent.click(await screen.findByText('Rename or share'));
  const name = await screen.findByLabelText('Name');
  await on.get('updateSavedView', {
    token,
    params: { savedViewId: id },
    ifMatch: `"${version}"`,
    body: { name: 'Waiting', ...content },
  });
  fireEvent.change(name, { target: { value: 'To decide' } });
  fireEvent.click(screen.getByText('Save'));
  const row = await screen.findByRole('row', { name: 'Name Open Waiting' });
  expect(row).toBeVisible();
  fireEvent.click(screen.getByText('Continue with the new version'));
  expect(await screen.findByLabelText('Name')).toHaveValue('To decide');
  fireEvent.click(screen.getByText('Save'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(on.store.tables.savedViews.all()).toMatchObject([{ name: 'To decide', version: version + 2 }]);
});
