import { useCallback, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useAppDispatch, useAppSelector } from '#src/platform/use-store.ts';
import { paths } from '#src/platform/paths.ts';
import { AppLink } from '#src/ui/AppLink.tsx';
import { Icon } from '#src/ui/Icon.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import classes from './Drawer.module.css';
import { drawerDismissed, selectShell } from '#src/platform/shell.ts';

export const drawerId = 'drawer';

const links = [
  { to: paths.users(), label: 'Users', icon: 'users' },
  { to: paths.orders(), label: 'Orders', icon: 'orders' },
  { to: paths.logout(), label: 'Log Out', icon: 'log-out' },
] as const;

/** Three links: beside the content from 960 px, over it and behind a button on anything narrower. */
export function Drawer() {
  const { narrow, rail } = useAppSelector(selectShell);
  if (narrow) return <TemporaryDrawer />;
  return (
    <div id={drawerId} className={classes.permanent} data-rail={rail}>
      <DrawerLinks rail={rail} />
    </div>
  );
}

/** A modal dialog of the browser's own: it traps the focus, covers the page and gives the focus back. */
function TemporaryDrawer() {
  const { drawerOpen } = useAppSelector(selectShell);
  const dispatch = useAppDispatch();
  const dialog = useRef<HTMLDialogElement>(null);
  const dismiss = useCallback(() => dispatch(drawerDismissed()), [dispatch]);

  useEffect(() => {
    const element = dialog.current;
    if (drawerOpen) element?.showModal();
    return () => element?.close();
  }, [drawerOpen]);

  // The scrim is part of the dialog's own box; what is inside belongs to the panel. Escape is its keyboard twin.
  useEffect(() => {
    const element = dialog.current;
    const onClick = ({ target }: MouseEvent) => {
      if (target === element) dismiss();
    };
    element?.addEventListener('click', onClick);
    return () => element?.removeEventListener('click', onClick);
  }, [dismiss]);

  return (
    <dialog ref={dialog} id={drawerId} className={classes.temporary} aria-label="Menu" onClose={dismiss}>
      <div className={classes.panel}>
        <div className={classes.head}>
          <button type="button" className={classes.close} aria-label="Close menu" onClick={dismiss}>
            <Icon name="close" size={24} />
          </button>
          <span>Administration</span>
        </div>
        <DrawerLinks rail={false} onFollowed={dismiss} />
      </div>
    </dialog>
  );
}

function DrawerLinks({ rail, onFollowed }: { rail: boolean; onFollowed?: () => void }) {
  const { pathname } = useLocation();
  return (
    <nav aria-label="Drawer" className={classes.links}>
      {links.map(({ to, label, icon }) => (
        <AppLink
          key={to}
          to={to}
          title={rail ? label : undefined}
          aria-current={pathname === to ? 'page' : undefined}
          onClick={onFollowed}
        >
          <Icon name={icon} />
          {rail ? <VisuallyHidden>{label}</VisuallyHidden> : <span>{label}</span>}
        </AppLink>
      ))}
    </nav>
  );
}
