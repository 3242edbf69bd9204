import { expect, test } from 'vitest';
import { chunkName } from '#tools/vite/chunks.ts';

const entry = '/p/src/app/main.tsx';
const page = (path: string) => `/p/src/features/x/pages/${path}/page.tsx`;
const orders = page('orders');
const users = page('mini-admin/users');
const home = page('home');
const login = page('auth/login');
const confirmation = page('checkout/confirmation');
const mocks = '/p/mocks/adapters/browser/start-mocks.ts';

test.each([
  ['of one page alone stays with it', [orders], null],
  ['of the entry alone stays with it', [entry], null],
  ['of the mock backend alone stays with it', [mocks], null],
  ['of the entry and a page is shared', [entry, orders], 'shared'],
  ['of ten pages is shared', Array.from({ length: 10 }, (_, index) => page(`a${index}`)), 'shared'],
  ['of two pages of the administration is in their chunk', [orders, users], 'administration'],
  ['of signing in and signing is in their chunk', [login, confirmation], 'signing'],
  ['of pages of different areas is in the chunk for some', [orders, home], 'some'],
  ['of a page and the mock backend is not in the chunk of the page', [orders, mocks], 'administration'],
])('a module %s', (_name, reachedFrom, name) => {
  expect(chunkName(new Set(reachedFrom))).toBe(name);
});
