import { NativeSelect } from '@mantine/core';
import type { NotificationDraft } from '#contracts/notifications/content.ts';
import { useListNotificationTemplatesQuery } from './api.ts';

type Begun = Pick<NotificationDraft, 'name' | 'category' | 'content' | 'translations'>;

interface Props {
  /** Null for a blank draft. */
  readonly onChoose: (template: Begun | null) => void;
}

/** Chooses a template of the backend to begin a draft with; until they are read, or without a network, there is none. */
export function TemplateChoice({ onChoose }: Props) {
  const { data, error } = useListNotificationTemplatesQuery({ query: { limit: 100 } });
  const templates = data?.items ?? [];
  return (
    <NativeSelect
      label="Template"
      description={!data && error !== undefined ? 'The templates could not be read.' : undefined}
      data-autofocus
      data={[{ value: '', label: 'Blank' }, ...templates.map(({ id, name }) => ({ value: id, label: name }))]}
      onChange={({ currentTarget: { value } }) => {
        const chosen = templates.find(({ id }) => id === value);
        if (!chosen) return onChoose(null);
        const { name, category, content, translations } = chosen;
        onChoose({ name, category, content, translations });
      }}
    />
  );
}
