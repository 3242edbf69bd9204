import { useAppDispatch, useAppSelector } from '#src/platform/use-store.ts';
import { paths } from '#src/platform/paths.ts';
import { AppLink } from '#src/ui/AppLink.tsx';
import { Icon } from '#src/ui/Icon.tsx';
import { drawerId } from './Drawer.tsx';
import { menuPressed, railToggled, selectShell } from '#src/platform/shell.ts';
import classes from './TopBar.module.css';

/** Black, flat, and only there for administrators. Its button opens a temporary drawer or folds a permanent one. */
export function TopBar() {
  const { narrow, drawerOpen, rail } = useAppSelector(selectShell);
  const dispatch = useAppDispatch();
  return (
    <header className={classes.bar}>
      {narrow ? (
        <button
          type="button"
          className={classes.button}
          aria-label="Menu"
          aria-haspopup="dialog"
          aria-expanded={drawerOpen}
          onClick={() => dispatch(menuPressed())}
        >
          <Icon name="menu" size={24} />
        </button>
      ) : (
        <button
          type="button"
          className={classes.button}
          aria-label="Drawer with words"
          aria-expanded={!rail}
          aria-controls={drawerId}
          onClick={() => dispatch(railToggled())}
        >
          <Icon name="sidebar" size={22} />
        </button>
      )}
      <AppLink to={paths.administration()} className={classes.title}>
        Administration
      </AppLink>
    </header>
  );
}
