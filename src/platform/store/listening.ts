import { createListenerMiddleware, type TypedStartListening } from '@reduxjs/toolkit';
import type { AppDispatch, RootState } from './store.ts';

/** Adds what follows an action. It has run when the dispatch returns, unless it awaits something. */
export type Listen = TypedStartListening<RootState, AppDispatch>;

/** Those who listen run in the order in which they were added. */
export function createListening() {
  return createListenerMiddleware<RootState, AppDispatch>({
    onError(cause) {
      throw cause; // reported like any other failure of the page, not only written to the console
    },
  });
}
