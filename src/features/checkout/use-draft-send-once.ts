import { createSendOnce } from '#src/api/send-once.ts';
import { sleep, systemClock } from '#src/platform/clock.ts';
import type { Services } from '#src/platform/services.ts';
import type { AppStore } from '#src/platform/store.ts';
import { unsavedWork } from '#src/platform/unsaved-work.ts';
import { useAppStore } from '#src/platform/use-store.ts';
import { draftKeys } from './draft-keys.ts';

const perStore = new WeakMap<AppStore, ReturnType<typeof createSendOnce>>();

/** The same as `useSendOnce`, with keys that live in the draft and so outlive the page. */
export function useDraftSendOnce() {
  const store = useAppStore();
  const known = perStore.get(store);
  if (known) return known;
  const storage = store.dispatch((_dispatch, _getState, services: Services) => services.localStorage);
  const sendOnce = createSendOnce({
    keys: draftKeys(store, storage),
    wait: (ms) => sleep(systemClock, ms),
    acquire: () => unsavedWork.acquire(),
  });
  perStore.set(store, sendOnce);
  return sendOnce;
}
