import { Menu } from '@mantine/core';
import type { ReactElement } from 'react';
import { useLocation } from 'react-router-dom';
import { currentOn, type NavigationLink } from '#src/platform/navigation.ts';
import { AppLink } from '#src/ui/AppLink.tsx';
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
