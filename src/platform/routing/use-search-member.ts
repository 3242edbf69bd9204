import { useLocation, useSearchParams } from 'react-router-dom';

/**
 * Returns a member of the address's query, and a function that sets it or, by null, removes it. The other members and the
 * state of the history entry, such as the cursors of a list's previous pages, stay; the entry is replaced by default. When
 * the page has been left, setting it does nothing: a late answer must not lead back to it.
 */
export function useSearchMember(name: string) {
  const [search, setSearch] = useSearchParams();
  const location = useLocation();
  const state: unknown = location.state;
  const set = (value: string | null, { replace = true } = {}) => {
    if (window.location.pathname !== location.pathname) return;
    setSearch(
      (before) => {
        const next = new URLSearchParams(before);
        if (value === null) next.delete(name);
        else next.set(name, value);
        return next;
      },
      { replace, state },
    );
  };
  return [search.get(name), set] as const;
}
