import { lazy, Suspense } from 'react';
import { useConfiguration } from '../app/ConfigurationContext.ts';
import { useAppSelector } from '../app/hooks.ts';
import { Drawer } from './Drawer.tsx';
import { Footer } from './Footer.tsx';
import { RoutedPage } from './RoutedPage.tsx';
import classes from './Shell.module.css';
import { selectShell } from './slice.ts';
import { SnackbarRegion } from './SnackbarRegion.tsx';
import { TopBar } from './TopBar.tsx';

const Phone = lazy(() => import('../console/Phone.tsx'));

/** Top bar and drawer for the administration, content and footer for everybody. */
export function Shell() {
  const { admin, narrow, rail } = useAppSelector(selectShell);
  const { mocks } = useConfiguration();
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
          <main id="content" tabIndex={-1} className={classes.content}>
            <RoutedPage />
          </main>
          <Footer />
          {mocks === 'on' && (
            <Suspense>
              <Phone />
            </Suspense>
          )}
        </div>
      </div>
      <SnackbarRegion />
    </div>
  );
}
