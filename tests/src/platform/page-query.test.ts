import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readQuery } from '#src/platform/page-query.ts';
import { type RouteId, routeIds, routes } from '#src/platform/page-table.ts';
import { paths } from '#src/platform/paths.ts';

const read = <Id extends RouteId>(id: Id, search: string) =>
  readQuery<(typeof routes)[Id]['query']>(routes[id].query, new URLSearchParams(search));

describe('the query of an address', () => {
  test.each([
    ['', 'cart'],
    ['step=', 'cart'],
    ['step=confirm', 'cart'],
    ['step=plan', 'plan'],
    ['step=payment&utm_source=mail', 'payment'],
    ['step=plan&step=payment', 'cart'],
  ])('of the checkout: "%s" is the step %s', (search, step) => {
    expect(read('checkout', search)).toEqual({ step });
  });

  test('of the error page: a path on another site and an invalid request id are left out', () => {
    expect(read('error', 'from=//evil.test&requestId=you%20won&code=404')).toEqual({ code: '404' });
    expect(read('error', 'from=/users&requestId=req-7')).toEqual({ from: '/users', requestId: 'req-7' });
  });

  test('of a page with a list: a filter has one value or several', () => {
    expect(read('orders', 'status=ACTIVE').status).toBe('ACTIVE');
    expect(read('orders', 'status=ACTIVE&status=CANCELLED').status).toEqual(['ACTIVE', 'CANCELLED']);
  });

  test('a text is truncated to its maximum length', () => {
    expect(read('installmentDetails', `plan=${'x'.repeat(150)}`).plan).toHaveLength(100);
  });

  test('of every page: reading never throws', () => {
    const pairs = fc.array(
      fc.tuple(fc.constantFrom('step', 'tab', 'q', 'from', 'code', 'status'), fc.string()),
    );
    fc.assert(
      fc.property(fc.constantFrom(...routeIds()), pairs, (id, given) => {
        expect(read(id, new URLSearchParams(given).toString())).toBeTypeOf('object');
      }),
    );
  });

  test('is written with its path, without empty members, and read back', () => {
    expect(paths.checkout({ step: 'plan' })).toBe('/checkout?step=plan');
    expect(paths.orders({ status: ['ACTIVE', 'CANCELLED'], q: '' })).toBe(
      '/orders?status=ACTIVE&status=CANCELLED',
    );
    expect(paths.login({ next: '/users?page=2' })).toBe('/auth/login?next=%2Fusers%3Fpage%3D2');
    expect(read('login', 'next=%2Fusers%3Fpage%3D2').next).toBe('/users?page=2');
  });

  test('is typed by its page', () => {
    // @ts-expect-error -- the checkout has no such step
    expect(paths.checkout({ step: 'gift' })).toBe('/checkout?step=gift');
    // @ts-expect-error -- an order has no such status
    expect(paths.orders({ status: 'LOST' })).toBe('/orders?status=LOST');
    // @ts-expect-error -- the start page has no query
    expect(paths.home({ q: 'lamp' })).toBe('/?q=lamp');
  });
});
