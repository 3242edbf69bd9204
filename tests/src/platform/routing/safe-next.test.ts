import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { routeIds, routes } from '#src/platform/routing/page-table.ts';
import { matchPath } from '#src/platform/routing/paths.ts';
import { safeNext } from '#src/platform/routing/safe-next.ts';

const origin = 'https://app.test';

describe('the path after login', () => {
  test('is any page of the table with its query, except logging in and out', () => {
    for (const id of routeIds()) {
      const address = `${routes[id].path}?page=2`;
      expect(safeNext(address)).toBe(id === 'login' || id === 'logout' ? null : address);
    }
  });

  test.each([
    '//evil.test/users',
    '/\\evil.test',
    '\\\\evil.test',
    '/\t/evil.test',
    '/\n//evil.test',
    '/users\u0000',
    '/ /evil.test',
    '\u00a0/users',
    '/\u200b/evil.test',
    'javascript:alert(1)',
    'https://evil.test/users',
    'users',
    '/unknown',
    '/users/../../unknown',
    '/%2fevil.test',
    '/auth/login?next=/auth/login',
    '',
  ])('is never %j', (address) => {
    expect(safeNext(address)).toBeNull();
  });

  test('dot segments are resolved first, and what was checked is what is returned', () => {
    expect(safeNext('/users/../orders?x=1#y')).toBe('/orders?x=1#y');
    expect(safeNext('/orders/?x=1')).toBe('/orders?x=1');
  });

  test('whatever is requested, the result is a page of the table on this origin', () => {
    const part = fc.constantFrom(
      '/',
      '\\',
      '//',
      '%2f',
      '..',
      '.',
      '@',
      ':',
      '\t',
      '\n',
      '#',
      '?',
      'users',
      'evil.test',
      'javascript:',
      '\u2044',
      '\uff0f',
    );
    const address = fc.oneof(
      fc.string(),
      fc.array(part, { maxLength: 8 }).map((parts) => `/${parts.join('')}`),
    );
    fc.assert(
      fc.property(address, (text) => {
        const next = safeNext(text);
        if (next === null) return;
        const url = new URL(next, origin);
        expect(url.origin).toBe(origin);
        expect(matchPath(url.pathname)).not.toBeNull();
        expect(url.pathname + url.search + url.hash).toBe(next);
      }),
      { numRuns: 2_000 },
    );
  });
});
