import type { SavedView } from '#contracts/saved-views/saved-view.ts';
import { useModule } from '#src/ui/loading/use-module.ts';
import { useOpenFailed } from '#src/ui/loading/use-open-failed.ts';
import { loadListMenus } from '#src/kits/lists/load-list-menus.ts';
import type { SavedViewsControl } from './use-saved-views.ts';

export type EditedView = SavedView | 'new';

interface Props extends Pick<SavedViewsControl, 'list' | 'items' | 'text'> {
  readonly edited: EditedView;
  readonly onClose: () => void;
}

/**
 * The form of a view, loaded when it is opened. It is outside the tools of the list, which change with the window's
 * width, so that what was typed stays.
 */
export function EditedViewForm({ edited, list, items, text, onClose }: Props) {
  const menus = useModule(loadListMenus, true, useOpenFailed(onClose));
  const view = edited === 'new' ? null : (items.find(({ id }) => id === edited.id) ?? edited);
  return menus && <menus.ViewForm list={list} query={text} view={view} onClose={onClose} />;
}
