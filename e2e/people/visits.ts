import type { Role } from './person.ts';

interface Visit {
  readonly id: string;
  readonly path: string;
  readonly heading: string | RegExp;
  readonly as?: Role;
}

/** Every route with the requirement it proves, its heading, and the role that may see it. */
export const visits: readonly Visit[] = [
  { id: 'ROUTE-01', path: '/', heading: /Buy now, pay over time/ },
  { id: 'ROUTE-02', path: '/other/error', heading: 'Internal Server Error' },
  { id: 'ROUTE-03', path: '/other/terms', heading: /terms/i },
  { id: 'ROUTE-04', path: '/other/privacy', heading: /privacy/i },
  { id: 'ROUTE-05', path: '/checkout', heading: 'Your cart' },
  { id: 'ROUTE-06', path: '/checkout/collateral', heading: 'Collateral' },
  { id: 'ROUTE-07', path: '/checkout/confirmation', heading: 'Nothing to confirm yet', as: 'customer' },
  { id: 'ROUTE-08', path: '/installments', heading: 'Instalments', as: 'customer' },
  { id: 'ROUTE-09', path: '/installments/details', heading: /^PLN-\d{6}$/, as: 'customer' },
  { id: 'ROUTE-10', path: '/mini-admin', heading: 'Administration', as: 'administrator' },
  { id: 'ROUTE-11', path: '/mini-admin/users', heading: 'Users', as: 'administrator' },
  { id: 'ROUTE-12', path: '/mini-admin/payments', heading: 'Payments', as: 'administrator' },
  { id: 'ROUTE-13', path: '/mini-admin/installments', heading: 'Instalments', as: 'administrator' },
  { id: 'ROUTE-14', path: '/mini-admin/scratchcards', heading: 'Scratchcards', as: 'administrator' },
  { id: 'ROUTE-15', path: '/mini-admin/notifications', heading: 'Notifications', as: 'administrator' },
  { id: 'NAV-01', path: '/users', heading: 'Users', as: 'administrator' },
  { id: 'NAV-02', path: '/orders', heading: 'Orders', as: 'administrator' },
  { id: 'NAV-03', path: '/auth/logout', heading: 'Log out?', as: 'customer' },
  { id: 'no requirement', path: '/auth/login', heading: 'Log in' },
];
