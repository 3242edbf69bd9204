import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { matchPath, paths, type RouteId, routeIds, routes } from '#src/platform/paths.ts';
import { pages } from '#src/app/routes.tsx';
import { appAt } from '#tests/kit/application.tsx';

const given: readonly (readonly [requirement: string, path: string, title: string, id: RouteId])[] = [
  ['ROUTE-01', '/', 'Buy now, pay over time', 'home'],
  ['ROUTE-02', '/other/error', 'Error', 'error'],
  ['ROUTE-03', '/other/terms', 'Terms', 'terms'],
  ['ROUTE-04', '/other/privacy', 'Privacy', 'privacy'],
  ['ROUTE-05', '/checkout', 'Checkout', 'checkout'],
  ['ROUTE-06', '/checkout/collateral', 'Collateral', 'checkoutCollateral'],
  ['ROUTE-07', '/checkout/confirmation', 'Confirmation', 'checkoutConfirmation'],
  ['ROUTE-08', '/installments', 'Instalments', 'installments'],
  ['ROUTE-09', '/installments/details', 'Instalment plan', 'installmentDetails'],
  ['ROUTE-10', '/mini-admin', 'Administration', 'administration'],
  ['ROUTE-11', '/mini-admin/users', 'Users, administration', 'administrationUsers'],
  ['ROUTE-12', '/mini-admin/payments', 'Payments, administration', 'administrationPayments'],
  ['ROUTE-13', '/mini-admin/installments', 'Instalments, administration', 'administrationInstallments'],
  ['ROUTE-14', '/mini-admin/scratchcards', 'Scratchcards, administration', 'administrationScratchcards'],
  ['ROUTE-15', '/mini-admin/notifications', 'Notifications, administration', 'administrationNotifications'],
  ['NAV-01', '/users', 'Users', 'users'],
  ['NAV-02', '/orders', 'Orders', 'orders'],
  ['NAV-03', '/auth/logout', 'Log out', 'logout'],
  ['no requirement', '/auth/login', 'Log in', 'login'],
];

describe('the table of routes', () => {
  test.each(given)('[%s] %s is titled "%s"', (_requirement, path, title, id) => {
    expect(matchPath(path)).toBe(id);
    expect(matchPath(`${path.replace(/\/$/, '')}/`)).toBe(id);
    expect(routes[id]).toMatchObject({ path, title });
    expect(paths[id]()).toBe(path);
  });

  test('holds these routes and no others, each with a title of its own', () => {
    expect(routeIds().sort()).toEqual(given.map(([, , , id]) => id).sort());
    expect(new Set(given.map(([, , title]) => title)).size).toBe(given.length);
  });

  test.each(['/unknown', '/users/7', '/Users', '//', '/users//', '/mini-admin/', ''])('%j', (path) => {
    expect(matchPath(path)).toBe(path === '/mini-admin/' ? 'administration' : null);
  });

  test('the administration is for administrators, the instalments for whoever is signed in', () => {
    const by = (access: string) =>
      routeIds()
        .filter((id) => routes[id].access === access)
        .map((id) => routes[id].path);
    expect(by('customer')).toEqual(['/checkout/confirmation', '/installments', '/installments/details']);
    expect(by('administrator').every((path) => /^\/(mini-admin|users|orders)/.test(path))).toBe(true);
    expect(by('administrator')).toHaveLength(8);
  });
});

describe('every page', () => {
  test.each(given)(
    '[%s] [ROUTE-18] %s arrives as its own chunk with one heading',
    async (_requirement, path, _title, id) => {
      const { default: Page } = await pages[id].page.load();
      expect(Page).toBeTypeOf('function');
      appAt(path, { role: 'ADMINISTRATOR' });
      await waitFor(() => expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1), {
        timeout: 10_000,
      });
      expect(screen.getByRole('heading', { level: 1 })).not.toBeEmptyDOMElement();
      expect(document.title).toMatch(/^\S.* · Tranche$/);
    },
  );

  test('no two routes share a page [ROUTE-18]', async () => {
    const loaded = await Promise.all(routeIds().map((id) => pages[id].page.load()));
    expect(new Set(loaded.map((module) => module.default)).size).toBe(given.length);
  });
});
