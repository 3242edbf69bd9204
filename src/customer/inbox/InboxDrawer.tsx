import { Anchor, Drawer, Stack, Tabs } from '@mantine/core';
import { useState } from 'react';
import { paths } from '#src/platform/routing/paths.ts';
import { AppLink } from '#src/ui/parts/AppLink.tsx';
import { NeedsNetwork } from '#src/ui/trouble/NeedsNetwork.tsx';
import classes from './InboxDrawer.module.css';
import { InboxTab, type TabContent } from './InboxTab.tsx';
import { type Moved, MovedNotice } from './MovedNotice.tsx';
import { type InboxTabName, useInboxAddress } from './use-inbox-address.ts';
import { useInboxChanges } from './use-inbox-changes.ts';

const tabs = {
  unread: {
    label: 'Unread',
    status: ['UNREAD'],
    empty: { title: 'Nothing new', text: 'Messages about your payments and plans come here.' },
  },
  all: {
    label: 'All',
    status: ['UNREAD', 'READ', 'SNOOZED'],
    empty: { title: 'No messages yet', text: 'Messages about your payments and plans come here.' },
  },
  archived: {
    label: 'Archived',
    status: ['ARCHIVED'],
    empty: { title: 'Nothing archived', text: 'What you archive is kept here.' },
  },
} as const satisfies Record<InboxTabName, TabContent & { readonly label: string }>;

interface Props {
  readonly hasUnread: boolean;
  readonly onClose: () => void;
}

/** The inbox in a drawer over the page. */
export default function InboxDrawer({ hasUnread, onClose }: Props) {
  const { tab, show } = useInboxAddress();
  const { change, readAll } = useInboxChanges();
  const [moved, setMoved] = useState<Moved | null>(null);
  const undo = ({ item, until }: Moved) => {
    // a snoozed message comes back as unread only
    change(item, { status: item.status === 'UNREAD' || until !== null ? 'UNREAD' : 'READ' });
    setMoved(null);
  };
  return (
    <Drawer
      opened
      onClose={onClose}
      position="right"
      size="md"
      title="Messages"
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      <Stack gap="sm">
        <NeedsNetwork>What you mark, snooze or archive is sent when you’re back online.</NeedsNetwork>
        <Tabs
          value={tab}
          onChange={(chosen) => chosen !== null && show(chosen as InboxTabName /* a key of `tabs` */)}
          keepMounted={false}
        >
          <Tabs.List>
            {Object.entries(tabs).map(([name, { label }]) => (
              <Tabs.Tab key={name} value={name}>
                {label}
              </Tabs.Tab>
            ))}
          </Tabs.List>
          <div className={classes.tools}>
            <Anchor
              component="button"
              type="button"
              size="sm"
              {...(!hasUnread && { disabled: true, c: 'dimmed' })}
              onClick={readAll}
            >
              Mark all as read
            </Anchor>
            <AppLink to={paths.profile()} onClick={onClose}>
              Preferences
            </AppLink>
          </div>
          <div role="status">
            {moved && <MovedNotice key={moved.item.id} moved={moved} onUndo={() => undo(moved)} />}
          </div>
          {Object.entries(tabs).map(([name, { status, empty }]) => (
            <Tabs.Panel key={name} value={name}>
              <InboxTab status={status} empty={empty} onFollowed={onClose} onMoved={setMoved} />
            </Tabs.Panel>
          ))}
        </Tabs>
      </Stack>
    </Drawer>
  );
}
