import { Menu } from '@mantine/core';
import type { ReactElement } from 'react';
import type { SavedView } from '#contracts/saved-views/saved-view.ts';
import { useSendOnce } from '#src/api/use-send-once.ts';
import { describeError } from '#src/errors/api-error.ts';
import { snackbarShown } from '#src/platform/snackbar.ts';
import { useAppDispatch } from '#src/platform/use-store.ts';
import { useRemoveSavedViewMutation, useUpdateSavedViewMutation } from './api.ts';

export interface OwnViewsProps {
  readonly items: readonly SavedView[];
  /** The current view as query text. */
  readonly text: string;
  readonly onEdit: (view: SavedView) => void;
  /** The button that opens the menu; it was pressed before this code was loaded. */
  readonly button: ReactElement;
}

/** The menu of the saved views that the person may change; it is open when it is mounted. */
export default function OwnViews({ items, text, onEdit, button }: OwnViewsProps) {
  const change = useChange();
  return (
    <Menu
      defaultOpened
      position="bottom-start"
      withinPortal={false /* on a phone it is in a modal sheet, which hides all else from screen readers */}
    >
      <Menu.Target>{button}</Menu.Target>
      <Menu.Dropdown>
        {items.flatMap((item) => [
          <Menu.Label key={item.id}>{item.name}</Menu.Label>,
          <Menu.Item key={`${item.id} edit`} onClick={() => onEdit(item)}>
            Rename or share
          </Menu.Item>,
          <Menu.Item key={`${item.id} update`} onClick={() => change.update(item, { query: text })}>
            Update to what is shown
          </Menu.Item>,
          item.mine && (
            <Menu.Item
              key={`${item.id} default`}
              onClick={() => change.update(item, { isDefault: !item.isDefault })}
            >
              {item.isDefault ? 'No longer open with it' : 'Open the list with it'}
            </Menu.Item>
          ),
          <Menu.Item key={`${item.id} remove`} c="error" onClick={() => change.remove(item)}>
            Remove
          </Menu.Item>,
        ])}
      </Menu.Dropdown>
    </Menu>
  );
}

/** Returns a function that changes a view without a form; a refusal is shown as a message. */
function useChange() {
  const [update] = useUpdateSavedViewMutation();
  const [remove] = useRemoveSavedViewMutation();
  const sendOnce = useSendOnce();
  const dispatch = useAppDispatch();
  const showFailure = (error: unknown) => {
    if (error !== undefined) dispatch(snackbarShown({ text: describeError(error).title, tone: 'warning' }));
  };
  const of = ({ id, version }: SavedView) => ({ params: { savedViewId: id }, version });
  return {
    update(item: SavedView, change: { readonly query?: string; readonly isDefault?: boolean }): void {
      const { name, query, shared, isDefault } = item;
      const body = { name, query, shared, isDefault, ...change };
      void sendOnce(`change ${item.id} ${item.version} ${JSON.stringify(body)}`, (key) =>
        update({ ...of(item), body, key }),
      ).then(({ error }) => showFailure(error));
    },
    remove(item: SavedView): void {
      void sendOnce(`remove ${item.id}`, (key) => remove({ ...of(item), key })).then(({ error }) =>
        showFailure(error),
      );
    },
  };
}
