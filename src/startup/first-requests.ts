// The part of the page table that needs the contract. Only the build uses it; no browser loads it.
import { exponents } from '#contracts/money.ts';
import { getBooks } from '#contracts/books/endpoints.ts';
import { getCollateralTypes } from '#contracts/collateral/endpoints.ts';
import { listProducts } from '#contracts/catalogue/endpoints.ts';
import type { Endpoint } from '#contracts/endpoint.ts';
import { contract, type OperationName } from '#contracts/index.ts';
import { getOrder, listOrders } from '#contracts/orders/endpoints.ts';
import { getFigures } from '#contracts/dashboard/figure-endpoints.ts';
import type { Paging } from '#contracts/paging.ts';
import { getComingPayments } from '#contracts/plans/coming-payment-endpoints.ts';
import { listPlans } from '#contracts/plans/list-endpoints.ts';
import { openPlanStates } from '#contracts/plans/states.ts';
import { listMyScratchcards } from '#contracts/scratchcards/endpoints.ts';
import { getMe } from '#contracts/users/endpoints.ts';
import { toRequest, type WireCall } from '#src/api/exchange.ts';
import { queryOf, readListView } from '#src/kits/lists/list-url.ts';
import type { FirstRequest } from '#src/platform/browser/page-data.ts';
import type { Configuration } from '#src/platform/settings/configuration.ts';
import type { Row } from '#src/platform/routing/page-row.ts';
import { type RouteId, routes } from '#src/platform/routing/page-table.ts';
import type { PrerenderedId } from '#src/app/prerender/prerendered.ts';

/** A query whose answer is part of a prerendered page. */
export interface PrerenderedQuery {
  /** The endpoint's name, in the contract and in the RTK Query api. */
  readonly operation: OperationName;
  readonly args: WireCall;
}

interface FirstCall {
  readonly definition: Endpoint;
  readonly call: WireCall;
  /**
   * The role whose version of the page sends the request. By default any role, and administrators for endpoints of
   * the administration.
   */
  readonly role?: FirstRequest['role'];
  /** If true, the request is also sent when the address has a query. */
  readonly anyAddress?: true;
}

type ListEndpoint = Endpoint & { readonly paging: Paging };

/** The list rules need a calendar, but an address without a query has no span of days. */
const noDay = { today: '2000-01-01', timeZone: 'UTC' };

/** The first request of a list at its address without a query. */
function list(definition: ListEndpoint, fixed: Readonly<Record<string, readonly string[]>> = {}): FirstCall {
  const rules = { paging: definition.paging, filters: [], fixed };
  return { definition, call: { query: queryOf(readListView(new URLSearchParams(), rules), rules, noDay) } };
}

/** A placeholder for a parameter of the page's address. */
const fromAddress = (name: string) => `{?${name}}`;

/** The first requests of each prerendered page; the build answers them. A missing one leaves a skeleton in the HTML. */
export const prerenderedQueries: Readonly<
  Record<PrerenderedId, (configuration: Configuration) => readonly PrerenderedQuery[]>
> = {
  home: ({ currency }) => {
    const amount = { amountMinor: 1_200 * 10 ** exponents[currency], currency };
    return [
      { operation: 'listProducts', args: { query: { limit: 100 } } },
      {
        operation: 'compareQuotes',
        args: { body: { basket: { kind: 'AMOUNT', amount }, downPaymentBps: null, dueDay: null } },
      },
    ];
  },
  error: () => [],
  terms: () => document('terms'),
  privacy: () => document('privacy'),
};

function document(kind: 'terms' | 'privacy'): readonly PrerenderedQuery[] {
  return [{ operation: 'getLegalDocument', args: { params: { kind } } }];
}

/** Pages whose only first request is that of their list. */
type OnlyList = Exclude<
  {
    [Id in RouteId]: (typeof routes)[Id] extends { readonly operation: string } ? Id : never;
  }[RouteId],
  'orders'
>;

/**
 * The first API requests of every other page, where they depend only on its address. An entry that the page does not
 * request is wasted, a missing one delays the page; e2e/desktop/routes.spec.ts compares both.
 */
const ownCalls: Readonly<Record<Exclude<RouteId, PrerenderedId | OnlyList>, readonly FirstCall[]>> = {
  product: [{ definition: listProducts, call: { query: { limit: 100 } }, anyAddress: true }],
  checkout: [{ definition: listProducts, call: { query: { limit: 100 } } }],
  checkoutCollateral: [{ definition: getCollateralTypes, call: {} }],
  checkoutConfirmation: [
    { definition: getOrder, call: { params: { orderId: fromAddress('order') } }, anyAddress: true },
  ],
  plans: [list(listPlans, { status: openPlanStates }), { definition: getComingPayments, call: {} }],
  planDetails: [
    { definition: listPlans, call: { query: { sort: ['nextDue'], limit: 1 } } },
    { definition: listPlans, call: { query: { q: fromAddress('plan'), limit: 100 } }, anyAddress: true },
  ],
  administration: [{ definition: getFigures, call: { query: {} } }],
  administrationBooks: [{ definition: getBooks, call: { query: {} } }],
  orders: [{ ...list(listOrders), role: 'CUSTOMER' }],
  login: [],
  profile: [{ definition: getMe, call: {} }],
  redeem: [
    { definition: getMe, call: {} },
    { definition: listMyScratchcards, call: { query: { limit: 50 } } },
  ],
  logout: [],
};

/** The list that a page shows to administrators, and what it asks for besides. */
function firstCallsOf(id: Exclude<RouteId, PrerenderedId>): readonly FirstCall[] {
  const { operation }: Row = routes[id];
  const ofPage: Readonly<Partial<Record<RouteId, readonly FirstCall[]>>> = ownCalls;
  const definition: Endpoint | null = operation === undefined ? null : contract[operation];
  return [...(definition && isList(definition) ? [list(definition)] : []), ...(ofPage[id] ?? [])];
}

const isList = (definition: Endpoint): definition is ListEndpoint => definition.paging !== undefined;

export function firstRequestsOf(id: Exclude<RouteId, PrerenderedId>): readonly FirstRequest[] {
  return firstCallsOf(id).map(({ definition, call, anyAddress, role }) => {
    if (definition.method !== 'GET') throw new Error(`${definition.path} is not a GET request`);
    const { url, init } = toRequest(definition, call, { baseUrl: '', token: null });
    return {
      path: url.replace(/%7B%3F(\w+)%7D/g, '{?$1}'),
      headers: init.headers,
      needsSession: definition.access !== 'public',
      role: role ?? (definition.access === 'administrator' ? 'ADMINISTRATOR' : null),
      plainAddress: anyAddress !== true,
    };
  });
}
