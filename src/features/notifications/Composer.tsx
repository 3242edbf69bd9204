import {
  Button,
  Chip,
  Divider,
  Group,
  Modal,
  NativeSelect,
  SegmentedControl,
  SimpleGrid,
  Stack,
  Text,
  Textarea,
  TextInput,
} from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useEffect, useEffectEvent, useState } from 'react';
import { type NotificationDraft, variables } from '#contracts/notifications/content.ts';
import { NotificationDraft as DraftSchema } from '#contracts/notifications/content.ts';
import type { NotificationDetails } from '#contracts/notifications/details.ts';
import { notificationTemplates } from '#contracts/notifications/templates.ts';
import { z } from '#contracts/z.ts';
import { useSendOnce } from '#src/api/use-send-once.ts';
import { useUnsavedWork } from '#src/platform/use-unsaved-work.ts';
import { NeedsNetwork } from '#src/ui/NeedsNetwork.tsx';
import { ProblemNotice } from '#src/ui/ProblemNotice.tsx';
import { useCreateNotificationMutation, useUpdateNotificationMutation } from './api.ts';
import { AudienceSummary } from './AudienceSummary.tsx';
import { categories, channelNames, segments } from './labels.ts';
import { missingIn, Preview } from './Preview.tsx';

/** Long enough not to save every letter. */
const pauseMs = 800;

const blank: NotificationDraft = {
  name: 'New notification',
  category: 'PLAN',
  channels: ['IN_APP'],
  content: { title: '', body: '', action: null },
  audience: { kind: 'SEGMENT', segment: 'WITH_PLAN' },
  expiresAt: null,
};

export interface ComposerProps {
  /** The draft that is changed; null: a new one. */
  readonly notification: NotificationDetails | null;
  readonly onClose: (savedId: string | null) => void;
}

const draftOf = ({ name, category, channels, content, audience, expiresAt }: NotificationDetails) => ({
  name,
  category,
  channels,
  content,
  audience,
  expiresAt,
});

