import { expect, test } from 'vitest';
import { routeIds } from '#src/platform/routing/page-table.ts';
import { chunkName, type Needs, pageChunks } from '#tools/vite/chunks.ts';

const entry = '/p/src/startup/main.tsx';
const page = (path: string) => `/p/src/customer/x/pages/${path}/page.tsx`;
const [home, login, checkout] = [page('home'), page('auth/login'), page('checkout')];
const [installments, confirmation, profile] = [
  page('installments'),
  page('checkout/confirmation'),
  page('profile'),
];
const [orders, payments, dashboard] = [
  page('orders'),
  '/p/src/administration/payments/list.tsx',
  page('mini-admin'),
];
const frame = '/p/src/layout/AdministrationFrame.tsx';
const bell = '/p/src/customer/inbox/Bell.tsx';
const [dialog, otherDialog] = [
  '/p/src/kits/actions/ActionDialog.tsx',
  '/p/src/kits/lists/export/ExportDialog.tsx',
];
const chart = '/p/src/administration/dashboard/BarsOfChart.tsx';
const otherChart = '/p/src/customer/plans/pages/installments/details/WhatIfPanel.tsx';
const mocks = '/p/mocks/adapters/browser/start-mocks.ts';
const mocksConsole = '/p/mocks/adapters/browser/console/console.ts';

const needs: Needs = {
  calendar: (module) => module.includes('@mantine/dates'),
  charts: (part) => part === chart || part === otherChart,
};
const chunkOf = (roots: Iterable<string>, module = '/p/src/ui/x.ts') =>
  chunkName(new Set(roots), module, needs);

test.each([
  ['of one page alone stays with it', [orders], null],
  ['of the entry alone stays with it', [entry], null],
  ['of the entry and a page is shared', [entry, orders], 'shared'],
  ['of the mock backend is in its one file', [mocks], 'mocks'],
  ['of the mock backend and its console is in its one file', [mocks, mocksConsole], 'mocks'],
  ['of the console of the mock backend alone is not loaded with it', [mocksConsole], null],
  ['of two lists is in the chunk of lists', [orders, payments], 'lists'],
  ['of a list and what it opens is, too', [orders, dialog], 'lists'],
  ['of the dashboard and lists is not loaded with the list of plans', [dashboard, orders], 'later'],
  ['of the frame of the administration is not, either', [frame, dialog], 'later'],
  ['of the bell is in the inner chunk', [bell, dialog], 'inner'],
  [
    'of the list of plans and another page is in the chunk of customers',
    [installments, confirmation],
    'customer',
  ],
  [
    'of other pages of customers is not loaded with the list of plans',
    [profile, confirmation],
    'customer-later',
  ],
  ['of customers and lists is in the inner chunk', [installments, payments], 'inner'],
  ['of two public pages is in theirs', [home, page('other/terms')], 'public'],
  ['of the cart and a later step is in the chunk of the cart', [checkout, confirmation], 'cart'],
  ['of a public page and others is shared', [home, orders, login], 'shared'],
  ['of two dialogs is in the chunk of dialogs', [dialog, otherDialog], 'dialogs'],
  ['of one dialog alone stays with it', [dialog], null],
  ['of a chart alone stays with it', [chart], null],
  ['of two charts is in the chunk of drawings', [chart, otherChart], 'drawing'],
  ['of a chart and a dialog is not loaded with drawings', [chart, dialog], 'dialogs'],
] as const)('a module %s', (_what, roots, chunk) => {
  expect(chunkOf(roots)).toBe(chunk);
});

test('a contract that dialogs and the mock backend read is in no chunk of either', () => {
  expect(chunkOf([dialog, mocks], '/p/contracts/payments/payment.ts')).toBe('contracts');
});

test('no chunk of pages comes after one with all its pages, and the last has all', () => {
  for (const [, pages] of pageChunks) {
    const [first] = pageChunks.filter(([, otherPages]) => pages.every((id) => otherPages.includes(id)));
    expect(first?.[1]).toBe(pages);
  }
  expect(pageChunks.at(-1)?.[1]).toEqual(routeIds());
});

test('what customers’ parts share with lists does not bring the lists', () => {
  const roots = [orders, payments, '/p/src/customer/inbox/InboxDrawer.tsx'];
  expect(chunkOf(roots, '/p/node_modules/@mantine/core/esm/components/Menu/Menu.mjs')).toBe('later');
  expect(chunkOf(roots, '/p/src/resources/plans/statement/statement.ts')).toBe('later');
});

test('a library that the mock backend shares with a page is not loaded from its chunk', () => {
  const hashes = '/p/node_modules/@noble/hashes/sha2.js';
  expect(chunkOf([hashes, mocks], hashes)).toBe('hashes');
});

test('a calendar is not loaded with every dialog', () => {
  const parts = [dialog, '/p/src/customer/inbox/SnoozeDialog.tsx'];
  const calendar = '/p/node_modules/@mantine/dates/esm/components/Calendar/Calendar.mjs';
  expect(chunkOf(parts, calendar)).toBe('calendar');
});
