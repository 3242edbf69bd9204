import { localStorageColorSchemeManager, type MantineProviderProps } from '@mantine/core';
import { styleNonce } from '#src/platform/browser/nonce.ts';
import { createAppTheme } from './theme.ts';

/**
 * Props of the application's `MantineProvider`. `public/entry-guard.js` reads the colour scheme under the same
 * storage key.
 */
export const mantineProps: Omit<MantineProviderProps, 'children'> = {
  theme: createAppTheme(new Date().getFullYear()),
  colorSchemeManager: localStorageColorSchemeManager({ key: 'tranche.colours' }),
  withCssVariables: false, // styles.ts imports them
  withGlobalClasses: false,
  withStaticClasses: false,
  getStyleNonce: () => styleNonce(globalThis.document) ?? '',
  env: import.meta.env.MODE === 'test' ? 'test' : 'default', // disables transitions, so that tests do not wait
};
