import { AppShell } from '@mantine/core';
import { memo, useState } from 'react';
import { useModule } from '#src/ui/loading/use-module.ts';
import { useOpenFailed } from '#src/ui/loading/use-open-failed.ts';
import { drawerDismissed, selectShell } from '#src/platform/store/shell.ts';
import { useAppDispatch, useAppSelector } from '#src/platform/store/use-store.ts';
import classes from './AdministrationFrame.module.css';
import { drawerId } from './drawer-id.ts';
import { DrawerLinks } from './DrawerLinks.tsx';
import { FrameShortcuts } from './FrameShortcuts.tsx';
import { TopBar } from './TopBar.tsx';

const loadTemporaryDrawer = () => import('./TemporaryDrawer.tsx');

/**
 * The administration's top bar and drawer, in a chunk that only administrators load. The shell reserves space for
 * both, so nothing moves when they appear. A new address alone, as of a search, does not render it again.
 */
export default memo(function AdministrationFrame() {
  const { narrow, rail, drawerOpen } = useAppSelector(selectShell);
  const dispatch = useAppDispatch();
  const [searching, setSearching] = useState(false);
  const [listed, setListed] = useState(false);
  const opened = useModule(
    loadTemporaryDrawer,
    narrow && drawerOpen,
    useOpenFailed(() => dispatch(drawerDismissed())),
  );
  return (
    <AppShell className={classes.frame} mod={{ rail }} transitionDuration={0}>
      <FrameShortcuts searching={searching} onSearching={setSearching} listed={listed} onListed={setListed} />
      <AppShell.Header className={classes.bar}>
        <TopBar onSearch={() => setSearching(true)} onShortcuts={() => setListed(true)} />
      </AppShell.Header>
      {narrow ? (
        opened && <opened.default />
      ) : (
        <AppShell.Navbar id={drawerId} aria-label="Drawer" className={classes.drawer}>
          <DrawerLinks rail={rail} />
        </AppShell.Navbar>
      )}
    </AppShell>
  );
});
