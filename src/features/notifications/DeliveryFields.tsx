import { Chip, Group, NativeSelect, Text, TextInput } from '@mantine/core';
import type { NotificationDraft } from '#contracts/notifications/content.ts';
import { categories, channelNames } from './labels.ts';
import { localTime, momentOf } from './local-time.ts';

interface Props {
  readonly draft: NotificationDraft;
  readonly onChange: (part: Partial<NotificationDraft>) => void;
}

/** What a notification is called, what kind it is and on which channels it goes out. */
export function DeliveryFields({ draft, onChange }: Props) {
  return (
    <>
      <TextInput
        label="Name"
        description="For the administration; customers do not see it"
        maxLength={120}
        value={draft.name}
        error={draft.name === '' && 'Enter a name'}
        onChange={(event) => onChange({ name: event.currentTarget.value })}
      />
      <NativeSelect
        label="Category"
        data={Object.entries(categories).map(([value, label]) => ({ value, label }))}
        value={draft.category}
        onChange={(event) =>
          onChange({ category: event.currentTarget.value as NotificationDraft['category'] })
        } // one of the options
      />
      <Chip.Group
        multiple
        value={[...draft.channels]}
        onChange={(channels) => onChange({ channels: channels as NotificationDraft['channels'] })} // those below
      >
        <Group gap="xs" role="group" aria-label="Channels">
          {Object.entries(channelNames).map(([value, label]) => (
            <Chip key={value} value={value} size="sm">
              {label}
            </Chip>
          ))}
        </Group>
      </Chip.Group>
      {draft.channels.length === 0 && (
        <Text size="xs" c="error" role="alert">
          Choose a channel
        </Text>
      )}
      <TextInput
        type="datetime-local"
        label="Expires (optional)"
        description="From then on it is not delivered any more"
        value={localTime(draft.expiresAt)}
        onChange={(event) => onChange({ expiresAt: momentOf(event.currentTarget.value) })}
      />
    </>
  );
}
