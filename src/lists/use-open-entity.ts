import { useMemo } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';

const openName = 'open';

/** Which entity of a list is open, and how it is opened and closed. The address says it: `?open=pay_…`. */
export interface OpenEntity {
  readonly id: string | null;
  /** The address of this list with the entity open. */
  readonly addressOf: (id: string) => string;
  /** The state of the history entry, which knows the pages before this one. */
  readonly state: unknown;
  readonly close: () => void;
}

export function useOpenEntity(): OpenEntity {
  const [search, setSearch] = useSearchParams();
  const { pathname, ...entry } = useLocation();
  const state: unknown = entry.state;
  return useMemo(() => {
    const without = new URLSearchParams(search);
    without.delete(openName);
    return {
      id: search.get(openName),
      addressOf: (id) => `${pathname}?${new URLSearchParams([...without, [openName, id]]).toString()}`,
      state,
      close: () => setSearch(without, { replace: true, state }),
    };
  }, [search, setSearch, pathname, state]);
}
