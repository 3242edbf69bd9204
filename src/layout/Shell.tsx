import type { ReactNode } from 'react';
import { useAppSelector } from '#src/platform/use-store.ts';
import { Drawer } from './Drawer.tsx';
import { Footer } from './Footer.tsx';
import { FrameBoundary } from './FrameBoundary.tsx';
import classes from './Shell.module.css';
import { selectShell } from '#src/platform/shell.ts';
import { SnackbarRegion } from './SnackbarRegion.tsx';
import { StatusBar } from './StatusBar.tsx';
import { TopBar } from './TopBar.tsx';

interface ShellProps {
  readonly children: ReactNode;
  /** Rendered below the footer. */
  readonly foot?: ReactNode;
}

/** Top bar and drawer for the administration, content and footer for everybody. */
export function Shell({ children, foot }: ShellProps) {
  const { admin, narrow, rail } = useAppSelector(selectShell);
  const drawer = !admin || narrow ? 'none' : rail ? 'rail' : 'full';
  return (
    <div className={classes.shell}>
      <a href="#content" className={classes.skip}>
        Skip to content
      </a>
      <FrameBoundary>{admin && <TopBar />}</FrameBoundary>
      <div className={classes.body} data-drawer={drawer}>
        <FrameBoundary>{admin && <Drawer />}</FrameBoundary>
        <div className={classes.column}>
          <FrameBoundary>
            <StatusBar />
          </FrameBoundary>
          <main id="content" tabIndex={-1} className={classes.content}>
            {children}
          </main>
          <FrameBoundary>
            <Footer />
          </FrameBoundary>
          <FrameBoundary>{foot}</FrameBoundary>
        </div>
      </div>
      <SnackbarRegion />
    </div>
  );
}
