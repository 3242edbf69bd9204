import type { OrderStatus } from '#contracts/orders/order.ts';
import type { Access } from '#src/platform/routing/page-row.ts';
import { type ListPageId, type RouteId, routeIds, routes } from '#src/platform/routing/page-table.ts';

export type Who = 'guest' | 'customer' | 'administrator';

/** How end-to-end tests and the benchmark visit a page. */
interface Visit {
  /** The requirement that opening the page proves. */
  readonly proves: string;
  readonly heading: string | RegExp;
  /** Pattern of a text in `main` that comes from the backend: when it is there, the first data is shown. */
  readonly data: string;
  /** By default the person with the least rights who may open the page. */
  readonly as?: Who;
  /** Selector of the control that is pressed as soon as it exists, and pattern of the text that its effect shows. */
  readonly press?: { readonly control: string; readonly effect: string };
  /** The benchmark puts an item into the cart. */
  readonly cart?: true;
  /** The scenario, query and person with which the page shows data, if its plain address shows little. */
  readonly filled?: Filled;
}

interface Filled {
  /** By default the default scenario, `happy`. */
  readonly scenario?: 'one-of-each';
  /** The query of the address. */
  readonly query?: string;
  /** The state of the customer's order that the address names. */
  readonly order?: OrderStatus;
  readonly heading?: string;
  readonly data?: string;
  readonly as?: Who;
}

const money = String.raw`\d\.\d\d`;

/**
 * A part of the table of pages: a page without a visit does not compile, but for one that is a list whose rows have dates.
 */
const byPage: Readonly<Record<Exclude<RouteId, ListPageId>, Visit> & Partial<Record<ListPageId, Visit>>> = {
  home: {
    proves: 'ROUTE-01',
    heading: /Buy now, pay over time/,
    data: 'Espresso machine',
    press: { control: '[aria-label="Add to cart: Espresso machine"]', effect: '1 in cart' },
  },
  error: { proves: 'ROUTE-02', heading: 'Internal Server Error', data: 'Internal Server Error' },
  terms: { proves: 'ROUTE-03', heading: /terms/i, data: 'Fingerprint of this text' },
  privacy: { proves: 'ROUTE-04', heading: /privacy/i, data: 'Fingerprint of this text' },
  checkout: {
    proves: 'ROUTE-05',
    heading: 'Your cart',
    data: 'Espresso machine',
    cart: true,
    filled: { query: 'step=plan', heading: 'How would you like to pay?', data: 'Total interest' },
    press: { control: 'main button[aria-label="One more"]', effect: '× 2' },
  },
  checkoutCollateral: {
    proves: 'ROUTE-06',
    heading: 'Collateral',
    data: 'Gold and jewellery',
    filled: { scenario: 'one-of-each', data: 'Gold chain', as: 'customer' },
  },
  checkoutConfirmation: {
    proves: 'ROUTE-07',
    heading: 'Nothing to confirm yet',
    data: 'Nothing to confirm yet',
    filled: {
      scenario: 'one-of-each',
      order: 'READY_TO_CONFIRM',
      heading: 'Review and confirm',
      data: 'Headphones',
    },
  },
  plans: { proves: 'ROUTE-08', heading: 'Instalments', data: 'PLN-\\d+' },
  planDetails: { proves: 'ROUTE-09', heading: /^PLN-\d{6}$/, data: 'PLN-\\d+' },
  administration: { proves: 'ROUTE-10', heading: 'Administration', data: money },
  administrationUsers: { proves: 'ROUTE-11', heading: 'Users', data: '@' },
  administrationPayments: { proves: 'ROUTE-12', heading: 'Payments', data: money },
  administrationPlans: { proves: 'ROUTE-13', heading: 'Plans', data: money },
  administrationCollateral: {
    proves: 'no requirement',
    heading: 'Collateral',
    data: 'No collateral yet',
    filled: { scenario: 'one-of-each', data: 'Gold chain' },
  },
  administrationBatches: { proves: 'ROUTE-14', heading: 'Scratchcard batches', data: '20\\d\\d' },
  administrationScratchcards: { proves: 'no requirement', heading: 'Scratchcards', data: '0001-000001-' },
  administrationNotifications: { proves: 'ROUTE-15', heading: 'Notifications', data: '20\\d\\d' },
  administrationApprovals: {
    proves: 'no requirement',
    heading: 'Approvals',
    data: 'No approvals yet',
    filled: { scenario: 'one-of-each', data: 'Refund' },
  },
  administrationJobs: {
    proves: 'no requirement',
    heading: 'Jobs',
    data: 'No jobs yet',
    filled: { scenario: 'one-of-each', data: '20\\d\\d' },
  },
  administrationAdministrators: { proves: 'no requirement', heading: 'Administrators', data: 'Ada Brandt' },
  users: {
    proves: 'NAV-01',
    heading: 'Users',
    data: '@',
    as: 'administrator',
  },
  orders: { proves: 'NAV-02', heading: 'Orders', data: money, as: 'administrator' },
  // Not the heading, which the outline has already.
  login: { proves: 'no requirement', heading: 'Log in', data: 'We will never' },
  redeem: { proves: 'no requirement', heading: 'Redeem a scratchcard', data: '0013-' },
  profile: { proves: 'no requirement', heading: 'Profile', data: '•••' },
  logout: { proves: 'NAV-03', heading: 'Log Out?', data: 'Log Out', as: 'customer' },
};

const leastOf: Readonly<Record<Access, Who>> = {
  public: 'guest',
  signedIn: 'customer',
  administrator: 'administrator',
};

export const visitOf = (id: RouteId) => {
  const { path, access, title: heading } = routes[id];
  const ofList = { proves: 'no requirement', heading, data: String.raw`20\d\d` };
  const visit: Visit = byPage[id] ?? ofList;
  return { id, path, as: leastOf[access], ...visit };
};

/** One visit of every page. */
export const visits = routeIds().map(visitOf);

/** The same visits with data on each page, also where the plain address shows little. */
export const filledVisits = routeIds().flatMap((id) => {
  const { filled, ...visit } = visitOf(id);
  const filledVisit = { ...visit, scenario: 'happy', query: '', order: null, ...filled };
  // Pages that show all rows to administrators and a customer's own rows to customers.
  return id === 'orders' ? [filledVisit, { ...filledVisit, as: 'customer' as const }] : [filledVisit];
});

export type FilledVisit = (typeof filledVisits)[number];
