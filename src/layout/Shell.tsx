import { Button } from '@mantine/core';
import { type ReactNode, useLayoutEffect } from 'react';
import { useInBrowser } from '#src/platform/browser/use-in-browser.ts';
import { useAppSelector } from '#src/platform/store/use-store.ts';
import { CustomerHeader } from './CustomerHeader.tsx';
import { Footer } from './Footer.tsx';
import { FrameBoundary } from './FrameBoundary.tsx';
import classes from './Shell.module.css';
import { PageRefreshBar } from './PageRefreshBar.tsx';
import { selectShell } from '#src/platform/store/shell.ts';
import { lazyInline } from '#src/ui/loading/lazy-inline.tsx';
import { SnackbarRegion } from './SnackbarRegion.tsx';
import { StatusBar } from './StatusBar.tsx';
import { useLocation } from 'react-router-dom';
import type { Area } from '#src/platform/routing/page-row.ts';
import { routes } from '#src/platform/routing/page-table.ts';
import { selectRole } from '#src/platform/session/session.ts';
import { matchPath } from '#src/platform/routing/paths.ts';

const AdministrationFrame = lazyInline(
  () => import('./AdministrationFrame.tsx'),
  null,
  ({ onRetry }) => (
    <div role="alert" className={classes.bar}>
      <Button variant="default" size="sm" m="sm" onClick={onRetry}>
        Load the menu again
      </Button>
    </div>
  ),
);

interface ShellProps {
  readonly children: ReactNode;
  /** Rendered below the footer. */
  readonly foot?: ReactNode;
}

/**
 * The frame around every page: top bar and drawer for administrators, a header on customers' pages, content and
 * footer. It stays mounted while pages change.
 */
export function Shell({ children, foot }: ShellProps) {
  const { admin, rail } = useAppSelector(selectShell);
  const isAdministration = useArea() === 'administration';
  const inBrowser = useInBrowser();
  useLayoutEffect(() => {
    // Not while the page is hydrated, whose state knows no session yet.
    if (inBrowser) document.documentElement.toggleAttribute('data-administrator', admin);
  }, [inBrowser, admin]);
  return (
    <>
      <a href="#content" className={classes.skip}>
        Skip to content
      </a>
      <FrameBoundary>{admin && <AdministrationFrame />}</FrameBoundary>
      <div className={classes.column} data-rail={rail || undefined} data-wide={isAdministration}>
        <FrameBoundary>
          <StatusBar />
        </FrameBoundary>
        <FrameBoundary>{!isAdministration && <CustomerHeader />}</FrameBoundary>
        <main id="content" tabIndex={-1} className={classes.content}>
          {!isAdministration && <PageRefreshBar />}
          {children}
        </main>
        <FrameBoundary>
          <Footer />
        </FrameBoundary>
        <FrameBoundary>{foot}</FrameBoundary>
      </div>
      <SnackbarRegion />
    </>
  );
}

/**
 * Returns the area of the current page, which decides its frame; an unknown address belongs to the public area. Pages
 * shared by customers and administrators have the customers' frame when a customer opens them.
 */
function useArea(): Area {
  const { pathname } = useLocation();
  const id = matchPath(pathname);
  const isCustomer = useAppSelector(selectRole) === 'CUSTOMER';
  if (id === null) return 'public';
  const { area, access } = routes[id];
  return isCustomer && area === 'administration' && access === 'signedIn' ? 'customer' : area;
}
