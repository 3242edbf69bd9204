import { Preferences } from '#contracts/users/preferences.ts';
import { z } from '#contracts/z.ts';
import { selectOutbox } from '#src/api/outbox/slice.ts';
import { useWaitingText } from '#src/api/outbox/use-outbox.ts';
import { useAppSelector } from '#src/platform/store/use-store.ts';

/** The latest preferences that wait to be sent, null without any, and what to say about them. */
export function useWaitingPreferences() {
  const latest = useAppSelector(selectOutbox).findLast(({ operation }) => operation === 'updatePreferences');
  const note = useWaitingText();
  return { preferences: latest ? (z.safeParse(Preferences, latest.body).data ?? null) : null, note };
}
