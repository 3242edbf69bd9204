import { Drawer } from '@mantine/core';
import { useMounted } from '@mantine/hooks';
import { drawerWidth } from '#src/platform/settings/constants.ts';
import { drawerDismissed, selectShell } from '#src/platform/store/shell.ts';
import { useAppDispatch, useAppSelector } from '#src/platform/store/use-store.ts';
import { drawerId } from './drawer-id.ts';
import { DrawerLinks } from './DrawerLinks.tsx';
import classes from './TemporaryDrawer.module.css';

/** The drawer on narrow viewports: it covers the content and is opened by the menu button. */
export default function TemporaryDrawer() {
  const { drawerOpen } = useAppSelector(selectShell);
  const dispatch = useAppDispatch();
  // opens after mounting, since Mantine returns the focus only from a drawer that opens after it was mounted
  const isMounted = useMounted();
  const dismiss = () => dispatch(drawerDismissed());
  return (
    <Drawer
      opened={drawerOpen && isMounted}
      onClose={dismiss}
      id={drawerId}
      title="Administration"
      size={drawerWidth}
      padding={0}
      closeButtonProps={{ 'aria-label': 'Close menu' }}
      classNames={{
        content: classes.content,
        header: classes.header,
        title: classes.title,
        close: classes.close,
        body: classes.body,
      }}
    >
      <nav aria-label="Drawer" className={classes.links}>
        <DrawerLinks onFollowed={dismiss} />
      </nav>
    </Drawer>
  );
}
