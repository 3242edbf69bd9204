import { ActionIcon, Group, Text } from '@mantine/core';
import type { InboxItem } from '#contracts/inbox/item.ts';
import { useWaitingText } from '#src/api/outbox/use-outbox.ts';
import { selectAheadMs } from '#src/platform/browser/server-time.ts';
import { useConfiguration } from '#src/platform/settings/use-configuration.ts';
import { useAppSelector } from '#src/platform/store/use-store.ts';
import { agoText } from '#src/ui/format/ago-text.ts';
import { AppLink } from '#src/ui/parts/AppLink.tsx';
import { DateTimeText } from '#src/ui/format/DateText.tsx';
import { Icon } from '#src/ui/parts/Icon.tsx';
import classes from './InboxMessage.module.css';
import { MessageFace, messageLink } from '#src/resources/inbox/MessageFace.tsx';
import type { Moved } from './MovedNotice.tsx';
import { SnoozeMenu } from './SnoozeMenu.tsx';
import { useInboxChanges } from './use-inbox-changes.ts';

interface Props {
  readonly item: InboxItem;
  /** Called when the link of the message is followed. */
  readonly onFollowed: () => void;
  /** Called when the message was archived or snoozed. */
  readonly onMoved: (moved: Moved) => void;
}

/** A message with its link and its actions. */
export function InboxMessage({ item, onFollowed, onMoved }: Props) {
  const { locale } = useConfiguration();
  const aheadMs = useAppSelector(selectAheadMs) ?? 0;
  const { change, follow, withChanges } = useInboxChanges();
  const { status, snoozedUntil, isWaiting } = withChanges(item);
  const waitingText = useWaitingText();
  const { title, body, action, category, at } = item;
  return (
    <li className={classes.item}>
      <MessageFace
        {...{ title, body, category }}
        isUnread={status === 'UNREAD'}
        time={<time dateTime={at}>{agoText(Date.parse(at), Date.now() + aheadMs, locale)}</time>}
        tools={
          <Group gap={0} wrap="nowrap" ml="auto">
            {(status === 'UNREAD' || status === 'READ') && (
              <>
                <ActionIcon
                  size="md"
                  aria-label={status === 'UNREAD' ? `Mark “${title}” as read` : `Mark “${title}” as unread`}
                  onClick={() => change(item, { status: status === 'UNREAD' ? 'READ' : 'UNREAD' })}
                >
                  <Icon name={status === 'UNREAD' ? 'check' : 'mail'} size={18} />
                </ActionIcon>
                <SnoozeMenu
                  item={item}
                  onSnooze={(until) => {
                    change(item, { status: 'SNOOZED', snoozedUntil: until });
                    onMoved({ item: { ...item, status }, until });
                  }}
                />
                <ActionIcon
                  size="md"
                  aria-label={`Archive “${title}”`}
                  onClick={() => {
                    change(item, { status: 'ARCHIVED' });
                    onMoved({ item: { ...item, status }, until: null });
                  }}
                >
                  <Icon name="archive" size={18} />
                </ActionIcon>
              </>
            )}
            {(status === 'SNOOZED' || status === 'ARCHIVED') && (
              <ActionIcon
                size="md"
                aria-label={`Move “${title}” to the inbox`}
                onClick={() => change(item, { status: status === 'SNOOZED' ? 'UNREAD' : 'READ' })}
              >
                <Icon name="inbox" size={18} />
              </ActionIcon>
            )}
          </Group>
        }
      >
        {snoozedUntil !== null && (
          <Text size="sm" c="dimmed">
            Snoozed until <DateTimeText value={snoozedUntil} />
          </Text>
        )}
        {isWaiting && (
          <Text size="sm" c="dimmed" role="status">
            {waitingText}
          </Text>
        )}
        {action && (
          <AppLink
            to={action.path}
            className={messageLink}
            onClick={() => {
              follow(item);
              onFollowed();
            }}
          >
            {action.label}
          </AppLink>
        )}
      </MessageFace>
    </li>
  );
}
