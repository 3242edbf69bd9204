import { useState } from 'react';
import type { NotificationDraft } from '#contracts/notifications/content.ts';
import type { NotificationDetails } from '#contracts/notifications/details.ts';
import { useSendOnce } from '#src/api/use-send-once.ts';
import { useUnsavedWork } from '#src/platform/use-unsaved-work.ts';
import { useCreateNotificationMutation, useUpdateNotificationMutation } from './api.ts';

export const draftOf = (notification: NotificationDetails): NotificationDraft => {
  const { name, category, channels, content, translations, audience, expiresAt } = notification;
  return { name, category, channels, content, translations, audience, expiresAt };
};

/** Saves a draft whenever it changes: at first as a new one, later with the last saved version. */
export function useSavedDraft(notification: NotificationDetails | null) {
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

  /** Continues from someone else's version, whose content the next save replaces. */
  function adopt(newer: NotificationDetails): void {
    setSaved(newer);
    setContent(JSON.stringify(draftOf(newer)));
    setError(undefined);
  }

  return { saved, error, isSaving, save, adopt };
}
