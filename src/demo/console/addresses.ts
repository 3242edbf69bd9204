import type { LocalDate } from '#contracts/dates.ts';
import type { DemoPerson } from '#contracts/mock-in-page.ts';
import { withSettings } from '#src/demo/demo-addresses.ts';
import { routes } from '#src/platform/routing/page-table.ts';

const settings = ['scenario', 'as', 'cart', 'offer', 'contact', 'day', 'profile'];

/** This page as another person sees it; administrators begin at their own first page. */
export const personAddress = (person: DemoPerson): string =>
  withSettings(person === 'customer' ? '/' : '/mini-admin', { as: person });

const ofOrders: readonly string[] = [routes.checkoutConfirmation.path, routes.checkoutCollateral.path];

/** The same page with the order that only this tab knows, where the page can be opened with one; null: it knows none. */
export function withOrder(address: string, order: string | null): string {
  const { pathname, searchParams } = new URL(address, 'https://any.test');
  return order === null || !ofOrders.includes(pathname) || searchParams.has('order')
    ? address
    : withSettings(address, { order });
}

interface Shown {
  /** Path and query. */
  readonly address: string;
  readonly scenario: string;
  readonly as: DemoPerson | null;
  readonly day: LocalDate | null;
  /** Null for the profile with which every scenario begins. */
  readonly profile?: string | null;
}

/** A page without what its address asks of the demo. */
export const routeOf = (address: string): string =>
  withSettings(address, Object.fromEntries(settings.map((name) => [name, null]))).replace(/\?$/, '');

/** The address that shows a page in a scenario that begins again, on a day if there is one. */
export function againAddress({ address, scenario, as, day, profile }: Shown): string {
  return withSettings(routeOf(address), {
    scenario,
    ...(as && { as }),
    ...(day && { day }),
    ...(profile && { profile }),
  });
}
