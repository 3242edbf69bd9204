import { Group, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import type { InboxItem } from '#contracts/inbox/item.ts';
import classes from './MessageFace.module.css';

/** The category of a message as one word. */
const inboxCategories: Readonly<Record<InboxItem['category'], string>> = {
  PAYMENT: 'Payment',
  PLAN: 'Plan',
  COLLATERAL: 'Collateral',
  CARD: 'Scratchcard',
  SECURITY: 'Security',
  MARKETING: 'Offer',
};

interface Props extends Pick<InboxItem, 'category' | 'title' | 'body'> {
  readonly time: ReactNode;
  readonly isUnread: boolean;
  readonly tools?: ReactNode;
  /** What follows the text. */
  readonly children: ReactNode;
}

/** How a message looks in the inbox; the preview of a notification shows the same. */
export function MessageFace({ category, title, body, time, isUnread, tools, children }: Props) {
  return (
    <div className={classes.message} data-unread={isUnread || undefined}>
      <Group justify="space-between" gap="xs">
        <Text size="xs" c="dimmed" className={classes.origin}>
          {inboxCategories[category]} · {time}
          {isUnread && <span className={classes.unread}>Unread</span>}
        </Text>
        {tools}
      </Group>
      <Text component="h3" className={classes.title}>
        {title}
      </Text>
      <Text size="sm" className={classes.body}>
        {body}
      </Text>
      {children}
    </div>
  );
}

/** The appearance of the link of a message. */
export const messageLink = classes.action ?? '';
