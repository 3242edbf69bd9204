import { useSearchParams } from 'react-router-dom';
import { pageLimits } from '#contracts/paging.ts';
import type { UnknownPart } from '#src/platform/routing/page-query.ts';
import {
  type ListRules,
  type ListView,
  readListView,
  withKeptDays,
  writeListView,
} from '#src/kits/lists/list-url.ts';

/** The state of a list as a saved view stores it. */
export interface ViewText {
  /** Query text of search, filters, order and columns; empty without any. */
  readonly text: string;
  readonly isShown: (text: string) => boolean;
  readonly show: (text: string) => void;
  /** Like `show`, but replaces the history entry. */
  readonly replaceBy: (text: string) => void;
}

const columnsName = 'columns';

/** @param unknownOf returns the parts of a saved query that the list does not know */
export function useViewText(
  rules: ListRules,
  view: ListView,
  unknownOf: (saved: URLSearchParams) => readonly UnknownPart[],
): ViewText {
  const [search, setSearch] = useSearchParams();
  const columns = search.get(columnsName);
  const columnParams = new URLSearchParams(columns === null ? {} : { [columnsName]: columns });
  const { likedLimit, ...plainRules } = rules;
  /** A view stores the page size only if it differs from the person's default. */
  const viewParams = (before: URLSearchParams, listView: ListView) =>
    writeListView(
      before,
      {
        ...listView,
        limit: listView.limit === likedLimit ? pageLimits.default : listView.limit,
        page: 1,
        cursor: null,
      },
      plainRules,
    );
  const text = viewParams(columnParams, view).toString();

  /** Returns the address of a saved view; it keeps the current span of days unless the view has one. */
  function addressOf(saved: string, before: URLSearchParams): URLSearchParams {
    const savedParams = new URLSearchParams(saved);
    const next = readListView(savedParams, rules);
    const address = new URLSearchParams(before);
    const chosen = savedParams.get(columnsName);
    if (chosen === null) address.delete(columnsName);
    else address.set(columnsName, chosen);
    const nextAddress = viewParams(address, {
      ...next,
      filter: withKeptDays(next.filter, view, rules.filters),
    });
    // What a view saved earlier has and the list no longer knows stays in the address, which then says so.
    for (const { name, value } of unknownOf(savedParams))
      if (name !== columnsName) nextAddress.append(name, value);
    return nextAddress;
  }

  const sorted = (params: URLSearchParams) =>
    [...params]
      .map((pair) => pair.join('='))
      .toSorted()
      .join('&');
  return {
    text,
    isShown: (saved) => sorted(addressOf(saved, new URLSearchParams())) === sorted(new URLSearchParams(text)),
    show: (saved) => setSearch(addressOf(saved, search)),
    replaceBy: (saved) => setSearch(addressOf(saved, search), { replace: true }),
  };
}
