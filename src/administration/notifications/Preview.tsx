import { Badge, Group, SegmentedControl, Stack, Switch, Text } from '@mantine/core';
import { useState } from 'react';
import {
  type NotificationContent,
  type NotificationDraft,
  type variables,
  variablesIn,
} from '#contracts/notifications/content.ts';
import { smsParts } from '#contracts/notifications/sms-parts.ts';
import { MessageFace, messageLink } from '#src/resources/inbox/MessageFace.tsx';
import { channelNames } from './labels.ts';
import { Device } from './Device.tsx';
import { isRightToLeft } from './languages.ts';
import { MailFace } from './MailFace.tsx';
import { PushFace } from './PushFace.tsx';

/** Sample values of the variables in the preview. */
export const samples: Readonly<Record<(typeof variables)[number], string>> = {
  firstName: 'Mira',
  fullName: 'Mira Okafor',
  leftToPay: '€918.47',
};
const sampleOf: ReadonlyMap<string, string> = new Map(Object.entries(samples));

const filled = (text: string) =>
  text.replace(/\{\{\s*(\w*)\s*\}\}/g, (whole, name: string) => sampleOf.get(name) ?? whole);

/** Returns the variables that do not exist. */
export const missingIn = (text: string) =>
  [...new Set(variablesIn(text))].filter((name) => !sampleOf.has(name));

interface Props extends Pick<NotificationDraft, 'channels' | 'category'> {
  readonly content: NotificationContent;
  readonly language: string | null;
}

/**
 * Shows a message on each of its channels with sample values: on a phone or a desktop, light or dark, in its text
 * direction.
 */
export function Preview({ channels, category, content, language }: Props) {
  const [width, setWidth] = useState('phone');
  const [isDark, setDark] = useState(false);
  const [turned, setTurned] = useState<string | null>(null);
  const isTurned = isRightToLeft(language) || turned === (language ?? 'own');
  return (
    <Stack gap="sm" aria-label="Preview" component="section">
      <Group gap="sm">
        <SegmentedControl
          aria-label="Device"
          size="sm"
          data={[
            { value: 'phone', label: 'Phone' },
            { value: 'desktop', label: 'Desktop' },
          ]}
          value={width}
          onChange={setWidth}
        />
        <Switch
          label="Dark"
          size="sm"
          checked={isDark}
          onChange={(event) => setDark(event.currentTarget.checked)}
        />
        <Switch
          label="Right to left"
          size="sm"
          checked={isTurned}
          disabled={isRightToLeft(language)}
          onChange={(event) => setTurned(event.currentTarget.checked ? (language ?? 'own') : null)}
        />
      </Group>
      {channels.map((channel) => (
        <Device
          key={channel}
          name={channelNames[channel]}
          note={<Note channel={channel} content={content} />}
          isPhone={width === 'phone'}
          isDark={isDark}
          direction={isTurned ? 'rtl' : 'ltr'}
          language={language ?? 'en'}
        >
          <Message {...{ channel, category, content }} isPhone={width === 'phone'} />
        </Device>
      ))}
    </Stack>
  );
}

interface OfChannel {
  readonly channel: NotificationDraft['channels'][number];
  readonly content: NotificationContent;
}

interface OfMessage extends OfChannel, Pick<NotificationDraft, 'category'> {
  readonly isPhone: boolean;
}

/** The number of characters that a push message shows. */
const maxPushLength = 178;

const wordsOf = ({ title, body }: NotificationContent) => ({
  title: filled(title) || 'Title',
  body: filled(body) || 'Text',
});

function Message({ channel, category, content, isPhone }: OfMessage) {
  const { title, body } = wordsOf(content);
  if (channel === 'IN_APP')
    return (
      <MessageFace {...{ category, title, body }} isUnread time="just now">
        {content.action && (
          // looks like the link of the message, but is text: a preview is not navigated
          <Text td="underline" className={messageLink}>
            {content.action.label}
          </Text>
        )}
      </MessageFace>
    );
  if (channel === 'SMS')
    return (
      <Text size="sm">
        {title}. {body}
      </Text>
    );
  if (channel === 'PUSH') return <PushFace title={title} body={body.slice(0, maxPushLength)} />;
  return (
    <MailFace
      recipient={samples.fullName}
      {...{ title, body, isPhone }}
      action={content.action?.label ?? null}
    />
  );
}

/** Says how the channel treats the length of the text. */
function Note({ channel, content }: OfChannel) {
  const { title, body } = wordsOf(content);
  if (channel === 'SMS') {
    const { parts, isWide } = smsParts(`${title}. ${body}`);
    return <Said>{`${parts} ${parts === 1 ? 'part' : 'parts'}${isWide ? ', wide letters' : ''}`}</Said>;
  }
  return channel === 'PUSH' && body.length > maxPushLength ? (
    <Said>{`Cut after ${maxPushLength} letters`}</Said>
  ) : null;
}

const Said = ({ children }: { readonly children: string }) => (
  <Badge variant="light" tt="none">
    {children}
  </Badge>
);
