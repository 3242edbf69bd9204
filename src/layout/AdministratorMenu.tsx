import { Menu, useMantineColorScheme } from '@mantine/core';
import type { ReactElement } from 'react';
import { paths } from '#src/platform/routing/paths.ts';
import { AppLink } from '#src/ui/parts/AppLink.tsx';
import { Icon } from '#src/ui/parts/Icon.tsx';
import { useAnotherAccount } from './use-another-account.ts';

interface Props {
  /** Name and role, as the menu's heading. */
  readonly who: string;
  readonly onShortcuts: () => void;
  /** The button that opens the menu; it was pressed before this code was loaded. */
  readonly button: ReactElement;
}

/** The menu of the administrator who is logged in. It is open when it is mounted. */
export default function AdministratorMenu({ who, onShortcuts, button }: Props) {
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const useAnother = useAnotherAccount();
  const isDark = colorScheme === 'dark';
  return (
    <Menu defaultOpened position="bottom-end" width="16rem" withInitialFocusPlaceholder={false}>
      <Menu.Target>{button}</Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>{who}</Menu.Label>
        <Menu.Item
          leftSection={<Icon name={isDark ? 'sun' : 'moon'} size={16} />}
          onClick={() => setColorScheme(isDark ? 'light' : 'dark')}
        >
          {isDark ? 'Light mode' : 'Dark mode'}
        </Menu.Item>
        <Menu.Item leftSection={<Icon name="info" size={16} />} onClick={onShortcuts}>
          Keyboard shortcuts
        </Menu.Item>
        {useAnother && <Menu.Item onClick={useAnother}>Use another account in this tab</Menu.Item>}
        <Menu.Divider />
        <Menu.Item leftSection={<Icon name="log-out" size={16} />} component={AppLink} to={paths.logout()}>
          Log Out
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
