import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readQuery, unknownParts } from '#src/platform/routing/page-query.ts';
import { type RouteId, routeIds, routes } from '#src/platform/routing/page-table.ts';
import { paths } from '#src/platform/routing/paths.ts';

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

  test('of the error page drop a path on another site and an invalid request id', () => {
    expect(read('error', 'from=//evil.test&requestId=you%20won&code=404')).toEqual({ code: '404' });
    expect(read('error', 'from=/users&requestId=req-7')).toEqual({ from: '/users', requestId: 'req-7' });
  });

  test.each([
    ['checkout', 'step=plan&utm_source=mail', []],
    ['checkout', 'step=confirm', ['step=confirm']],
    ['checkout', 'step=plan&step=payment', ['step=plan', 'step=payment']],
    ['checkout', 'step=', ['step=']],
    ['checkout', 'basket=1&constructor=2&__proto__=3', ['basket=1', 'constructor=2', '__proto__=3']],
    ['home', 'messages=unread&scenario=happy&as=customer&cart=LAMP', []],
    ['home', 'messages=none', ['messages=none']],
    ['planDetails', 'plan=PLN-000001&ahead=12,50', ['ahead=12,50']],
    ['planDetails', 'plan=', ['plan=']],
    ['administrationPayments', 'job=constructor', ['job=constructor']],
    ['administration', 'days=1e9&to=2027-01-10', ['days=1e9']],
    ['terms', `since=${'1'.repeat(21)}`, [`since=${'1'.repeat(21)}`]],
  ] as const)('of %s: "%s" has these parts that the page does not know: %j', (id, search, unknown) => {
    const parts = unknownParts(routes[id].query, new URLSearchParams(search), { mocks: 'on' });
    expect(parts.map(({ name, value }) => `${name}=${value}`)).toEqual(unknown);
  });

  test('what a link asks of the demonstration is unknown where there is none', () => {
    const parts = unknownParts(routes.home.query, new URLSearchParams('scenario=happy'), { mocks: 'off' });
    expect(parts).toEqual([{ name: 'scenario', value: 'happy' }]);
  });

  test('a text is truncated to its maximum length', () => {
    expect(read('planDetails', `plan=${'x'.repeat(150)}`).plan).toHaveLength(100);
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
