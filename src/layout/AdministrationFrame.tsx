import { AppShell } from '@mantine/core';
import { lazy, memo, Suspense, useState } from 'react';
import { loadRecovering } from '#src/platform/load-recovering.ts';
import { useAppSelector } from '#src/platform/use-store.ts';
import { selectShell } from '#src/platform/shell.ts';
import classes from './AdministrationFrame.module.css';
import { drawerId } from './drawer-id.ts';
import { FrameShortcuts } from './FrameShortcuts.tsx';
import { TopBar } from './TopBar.tsx';

const DrawerLinks = lazy(() => loadRecovering(() => import('./DrawerLinks.tsx')));
const TemporaryDrawer = lazy(() => loadRecovering(() => import('./TemporaryDrawer.tsx')));

/**
 * The administration's top bar and drawer, in a chunk that only administrators load. The shell reserves space for
 * both, so nothing moves when they appear. A new address alone, as of a search, does not render it again.
 */
export default memo(function AdministrationFrame() {
  const { narrow, rail, drawerOpen } = useAppSelector(selectShell);
  const [wasOpened, setOpened] = useState(drawerOpen); // a drawer that was never opened is not loaded
  if (drawerOpen && !wasOpened) setOpened(true);
  const [searching, setSearching] = useState(false);
  return (
    <AppShell className={classes.frame} mod={{ rail }} transitionDuration={0}>
      <FrameShortcuts searching={searching} onSearching={setSearching} />
      <AppShell.Header className={classes.bar}>
        <TopBar onSearch={() => setSearching(true)} />
      </AppShell.Header>
      {narrow ? (
        <Suspense>{wasOpened && <TemporaryDrawer />}</Suspense>
      ) : (
        <AppShell.Navbar id={drawerId} aria-label="Drawer" className={classes.drawer}>
          <Suspense>
            <DrawerLinks rail={rail} />
          </Suspense>
        </AppShell.Navbar>
      )}
    </AppShell>
  );
});
