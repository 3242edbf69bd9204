import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { signedIn, signedOut } from './session.ts';

export interface ShellState {
  /** Top bar and drawer show only while this is true; it follows the role of the session. */
  readonly admin: boolean;
  readonly drawerOpen: boolean;
  /** Viewport under 960 px: the drawer is temporary. */
  readonly narrow: boolean;
  /** Viewport under 1,280 px: the content takes its mobile form. */
  readonly mobileLayout: boolean;
  /** The permanent drawer folded to its icons. */
  readonly rail: boolean;
  /** The browser believes that there is a network. */
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
    /** Crossing 960 px resets the drawer: closed below, permanent and open from there on. */
    viewportChanged: (state, { payload }: PayloadAction<Pick<ShellState, 'narrow' | 'mobileLayout'>>) => {
      if (payload.narrow !== state.narrow) state.drawerOpen = !payload.narrow;
      state.narrow = payload.narrow;
      state.mobileLayout = payload.mobileLayout;
    },
    menuPressed: (state) => {
      if (state.narrow) state.drawerOpen = !state.drawerOpen;
    },
    /** Escape, the scrim, the close button or a link: they close a temporary drawer and leave a permanent one. */
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
