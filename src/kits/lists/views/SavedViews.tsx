import { Button, Group } from '@mantine/core';
import { type RefObject, useEffect, useRef } from 'react';
import { useOpenedModule } from '#src/ui/loading/use-opened-module.ts';
import { Icon } from '#src/ui/parts/Icon.tsx';
import classes from '#src/kits/lists/ListTools.module.css';
import { loadListMenus } from '#src/kits/lists/load-list-menus.ts';
import type { SavedViewsMenuProps } from './SavedViewsMenu.tsx';
import type { SavedViewsControl } from './use-saved-views.ts';
import type { EditedView } from './EditedViewForm.tsx';

interface Props extends Pick<SavedViewsControl, 'items' | 'choices' | 'text'> {
  /** Opens the form of a view. */
  readonly onEdit: (view: EditedView) => void;
}

/** The menu of saved views: saves the current view, and changes those that the person may change. */
export function SavedViews({ items, choices, text, onEdit }: Props) {
  const changeableViews = items.filter(({ mayChange }) => mayChange);
  const canSave = text !== '' && !choices.some(({ isShown }) => isShown);
  const menu = useRef<HTMLButtonElement>(null);
  const isFocused = useRef(false);
  // A view that was saved takes its button away: the menu that has the view now takes the focus.
  useEffect(() => {
    if (canSave || !isFocused.current) return;
    isFocused.current = false;
    menu.current?.focus();
  }, [canSave]);
  if (changeableViews.length === 0 && !canSave) return null;
  return (
    <Group gap="2xs">
      {changeableViews.length > 0 && (
        <SavedViewsButton ref={menu} items={changeableViews} text={text} onEdit={onEdit} />
      )}
      {canSave && (
        <Button
          variant="subtle"
          size="xs"
          onClick={() => onEdit('new')}
          onFocus={() => (isFocused.current = true)}
          onBlur={() => (isFocused.current = false)}
        >
          Save view
        </Button>
      )}
    </Group>
  );
}

interface OwnViewsButtonProps extends Omit<SavedViewsMenuProps, 'button'> {
  readonly ref: RefObject<HTMLButtonElement | null>;
}

/** The button of that menu; its code is loaded on the first press. */
function SavedViewsButton({ ref, ...props }: OwnViewsButtonProps) {
  const [menus, open] = useOpenedModule(loadListMenus);
  const button = (
    <Button
      ref={ref}
      variant="default"
      size="xs"
      radius="xl"
      className={classes.pill}
      rightSection={<Icon name="chevron-down" size={14} />}
      aria-haspopup="menu"
      onClick={open}
    >
      Edit views
    </Button>
  );
  return menus ? <menus.SavedViewsMenu {...props} button={button} /> : button;
}
