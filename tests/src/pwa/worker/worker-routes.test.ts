import { expect, test } from 'vitest';
import { buildOf, destinationOf, pagesOf } from '#src/pwa/worker/worker-routes.ts';

const files = ['/', '/users', '/other/terms', '/404.html', '/assets/index-1.js', '/builds/meta/v1.json'].map(
  (url) => ({ url }),
);

test.each([
  ['/', { kind: 'page', url: '/' }],
  ['/users', { kind: 'page', url: '/users' }],
  ['/other/terms/', { kind: 'page', url: '/other/terms' }],
  ['/users//', { kind: 'unknown' }],
  ['/404.html', { kind: 'server' }],
  ['/orders', { kind: 'unknown' }],
  ['/api/v1/orders', { kind: 'server' }],
  ['/icons/none.png', { kind: 'server' }],
])('a navigation to %s gets %j', (pathname, destination) => {
  expect(destinationOf(pathname, pagesOf(files))).toEqual(destination);
});

test('the list of files names the build', () => {
  expect(buildOf(files)).toBe('v1');
  expect(() => buildOf([{ url: '/' }])).toThrow('names no build');
});
