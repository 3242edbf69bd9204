import { combineReducers, configureStore } from '@reduxjs/toolkit';
import { api } from '#src/api/api.ts';
import type { PersistedState } from '#src/pwa/release/persisted-state.ts';
import { releaseSlice } from '#src/pwa/release/slice.ts';
import { persistedFieldsSlice } from '#src/pwa/release/persisted-fields.ts';
import { dataAgeSlice } from '#src/platform/storage/data-age.ts';
import { dataAgePersistence, restoreDataAge } from '#src/platform/storage/data-age-storage.ts';
import { dropFormsWithSession } from '#src/platform/storage/persisted-forms.ts';
import { shellSlice } from '#src/platform/store/shell.ts';
import { installSlice } from '#src/pwa/install/slice.ts';
import { workerSlice } from '#src/pwa/worker/slice.ts';
import { endExpiredSession, resetCacheOnSessionChange } from '#src/api/session-cache.ts';
import { createSessionRenewal } from '#src/api/session-renewal.ts';
import { draftFound, draftSlice } from '#src/customer/draft/draft.ts';
import { draftOwnership } from '#src/customer/draft/owner.ts';
import { draftPersistence, restoreDraft } from '#src/customer/draft/storage.ts';
import { outboxSlice } from '#src/api/outbox/slice.ts';
import { outboxPersistence } from '#src/api/outbox/storage.ts';
import { errorSlice } from '#src/errors/slice.ts';
import { sessionSlice, signedIn } from '#src/platform/session/session.ts';
import { serverTimeSlice } from '#src/platform/browser/server-time.ts';
import type { Services } from '#src/platform/store/services.ts';
import { createListening } from '#src/platform/store/listening.ts';
import type { AppStore } from '#src/platform/store/store.ts';
import { followInOtherTabs } from '#src/platform/session/shared-session.ts';
import { restoreSession, sessionPersistence } from '#src/platform/session/session-storage.ts';
import { snackbarSlice } from '#src/platform/store/snackbar.ts';

const reducer = combineReducers({
  session: sessionSlice.reducer,
  shell: shellSlice.reducer,
  error: errorSlice.reducer,
  snackbar: snackbarSlice.reducer,
  draft: draftSlice.reducer,
  serverTime: serverTimeSlice.reducer,
  dataAge: dataAgeSlice.reducer,
  outbox: outboxSlice.reducer,
  worker: workerSlice.reducer,
  install: installSlice.reducer,
  release: releaseSlice.reducer,
  persistedFields: persistedFieldsSlice.reducer,
  [api.reducerPath]: api.reducer,
});

/** Creates the store with what was stored: over a reload by the application (`persistedState`), in the tab, on the device. */
export function createAppStore(services: Services, persistedState: PersistedState = {}): AppStore {
  const { middleware: listening, startListening: listen } = createListening();
  draftPersistence(listen, { storage: services.localStorage, now: () => new Date().toISOString() });
  draftOwnership(listen, services.localStorage);
  dropFormsWithSession(listen, { device: services.localStorage, tab: services.sessionStorage });
  dataAgePersistence(listen, services.sessionStorage);
  const sessionRenewal = createSessionRenewal(listen);
  endExpiredSession(listen);
  resetCacheOnSessionChange(listen);
  sessionPersistence(listen, services.sessionStorage);
  followInOtherTabs(listen, services.sessionHandover);
  const store = configureStore({
    reducer,
    preloadedState: {
      dataAge: { asOf: restoreDataAge(services.sessionStorage) },
      persistedFields: persistedState.persistedFields ?? {},
      shell: { ...shellSlice.getInitialState(), rail: persistedState.rail ?? false },
    },
    middleware: (standard) =>
      standard({ thunk: { extraArgument: { ...services, sessionRenewal } } }).concat(
        listening,
        outboxPersistence(services.localStorage),
        api.middleware,
      ),
    // answers are shown when they arrive and not a frame later
    enhancers: (standard) => standard({ autoBatch: { type: 'tick' } }),
  });
  const session = restoreSession(services.sessionStorage);
  const draft = restoreDraft(services.localStorage);
  if (draft) store.dispatch(draftFound(draft));
  if (session) store.dispatch(signedIn(session)); // the draft belongs to a person, so it is restored after the session
  return store;
}
