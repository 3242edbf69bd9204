import { useEffect, useEffectEvent, useState } from 'react';
import type { Endpoint } from '#contracts/endpoint.ts';
import type { SavedView } from '#contracts/saved-views/saved-view.ts';
import { useAfterFirstData } from '#src/api/use-after-first-data.ts';
import type { ViewChoice } from './named-views.ts';
import type { ViewText } from './use-view-text.ts';
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

/** Fetches the saved views after the first rows. A list that is opened without a query shows the default view, once. */
export function useSavedViews(endpoint: Endpoint, view: ViewText): SavedViewsControl {
  const list = endpoint.path.split('/').at(-1) ?? '';
  const isLater = useAfterFirstData();
  const { data } = useListSavedViewsQuery({ query: { list } }, { skip: !isLater });
  const items = data?.items;
  const [isPlain] = useState(window.location.search === '');
  const showDefault = useEffectEvent(() => {
    const preferred = items?.find(({ isDefault }) => isDefault);
    if (preferred && isPlain && view.text === '') view.replaceBy(preferred.query);
  });
  const isThere = items !== undefined;
  useEffect(() => {
    if (isThere) showDefault();
  }, [isThere]);
  const choices = (items ?? none).map(({ id, name, query }) => ({
    value: id,
    label: name,
    isShown: view.isShown(query),
    show: () => view.show(query),
  }));
  return { list, items: items ?? none, choices, text: view.text };
}
