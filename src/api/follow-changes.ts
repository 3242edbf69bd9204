import { createAsyncThunk } from '@reduxjs/toolkit';
import { Changes } from '#contracts/changes/change.ts';
import { listChanges } from '#contracts/changes/endpoints.ts';
import { entityTypes } from '#contracts/entities.ts';
import { z } from '#contracts/z.ts';
import { selectAheadMs } from '#src/platform/browser/server-time.ts';
import { selectSession, selectToken } from '#src/platform/session/session.ts';
import type { AppStore } from '#src/platform/store/store.ts';
import { api } from './api.ts';
import { callContract } from './base-query.ts';
import type { ChangeFeed, From } from './change-feed.ts';
import { contextOf } from './context-of.ts';
import { dropFirstResponses } from './first-responses.ts';
import { tagsOfChange } from './tags.ts';

declare module '#src/platform/store/services.ts' {
  interface Services {
    /** Absent where nothing follows the feed: while prerendering, in tests. */
    readonly changeFeed?: ChangeFeed;
  }
}

/** Reads the feed of changes. A refusal is handled as for any other request, so that an expired session is noticed. */
const readChanges = createAsyncThunk('api/readChanges', async (from: From, thunk) => {
  const state = contextOf(thunk).getState();
  const query =
    'after' in from
      ? from
      : sinceOf(onItsClock(from.sinceMs, selectAheadMs(state)), selectSession(state)?.startedAt);
  const response = await callContract({ definition: listChanges, call: { query } }, thunk);
  return 'error' in response ? thunk.rejectWithValue(response.error) : response.data;
});

/** The backend's clock is known to within about two seconds; reading slightly more than necessary does no harm. */
const inaccuracyMs = 3_000;

/** Converts a time to the backend's clock; null while no answer has arrived, since no data are shown then. */
const onItsClock = (ms: number, aheadMs: number | null) =>
  aheadMs === null ? null : ms + aheadMs - inaccuracyMs;

/**
 * Returns where to begin reading. What a session shows was read after it began, so the changes of the login itself are
 * left out; public data from before are refetched when the tab is focused.
 */
function sinceOf(ms: number | null, loginAt: string | undefined): { readonly since?: string } {
  if (ms === null) return {};
  const afterLogin = loginAt === undefined ? ms : Date.parse(loginAt) + 1;
  return { since: new Date(Math.max(ms, afterLogin)).toISOString() };
}

/** Refetches what the feed of changes names, while a person is signed in and this tab is visible. */
export function followChanges(feed: ChangeFeed, store: AppStore, document: Document): void {
  let stop: () => void = () => undefined;
  let token: string | null = null;

  function adjust(): void {
    const state = store.getState();
    if (selectToken(state) !== token) {
      token = selectToken(state);
      stop(); // runs before the new session starts, so that late answers of the old one cannot end it
    }
    feed.pause(document.visibilityState === 'hidden' || !state.shell.online);
    feed.readFor(token);
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
      dropFirstResponses(); // they may be older than the change
      store.dispatch(api.util.invalidateTags(reset ? [...entityTypes] : changes.flatMap(tagsOfChange)));
    },
  });
}
