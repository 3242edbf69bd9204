import { Paper, Text } from '@mantine/core';
import type { NotificationContent } from '#contracts/notifications/content.ts';

/** Title and text of a notification, as written. */
export function MessageText({ content: { title, body } }: { readonly content: NotificationContent }) {
  return (
    <Paper withBorder p="sm">
      <Text size="sm" fw="var(--mantine-font-weight-medium)">
        {title || 'No title yet'}
      </Text>
      <Text size="sm">{body || 'No text yet'}</Text>
    </Paper>
  );
}
