import { Menu } from '@mantine/core';
import type { ReactElement } from 'react';
import type { BulkAction } from '#src/kits/actions/bulk/bulk-action.ts';
import { MenuItems } from '#src/kits/actions/MenuItems.tsx';

export interface BulkMenuProps {
  readonly actions: readonly BulkAction[];
  readonly labelOf: (action: BulkAction) => string;
  readonly refusalOf: (action: BulkAction) => string | null;
  readonly onChoose: (action: BulkAction) => void;
  /** The button that opens the menu; it was pressed before this code was loaded. */
  readonly button: ReactElement;
}

/** The actions for the selected rows as a menu; it is open when it is mounted. */
export function BulkMenu({ actions, labelOf, refusalOf, onChoose, button }: BulkMenuProps) {
  return (
    <Menu defaultOpened position="top-end">
      <Menu.Target>{button}</Menu.Target>
      <Menu.Dropdown>
        <MenuItems
          choices={actions.map((action) => ({
            label: labelOf(action),
            refusal: refusalOf(action),
            onChoose: () => onChoose(action),
          }))}
        />
      </Menu.Dropdown>
    </Menu>
  );
}
