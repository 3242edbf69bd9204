import { useEffect, useEffectEvent } from 'react';
import type { SavedView } from '#contracts/saved-views/saved-view.ts';
import { useAfterFirstData } from '#src/api/use-after-first-data.ts';
import type { ViewChoice } from './named-views.ts';
import type { ViewText } from './use-view-text.ts';
import type { OpenedWith } from './use-default-view.ts';
import { useListSavedViewsQuery } from './api.ts';

/** The saved views of a list. */
export interface SavedViewsControl {
  /** The list's operation name in the contract. */
  readonly list: string;
  readonly items: readonly SavedView[];
  readonly choices: readonly ViewChoice[];
  /** The current view as a saved view would store it. */
  readonly text: string;
}

const none: readonly SavedView[] = [];

/**
 * Fetches the saved views after the first rows. If the default view is another one than the list was opened with, it
 * is shown then, unless something else has been chosen meanwhile.
 */
export function useSavedViews(view: ViewText, { list, query: opened, keep }: OpenedWith): SavedViewsControl {
  const isLater = useAfterFirstData();
  const { data } = useListSavedViewsQuery({ query: { list } }, { skip: !isLater });
  const items = data?.items;
  const preferred = items && (items.find(({ isDefault }) => isDefault)?.query ?? '');
  const showDefault = useEffectEvent(() => {
    if (preferred === undefined || opened === null) return;
    if (view.isShown(opened) && !view.isShown(preferred)) view.replaceBy(preferred);
  });
  const isThere = preferred !== undefined;
  useEffect(() => {
    if (isThere) showDefault();
  }, [isThere]);
  const keepDefault = useEffectEvent(keep);
  useEffect(() => {
    if (preferred !== undefined) keepDefault(preferred);
  }, [preferred]);
  const choices = (items ?? none).map(({ id, name, query }) => ({
    value: id,
    label: name,
    isShown: view.isShown(query),
    show: () => view.show(query),
  }));
  return { list, items: items ?? none, choices, text: view.text };
}
