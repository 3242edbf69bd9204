import { Button, Group, NativeSelect, SimpleGrid, Text, Textarea, TextInput } from '@mantine/core';
import { type NotificationContent, variables } from '#contracts/notifications/content.ts';
import { missingIn, samples } from './Preview.tsx';
import { lengthLimits as limits, useInsertion } from './use-insertion.ts';

interface Props {
  readonly content: NotificationContent;
  readonly onChange: (content: NotificationContent) => void;
}

/** The label of a button, by the path that it leads to. */
const pages: Readonly<Record<string, string>> = {
  '/installments': 'View instalments',
  '/redeem': 'Redeem a card',
  '/checkout': 'Continue the purchase',
  '/': 'Open the overview',
};

/** The texts of a notification, with the variables that they may contain. */
export function ContentFields({ content, onChange }: Props) {
  const change = (part: Partial<NotificationContent>) => onChange({ ...content, ...part });
  const insertion = useInsertion(content, change);
  return (
    <>
      <TextInput
        label="Title"
        description={`${content.title.length} of ${limits.title}`}
        dir="auto"
        maxLength={limits.title}
        {...insertion.field('title')}
        value={content.title}
        error={unknownVariables(content.title)}
        onChange={(event) => change({ title: event.currentTarget.value })}
      />
      <Textarea
        label="Text"
        description={`${content.body.length} of ${limits.body}`}
        dir="auto"
        rows={4}
        maxLength={limits.body}
        {...insertion.field('body')}
        value={content.body}
        error={unknownVariables(content.body)}
        onChange={(event) => change({ body: event.currentTarget.value })}
      />
      <Group gap="xs" role="group" aria-label="Variables">
        {variables.map((name) => (
          <Button
            key={name}
            variant="default"
            size="compact-xs"
            onClick={() => insertion.insert(`{{${name}}}`)}
          >
            {`{{${name}}}`}
            <Text span size="xs" c="dimmed" ms="2xs">
              {samples[name]}
            </Text>
          </Button>
        ))}
      </Group>
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="sm">
        <NativeSelect
          label="Button"
          data={[
            { value: '', label: 'None' },
            ...[...new Set([...Object.keys(pages), ...(content.action ? [content.action.path] : [])])].map(
              (path) => ({
                value: path,
                label: pages[path] ?? path,
              }),
            ),
          ]}
          value={content.action?.path ?? ''}
          onChange={(event) => {
            const path = event.currentTarget.value;
            const label = content.action?.label ?? pages[path] ?? '';
            change({ action: path === '' ? null : { label, path } });
          }}
        />
        {content.action && (
          <TextInput
            label="Text on it"
            dir="auto"
            maxLength={40}
            value={content.action.label}
            error={content.action.label === '' && 'Enter a text'}
            onChange={(event) =>
              content.action && change({ action: { ...content.action, label: event.currentTarget.value } })
            }
          />
        )}
      </SimpleGrid>
    </>
  );
}

function unknownVariables(text: string): string | null {
  const names = missingIn(text).map((name) => `{{${name}}}`);
  return names.length === 0 ? null : `There is no variable ${names.join(', ')}`;
}
