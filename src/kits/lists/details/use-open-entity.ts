import { useMemo } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';

const openName = 'open';

/** Which entity of a list is open, and how it is opened and closed. The address holds it: `?open=pay_…`. */
export interface OpenEntity {
  readonly id: string | null;
  /** Returns the address of this list with the entity open. */
  readonly addressOf: (id: string) => string;
  /** The state of the history entry; it contains the cursors of the previous pages of the list. */
  readonly state: unknown;
  /** Opens another entity and replaces the history entry, so that Back leads to the list. */
  readonly show: (id: string) => void;
  readonly close: () => void;
}

export function useOpenEntity(): OpenEntity {
  const [search, setSearch] = useSearchParams();
  const { pathname, ...entry } = useLocation();
  const state: unknown = entry.state;
  return useMemo(() => {
    const without = new URLSearchParams(search);
    without.delete(openName);
    const at = (id: string) => new URLSearchParams([...without, [openName, id]]);
    const start = without.size === 0 ? pathname + '?' : `${pathname}?${without.toString()}&`;
    return {
      id: search.get(openName),
      addressOf: (id) => `${start}${openName}=${encodeURIComponent(id)}`, // called for each row
      state,
      show: (id) => setSearch(at(id), { replace: true, state }),
      close: () => setSearch(without, { replace: true, state }),
    };
  }, [search, setSearch, pathname, state]);
}
