import type { MantineColorSchemeManager, MantineProviderProps } from '@mantine/core';
import { colourScheme } from './colour-scheme.ts';
import './field-styles.ts';
import { styleNonce } from '#src/platform/nonce.ts';
import { createAppTheme, cssVariablesResolver } from './theme.ts';

const nothing = () => undefined;
/** Mantine only reads which colours are shown; `colour-scheme.ts` sets them. */
const scheme: MantineColorSchemeManager = {
  get: () => (typeof document === 'object' ? colourScheme() : 'light'),
  set: nothing,
  subscribe: nothing,
  unsubscribe: nothing,
  clear: nothing,
};

/**
 * Props of the `MantineProvider` around the forms that have components of Mantine's, so that only their pages load it.
 * What every page has is in `tokens.css` and `base.css`.
 */
export const mantineProps: Omit<MantineProviderProps, 'children'> = {
  theme: createAppTheme(new Date().getFullYear()),
  colorSchemeManager: scheme,
  cssVariablesResolver,
  withGlobalClasses: false,
  getStyleNonce: () => styleNonce(globalThis.document) ?? '',
};
