import type { Store, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { DataAgeState } from '#src/platform/storage/data-age.ts';
import type { ServerTimeState } from '#src/platform/browser/server-time.ts';
import type { Services } from './services.ts';
import type { SessionState } from '#src/platform/session/session.ts';
import type { ShellState } from './shell.ts';
import type { SnackbarState } from './snackbar.ts';

/**
 * The state of the store. A slice higher up extends this interface in its own file; the compiler checks
 * `app/store.ts` against all of them.
 */
export interface RootState {
  readonly session: SessionState;
  readonly serverTime: ServerTimeState;
  readonly dataAge: DataAgeState;
  readonly shell: ShellState;
  readonly snackbar: SnackbarState;
}

export type AppDispatch = ThunkDispatch<RootState, Services, UnknownAction>;
export type AppStore = Store<RootState> & { readonly dispatch: AppDispatch };
