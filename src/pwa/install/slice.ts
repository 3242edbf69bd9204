import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

export interface InstallState {
  /**
   * `available`: the browser would ask. `asking`: its question is open. `iosHint`: only by hand, from the share menu.
   * `hidden`: the person does not want to be asked again.
   */
  readonly status:
    'unavailable' | 'available' | 'asking' | 'accepted' | 'dismissed' | 'hidden' | 'installed' | 'iosHint';
  /** Remembered on this device. */
  readonly hiddenForever: boolean;
}

declare module '#src/platform/store.ts' {
  interface RootState {
    readonly install: InstallState;
  }
}

const initialState: InstallState = { status: 'unavailable', hiddenForever: false };

export const installSlice = createSlice({
  name: 'install',
  initialState,
  reducers: {
    installStatusSet: (state, { payload }: PayloadAction<InstallState['status']>): InstallState => {
      // Installed is installed; and who said no for good is not asked again.
      if (state.status === 'installed' || (state.hiddenForever && payload !== 'installed')) return state;
      return { ...state, status: payload };
    },
    installHidden: (state): InstallState => ({
      status: state.status === 'installed' ? 'installed' : 'hidden',
      hiddenForever: true,
    }),
  },
  selectors: { selectInstall: (state) => state.status },
});

export const { installStatusSet, installHidden } = installSlice.actions;
export const { selectInstall } = installSlice.selectors;
