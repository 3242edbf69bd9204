import { Menu } from '@mantine/core';
import type { ReactNode } from 'react';
import { MenuItems, type MenuChoice } from '#src/kits/actions/MenuItems.tsx';

interface Props {
  /** Opens the customer's mail program with the receipt. */
  readonly mail: string;
  readonly choices: readonly Pick<MenuChoice, 'label' | 'onChoose'>[];
  readonly button: ReactNode;
}

/** What else can be done with a receipt, open at first: its button was pressed. */
export function ReceiptMenu({ mail, choices, button }: Props) {
  return (
    <Menu defaultOpened position="bottom-start">
      <Menu.Target>{button}</Menu.Target>
      <Menu.Dropdown>
        <Menu.Item component="a" href={mail}>
          E-mail
        </Menu.Item>
        <MenuItems choices={choices.map((choice) => ({ ...choice, refusal: null }))} />
      </Menu.Dropdown>
    </Menu>
  );
}
