import { ActionIcon } from '@mantine/core';
import { useState } from 'react';
import type { Actionable } from '#src/actions/action.ts';
import { useModule } from '#src/ui/use-module.ts';
import { Icon } from '#src/ui/Icon.tsx';
import type { RowActionsProps } from './RowActions.tsx';

const load = () => import('./RowActions.tsx');

/** The menu button of a row. Pressing it loads the menu and fetches the row's actions. */
export function RowMenu<Entity extends Actionable>(props: Omit<RowActionsProps<Entity>, 'button'>) {
  const [isWanted, setWanted] = useState(false);
  const loaded = useModule(load, isWanted);
  const button = (
    <ActionIcon size="md" aria-label="Actions" aria-haspopup="menu" onClick={() => setWanted(true)}>
      <Icon name="dots" size={18} />
    </ActionIcon>
  );
  return loaded ? <loaded.RowActions {...props} button={button} /> : button;
}
