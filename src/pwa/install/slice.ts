import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

export interface InstallState {
  /**
   * `available`: the browser can show its prompt. `asking`: the prompt is open. `iosHint`: installation is only
   * possible by hand, from the share menu. `hidden`: the person does not want to be asked again.
   */
  readonly status:
    'unavailable' | 'available' | 'asking' | 'accepted' | 'dismissed' | 'hidden' | 'installed' | 'iosHint';
  /** Stored on this device. */
  readonly hiddenForever: boolean;
}

declare module '#src/platform/store/store.ts' {
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
      // `installed` is final, and a person who hid the offer is not asked again.
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
