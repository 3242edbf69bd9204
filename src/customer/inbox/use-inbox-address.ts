import { useSearchMember } from '#src/platform/routing/use-search-member.ts';

const inboxTabs = ['unread', 'all', 'archived'] as const;
export type InboxTabName = (typeof inboxTabs)[number];

/** Whether the inbox is open and at which tab. The address holds it: `?messages=unread`. */
export function useInboxAddress() {
  const [addressTab, setAddressTab] = useSearchMember('messages');
  return {
    /** null: the inbox is closed */
    tab: addressTab === null ? null : (inboxTabs.find((name) => name === addressTab) ?? 'unread'),
    /** adds a history entry, so that Back closes the inbox */
    open: () => setAddressTab('unread', { replace: false }),
    show: (tab: InboxTabName) => setAddressTab(tab),
    close: () => setAddressTab(null),
  };
}
