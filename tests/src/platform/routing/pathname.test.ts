import { expect, test } from 'vitest';
import { isFile } from '#src/platform/routing/pathname.ts';

test.each([
  ['/icons/none.png', true],
  ['/404.html', true],
  ['/assets/index', true],
  ['/builds/meta/latest', true],
  ['/api/v1/orders', true],
  ['/', false],
  ['/orders', false],
  ['/orders/v1.2/details', false],
  ['/assets', false],
])('%s is a file or of the API: %j', (pathname, is) => {
  expect(isFile(pathname)).toBe(is);
});
