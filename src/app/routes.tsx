import type { ReactNode } from 'react';
import {
  CardsSkeleton,
  DetailsSkeleton,
  DocumentSkeleton,
  FormSkeleton,
  ListSkeleton,
} from '#src/ui/Skeletons.tsx';
import { type LazyPage, lazyPage } from './lazy-page.ts';
import type { RouteId } from '#src/platform/page-table.ts';
import { matchPath } from '#src/platform/paths.ts';

export interface Page {
  readonly page: LazyPage;
  /** The shape of the page, shown when its chunk takes longer than 150 ms. */
  readonly skeleton: ReactNode;
}

/** A part of the table of pages: every page, each in a chunk of its own. The rest is in `page-table.ts`. */
export const pages: Readonly<Record<RouteId, Page>> = {
  home: {
    page: lazyPage(() => import('#src/features/home/pages/home/page.tsx')),
    skeleton: <CardsSkeleton />,
  },
  error: {
    page: lazyPage(() => import('#src/layout/pages/other/error/page.tsx')),
    skeleton: <DocumentSkeleton />,
  },
  terms: {
    page: lazyPage(() => import('#src/features/legal/pages/other/terms/page.tsx')),
    skeleton: <DocumentSkeleton />,
  },
  privacy: {
    page: lazyPage(() => import('#src/features/legal/pages/other/privacy/page.tsx')),
    skeleton: <DocumentSkeleton />,
  },
  checkout: {
    page: lazyPage(() => import('#src/features/checkout/pages/checkout/page.tsx')),
    skeleton: <CardsSkeleton />,
  },
  checkoutCollateral: {
    page: lazyPage(() => import('#src/features/checkout/pages/checkout/collateral/page.tsx')),
    skeleton: <FormSkeleton />,
  },
  checkoutConfirmation: {
    page: lazyPage(() => import('#src/features/checkout/pages/checkout/confirmation/page.tsx')),
    skeleton: <DetailsSkeleton />,
  },
  installments: {
    page: lazyPage(() => import('#src/features/plans/pages/installments/page.tsx')),
    skeleton: <CardsSkeleton />,
  },
  installmentDetails: {
    page: lazyPage(() => import('#src/features/plans/pages/installments/details/page.tsx')),
    skeleton: <DetailsSkeleton />,
  },
  administration: {
    page: lazyPage(() => import('#src/features/dashboard/pages/mini-admin/page.tsx')),
    skeleton: <ListSkeleton />,
  },
  administrationUsers: {
    page: lazyPage(() => import('#src/features/users/pages/mini-admin/users/page.tsx')),
    skeleton: <ListSkeleton />,
  },
  administrationPayments: {
    page: lazyPage(() => import('#src/features/payments/pages/mini-admin/payments/page.tsx')),
    skeleton: <ListSkeleton />,
  },
  administrationInstallments: {
    page: lazyPage(() => import('#src/features/plans/pages/mini-admin/installments/page.tsx')),
    skeleton: <ListSkeleton />,
  },
  administrationScratchcards: {
    page: lazyPage(() => import('#src/features/scratchcards/pages/mini-admin/scratchcards/page.tsx')),
    skeleton: <ListSkeleton />,
  },
  administrationNotifications: {
    page: lazyPage(() => import('#src/features/notifications/pages/mini-admin/notifications/page.tsx')),
    skeleton: <ListSkeleton />,
  },
  users: {
    page: lazyPage(() => import('#src/features/users/pages/users/page.tsx')),
    skeleton: <ListSkeleton />,
  },
  orders: {
    page: lazyPage(() => import('#src/features/orders/pages/orders/page.tsx')),
    skeleton: <ListSkeleton />,
  },
  administrationApprovals: {
    page: lazyPage(() => import('#src/features/approvals/pages/mini-admin/approvals/page.tsx')),
    skeleton: <ListSkeleton />,
  },
  administrationJobs: {
    page: lazyPage(() => import('#src/features/jobs/pages/mini-admin/jobs/page.tsx')),
    skeleton: <ListSkeleton />,
  },
  administrationAudit: {
    page: lazyPage(() => import('#src/features/audit/pages/mini-admin/audit/page.tsx')),
    skeleton: <ListSkeleton />,
  },
  login: {
    page: lazyPage(() => import('#src/features/auth/pages/auth/login/page.tsx')),
    skeleton: <FormSkeleton />,
  },
  profile: {
    page: lazyPage(() => import('#src/features/profile/pages/profile/page.tsx')),
    skeleton: <FormSkeleton />,
  },
  logout: {
    page: lazyPage(() => import('#src/features/auth/pages/auth/logout/page.tsx')),
    skeleton: <FormSkeleton />,
  },
};

/** Fetches the chunk of the page behind an address, so that it is there when the address is opened. */
export function prefetchPage(address: string): void {
  const id = matchPath(address.replace(/[?#].*$/, ''));
  // A failure here is not reported: opening the page requests the chunk again and reports it.
  if (id) pages[id].page.load().catch(() => undefined);
}
