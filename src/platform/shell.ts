import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { signedIn, signedOut } from './session.ts';

export interface ShellState {
  /** Whether top bar and drawer are shown; follows the session's role. */
  readonly admin: boolean;
  readonly drawerOpen: boolean;
  /** True under 960 px: the drawer is temporary. */
  readonly narrow: boolean;
  /** True under 1,280 px: the content has its mobile layout. */
  readonly mobileLayout: boolean;
  /** True while the permanent drawer is collapsed to icons. */
  readonly rail: boolean;
  /** `navigator.onLine`: the browser believes that there is a network. */
  readonly online: boolean;
}

const initialState: ShellState = {
  admin: false,
  drawerOpen: true,
  narrow: false,
  mobileLayout: false,
  rail: false,
  online: true,
};

export const shellSlice = createSlice({
  name: 'shell',
  initialState,
  reducers: {
    /** Crossing 960 px resets the drawer: closed below, open and permanent above. */
    viewportChanged: (state, { payload }: PayloadAction<Pick<ShellState, 'narrow' | 'mobileLayout'>>) => {
      if (payload.narrow !== state.narrow) state.drawerOpen = !payload.narrow;
      state.narrow = payload.narrow;
      state.mobileLayout = payload.mobileLayout;
    },
    menuPressed: (state) => {
      if (state.narrow) state.drawerOpen = !state.drawerOpen;
    },
    /** Escape, the scrim, the close button and links close a temporary drawer; a permanent one stays open. */
    drawerDismissed: (state) => {
      if (state.narrow) state.drawerOpen = false;
    },
    railToggled: (state) => {
      state.rail = !state.rail;
    },
    connectionChanged: (state, { payload }: PayloadAction<boolean>) => {
      state.online = payload;
    },
  },
  extraReducers: (builder) => {
    builder.addCase(signedIn, (state, { payload }) => {
      state.admin = payload.role === 'ADMINISTRATOR';
    });
    builder.addCase(signedOut, (state) => {
      state.admin = false;
      state.drawerOpen = !state.narrow;
    });
  },
  selectors: {
    selectShell: (state) => state,
    selectAdmin: (state) => state.admin,
    selectNarrow: (state) => state.narrow,
    selectMobileLayout: (state) => state.mobileLayout,
  },
});

export const { viewportChanged, menuPressed, drawerDismissed, railToggled, connectionChanged } =
  shellSlice.actions;
export const { selectShell, selectAdmin, selectNarrow, selectMobileLayout } = shellSlice.selectors;
