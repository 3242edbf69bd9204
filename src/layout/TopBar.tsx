import { ActionIcon, UnstyledButton, VisuallyHidden } from '@mantine/core';
import { roleNames } from '#contracts/permission-names.ts';
import { useOpenedModule } from '#src/ui/loading/use-opened-module.ts';
import { useSignedInAdministrator } from '#src/kits/actions/use-signed-in-administrator.ts';
import { useAppDispatch, useAppSelector } from '#src/platform/store/use-store.ts';
import { paths } from '#src/platform/routing/paths.ts';
import { AppLink } from '#src/ui/parts/AppLink.tsx';
import { Icon } from '#src/ui/parts/Icon.tsx';
import { Mark } from '#src/ui/strip/Mark.tsx';
import { drawerId } from './drawer-id.ts';
import { menuPressed, railToggled, selectShell } from '#src/platform/store/shell.ts';
import classes from './TopBar.module.css';

// Loaded on the first press, with the code that positions a menu.
const loadMenu = () => import('./AdministratorMenu.tsx');

interface Props {
  readonly onSearch: () => void;
  readonly onShortcuts: () => void;
}

/** The administration's top bar. Its menu button opens the temporary drawer or collapses the permanent one. */
export function TopBar({ onSearch, onShortcuts }: Props) {
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
      <AppLink to={paths.administration()} className={classes.title} aria-label="Administration">
        <Mark />
        <span>Administration</span>
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
      <Person onShortcuts={onShortcuts} />
    </>
  );
}

/** Who is logged in, in which role, and their menu. On a phone only the initials have room. */
function Person({ onShortcuts }: Pick<Props, 'onShortcuts'>) {
  const account = useSignedInAdministrator();
  const [menu, open] = useOpenedModule(loadMenu);
  const who = account ? `${account.fullName}, ${roleNames[account.role]}` : 'Account';
  const button = (
    <UnstyledButton className={classes.person} aria-haspopup="menu" onClick={open}>
      <span aria-hidden="true" className={classes.initials}>
        {initialsOf(account?.fullName ?? '')}
      </span>
      {account && (
        <span aria-hidden="true" className={classes.name}>
          <span translate="no">{account.fullName}</span>
          <span className={classes.role}>{roleNames[account.role]}</span>
        </span>
      )}
      <VisuallyHidden>{who}</VisuallyHidden>
    </UnstyledButton>
  );
  return menu ? <menu.default {...{ who, onShortcuts, button }} /> : button;
}

const initialsOf = (name: string) =>
  name
    .split(' ')
    .map(([first]) => first)
    .join('')
    .slice(0, 2);
