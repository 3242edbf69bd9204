import { Menu } from '@mantine/core';
import type { ReactNode } from 'react';
import type { OwnPlan } from '#contracts/plans/plan.ts';
import { stateOf } from '#src/actions/action.ts';
import { MenuItems } from '#src/actions/MenuItems.tsx';
import { type OwnPlanAction, ownActionWords } from './own-action-words.ts';

interface Props {
  readonly plan: OwnPlan;
  readonly names: readonly OwnPlanAction[];
  readonly button: ReactNode;
  readonly onChoose: (name: OwnPlanAction) => void;
}

/** The menu of a plan's further actions, open at first: its button was pressed. */
export function PlanMenu({ plan, names, button, onChoose }: Props) {
  return (
    <Menu defaultOpened position="bottom-end">
      <Menu.Target>{button}</Menu.Target>
      <Menu.Dropdown>
        <MenuItems
          choices={names.map((name) => ({
            label: ownActionWords[name],
            refusal: stateOf(plan, name)?.reason ?? null,
            onChoose: () => onChoose(name),
          }))}
        />
      </Menu.Dropdown>
    </Menu>
  );
}
