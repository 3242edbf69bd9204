import { ActionIcon } from '@mantine/core';
import { useMemo, useState } from 'react';
import type { Actionable } from '#src/kits/actions/action.ts';
import { useModule } from '#src/ui/loading/use-module.ts';
import { useOpenFailed } from '#src/ui/loading/use-open-failed.ts';
import { loadListMenus } from '#src/kits/lists/load-list-menus.ts';
import { Icon } from '#src/ui/parts/Icon.tsx';
import type { RowActionsProps } from './RowActions.tsx';
import { rowOf } from './use-row-keys.ts';

/** The menu button of a row. Pressing it loads the menu and fetches the row's actions. */
export function RowMenu<Entity extends Actionable>(props: Omit<RowActionsProps<Entity>, 'button'>) {
  const [wantedFor, setWantedFor] = useState<string | null>(null); // another row may take over this button
  const isWanted = wantedFor === props.id;
  if (wantedFor !== null && !isWanted) setWantedFor(null); // else the menu would open by itself when its row returns
  const menus = useModule(
    loadListMenus,
    isWanted,
    useOpenFailed(() => setWantedFor(null)),
  );
  const button = useMemo(
    () => (
      <ActionIcon
        size="md"
        aria-label="Actions"
        aria-haspopup="menu"
        onClick={({ currentTarget }) => setWantedFor(rowOf(currentTarget))}
      >
        <Icon name="dots" size={18} />
      </ActionIcon>
    ),
    [],
  );
  return menus && isWanted ? <menus.RowActions {...props} button={button} /> : button;
}
