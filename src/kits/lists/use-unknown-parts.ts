import { useMemo } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { columnsIn } from '#src/kits/lists/columns/layout.ts';
import { type UnknownPart, unknownParts } from '#src/platform/routing/page-query.ts';
import { routes } from '#src/platform/routing/page-table.ts';
import { matchPath } from '#src/platform/routing/paths.ts';
import { useConfiguration } from '#src/platform/settings/use-configuration.ts';
import { type ListRules, partLabel, unknownListParts } from './list-url.ts';

/** What the list does not know of its address. */
export interface UnknownParts {
  readonly parts: readonly (UnknownPart & { readonly label: string })[];
  /** Goes on without them. */
  readonly drop: () => void;
  /** Returns those of another address of the same page. */
  readonly of: (search: URLSearchParams) => readonly UnknownPart[];
}

/**
 * Compares the address with the page and its list. No row may be shown while a part is unknown: a filter that is left out
 * would show more rows than the link meant.
 * @param columns the keys of the list's columns; none if they cannot be chosen
 */
export function useUnknownParts(
  { paging, filters }: Pick<ListRules, 'paging' | 'filters'>,
  columns?: readonly string[],
): UnknownParts {
  const [search, setSearch] = useSearchParams();
  const { pathname } = useLocation();
  const { mocks } = useConfiguration();
  return useMemo(() => {
    const id = matchPath(pathname);
    const filterNames = filters.map(({ name }) => name);
    const of = (address: URLSearchParams) => {
      const columnsText = address.get('columns');
      const hasAll =
        columns === undefined || (columnsIn(columnsText) ?? []).every((key) => columns.includes(key));
      const all = [
        ...unknownListParts(address, { paging, filters }),
        ...(columnsText === null || hasAll ? [] : [{ name: 'columns', value: columnsText }]),
        ...(id === null ? [] : unknownParts(routes[id].query, address, { mocks, otherNames: filterNames })),
      ];
      return [...new Map(all.map((part) => [JSON.stringify(part), part])).values()];
    };
    const parts = of(search);
    return {
      parts: parts.map((part) => ({ ...part, label: partLabel(part.name, filters) })),
      drop: () => setSearch(withoutParts(search, parts), { replace: true }),
      of,
    };
  }, [paging, filters, columns, search, setSearch, pathname, mocks]);
}

/** Returns the address without these parts; without its later pages, too, whose cursors were made with the parts. */
function withoutParts(search: URLSearchParams, parts: readonly UnknownPart[]): URLSearchParams {
  const knownParams = new URLSearchParams();
  for (const [name, value] of search) {
    const isUnknown = parts.some((part) => part.name === name && part.value === value);
    if (!isUnknown && name !== 'page' && name !== 'cursor') knownParams.append(name, value);
  }
  return knownParams;
}
