import { useLocation, useSearchParams } from 'react-router-dom';

const inboxTabs = ['unread', 'all', 'archived'] as const;
export type InboxTabName = (typeof inboxTabs)[number];

const parameter = 'messages';

/** Whether the inbox is open over the page, and at which tab. The address says it: `?messages=unread`. */
export function useInboxAddress() {
  const [search, setSearch] = useSearchParams();
  const entry = useLocation();
  const state: unknown = entry.state;
  const asked = search.get(parameter);
  const set = (tab: InboxTabName | null, replace: boolean) => {
    const next = new URLSearchParams(search);
    if (tab === null) next.delete(parameter);
    else next.set(parameter, tab);
    setSearch(next, { replace, state });
  };
  return {
    /** Null: it is closed. */
    tab: asked === null ? null : (inboxTabs.find((name) => name === asked) ?? 'unread'),
    /** Going back closes it again. */
    open: () => set('unread', false),
    show: (tab: InboxTabName) => set(tab, true),
    close: () => set(null, true),
  };
}