/** Writes a notification. The draft is saved while it is written; what it looks like and whom it reaches stands beside it. */
export default function Composer({ notification, onClose }: ComposerProps) {
  const [draft, setDraft] = useState<NotificationDraft>(notification ? draftOf(notification) : blank);
  const { saved, error, isSaving, save } = useSavedDraft(notification);
  const change = (part: Partial<NotificationDraft>) => setDraft({ ...draft, ...part });
  const setContent = (part: Partial<NotificationDraft['content']>) =>
    change({ content: { ...draft.content, ...part } });
  const isValid = z.safeParse(DraftSchema, draft).success;
  const [settled] = useDebouncedValue(draft, pauseMs);
  const settledIsValid = z.safeParse(DraftSchema, settled).success;
  const autosave = useEffectEvent((next: NotificationDraft) => void save(next));
  useEffect(() => {
    if (settled !== blank && z.safeParse(DraftSchema, settled).success) autosave(settled);
  }, [settled]);
  const missing = missingIn([draft.content.title, draft.content.body]);
  const { audience } = draft;
  return (
    <Modal
      opened
      onClose={() => onClose(saved?.id ?? null)}
      title={notification ? 'Edit notification' : 'New notification'}
      size="70rem"
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      <SimpleGrid cols={{ base: 1, lg: 2 }} spacing="lg">
        <Stack gap="md">
          {!notification && (
            <NativeSelect
              label="Begin with"
              data={['Blank', ...Object.keys(notificationTemplates)]}
              onChange={(event) => {
                const name = event.currentTarget.value;
                const template = notificationTemplates[name];
                setDraft({ ...draft, ...(template ? { name, ...template } : blank) });
              }}
            />
          )}
          <TextInput
            label="Name"
            description="For the administration; customers do not see it"
            maxLength={120}
            value={draft.name}
            error={draft.name === '' && 'Enter a name'}
            onChange={(event) => change({ name: event.currentTarget.value })}
          />
          <NativeSelect
            label="Category"
            data={Object.entries(categories).map(([value, label]) => ({ value, label }))}
            value={draft.category}
            onChange={(event) =>
              change({ category: event.currentTarget.value as NotificationDraft['category'] })
            } // one of the options
          />
          <Chip.Group
            multiple
            value={[...draft.channels]}
            onChange={(channels) => change({ channels: channels as NotificationDraft['channels'] })} // those below
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
            label="Title"
            description={`${draft.content.title.length} of 65`}
            maxLength={65}
            value={draft.content.title}
            onChange={(event) => setContent({ title: event.currentTarget.value })}
          />
          <Textarea
            label="Text"
            description={`${draft.content.body.length} of 500`}
            rows={4}
            maxLength={500}
            value={draft.content.body}
            onChange={(event) => setContent({ body: event.currentTarget.value })}
          />
          <Group gap="xs" role="group" aria-label="Variables">
            {variables.map((name) => (
              <Button
                key={name}
                variant="default"
                size="compact-xs"
                onClick={() => setContent({ body: `${draft.content.body}{{${name}}}`.slice(0, 500) })}
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
          <Divider label="Audience" labelPosition="left" />
          <SegmentedControl
            data={[
              { value: 'SEGMENT', label: 'Segment' },
              { value: 'FILTER', label: 'Filter' },
            ]}
            value={audience.kind === 'FILTER' ? 'FILTER' : 'SEGMENT'}
            onChange={(kind) =>
              change({
                audience:
                  kind === 'FILTER'
                    ? { kind: 'FILTER', riskTiers: [], kycStatuses: ['VERIFIED'] }
                    : { kind: 'SEGMENT', segment: 'WITH_PLAN' },
              })
            }
          />
          {audience.kind === 'SEGMENT' && (
            <NativeSelect
              label="Customers"
              data={Object.entries(segments).map(([value, label]) => ({ value, label }))}
              value={audience.segment}
              onChange={(event) =>
                change({
                  audience: { ...audience, segment: event.currentTarget.value as typeof audience.segment },
                })
              } // one of the options
            />
          )}
          {audience.kind === 'FILTER' && (
            <Chip.Group
              multiple
              value={[...audience.riskTiers]}
              onChange={(tiers) =>
                change({ audience: { ...audience, riskTiers: tiers as typeof audience.riskTiers } })
              } // those below
            >
              <Group gap="xs" role="group" aria-label="Risk tiers">
                {['A', 'B', 'C', 'D'].map((tier) => (
                  <Chip key={tier} value={tier} size="sm">
                    Tier {tier}
                  </Chip>
                ))}
              </Group>
            </Chip.Group>
          )}
          {settledIsValid && <AudienceSummary draft={settled} />}
        </Stack>
        <Stack gap="md">
          <Text size="sm" fw={600}>
            Preview
          </Text>
          <Preview channels={draft.channels} content={draft.content} />
        </Stack>
      </SimpleGrid>
      {error !== undefined && <ProblemNotice error={error} />}
      <NeedsNetwork>The draft is saved once you’re back online.</NeedsNetwork>
      <Group justify="space-between" mt="md">
        <Text size="sm" c="dimmed" role="status">
          {isSaving ? 'Saving…' : saved ? 'Draft saved' : ''}
        </Text>
        <Button
          size="sm"
          disabled={!isValid}
          loading={isSaving}
          onClick={() => void save(draft).then((done) => onClose(done?.id ?? saved?.id ?? null))}
        >
          Save draft
        </Button>
      </Group>
    </Modal>
  );
}

/** Saves a draft as often as it changes: the first time as a new one, later with the version that was saved last. */
function useSavedDraft(notification: NotificationDetails | null) {
  const [create] = useCreateNotificationMutation();
  const [update] = useUpdateNotificationMutation();
  const sendOnce = useSendOnce();
  const [saved, setSaved] = useState<NotificationDetails | null>(notification);
  const [content, setContent] = useState(notification ? JSON.stringify(draftOf(notification)) : '');
  const [error, setError] = useState<unknown>();
  const [isSaving, setSaving] = useState(false);
  useUnsavedWork(isSaving);

  async function save(draft: NotificationDraft): Promise<NotificationDetails | null> {
    const text = JSON.stringify(draft);
    if (isSaving || text === content) return saved;
    setSaving(true);
    const answer = await sendOnce(`${saved?.version ?? 0} ${text}`, async (key) =>
      saved
        ? update({ params: { notificationId: saved.id }, version: saved.version, body: draft, key })
        : create({ body: draft, key }),
    );
    setSaving(false);
    setError(answer.error);
    if (!answer.data) return null;
    setSaved(answer.data);
    setContent(text);
    return answer.data;
  }

  return { saved, error, isSaving, save };
}
