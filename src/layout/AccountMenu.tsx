import { Menu } from '@mantine/core';
import type { ReactElement } from 'react';
import { useLocation } from 'react-router-dom';
import { useGetMeQuery } from '#src/api/signed-in-account.ts';
import { currentOn, type NavigationLink } from '#src/platform/routing/navigation.ts';
import { AppLink } from '#src/ui/parts/AppLink.tsx';
import { useAnotherAccount } from './use-another-account.ts';

interface Props {
  readonly links: readonly NavigationLink<'header'>[];
  /** The button that opens the menu; it was pressed before this code was loaded. */
  readonly button: ReactElement;
}

/** The account menu of the person who is logged in. It is open when it is mounted. */
export default function AccountMenu({ links, button }: Props) {
  const { pathname } = useLocation();
  const useAnother = useAnotherAccount();
  const { data: me } = useGetMeQuery();
  const name = me?.kind === 'CUSTOMER' ? me.user.fullName : me?.administrator.fullName;
  return (
    <Menu
      defaultOpened
      position="bottom-end"
      width="12rem"
      withinPortal={false}
      withInitialFocusPlaceholder={false}
    >
      <Menu.Target>{button}</Menu.Target>
      <Menu.Dropdown>
        {name !== undefined && (
          <Menu.Label style={{ overflowWrap: 'anywhere' }}>Logged in as {name}</Menu.Label>
        )}
        {links.map(({ id, to, label }) => (
          <Menu.Item key={id} component={AppLink} to={to} aria-current={currentOn(pathname, id)}>
            {label}
          </Menu.Item>
        ))}
        {useAnother && <Menu.Item onClick={useAnother}>Use another account in this tab</Menu.Item>}
      </Menu.Dropdown>
    </Menu>
  );
}
