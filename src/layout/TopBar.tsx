import { ActionIcon } from '@mantine/core';
import { useAppDispatch, useAppSelector } from '#src/platform/use-store.ts';
import { paths } from '#src/platform/paths.ts';
import { AppLink } from '#src/ui/AppLink.tsx';
import { Icon } from '#src/ui/Icon.tsx';
import { Mark } from '#src/ui/Mark.tsx';
import { drawerId } from './drawer-id.ts';
import { menuPressed, railToggled, selectShell } from '#src/platform/shell.ts';
import classes from './TopBar.module.css';

/** The administration's top bar. Its menu button opens the temporary drawer or collapses the permanent one. */
export function TopBar({ onSearch }: { readonly onSearch: () => void }) {
  const { narrow, drawerOpen, rail } = useAppSelector(selectShell);
  const dispatch = useAppDispatch();
  return (
    <>
      {narrow ? (
        <ActionIcon
          variant="transparent"
          className={classes.button}
          aria-label="Menu"
          aria-haspopup="dialog"
          aria-expanded={drawerOpen}
          onClick={() => dispatch(menuPressed())}
        >
          <Icon name="menu" size={24} />
        </ActionIcon>
      ) : (
        <ActionIcon
          variant="transparent"
          className={classes.button}
          aria-label={rail ? 'Expand menu' : 'Collapse menu'}
          aria-expanded={!rail}
          aria-controls={drawerId}
          onClick={() => dispatch(railToggled())}
        >
          <Icon name="sidebar" size={22} />
        </ActionIcon>
      )}
      <AppLink to={paths.administration()} className={classes.title}>
        <Mark />
        Administration
      </AppLink>
      <ActionIcon
        variant="transparent"
        ml="auto"
        className={classes.button}
        aria-label="Search and commands"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={onSearch}
      >
        <Icon name="search" size={22} />
      </ActionIcon>
    </>
  );
}
