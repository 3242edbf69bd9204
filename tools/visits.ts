import type { OrderStatus } from '#contracts/orders/order.ts';
import { requirements } from '#src/demo/requirements.ts';
import type { Access } from '#src/platform/routing/page-row.ts';
import { type ListPageId, type RouteId, routeIds, routes } from '#src/platform/routing/page-table.ts';

export type Who = 'guest' | 'customer' | 'administrator';

/** How end-to-end tests and the benchmark visit a page. */
interface Visit {
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
    heading: /Buy now, pay over time/,
    data: 'Espresso machine',
    press: { control: '[aria-label="Add to cart: Espresso machine"]', effect: '1 in cart' },
  },
  product: {
    heading: 'Product',
    data: 'This product is not available',
    filled: { query: 'sku=ESPRESSO-01', heading: 'Espresso machine', data: 'Two boilers' },
  },
  error: { heading: 'Internal Server Error', data: 'Internal Server Error' },
  terms: { heading: /terms/i, data: 'Fingerprint of this text' },
  privacy: { heading: /privacy/i, data: 'Fingerprint of this text' },
  checkout: {
    heading: 'Your cart',
    data: 'Espresso machine',
    cart: true,
    filled: { query: 'step=plan', heading: 'How would you like to pay?', data: 'Total interest' },
    press: { control: 'main button[aria-label="One more"]', effect: '× 2' },
  },
  checkoutCollateral: {
    heading: 'Collateral',
    data: 'Gold and jewellery',
    filled: { scenario: 'one-of-each', data: 'Gold chain', as: 'customer' },
  },
  checkoutConfirmation: {
    heading: 'Nothing to confirm yet',
    data: 'Nothing to confirm yet',
    filled: {
      scenario: 'one-of-each',
      order: 'READY_TO_CONFIRM',
      heading: 'Review and confirm',
      data: 'Headphones',
    },
  },
  plans: { heading: 'Instalments', data: 'PLN-\\d+' },
  planDetails: { heading: /^PLN-\d{6}$/, data: 'PLN-\\d+' },
  administration: { heading: 'Administration', data: money },
  administrationBooks: { heading: 'Books', data: money },
  administrationJournal: { heading: 'Journal', data: money },
  administrationUsers: { heading: 'Users', data: '@' },
  administrationPayments: { heading: 'Payments', data: money },
  administrationPlans: { heading: 'Plans', data: money },
  administrationCollateral: {
    heading: 'Collateral',
    data: 'No collateral yet',
    filled: { scenario: 'one-of-each', data: 'Gold chain' },
  },
  administrationBatches: { heading: 'Scratchcard batches', data: '20\\d\\d' },
  administrationScratchcards: { heading: 'Scratchcards', data: '0001-000001-' },
  administrationNotifications: { heading: 'Notifications', data: '20\\d\\d' },
  administrationApprovals: {
    heading: 'Approvals',
    data: 'No approvals yet',
    filled: { scenario: 'one-of-each', data: 'Refund' },
  },
  administrationJobs: {
    heading: 'Jobs',
    data: 'No jobs yet',
    filled: { scenario: 'one-of-each', data: '20\\d\\d' },
  },
  administrationAdministrators: { heading: 'Administrators', data: 'Ada Brandt' },
  users: {
    heading: 'Users',
    data: '@',
    as: 'administrator',
  },
  orders: { heading: 'Orders', data: money, as: 'administrator' },
  // Not the heading, which the outline has already.
  login: { heading: 'Log in', data: 'We will never' },
  redeem: { heading: 'Redeem a scratchcard', data: '0013-' },
  profile: { heading: 'Profile', data: '•••' },
  logout: { heading: 'Log Out?', data: 'Log Out', as: 'customer' },
};

const leastOf: Readonly<Record<Access, Who>> = {
  public: 'guest',
  signedIn: 'customer',
  administrator: 'administrator',
};

/** The requirement that opening the page proves. */
const provenBy = (page: RouteId) =>
  Object.entries(requirements).find(([, { opens }]) => opens === page)?.[0] ?? 'no requirement';

export const visitOf = (id: RouteId) => {
  const { path, access, title: heading } = routes[id];
  const ofList = { heading, data: String.raw`20\d\d` };
  const visit: Visit = byPage[id] ?? ofList;
  return { id, path, proves: provenBy(id), as: leastOf[access], ...visit };
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
