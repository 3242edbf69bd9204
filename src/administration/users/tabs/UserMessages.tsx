import { Paper, Stack, Text } from '@mantine/core';
import type { UserDetails } from '#contracts/users/user.ts';
import { useListUserMessagesQuery } from '#src/administration/users/api.ts';
import { DateTimeText } from '#src/ui/format/DateText.tsx';
import { FetchedRows } from './FetchedRows.tsx';

/** The newest messages in a customer's inbox; whether they were read is not shown. */
export function UserMessages({ user: { id: userId } }: { readonly user: UserDetails }) {
  const response = useListUserMessagesQuery({ params: { userId } }, { refetchOnMountOrArgChange: true });
  return (
    <FetchedRows response={response} none="No messages yet.">
      {(messages) => (
        <Stack gap="xs">
          {messages.map(({ id, title, body, at }) => (
            <Paper key={id} withBorder p="sm">
              <Text size="sm" fw="var(--mantine-font-weight-medium)">
                {title}
              </Text>
              <Text size="sm">{body}</Text>
              <Text size="xs" c="dimmed">
                <DateTimeText value={at} />
              </Text>
            </Paper>
          ))}
        </Stack>
      )}
    </FetchedRows>
  );
}
