import { useLocation, useSearchParams } from 'react-router-dom';

const inboxTabs = ['unread', 'all', 'archived'] as const;
export type InboxTabName = (typeof inboxTabs)[number];

const parameter = 'messages';

/** Whether the inbox is open and at which tab. The address holds it: `?messages=unread`. */
export function useInboxAddress() {
  const [search, setSearch] = useSearchParams();
  const entry = useLocation();
  const state: unknown = entry.state;
  const named = search.get(parameter);
  const set = (tab: InboxTabName | null, replace: boolean) => {
    const next = new URLSearchParams(search);
    if (tab === null) next.delete(parameter);
    else next.set(parameter, tab);
    setSearch(next, { replace, state });
  };
  return {
    /** null: the inbox is closed */
    tab: named === null ? null : (inboxTabs.find((name) => name === named) ?? 'unread'),
    /** adds a history entry, so that Back closes the inbox */
    open: () => set('unread', false),
    show: (tab: InboxTabName) => set(tab, true),
    close: () => set(null, true),
  };
}
