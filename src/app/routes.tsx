import type { ComponentType, ReactNode } from 'react';
import {
  CardsSkeleton,
  DetailsSkeleton,
  DocumentSkeleton,
  FormSkeleton,
  ListSkeleton,
} from '#src/ui/loading/Skeletons.tsx';
import { type LazyPart, lazyPart } from '#src/ui/loading/lazy-part.ts';
import { LogInTerms } from '#src/customer/auth/LogInTerms.tsx';
import { ProductOutline } from '#src/customer/catalogue/ProductOutline.tsx';
import { CheckoutOutline } from '#src/customer/checkout/CheckoutOutline.tsx';
import { Narrow } from '#src/layout/Narrow.tsx';
import { PageHead } from '#src/layout/PageHead.tsx';
import type { Row } from '#src/platform/routing/page-row.ts';
import {
  type ListPageId,
  parentOf,
  type RouteId,
  routeIds,
  routes,
} from '#src/platform/routing/page-table.ts';
import { matchPath } from '#src/platform/routing/paths.ts';

export interface Page {
  readonly page: LazyPart;
  /** The placeholder of the page, shown when its chunk takes longer than 150 ms. */
  readonly skeleton: ReactNode;
}

/**
 * Puts the placeholder below the heading, for pages whose heading is their title: the HTML then contains the heading.
 */
function under(id: RouteId, shape: ReactNode, below?: RouteId) {
  const row: Row = routes[id];
  return (
    <>
      <PageHead heading={row.title} lead={row.lead} {...(below && { below })} />
      {shape}
    </>
  );
}

/** The placeholder of a list, with the text of its search field. */
function list(id: RouteId, below?: RouteId) {
  const row: Row = routes[id];
  return under(id, <ListSkeleton isUnderHeading search={row.search} />, below);
}

/** The modules of lists that are pages; those of users and orders are part of pages that customers may open, too. */
const lists = import.meta.glob<{ default: ComponentType }>([
  '/src/administration/*/list.tsx',
  '!/src/administration/{users,orders}/list.tsx',
]);

const listPages = Object.fromEntries(
  routeIds().flatMap((id): [RouteId, Page][] => {
    const { folder }: Row = routes[id];
    const load = lists[`/src/administration/${folder}/list.tsx`];
    return load ? [[id, { page: lazyPart(load), skeleton: list(id, parentOf(id) ?? undefined) }]] : [];
  }),
) as Record<ListPageId, Page>; // Object.fromEntries loses the keys

/** The React part of the page table: every page in a chunk of its own. The other parts are in `page-table.ts`. */
export const pages: Readonly<Record<RouteId, Page>> = {
  ...listPages,
  home: {
    page: lazyPart(() => import('#src/customer/home/pages/home/page.tsx')),
    skeleton: <CardsSkeleton />,
  },
  product: {
    page: lazyPart(() => import('#src/customer/catalogue/pages/product/page.tsx')),
    skeleton: <ProductOutline />,
  },
  error: {
    page: lazyPart(() => import('#src/layout/pages/other/error/page.tsx')),
    skeleton: <DocumentSkeleton />,
  },
  terms: {
    page: lazyPart(() => import('#src/customer/legal/pages/other/terms/page.tsx')),
    skeleton: <DocumentSkeleton />,
  },
  privacy: {
    page: lazyPart(() => import('#src/customer/legal/pages/other/privacy/page.tsx')),
    skeleton: <DocumentSkeleton />,
  },
  checkout: {
    page: lazyPart(() => import('#src/customer/checkout/pages/checkout/page.tsx')),
    skeleton: <CheckoutOutline />,
  },
  checkoutCollateral: {
    page: lazyPart(() => import('#src/customer/checkout/pages/checkout/collateral/page.tsx')),
    skeleton: under('checkoutCollateral', <FormSkeleton isUnderHeading />),
  },
  checkoutConfirmation: {
    page: lazyPart(() => import('#src/customer/checkout/pages/checkout/confirmation/page.tsx')),
    skeleton: under('checkoutConfirmation', <DetailsSkeleton isUnderHeading />),
  },
  plans: {
    page: lazyPart(() => import('#src/customer/plans/pages/installments/page.tsx')),
    skeleton: (
      <>
        <PageHead heading={routes.plans.title} />
        <CardsSkeleton isUnderHeading />
      </>
    ),
  },
  planDetails: {
    page: lazyPart(() => import('#src/customer/plans/pages/installments/details/page.tsx')),
    skeleton: under('planDetails', <DetailsSkeleton isUnderHeading />, 'plans'),
  },
  redeem: {
    page: lazyPart(() => import('#src/customer/scratchcards/pages/redeem/page.tsx')),
    skeleton: under('redeem', <FormSkeleton isUnderHeading />),
  },
  administration: {
    page: lazyPart(() => import('#src/administration/dashboard/pages/mini-admin/page.tsx')),
    skeleton: under('administration', <ListSkeleton isUnderHeading />),
  },
  administrationBooks: {
    page: lazyPart(() => import('#src/administration/books/pages/mini-admin/books/page.tsx')),
    skeleton: under('administrationBooks', <ListSkeleton isUnderHeading />),
  },
  administrationUsers: {
    page: lazyPart(() => import('#src/administration/users/pages/mini-admin/users/page.tsx')),
    skeleton: list('administrationUsers'),
  },
  users: {
    page: lazyPart(() => import('#src/administration/users/pages/users/page.tsx')),
    skeleton: list('users'),
  },
  orders: {
    page: lazyPart(() => import('#src/app/pages/orders/page.tsx')),
    skeleton: list('orders'),
  },
  login: {
    page: lazyPart(() => import('#src/customer/auth/pages/auth/login/page.tsx')),
    skeleton: <Narrow>{under('login', <FormSkeleton isUnderHeading text={<LogInTerms />} />)}</Narrow>,
  },
  profile: {
    page: lazyPart(() => import('#src/customer/profile/pages/profile/page.tsx')),
    skeleton: under('profile', <FormSkeleton isUnderHeading />),
  },
  logout: {
    page: lazyPart(() => import('#src/customer/auth/pages/auth/logout/page.tsx')),
    skeleton: <Narrow>{under('logout', <FormSkeleton isUnderHeading />)}</Narrow>,
  },
};

/** Resolves when the chunk of an address's page is loaded or has failed to load. */
export async function pageLoaded(address: string): Promise<void> {
  const id = matchPath(address);
  if (id) await pages[id].page.load().catch(() => undefined);
}

/** Loads the chunk of an address's page before the address is opened. */
export function prefetchPage(address: string): void {
  const id = matchPath(address.replace(/[?#].*$/, ''));
  if (id) pages[id].page.prefetch();
}
