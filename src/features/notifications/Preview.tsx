import { Badge, Group, Paper, Stack, Text } from '@mantine/core';
import { type NotificationDraft, type variables, variablesIn } from '#contracts/notifications/content.ts';
import { channelNames } from './labels.ts';
import { smsParts } from './sms-parts.ts';

/** What stands for a variable in the preview. */
const samples: Readonly<Record<string, string>> = {
  firstName: 'Mira',
  fullName: 'Mira Okafor',
  leftToPay: '€918.47',
} satisfies Record<(typeof variables)[number], string>;

const filled = (text: string) =>
  text.replace(/\{\{\s*(\w*)\s*\}\}/g, (whole, name: string) => samples[name] ?? whole);

/** Names that stand for nothing. */
export const missingIn = (texts: readonly string[]) =>
  [...new Set(texts.flatMap(variablesIn))].filter((name) => samples[name] === undefined);

/** How a message looks on each of its channels, with sample values. */
export function Preview({ channels, content }: Pick<NotificationDraft, 'channels' | 'content'>) {
  const [title, body] = [filled(content.title) || 'Title', filled(content.body) || 'Text'];
  const sms = smsParts(`${title}. ${body}`);
  return (
    <Stack gap="sm" aria-label="Preview" component="section">
      {channels.map((channel) => (
        <Paper key={channel} withBorder p="sm">
          <Group justify="space-between" gap="xs" mb="2xs">
            <Text size="xs" c="dimmed">
              {channelNames[channel]}
            </Text>
            {channel === 'SMS' && (
              <Badge variant="light" tt="none">
                {sms.parts} {sms.parts === 1 ? 'part' : 'parts'}
                {sms.isWide && ', wide letters'}
              </Badge>
            )}
            {channel === 'PUSH' && body.length > 178 && (
              <Badge variant="light" tt="none">
                Cut after 178 letters
              </Badge>
            )}
          </Group>
          {channel === 'SMS' ? (
            <Text size="sm">
              {title}. {body}
            </Text>
          ) : (
            <>
              <Text size="sm" fw={600}>
                {title}
              </Text>
              <Text size="sm">{channel === 'PUSH' ? body.slice(0, 178) : body}</Text>
              {content.action && channel !== 'PUSH' && (
                <Text size="sm" td="underline" mt="2xs">
                  {content.action.label}
                </Text>
              )}
            </>
          )}
        </Paper>
      ))}
    </Stack>
  );
}
