import { Menu } from '@mantine/core';
import { type ReactElement, useState } from 'react';
import type { SavedView } from '#contracts/saved-views/saved-view.ts';
import { useSendOnce } from '#src/api/use-send-once.ts';
import { describeError } from '#src/errors/api-error.ts';
import { snackbarShown } from '#src/platform/store/snackbar.ts';
import { useAppDispatch } from '#src/platform/store/use-store.ts';
import { focusFirstItem } from '#src/ui/focus/focus-first-item.ts';
import { Icon } from '#src/ui/parts/Icon.tsx';
import { useRemoveSavedViewMutation, useUpdateSavedViewMutation } from './api.ts';

export interface SavedViewsMenuProps {
  readonly items: readonly SavedView[];
  /** The current view as query text. */
  readonly text: string;
  readonly onEdit: (view: SavedView) => void;
  /** The button that opens the menu; it was pressed before this code was loaded. */
  readonly button: ReactElement;
}

/**
 * The menu of the saved views that the person may change; it is open when it is mounted. Of several views one is chosen
 * first, then what is done with it.
 */
export function SavedViewsMenu({ items, text, onEdit, button }: SavedViewsMenuProps) {
  const [chosenId, choose] = useState<string | null>(null);
  const chosen = items.length === 1 ? items[0] : items.find(({ id }) => id === chosenId);
  return (
    <Menu
      defaultOpened
      onOpen={() => choose(null)}
      position="bottom-start"
      withinPortal={false /* on a phone it is in a modal sheet, which hides all else from screen readers */}
    >
      <Menu.Target>{button}</Menu.Target>
      <Menu.Dropdown>
        {chosen ? (
          <div ref={focusFirstItem}>
            <ViewItems view={chosen} text={text} onEdit={onEdit} />
          </div>
        ) : (
          items.map(({ id, name }) => (
            <Menu.Item
              key={id}
              closeMenuOnClick={false}
              rightSection={<Icon name="chevron-right" size={14} />}
              onClick={() => choose(id)}
            >
              {name}
            </Menu.Item>
          ))
        )}
      </Menu.Dropdown>
    </Menu>
  );
}

/** What can be done with one view. */
function ViewItems({
  view,
  text,
  onEdit,
}: Pick<SavedViewsMenuProps, 'text' | 'onEdit'> & { readonly view: SavedView }) {
  const change = useChange();
  return (
    <>
      <Menu.Label>{view.name}</Menu.Label>
      <Menu.Item onClick={() => onEdit(view)}>Rename or share</Menu.Item>
      <Menu.Item onClick={() => change.update(view, { query: text })}>Update to what is shown</Menu.Item>
      {view.mine && (
        <Menu.Item onClick={() => change.update(view, { isDefault: !view.isDefault })}>
          {view.isDefault ? 'No longer open with it' : 'Open the list with it'}
        </Menu.Item>
      )}
      <Menu.Item c="error" onClick={() => change.remove(view)}>
        Remove
      </Menu.Item>
    </>
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
