import { createAsyncThunk } from '@reduxjs/toolkit';
import { Changes, listChanges } from '#contracts/changes/endpoints.ts';
import { EntityType } from '#contracts/entities.ts';
import { z } from '#contracts/z.ts';
import { selectAheadMs } from '#src/platform/server-time.ts';
import { selectToken } from '#src/platform/session.ts';
import type { AppStore, RootState } from '#src/platform/store.ts';
import { api } from './api.ts';
import { callContract } from './base-query.ts';
import type { ChangeFeed, From } from './change-feed.ts';
import { tagsOfChange } from './tags.ts';

declare module '#src/platform/services.ts' {
  interface Services {
    /** Absent where nothing follows the feed: while prerendering, in tests. */
    readonly changeFeed?: ChangeFeed;
  }
}

/** Reads the feed. It is rejected like any other request, so that a session that has ended is noticed here, too. */
const readChanges = createAsyncThunk('api/readChanges', async (from: From, thunk) => {
  const state = thunk.getState() as RootState; // the one store of the application
  const query = 'after' in from ? from : sinceOnItsClock(from.sinceMs, selectAheadMs(state));
  const answer = await callContract({ definition: listChanges, call: { query } }, thunk);
  return 'error' in answer ? thunk.rejectWithValue(answer.error) : answer.data;
});

/** The backend's clock is known to about two seconds; a change that is named without need is only read again. */
const inaccuracyMs = 3_000;

/** The time on the backend's clock; nothing while it has not answered yet, and so nothing is shown. */
function sinceOnItsClock(ms: number, aheadMs: number | null): { readonly since?: string } {
  return aheadMs === null ? {} : { since: new Date(ms + aheadMs - inaccuracyMs).toISOString() };
}

/** Reads again, in this tab, whatever the feed of changes names, while a person is signed in and the tab is visible. */
export function followChanges(feed: ChangeFeed, store: AppStore, document: Document): void {
  let stop: () => void = () => undefined;
  let token: string | null = null;

  function adjust(): void {
    const state = store.getState();
    if (selectToken(state) !== token) {
      token = selectToken(state);
      stop(); // what comes for the person before must not end the new session
    }
    feed.pause(document.visibilityState === 'hidden' || !state.shell.online);
    feed.follow(token);
  }
  adjust();
  store.subscribe(adjust);
  document.addEventListener('visibilitychange', adjust);

  feed.start({
    async read(from) {
      const reading = store.dispatch(readChanges(from));
      stop = () => reading.abort();
      const { payload } = await reading;
      const changes = z.safeParse(Changes, payload);
      return changes.success ? changes.data : null;
    },
    apply({ changes, reset }) {
      const all = EntityType.options;
      store.dispatch(api.util.invalidateTags(reset ? [...all] : changes.flatMap(tagsOfChange)));
    },
  });
}
