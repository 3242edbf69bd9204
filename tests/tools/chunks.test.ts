import { expect, test } from 'vitest';
import { chunkName } from '#tools/vite/chunks.ts';

const entry = '/p/src/app/main.tsx';
const page = (path: string) => `/p/src/features/x/pages/${path}/page.tsx`;
const orders = page('orders');
const users = page('mini-admin/users');
const home = page('home');
const login = page('auth/login');
const confirmation = page('checkout/confirmation');
const checkout = page('checkout');
const profile = page('profile');
const menu = '/p/src/layout/AccountMenu.tsx';
const bell = '/p/src/features/inbox/Bell.tsx';
const dialog = '/p/src/lists/details/EntityAction.tsx';
const installments = page('installments');
const collateral = page('checkout/collateral');
const details = '/p/src/features/orders/details.tsx';
const mocks = '/p/mocks/adapters/browser/start-mocks.ts';

test.each([
  ['of one page alone stays with it', [orders], null],
  ['of the entry alone stays with it', [entry], null],
  ['of the mock backend alone stays with it', [mocks], null],
  ['of the entry and a page is shared', [entry, orders], 'shared'],
  ['of two public pages is in their chunk', [home, page('other/terms')], 'public'],
  ['of a public page and a part that comes with a press, too', [home, dialog], 'public'],
  ['of a public page and others is shared', [orders, home, login], 'shared'],
  ['of two pages of the administration is in their chunk', [orders, users], 'administration'],
  ['of a list and its details is in the chunk of the administration', [orders, details], 'administration'],
  [
    'of details alone is not loaded with their lists',
    [details, '/p/src/features/audit/details.tsx'],
    'details',
  ],
  ['of signing in and signing is in the chunk of forms', [login, confirmation], 'forms'],
  ['of signing in and the administration is shared', [login, orders], 'shared'],
  ['of pages with lists is in the chunk of records', [orders, installments], 'records'],
  ['of a purchase and a list is in the chunk of records', [orders, checkout], 'records'],
  ['of a short form and the checkout is in the chunk of accounts', [login, checkout], 'account'],
  ['of the steps of a purchase is in their chunk', [checkout, confirmation, collateral], 'purchase'],
  ['of the steps after the order is not loaded by the first', [confirmation, collateral], 'account'],
  ['of collateral is in the chunk of both pages', [collateral, page('mini-admin/collateral')], 'collateral'],
  ['of the first step and its later ones is in the chunk of the cart', [checkout, dialog], 'cart'],
  ['of the profile and its dialogs is in the chunk of forms', [profile, dialog], 'forms'],
  ['of the page that redeems and its panel is in their chunk', [page('redeem'), dialog], 'redemption'],
  ['of the confirmation and a step before it is in the chunk of payments', [confirmation, dialog], 'payment'],
  ['of several menus is in their chunk', [menu, dialog], 'menus'],
  ['of the bell and a dialog is in the chunk of the inbox', [bell, dialog], 'inbox'],
  ['of several dialogs is in their chunk', [dialog, '/p/src/lists/details/EntityDrawer.tsx'], 'dialogs'],
  ['of a dialog and the mock backend stays with the dialog', [dialog, mocks], null],
  ['of a page and the mock backend is not in the chunk of the page', [orders, mocks], 'administration'],
])('a module %s', (_name, reachedFrom, name) => {
  expect(chunkName(new Set(reachedFrom))).toBe(name);
});

test('of what customers and the administration have in common, libraries are apart from our own', () => {
  const reachedFrom = new Set([orders, confirmation]);
  const table = '/p/node_modules/@mantine/core/esm/components/Table/Table.mjs';
  expect(chunkName(reachedFrom, table)).toBe('tables');
  expect(chunkName(reachedFrom, '/p/contracts/orders/order.ts')).toBe('records');
  expect(chunkName(new Set([orders, installments]), table)).toBe('lists');
  expect(chunkName(new Set([orders, users]), '/p/contracts/jobs/endpoints.ts')).toBe('records');
});

test('small parts that are used all over are shared, whatever loads them', () => {
  const reachedFrom = new Set([orders, checkout]);
  expect(chunkName(reachedFrom, '/p/src/ui/Facts.tsx')).toBe('shared');
  expect(
    chunkName(reachedFrom, '/p/node_modules/@mantine/core/esm/components/ActionIcon/ActionIcon.mjs'),
  ).toBe('shared');
});

test('what dialogs and the mock backend know of the contract is apart from the dialogs', () => {
  const schema = '/p/contracts/jobs/job.ts';
  expect(chunkName(new Set([dialog, menu, mocks]), schema)).toBe('contracts');
  expect(chunkName(new Set([dialog, mocks]), schema)).toBe('contracts');
  expect(chunkName(new Set([orders, dialog, mocks]), schema)).toBe('records');
});
