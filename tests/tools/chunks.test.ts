import { expect, test } from 'vitest';
import { routeIds } from '#src/platform/routing/page-table.ts';
import { chunkName, pageChunks } from '#tools/vite/chunks.ts';

const entry = '/p/src/startup/main.tsx';
const page = (path: string) => `/p/src/customer/x/pages/${path}/page.tsx`;
const [home, login, checkout] = [page('home'), page('auth/login'), page('checkout')];
const [installments, confirmation, profile] = [
  page('installments'),
  page('checkout/confirmation'),
  page('profile'),
];
const [orders, payments] = [page('orders'), '/p/src/administration/payments/list.tsx'];
const frame = '/p/src/layout/AdministrationFrame.tsx';
const bell = '/p/src/customer/inbox/Bell.tsx';
const [dialog, otherDialog] = [
  '/p/src/kits/actions/ActionDialog.tsx',
  '/p/src/kits/lists/export/ExportDialog.tsx',
];
const customersDialog = '/p/src/customer/plans/dialogs.ts';
const mocks = '/p/mocks/adapters/browser/start-mocks.ts';
const hashes = '/p/node_modules/@noble/hashes/sha2.js';
const [demoConsole, demoRequests] = [
  '/p/src/demo/console/Console.tsx',
  '/p/src/demo/requests/requests-of-page.ts',
];
const mocksConsole = '/p/mocks/adapters/browser/console/console.ts';

test.each([
  ['of one page alone stays with it', [orders], null],
  ['of the entry alone stays with it', [entry], null],
  ['of the entry and a page is shared', [entry, orders], 'shared'],
  ['of the mock backend is in its one file', [mocks], 'mocks'],
  ['of the mock backend and its console is in its one file', [mocks, mocksConsole], 'mocks'],
  ['of the console of the mock backend alone is not loaded with it', [mocksConsole], null],
  ['of the mock backend and the demo is in a chunk without the backend', [mocks, demoRequests], 'demo'],
  ['of parts of the demo alone is left to the bundler', [demoConsole, demoRequests], null],
  ['of two lists is in the chunk of the administration', [orders, payments], 'administration'],
  ['of a list and what it opens is, too', [orders, dialog], 'administration'],
  ['of the frame of the administration is, too', [frame, dialog], 'administration'],
  ['of the bell is in the inner chunk', [bell, dialog], 'inner'],
  ['of two pages of customers is in the inner chunk', [profile, confirmation], 'inner'],
  ['of customers and the administration is in the inner chunk', [installments, payments], 'inner'],
  ['of two public pages is shared', [home, page('other/terms')], 'shared'],
  ['of the cart and a later step is shared', [checkout, confirmation], 'shared'],
  ['of a public page and others is shared', [home, orders, login], 'shared'],
  ['of a dialog and the mock backend is in no chunk of either', [dialog, mocks], 'contracts'],
  ['of a part of customers and the mock backend is in the inner chunk', [customersDialog, mocks], 'inner'],
  ['of a library that a page loads later and the mock backend is not, either', [hashes, mocks], 'contracts'],
  ['of two dialogs is left to the bundler', [dialog, otherDialog], null],
] as const)('a module %s', (_what, roots, chunk) => {
  expect(chunkName(new Set<string>(roots))).toBe(chunk);
});

test('no chunk of pages comes after one with all its pages, and the last has all', () => {
  for (const [, pages] of pageChunks) {
    const [first] = pageChunks.filter(([, otherPages]) => pages.every((id) => otherPages.includes(id)));
    expect(first?.[1]).toBe(pages);
  }
  expect(pageChunks.at(-1)?.[1]).toEqual(routeIds());
});

test('what customers’ parts share with lists does not bring the administration', () => {
  const inbox = '/p/src/customer/inbox/InboxDrawer.tsx';
  expect(chunkName(new Set([orders, payments, inbox]))).toBe('inner');
});
