// The table of routes as data, without React: the application, the static host and the tests read the same lines.

export type Access = 'public' | 'customer' | 'administrator';

export interface Route {
  readonly path: string;
  /** First part of the document's title. */
  readonly title: string;
  /** Who may see it; `customer` means any signed-in user. */
  readonly access: Access;
}

export const routes = {
  home: { path: '/', title: 'Buy now, pay over time', access: 'public' },
  error: { path: '/other/error', title: 'Error', access: 'public' },
  terms: { path: '/other/terms', title: 'Terms', access: 'public' },
  privacy: { path: '/other/privacy', title: 'Privacy', access: 'public' },
  checkout: { path: '/checkout', title: 'Checkout', access: 'public' },
  checkoutCollateral: { path: '/checkout/collateral', title: 'Collateral', access: 'public' },
  checkoutConfirmation: { path: '/checkout/confirmation', title: 'Confirmation', access: 'customer' },
  installments: { path: '/installments', title: 'Instalments', access: 'customer' },
  installmentDetails: { path: '/installments/details', title: 'Instalment plan', access: 'customer' },
  administration: { path: '/mini-admin', title: 'Administration', access: 'administrator' },
  administrationUsers: { path: '/mini-admin/users', title: 'Users, administration', access: 'administrator' },
  administrationPayments: {
    path: '/mini-admin/payments',
    title: 'Payments, administration',
    access: 'administrator',
  },
  administrationInstallments: {
    path: '/mini-admin/installments',
    title: 'Instalments, administration',
    access: 'administrator',
  },
  administrationScratchcards: {
    path: '/mini-admin/scratchcards',
    title: 'Scratchcards, administration',
    access: 'administrator',
  },
  administrationNotifications: {
    path: '/mini-admin/notifications',
    title: 'Notifications, administration',
    access: 'administrator',
  },
  users: { path: '/users', title: 'Users', access: 'administrator' },
  orders: { path: '/orders', title: 'Orders', access: 'administrator' },
  login: { path: '/auth/login', title: 'Log in', access: 'public' },
  logout: { path: '/auth/logout', title: 'Log out', access: 'public' },
} as const satisfies Record<string, Route>;

export type RouteId = keyof typeof routes;

const byPath = new Map<string, RouteId>(routeIds().map((id) => [routes[id].path, id]));

export function routeIds(): RouteId[] {
  return Object.keys(routes) as RouteId[]; // Object.keys forgets the literal keys
}

/** The route of a pathname (no query, no hash), or null. One slash at the end is forgiven, nothing else is. */
export function matchPath(pathname: string): RouteId | null {
  return byPath.get(pathname.replace(/(?<=[^/])\/$/, '')) ?? null;
}

export type Query = Readonly<Record<string, string | number | undefined>>;

/** A path with its query; members that are undefined or empty are left out. */
export function withQuery(path: string, query: Query = {}): string {
  const filled = Object.entries(query).flatMap(([name, value]) =>
    value === undefined || value === '' ? [] : [[name, String(value)]],
  );
  return filled.length === 0 ? path : `${path}?${new URLSearchParams(filled).toString()}`;
}

const plain = (id: RouteId) => () => routes[id].path;
const queried = (id: RouteId) => (query?: Query) => withQuery(routes[id].path, query);

export type CheckoutStep = 'cart' | 'plan' | 'payment';

/** Addresses of the application; no other file spells a path. */
export const paths = {
  home: plain('home'),
  terms: plain('terms'),
  privacy: plain('privacy'),
  error: (query: { code?: number; kind?: string; from?: string; requestId?: string } = {}) =>
    withQuery(routes.error.path, query),
  checkout: (query: { step?: CheckoutStep } = {}) => withQuery(routes.checkout.path, query),
  checkoutCollateral: plain('checkoutCollateral'),
  checkoutConfirmation: (query: { order?: string } = {}) =>
    withQuery(routes.checkoutConfirmation.path, query),
  installments: queried('installments'),
  installmentDetails: (query: { plan?: string } = {}) => withQuery(routes.installmentDetails.path, query),
  administration: queried('administration'),
  administrationUsers: queried('administrationUsers'),
  administrationPayments: queried('administrationPayments'),
  administrationInstallments: queried('administrationInstallments'),
  administrationScratchcards: queried('administrationScratchcards'),
  administrationNotifications: queried('administrationNotifications'),
  users: queried('users'),
  orders: queried('orders'),
  login: (query: { next?: string } = {}) => withQuery(routes.login.path, query),
  logout: plain('logout'),
} as const satisfies Record<RouteId, (query?: never) => string>;
