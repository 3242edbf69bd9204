import { Loader, Menu } from '@mantine/core';
import type { ReactElement } from 'react';
import type { Action, Actionable } from '#src/kits/actions/action.ts';
import { ActionItems } from '#src/kits/actions/ActionItems.tsx';
import { describeError } from '#src/errors/api-error.ts';
import type { Details } from '#src/kits/lists/define-list.ts';
import { focusFirstItem } from '#src/ui/focus/focus-first-item.ts';

export interface RowActionsProps<Entity extends Actionable> {
  readonly id: string;
  readonly details: Details<Entity>;
  readonly actions: readonly Action<Entity>[];
  readonly onChoose: (action: Action<Entity>) => void;
  /** The button that opens the menu; it was pressed before this code was loaded. */
  readonly button: ReactElement;
}

/**
 * The action menu of a row; it is open when it is mounted. Its place is computed again once its items are known, since below
 * the last rows there is room for the loader only.
 */
export function RowActions<Entity extends Actionable>(props: RowActionsProps<Entity>) {
  const { id, details, actions, onChoose, button } = props;
  const { data, error, isFetching } = details.useEntity(id);
  return (
    <Menu defaultOpened position="bottom-end" withinPortal preventPositionChangeWhenVisible={false}>
      <Menu.Target>{button}</Menu.Target>
      {data ? (
        <Menu.Dropdown key="items">
          <div ref={focusFirstItem}>
            <ActionItems actions={actions} entity={data} onChoose={onChoose} />
          </div>
        </Menu.Dropdown>
      ) : (
        <Menu.Dropdown key="loading">
          <Menu.Label>
            {error !== undefined && !isFetching ? (
              describeError(error).title
            ) : (
              <Loader size="xs" aria-label="Loading" />
            )}
          </Menu.Label>
        </Menu.Dropdown>
      )}
    </Menu>
  );
}
