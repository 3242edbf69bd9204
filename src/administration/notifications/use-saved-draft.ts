import { useRef, useState } from 'react';
import type { NotificationDraft } from '#contracts/notifications/content.ts';
import type { NotificationDetails } from '#contracts/notifications/details.ts';
import { useSendOnce } from '#src/api/use-send-once.ts';
import { useUnsavedWork } from '#src/platform/storage/use-unsaved-work.ts';
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
  const [error, setError] = useState<unknown>();
  const [isSaving, setSaving] = useState(false);
  // in a ref, because the draft changes while a request runs
  const stored = useRef({ notification, text: notification ? JSON.stringify(draftOf(notification)) : '' });
  const newest = useRef<NotificationDraft>(null);
  const queue = useRef<Promise<NotificationDetails | null>>(Promise.resolve(notification));
  useUnsavedWork(isSaving || error !== undefined);

  /** Saves the newest draft, if it is not saved yet. Returns null after a failure. */
  async function saveNewest(): Promise<NotificationDetails | null> {
    const draft = newest.current;
    const text = JSON.stringify(draft);
    const { notification: last } = stored.current;
    if (draft === null || text === stored.current.text) return last;
    setSaving(true);
    const response = await sendOnce(`${last?.version ?? 0} ${text}`, async (key) =>
      last
        ? update({ params: { notificationId: last.id }, version: last.version, body: draft, key })
        : create({ body: draft, key }),
    );
    setSaving(false);
    setError(response.error);
    if (!response.data) return null;
    stored.current = { notification: response.data, text };
    setSaved(response.data);
    return response.data;
  }

  /** Saves one after the other, so that each has the version that the one before has made. */
  function save(draft: NotificationDraft): Promise<NotificationDetails | null> {
    newest.current = draft;
    queue.current = queue.current.then(saveNewest);
    return queue.current;
  }

  /** Continues from someone else's version, whose content the next save replaces. */
  function adopt(newer: NotificationDetails): void {
    stored.current = { notification: newer, text: JSON.stringify(draftOf(newer)) };
    setSaved(newer);
    setError(undefined);
  }

  return { saved, error, isSaving, save, adopt };
}
