import { useEffect } from 'react';
import { lazyDialog } from '#src/ui/loading/lazy-dialog.tsx';
import { showAppBadge } from '#src/pwa/app-badge.ts';
import { useListInboxQuery } from './api.ts';
import { BellButton } from './BellButton.tsx';
import { useInboxChanges } from './use-inbox-changes.ts';

const InboxDrawer = lazyDialog(() => import('./InboxDrawer.tsx'));

interface Props {
  readonly opened: boolean;
  readonly onToggle: (opened: boolean) => void;
}

/**
 * The bell in the header with the number of unread messages, which is also shown on the application's icon; it opens
 * the inbox.
 */
export default function Bell({ opened, onToggle }: Props) {
  const { data } = useListInboxQuery({ query: { filter: { status: ['UNREAD'] }, total: true } });
  const { withChanges } = useInboxChanges();
  const readMeanwhile = data?.items.filter((item) => withChanges(item).status !== 'UNREAD').length ?? 0;
  const unread = Math.max(0, (data?.total ?? 0) - readMeanwhile);
  useEffect(() => {
    showAppBadge(navigator, unread);
  }, [unread]);
  useEffect(() => () => showAppBadge(navigator, 0), []);
  return (
    <>
      <BellButton unread={unread} opened={opened} onPress={() => onToggle(!opened)} />
      {opened && <InboxDrawer hasUnread={unread > 0} onClose={() => onToggle(false)} />}
    </>
  );
}
