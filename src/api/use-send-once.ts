import { useState } from 'react';
import { busy } from '#src/platform/unsaved-work.ts';
import { useAppStore } from '#src/platform/use-store.ts';
import { createSendOnce, draftKeys, memoryKeys } from './send-once.ts';
import type { Services } from '#src/platform/services.ts';
import type { AppStore } from '#src/app/store.ts';

const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

const perStore = new WeakMap<AppStore, ReturnType<typeof createSendOnce>>();

/** `sendOnce(operation, (key) => trigger({ ..., key }))` with keys that live in the draft. See `createSendOnce`. */
export function useSendOnce() {
  const store = useAppStore();
  const known = perStore.get(store);
  if (known) return known;
  const storage = store.dispatch((_dispatch, _getState, services: Services) => services.localStorage);
  const sendOnce = createSendOnce({
    keys: draftKeys(store, storage),
    wait: sleep,
    hold: () => busy.hold(),
  });
  perStore.set(store, sendOnce);
  return sendOnce;
}

/** The same for signing in and for codes: its keys are nowhere but in this page. */
export function useSendOnceInMemory() {
  const [sendOnce] = useState(() =>
    createSendOnce({ keys: memoryKeys(), wait: sleep, hold: () => busy.hold() }),
  );
  return sendOnce;
}
