import { AppShell } from '@mantine/core';
import { useAppSelector } from '#src/platform/use-store.ts';
import { drawerWidth, railWidth, topBarHeight } from '#src/platform/constants.ts';
import { selectShell } from '#src/platform/shell.ts';
import classes from './AdministrationFrame.module.css';
import { drawerId, DrawerLinks } from './DrawerLinks.tsx';
import { TemporaryDrawer } from './TemporaryDrawer.tsx';
import { TopBar } from './TopBar.tsx';

/**
 * Top bar and drawer, in a chunk that only administrators load. The shell keeps the room for both, so nothing moves when
 * they arrive.
 */
export default function AdministrationFrame() {
  const { narrow, rail } = useAppSelector(selectShell);
  return (
    <AppShell
      header={{ height: topBarHeight }}
      navbar={{ width: rail ? railWidth : drawerWidth, breakpoint: 'md', collapsed: { mobile: true } }}
      transitionDuration={0}
    >
      <AppShell.Header className={classes.bar}>
        <TopBar />
      </AppShell.Header>
      {narrow ? (
        <TemporaryDrawer />
      ) : (
        <AppShell.Navbar id={drawerId} aria-label="Drawer" className={classes.drawer}>
          <DrawerLinks rail={rail} />
        </AppShell.Navbar>
      )}
    </AppShell>
  );
}
