import { tooLong } from '#src/kits/forms/too-long.ts';
import { NativeSelect, TextInput } from '@mantine/core';
import type { NotificationDraft } from '#contracts/notifications/content.ts';
import { maxNotificationNameLength } from '#contracts/notifications/notification.ts';
import { LazyDateTimeField } from '#src/kits/forms/lazy-date-fields.tsx';
import { ChipsField } from './ChipsField.tsx';
import { categories, channelNames } from './labels.ts';

interface Props {
  readonly draft: NotificationDraft;
  readonly onChange: (part: Partial<NotificationDraft>) => void;
}

/** The name, category and channels of a notification. */
export function DeliveryFields({ draft, onChange }: Props) {
  return (
    <>
      <TextInput
        label="Name"
        data-autofocus // without the choice of a template above it
        description="For the administration; customers do not see it"
        value={draft.name}
        error={draft.name === '' ? 'Enter a name' : tooLong(draft.name, maxNotificationNameLength)}
        onChange={(event) => onChange({ name: event.currentTarget.value })}
      />
      <NativeSelect
        label="Category"
        data={Object.entries(categories).map(([value, label]) => ({ value, label }))}
        value={draft.category}
        onChange={(event) =>
          onChange({ category: event.currentTarget.value as NotificationDraft['category'] })
        } // the value is one of the options
      />
      <ChipsField
        label="Channels"
        words={channelNames}
        chosen={draft.channels}
        error={draft.channels.length === 0 && 'Choose a channel'}
        onChange={(channels) => onChange({ channels })}
      />
      <LazyDateTimeField
        label="Expires (optional)"
        description="After this time it is no longer delivered"
        value={draft.expiresAt}
        onChange={(expiresAt) => onChange({ expiresAt })}
      />
    </>
  );
}
