import type { Store, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { DataAgeState } from './data-age.ts';
import type { ServerTimeState } from './server-time.ts';
import type { Services } from './services.ts';
import type { SessionState } from './session.ts';
import type { ShellState } from './shell.ts';
import type { SnackbarState } from './snackbar.ts';

/**
 * The whole state. A slice that lies higher up adds its own part to this interface, in the file of the slice; the
 * compiler holds `app/store.ts` to all of them.
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
