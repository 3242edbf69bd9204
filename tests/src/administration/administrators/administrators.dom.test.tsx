import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { permissions, roles } from '#contracts/permissions.ts';
import { permissionNames } from '#contracts/permission-names.ts';
import { fill } from '#tests/kit/fill.ts';
import { people } from '#tests/kit/people.ts';
import { visit } from '#tests/kit/visit.tsx';

const address = '/mini-admin/administrators';

test('administrators are listed with their roles, and below is what each role allows', async () => {
  await visit(address, { who: 'viewer' });
  const list = await screen.findByRole('table', { name: 'Administrators' });
  expect(await within(list).findByRole('row', { name: /Ebba Norell.*Admin/ })).toBeVisible();
  const rights = await screen.findByRole('table', { name: 'What each role allows' });
  const rows = within(rights).getAllByRole('row').slice(1);
  expect(rows).toHaveLength(permissions.length);
  const writeOff = within(rights).getByRole('row', { name: /^Request write-offs/ });
  expect(
    within(writeOff)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ).toEqual(['No', 'No', 'Yes', 'No', 'No', 'Yes']);
});

test('a new role is requested with its effect and changes nothing before approval', async () => {
  const user = userEvent.setup();
  const { backend } = await visit(address, { who: 'administrator' });
  const viewer = () => backend.store.tables.administrators.find('email', people.viewer);
  await user.click(await screen.findByText('Viktor Lind'));
  const drawer = await screen.findByRole('dialog', { name: 'Viktor Lind' });
  await user.click(await within(drawer).findByRole('button', { name: 'Actions' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Change role' }));
  const dialog = await screen.findByRole('dialog', { name: 'Change role' });
  const choice = within(dialog).getByRole('combobox', { name: 'New role' });
  const choices = within(choice).getAllByRole('option');
  const roleNames = ['Support', 'Collections', 'Risk', 'Card issuer', 'Admin'];
  expect(choices.map(({ textContent }) => textContent)).toEqual(['Choose a role', ...roleNames]);
  await user.click(within(dialog).getByRole('button', { name: 'Change role' }));
  expect(choice).toHaveAccessibleDescription('Choose a role');
  await user.selectOptions(choice, 'Card issuer');
  await fill(user, within(dialog).getByRole('textbox', { name: 'Reason' }), 'Issues cards from now on');
  const gained = roles.CARD_ISSUER.filter((permission) => !roles.VIEWER.some((one) => one === permission));
  for (const permission of gained) {
    expect(await within(dialog).findByText(permissionNames[permission])).toBeVisible();
  }
  await user.click(within(dialog).getByRole('button', { name: 'Request new role' }));
  expect(await within(dialog).findByText('Approval requested')).toBeVisible();
  expect(viewer()?.role).toBe('VIEWER');
  await user.click(within(dialog).getByRole('button', { name: 'Done' }));
  const approval = backend.store.tables.approvals.all().find(({ operation }) => operation === 'changeRole');
  window.history.pushState(null, '', `/mini-admin/approvals?open=${approval?.id}`);
  window.dispatchEvent(new PopStateEvent('popstate'));
  const request = await screen.findByRole('dialog', { name: 'Role change' });
  expect(await within(request).findByText('Card issuer')).toBeVisible();
});

test('an administrator who may not change roles reads why', async () => {
  const user = userEvent.setup();
  const { backend } = await visit(address, { who: 'viewer' });
  const other = backend.store.tables.administrators.find('email', people.approver);
  window.history.pushState(null, '', `${address}?open=${other?.id}`);
  window.dispatchEvent(new PopStateEvent('popstate'));
  const drawer = await screen.findByRole('dialog', { name: 'Ebba Norell' });
  await user.click(await within(drawer).findByRole('button', { name: 'Actions' }));
  const item = await screen.findByRole('menuitem', { name: /^Change role/ });
  expect(item).toHaveTextContent('Your role Viewer can’t change the role of an administrator.');
  await user.click(item);
  expect(screen.queryByRole('dialog', { name: 'Change role' })).toBeNull();
});
