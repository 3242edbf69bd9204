import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { documentPartsApi, ownCollateralApi } from '#src/customer/collateral/api.ts';
import { selectSession, selectToken } from '#src/platform/session/session.ts';
import { selectShell } from '#src/platform/store/shell.ts';
import type { AppStore } from '#src/platform/store/store.ts';
import { unsavedWork } from '#src/platform/storage/unsaved-work.ts';
import { useAppStore } from '#src/platform/store/use-store.ts';
import { randomId } from '#src/platform/browser/random-id.ts';
import { createUploadQueue, type UploadCommands, type UploadQueue } from './upload-queue.ts';
import { openUploadStorage } from './upload-storage.ts';

const perStore = new WeakMap<AppStore, UploadQueue>();

function commandsOf({ dispatch }: AppStore): UploadCommands {
  const { registerDocument, getDocumentUpload, sendLastDocumentPart, removeDocument } =
    ownCollateralApi.endpoints;
  const { sendDocumentPart } = documentPartsApi.endpoints;
  return {
    register: (collateralId, body, key) =>
      dispatch(registerDocument.initiate({ params: { collateralId }, body, key })),
    async position(collateralId, documentId) {
      const call = { params: { collateralId, documentId } };
      const { data, error } = await dispatch(
        getDocumentUpload.initiate(call, { forceRefetch: true, subscribe: false }),
      );
      return data ? { data } : { error };
    },
    send({ collateralId, documentId, isLast }, body) {
      const call = { params: { collateralId, documentId }, body, key: randomId() };
      return dispatch((isLast ? sendLastDocumentPart : sendDocumentPart).initiate(call));
    },
    discard: (collateralId, documentId) =>
      dispatch(removeDocument.initiate({ params: { collateralId, documentId }, key: randomId() })),
  };
}

function queueOf(store: AppStore): UploadQueue {
  const existing = perStore.get(store);
  if (existing) return existing;
  const queue = createUploadQueue({
    storage: openUploadStorage(),
    commands: commandsOf(store),
    isOnline: () => selectShell(store.getState()).online,
    owner: () => selectSession(store.getState())?.userId,
  });
  perStore.set(store, queue);
  let release: (() => void) | null = null;
  queue.subscribe(() => {
    const isAtRisk = queue.current().some(({ isStored }) => !isStored);
    if (isAtRisk) release ??= unsavedWork.acquire();
    else {
      release?.();
      release = null;
    }
  });
  let before = selectToken(store.getState());
  store.subscribe(() => {
    const token = selectToken(store.getState());
    if (before !== null && token === null) void queue.clear(); // files must not pass to another person
    before = token;
  });
  return queue;
}

/** The files that are still to be sent for an item of collateral, and their actions. */
export function useUploads(collateralId: string) {
  const store = useAppStore();
  const queue = queueOf(store);
  useEffect(() => {
    void queue.restore();
    const wake = () => void queue.wake();
    window.addEventListener('online', wake);
    return () => window.removeEventListener('online', wake);
  }, [queue]);
  const all = useSyncExternalStore(queue.subscribe, queue.current, queue.current);
  const uploads = useMemo(
    () => all.filter(({ file }) => file.collateralId === collateralId),
    [all, collateralId],
  );
  return { uploads, queue };
}
