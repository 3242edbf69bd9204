import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { signedIn, signedOut } from '#src/platform/session/session.ts';

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
    /** A resize that ends below 960 px closes the drawer; one that crosses it upwards opens it for good. */
    viewportChanged: (state, { payload }: PayloadAction<Pick<ShellState, 'narrow' | 'mobileLayout'>>) => {
      if (payload.narrow) state.drawerOpen = false;
      else if (state.narrow) state.drawerOpen = true;
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
