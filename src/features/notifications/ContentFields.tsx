import { Button, Group, Text, Textarea, TextInput } from '@mantine/core';
import { type NotificationContent, variables } from '#contracts/notifications/content.ts';
import { missingIn } from './Preview.tsx';

interface Props {
  readonly content: NotificationContent;
  readonly onChange: (content: NotificationContent) => void;
}

/** What a notification says, with the variables that may stand in it. */
export function ContentFields({ content, onChange }: Props) {
  const change = (part: Partial<NotificationContent>) => onChange({ ...content, ...part });
  const missing = missingIn([content.title, content.body]);
  return (
    <>
      <TextInput
        label="Title"
        description={`${content.title.length} of 65`}
        maxLength={65}
        value={content.title}
        onChange={(event) => change({ title: event.currentTarget.value })}
      />
      <Textarea
        label="Text"
        description={`${content.body.length} of 500`}
        rows={4}
        maxLength={500}
        value={content.body}
        onChange={(event) => change({ body: event.currentTarget.value })}
      />
      <Group gap="xs" role="group" aria-label="Variables">
        {variables.map((name) => (
          <Button
            key={name}
            variant="default"
            size="compact-xs"
            onClick={() => change({ body: `${content.body}{{${name}}}`.slice(0, 500) })}
          >
            {`{{${name}}}`}
          </Button>
        ))}
      </Group>
      {missing.length > 0 && (
        <Text size="xs" c="error" role="alert">
          There is no variable {missing.map((name) => `{{${name}}}`).join(', ')}
        </Text>
      )}
    </>
  );
}
