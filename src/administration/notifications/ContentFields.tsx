import { Button, Group, NativeSelect, SimpleGrid, Text, Textarea, TextInput } from '@mantine/core';
import { tooLong } from '#src/kits/forms/too-long.ts';
import {
  contentLimits as limits,
  type NotificationContent,
  variables,
} from '#contracts/notifications/content.ts';
import { missingIn, samples } from './Preview.tsx';
import { useInsertion } from './use-insertion.ts';

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
        {...insertion.field('title')}
        value={content.title}
        error={unknownVariables(content.title) || tooLong(content.title, limits.title)}
        onChange={(event) => change({ title: event.currentTarget.value })}
      />
      <Textarea
        label="Text"
        description={`${content.body.length} of ${limits.body}`}
        dir="auto"
        rows={4}
        {...insertion.field('body')}
        value={content.body}
        error={unknownVariables(content.body) || tooLong(content.body, limits.body)}
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
            value={content.action.label}
            error={content.action.label === '' ? 'Enter a text' : tooLong(content.action.label, limits.label)}
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
  return names.length === 0
    ? null
    : `Unknown ${names.length === 1 ? 'variable' : 'variables'} ${names.join(', ')}`;
}
