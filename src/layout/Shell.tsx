import { lazy, type ReactNode, Suspense } from 'react';
import { useConfiguration } from '#src/platform/use-configuration.ts';
import { useAppSelector } from '#src/platform/use-store.ts';
import { useInBrowser } from '#src/platform/use-in-browser.ts';
import { Drawer } from './Drawer.tsx';
import { ErrorBoundary } from '#src/errors/ErrorBoundary.tsx';
import { Footer } from './Footer.tsx';
import classes from './Shell.module.css';
import { selectShell } from '#src/platform/shell.ts';
import { SnackbarRegion } from './SnackbarRegion.tsx';
import { StatusBar } from './StatusBar.tsx';
import { TopBar } from './TopBar.tsx';

const Phone = lazy(() => import('#src/features/demo/Phone.tsx'));

/** Top bar and drawer for the administration, content and footer for everybody. */
export function Shell({ children }: { children: ReactNode }) {
  const { admin, narrow, rail } = useAppSelector(selectShell);
  const { mocks } = useConfiguration();
  // A prerendered page has no phone, whatever its configuration; it appears once the page is alive.
  const inBrowser = useInBrowser();
  const drawer = !admin || narrow ? 'none' : rail ? 'rail' : 'full';
  return (
    <div className={classes.shell}>
      <a href="#content" className={classes.skip}>
        Skip to content
      </a>
      {admin && <TopBar />}
      <div className={classes.body} data-drawer={drawer}>
        {admin && <Drawer />}
        <div className={classes.column}>
          <StatusBar />
          <main id="content" tabIndex={-1} className={classes.content}>
            {children}
          </main>
          <Footer />
          {mocks === 'on' && inBrowser && (
            <ErrorBoundary fallback={() => null}>
              <Suspense>
                <Phone />
              </Suspense>
            </ErrorBoundary>
          )}
        </div>
      </div>
      <SnackbarRegion />
    </div>
  );
}
