import { Button, Divider, Modal, SimpleGrid, Stack, Text } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import {
  type NotificationContent,
  type NotificationDraft,
  NotificationDraft as DraftSchema,
} from '#contracts/notifications/content.ts';
import type { NotificationDetails } from '#contracts/notifications/details.ts';
import { z } from '#contracts/z.ts';
import { problemOf } from '#src/errors/api-error.ts';
import { useUnsavedWork } from '#src/platform/storage/use-unsaved-work.ts';
import { DialogButtons } from '#src/ui/parts/DialogButtons.tsx';
import { NeedsNetwork } from '#src/ui/trouble/NeedsNetwork.tsx';
import { Section } from '#src/ui/parts/Section.tsx';
import { ProblemNotice } from '#src/ui/trouble/ProblemNotice.tsx';
import classes from './Composer.module.css';
import { AudienceFields } from './AudienceFields.tsx';
import { AudienceSummary } from './AudienceSummary.tsx';
import { DraftConflict } from './DraftConflict.tsx';
import { ContentFields } from './ContentFields.tsx';
import { Checklist } from './Checklist.tsx';
import { LanguageTabs } from './LanguageTabs.tsx';
import { DeliveryFields } from './DeliveryFields.tsx';
import { Preview } from './Preview.tsx';
import { TemplateChoice } from './TemplateChoice.tsx';
import { draftOf, useSavedDraft } from './use-saved-draft.ts';

/** Pause in ms, to avoid saving every letter. */
const pauseMs = 800;

const blank: NotificationDraft = {
  name: 'New notification',
  category: 'PLAN',
  channels: ['IN_APP'],
  content: { title: '', body: '', action: null },
  translations: [],
  audience: { kind: 'SEGMENT', segment: 'WITH_PLAN' },
  expiresAt: null,
};

interface Props {
  /** The draft to edit; null for a new one. */
  readonly notification: NotificationDetails | null;
  readonly onClose: (savedId: string | null) => void;
}

/** Returns a draft with whether it can be saved; called when the draft changes. */
const checked = (draft: NotificationDraft) => ({
  draft,
  isValid: z.safeParse(DraftSchema, draft).success,
});

interface Saving {
  readonly isSaving: boolean;
  readonly isLeaving: boolean;
  readonly isValid: boolean;
  readonly hasFailed: boolean;
  readonly isSaved: boolean;
}

function stateOf({ isSaving, isLeaving, isValid, hasFailed, isSaved }: Saving): string {
  if (isSaving) return 'Saving…';
  if (isLeaving && (hasFailed || !isValid)) return 'Not saved. Close again to discard your changes.';
  if (!isValid) return 'Not saved: something is missing or invalid';
  if (hasFailed) return 'Not saved';
  return isSaved ? 'Draft saved' : '';
}

/** The editor of a notification. The draft is saved while it is written; a preview and the audience are beside it. */
export default function Composer({ notification, onClose }: Props) {
  const [written, setWritten] = useState(() => checked(notification ? draftOf(notification) : blank));
  const { saved, error, isSaving, save, adopt } = useSavedDraft(notification);
  const { draft, isValid } = written;
  const [isLeaving, setLeaving] = useState(false);
  const change = (part: Partial<NotificationDraft>) => {
    setLeaving(false);
    setWritten(checked({ ...draft, ...part }));
  };
  const [language, setLanguage] = useState<string | null>(null);
  const translation = draft.translations.find(({ locale }) => locale === language);
  const content = translation?.content ?? draft.content;
  // A name that its author has entered stays; without one the list shows the title.
  const isNamed = draft.name !== (draft.content.title || blank.name);
  const changeContent = (next: NotificationContent) =>
    change(
      translation
        ? {
            translations: draft.translations.map((each) =>
              each === translation ? { ...each, content: next } : each,
            ),
          }
        : { content: next, name: isNamed ? draft.name : next.title || blank.name },
    );
  const [settled] = useDebouncedValue(written, pauseMs);
  const autosave = useEffectEvent((next: NotificationDraft) => void save(next));
  useEffect(() => {
    if (settled.draft !== blank && settled.isValid) autosave(settled.draft);
  }, [settled]);
  useUnsavedWork(settled !== written || (!isValid && draft !== blank));
  const isOver = useRef(false);
  useEffect(() => {
    isOver.current = false;
    return () => {
      isOver.current = true;
    };
  }, []);
  /** Reports the end once: a draft that is saved after a second press on Close must not open it on a later page. */
  function end(savedId: string | null): void {
    if (isOver.current) return;
    isOver.current = true;
    onClose(savedId);
  }
  /** Saves what was written since the last pause; if that is impossible, only a second attempt closes the editor. */
  async function close(): Promise<void> {
    if (isLeaving || draft === blank) return end(saved?.id ?? null);
    setLeaving(true);
    const done = isValid ? await save(draft) : null;
    if (done) end(done.id);
  }
  if (saved && problemOf(error, 'version-conflict')) {
    return (
      <DraftConflict
        saved={saved}
        written={draft}
        onKeep={(newer) => {
          adopt(newer);
          setLeaving(false);
          setWritten(checked({ ...draft })); // saved after the pause, over the newer version
        }}
        onTake={(newer) => {
          adopt(newer);
          setLeaving(false);
          setWritten(checked(draftOf(newer)));
        }}
        onClose={() => end(saved.id)}
      />
    );
  }
  return (
    <Modal
      opened
      onClose={() => void close()}
      title={notification ? 'Edit notification' : 'New notification'}
      size="70rem"
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      <SimpleGrid cols={{ base: 1, lg: 2 }} spacing="lg">
        <Stack gap="md">
          {!notification && <TemplateChoice onChoose={(template) => change(template ?? blank)} />}
          <DeliveryFields draft={draft} onChange={change} />
          <Divider label="Message" labelPosition="left" />
          <LanguageTabs
            draft={draft}
            language={translation ? language : null}
            onShow={setLanguage}
            onChange={(translations) => change({ translations })}
          />
          <ContentFields content={content} onChange={changeContent} />
          <Divider label="Audience" labelPosition="left" />
          <AudienceFields audience={draft.audience} onChange={(audience) => change({ audience })} />
          {settled.isValid && <AudienceSummary draft={settled.draft} />}
        </Stack>
        <Stack gap="md" className={classes['beside'] ?? ''}>
          <Text size="sm" fw="var(--mantine-font-weight-medium)">
            Preview
          </Text>
          <Preview {...draft} content={content} language={translation ? language : null} />
          {saved && saved.checks.length > 0 && (
            <Section title="Before it is sent">
              <Checklist checks={saved.checks} />
            </Section>
          )}
        </Stack>
      </SimpleGrid>
      <Stack gap="md" mt="md">
        {error !== undefined && <ProblemNotice error={error} />}
        <NeedsNetwork>The draft is saved once you’re back online.</NeedsNetwork>
      </Stack>
      <DialogButtons>
        <Text size="sm" c="dimmed" role="status" me="auto">
          {stateOf({
            isSaving,
            isLeaving,
            isValid,
            hasFailed: error !== undefined,
            isSaved: saved !== null && settled === written,
          })}
        </Text>
        <Button
          size="sm"
          disabled={!isValid}
          loading={isSaving}
          onClick={() => void save(draft).then((done) => done && end(done.id))}
        >
          Save draft
        </Button>
      </DialogButtons>
    </Modal>
  );
}
