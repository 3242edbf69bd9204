import { expect, test } from 'vitest';
import { routeIds } from '#src/platform/routing/page-table.ts';
import { chunkName, pageChunks } from '#tools/vite/chunks.ts';

const entry = '/p/src/startup/main.tsx';
const page = (path: string) => `/p/src/customer/x/pages/${path}/page.tsx`;
const orders = page('orders');
const users = page('mini-admin/users');
const home = page('home');
const login = page('auth/login');
const confirmation = page('checkout/confirmation');
const checkout = page('checkout');
const profile = page('profile');
const menu = '/p/src/layout/AccountMenu.tsx';
const bell = '/p/src/customer/inbox/Bell.tsx';
const dialog = '/p/src/kits/lists/details/EntityAction.tsx';
const installments = page('installments');
const installmentDetails = page('installments/details');
const collateral = page('checkout/collateral');
const details = '/p/src/kits/lists/details/EntityDrawer.tsx';
const cases = '/p/src/kits/actions/bulk/BulkDialog.tsx';
const dashboard = page('mini-admin');
const frame = '/p/src/layout/AdministrationFrame.tsx';
const palette = '/p/src/layout/palette/Palette.tsx';
const dashboardParts = '/p/src/families/chart-cards';
const afterPlan = '/p/src/customer/plans/pages/installments/details/RecordsAndHistory.tsx';
const offers = '/p/src/customer/checkout/pages/checkout/PlanStep.tsx';
const mocks = '/p/mocks/adapters/browser/start-mocks.ts';
const mocksConsole = '/p/mocks/adapters/browser/console/console.ts';

test.each([
  ['of one page alone stays with it', [orders], null],
  ['of the entry alone stays with it', [entry], null],
  ['of the mock backend is in its one file', [mocks], 'mocks'],
  ['of the mock backend and its console is in its one file', [mocks, mocksConsole], 'mocks'],
  ['of the console of the mock backend alone is not loaded with it', [mocksConsole], null],
  ['of the entry and a page is shared', [entry, orders], 'shared'],
  ['of two public pages is in their chunk', [home, page('other/terms')], 'public'],
  ['of a public page and a part that comes with a press, too', [home, dialog], 'public'],
  ['of a public page and others is shared', [orders, home, login], 'shared'],
  ['of the first step of a purchase and lists is shared', [checkout, orders], 'shared'],
  ['of lists with orders and payments is in their chunk', [orders, page('mini-admin/payments')], 'work'],
  ['of lists of several kinds is in the chunk of lists', [orders, users], 'lists'],
  ['of a list and its details is not loaded with all lists', [orders, details], 'work'],
  ['of both pages with users is in their chunk', [users, page('users')], 'people'],
  ['of the dashboard and what it fetches is in its chunk', [dashboard, dialog], 'figures'],
  ['of lists and the dashboard is for who has signed in', [dashboard, orders], 'signedIn'],
  ['of the frame of the administration is, too', [frame, palette], 'signedIn'],
  ['of lists and the list of customers is, too', [users, installments], 'signedIn'],
  ['of lists and a signature is for who has signed in', [users, confirmation], 'signedIn'],
  ['of the bell and a dialog is, too', [bell, dialog], 'signedIn'],
  ['of details alone is not loaded with their lists', [details, cases], 'dialogs'],
  ['of signing in and signing is in the chunk of forms', [login, confirmation], 'forms'],
  ['of signing in and the administration is for who has signed in', [login, orders], 'signedIn'],
  ['of lists and plans of customers is in the chunk of records', [orders, installmentDetails], 'records'],
  ['of plans and orders of customers is in theirs', [installments, confirmation], 'ownRecords'],
  ['of the steps of a purchase is in their chunk', [checkout, confirmation, collateral], 'purchase'],
  ['of the steps after the order is not loaded by the first', [confirmation, collateral], 'order'],
  ['of collateral and its parts is in their chunk', [collateral, dialog], 'order'],
  ['of both pages with collateral is a record', [collateral, page('mini-admin/collateral')], 'records'],
  ['of the first step and its later ones is in the chunk of a purchase', [checkout, dialog], 'purchase'],
  ['of the profile and its dialogs is in the chunk of forms', [profile, dialog], 'forms'],
  ['of the page that redeems and its panel is in their chunk', [page('redeem'), dialog], 'redemption'],
  ['of the confirmation and a step before it is in the chunk of payments', [confirmation, dialog], 'payment'],
  ['of several menus is in their chunk', [menu, dialog], 'menus'],
  ['of a part that follows its page and a dialog does not bring dialogs', [offers, dialog], 'controls'],
  ['of what follows the figures of the dashboard does not either', [dashboardParts, dialog], 'charts'],
  [
    'of what draws charts brings no dialogs',
    [
      '/p/src/customer/checkout/pages/checkout/BalancesOfTwo.tsx',
      '/p/src/administration/dashboard/BarsOfChart.tsx',
    ],
    'drawing',
  ],
  ['of what follows a plan does not bring dialogs', [afterPlan, dialog], 'plan'],
  ['of what follows a plan and a menu is in the chunk of menus', [afterPlan, menu], 'menus'],
  ['of several dialogs is in their chunk', [dialog, '/p/src/kits/lists/export/ExportDialog.tsx'], 'dialogs'],
  ['of a dialog and the mock backend stays with the dialog', [dialog, mocks], null],
  ['of a page and the mock backend is not in the chunk of the page', [orders, mocks], 'work'],
])('a module %s', (_name, reachedFrom, name) => {
  expect(chunkName(new Set(reachedFrom))).toBe(name);
});

test('no chunk of pages comes after one that has all its pages, and the last has every page', () => {
  for (const [, pages] of pageChunks) {
    const [first] = pageChunks.filter(([, others]) => pages.every((id) => others.includes(id)));
    expect(first?.[1]).toBe(pages);
  }
  expect(pageChunks.at(-1)?.[1]).toEqual(routeIds());
});

test('contract modules of dialogs and the mock backend are separate from the dialogs', () => {
  const schema = '/p/contracts/jobs/job.ts';
  expect(chunkName(new Set([dialog, menu, mocks]), schema)).toBe('contracts');
  expect(chunkName(new Set([dialog, mocks]), schema)).toBe('contracts');
  expect(chunkName(new Set([orders, dialog, mocks]), schema)).toBe('work');
});

test('a library that the mock backend shares with a page is not loaded from its chunk', () => {
  const hashes = '/p/node_modules/@noble/hashes/sha2.js';
  expect(chunkName(new Set([hashes, mocks]), hashes)).toBe('hashes');
});

test('a calendar is not loaded with every dialog', () => {
  const reachedFrom = new Set([dialog, '/p/src/customer/inbox/SnoozeDialog.tsx']);
  for (const module of ['@mantine/dates/esm/components/Calendar/Calendar.mjs', 'dayjs/dayjs.min.js']) {
    expect(chunkName(reachedFrom, `/p/node_modules/${module}`)).toBe('calendar');
  }
});
