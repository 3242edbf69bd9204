import { useAppStore } from './hooks.ts';
import { createSendOnce, draftKeys } from './send-once.ts';
import type { Services } from './services.ts';
import type { AppStore } from './store.ts';

const perStore = new WeakMap<AppStore, ReturnType<typeof createSendOnce>>();

/** `sendOnce(operation, (key) => trigger({ ..., key }))` with keys that live in the draft. See `createSendOnce`. */
export function useSendOnce() {
  const store = useAppStore();
  const known = perStore.get(store);
  if (known) return known;
  const storage = store.dispatch((_dispatch, _getState, services: Services) => services.localStorage);
  const sendOnce = createSendOnce({
    keys: draftKeys(store, storage),
    wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  });
  perStore.set(store, sendOnce);
  return sendOnce;
}
