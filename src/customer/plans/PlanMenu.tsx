import { Menu } from '@mantine/core';
import type { ReactNode } from 'react';
import { MenuItems } from '#src/kits/actions/MenuItems.tsx';
import { type OwnPlanAction, ownActionWords } from './action-words.ts';

export interface PlanMenuProps {
  readonly names: readonly OwnPlanAction[];
  /** Why an action is not possible now; null when it is. */
  readonly refusalOf: (name: OwnPlanAction) => string | null;
  /** What several actions are not possible for. */
  readonly causeOf: (name: OwnPlanAction) => string | null;
  readonly button: ReactNode;
  readonly onChoose: (name: OwnPlanAction) => void;
}

/** The menu of a plan's further actions, open at first: its button was pressed. */
export function PlanMenu({ names, refusalOf, causeOf, button, onChoose }: PlanMenuProps) {
  return (
    <Menu defaultOpened position="bottom-end">
      <Menu.Target>{button}</Menu.Target>
      <Menu.Dropdown>
        <MenuItems
          choices={names.map((name) => ({
            label: ownActionWords[name],
            refusal: refusalOf(name),
            cause: causeOf(name),
            onChoose: () => onChoose(name),
          }))}
        />
      </Menu.Dropdown>
    </Menu>
  );
}
