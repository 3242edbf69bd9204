import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { Row } from '#src/platform/routing/page-row.ts';
import { type RouteId, routeIds, routes } from '#src/platform/routing/page-table.ts';
import { matchPath, paths } from '#src/platform/routing/paths.ts';
import { currentOn } from '#src/platform/routing/navigation.ts';
import { pages } from '#src/app/routes.tsx';
import { filledVisits, visits } from '#tools/visits.ts';
import { appAt } from '#tests/kit/application.tsx';

type Given = readonly [requirement: string, path: string, title: string, id: RouteId];

/** Pages that a requirement asks for, and those for customers. */
const required: readonly Given[] = [
  ['ROUTE-01', '/', 'Buy now, pay over time', 'home'],
  ['ROUTE-02', '/other/error', 'Error', 'error'],
  ['ROUTE-03', '/other/terms', 'Terms', 'terms'],
  ['ROUTE-04', '/other/privacy', 'Privacy', 'privacy'],
  ['ROUTE-05', '/checkout', 'Checkout', 'checkout'],
  ['ROUTE-06', '/checkout/collateral', 'Collateral', 'checkoutCollateral'],
  ['ROUTE-07', '/checkout/confirmation', 'Review and confirm', 'checkoutConfirmation'],
  ['ROUTE-08', '/installments', 'Instalments', 'plans'],
  ['ROUTE-09', '/installments/details', 'Instalment plan', 'planDetails'],
  ['ROUTE-10', '/mini-admin', 'Administration', 'administration'],
  ['no requirement', '/mini-admin/books', 'Books', 'administrationBooks'],
  ['ROUTE-11', '/mini-admin/users', 'Users', 'administrationUsers'],
  ['ROUTE-12', '/mini-admin/payments', 'Payments', 'administrationPayments'],
  ['ROUTE-13', '/mini-admin/installments', 'Plans', 'administrationPlans'],
  ['ROUTE-14', '/mini-admin/scratchcards', 'Scratchcard batches', 'administrationBatches'],
  ['ROUTE-15', '/mini-admin/notifications', 'Notifications', 'administrationNotifications'],
  ['NAV-01', '/users', 'Users', 'users'],
  ['NAV-02', '/orders', 'Orders', 'orders'],
  ['NAV-03', '/auth/logout', 'Log Out?', 'logout'],
  ['no requirement', '/auth/login', 'Log in', 'login'],
  ['no requirement', '/product', 'Product', 'product'],
  ['no requirement', '/redeem', 'Redeem a scratchcard', 'redeem'],
  ['no requirement', '/profile', 'Profile', 'profile'],
];

/** Further lists of the administration, which their own rows describe. */
const lists = routeIds().flatMap((id): Given[] => {
  const { folder, path, title }: Row = routes[id];
  const isRequired = required.some(([, , , other]) => other === id);
  return folder === undefined || isRequired ? [] : [['no requirement', path, title, id]];
});
const given = [...required, ...lists];

describe('the table of routes', () => {
  test.each(given)('[%s] %s is titled "%s"', (_requirement, path, title, id) => {
    expect(matchPath(path)).toBe(id);
    expect(matchPath(`${path.replace(/\/$/, '')}/`)).toBe(id);
    expect(routes[id]).toMatchObject({ path, title });
    expect(paths[id]()).toBe(path);
  });

  test('holds these routes and no others', () => {
    expect(routeIds().sort()).toEqual(given.map(([, , , id]) => id).sort());
  });

  test('an end-to-end test visits each page as the person with the least rights', () => {
    expect(visits.map(({ path, proves }) => [proves, path]).sort()).toEqual(
      given.map(([requirement, path]) => [requirement, path]).sort(),
    );
    expect(visits.filter(({ as }) => as === 'guest').map(({ path }) => path)).toEqual([
      '/',
      '/product',
      '/other/error',
      '/other/terms',
      '/other/privacy',
      '/checkout',
      '/checkout/collateral',
      '/auth/login',
    ]);
  });

  test('visits with data cover every page, and none shows an empty state', () => {
    expect(new Set(filledVisits.map(({ path }) => path))).toEqual(new Set(visits.map(({ path }) => path)));
    const empty = filledVisits.filter(({ data }) => /^(No|Nothing) /.test(data));
    expect(empty).toEqual([]);
  });

  test('a page below another one marks the links to that page', () => {
    expect(currentOn('/installments', 'plans')).toBe('page');
    expect(currentOn('/installments/details', 'plans')).toBe('true');
    expect(currentOn('/mini-admin/users', 'users')).toBe('true');
    expect(currentOn('/orders', 'users')).toBeUndefined();
    expect(currentOn('/no/such/page', 'users')).toBeUndefined();
  });

  test.each(['/unknown', '/users/7', '/Users', '//', '/users//', '/mini-admin/', ''])('%j', (path) => {
    expect(matchPath(path)).toBe(path === '/mini-admin/' ? 'administration' : null);
  });

  test('the administration is for administrators, the instalments for all signed in', () => {
    const by = (access: string) =>
      routeIds()
        .filter((id) => routes[id].access === access)
        .map((id) => routes[id].path);
    expect(by('signedIn')).toEqual([
      '/checkout/confirmation',
      '/installments',
      '/installments/details',
      '/redeem',
      '/users',
      '/orders',
      '/profile',
    ]);
    expect(by('administrator').length).toBeGreaterThan(10);
    expect(by('administrator').every((path) => path.startsWith('/mini-admin'))).toBe(true);
  });
});

describe('every page', () => {
  test.each(given)(
    '[%s] [ROUTE-18] %s is a chunk of its own with one heading',
    async (_requirement, path, _title, id) => {
      const { default: Page } = await pages[id].page.load();
      expect(Page).toBeTypeOf('function');
      appAt(path, { role: 'ADMINISTRATOR' });
      await waitFor(() => expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1));
      expect(screen.getByRole('heading', { level: 1 })).not.toBeEmptyDOMElement();
      expect(document.title).toMatch(/^\S.* · Tranche$/);
    },
  );

  test('no two routes share a page [ROUTE-18]', async () => {
    const loaded = await Promise.all(routeIds().map((id) => pages[id].page.load()));
    expect(new Set(loaded.map((module) => module.default)).size).toBe(given.length);
  });
});
