import { createSendOnce } from '#src/api/send-once.ts';
import { sleep, systemClock } from '#src/platform/browser/clock.ts';
import type { AppStore } from '#src/platform/store/store.ts';
import { unsavedWork } from '#src/platform/storage/unsaved-work.ts';
import { useAppStore, useServices } from '#src/platform/store/use-store.ts';
import { draftKeys } from '#src/customer/draft/keys.ts';

const perStore = new WeakMap<AppStore, ReturnType<typeof createSendOnce>>();

/** Like `useSendOnce`, with keys stored in the draft, so that they outlive the page. */
export function useDraftSendOnce() {
  const store = useAppStore();
  const { localStorage } = useServices();
  const existing = perStore.get(store);
  if (existing) return existing;
  const sendOnce = createSendOnce({
    keys: draftKeys(store, localStorage),
    wait: (ms) => sleep(systemClock, ms),
    acquire: () => unsavedWork.acquire(),
  });
  perStore.set(store, sendOnce);
  return sendOnce;
}
