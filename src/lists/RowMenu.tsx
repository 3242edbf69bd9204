import { ActionIcon, Loader, Menu } from '@mantine/core';
import type { Action, Actionable } from '#src/actions/action.ts';
import { ActionItems } from '#src/actions/ActionItems.tsx';
import { describeError } from '#src/errors/api-error.ts';
import { Icon } from '#src/ui/Icon.tsx';
import type { Details } from './define-list.ts';

interface Props<Entity extends Actionable> {
  readonly id: string;
  readonly details: Details<Entity>;
  readonly actions: readonly Action<Entity>[];
  readonly onChoose: (action: Action<Entity>) => void;
}

/** What can be done with a row. The backend is asked when the menu opens. */
export function RowMenu<Entity extends Actionable>(props: Props<Entity>) {
  return (
    <Menu position="bottom-end" withinPortal>
      <Menu.Target>
        <ActionIcon size="md" aria-label="Actions">
          <Icon name="dots" size={18} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Items {...props} />
      </Menu.Dropdown>
    </Menu>
  );
}

function Items<Entity extends Actionable>({ id, details, actions, onChoose }: Props<Entity>) {
  const { data, error, isFetching } = details.useEntity(id);
  if (data) return <ActionItems actions={actions} entity={data} onChoose={onChoose} />;
  return (
    <Menu.Label>
      {error !== undefined && !isFetching ? (
        describeError(error).title
      ) : (
        <Loader size="xs" aria-label="Loading" />
      )}
    </Menu.Label>
  );
}
