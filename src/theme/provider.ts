import { localStorageColorSchemeManager, type MantineProviderProps } from '@mantine/core';
import { styleNonce } from '#src/platform/nonce.ts';
import { createAppTheme } from './theme.ts';
import { cssVariablesResolver } from './variables.ts';

/** Props of the `MantineProvider` around the application. `public/entry-guard.js` reads the colour scheme under the same key. */
export const mantineProps: Omit<MantineProviderProps, 'children'> = {
  theme: createAppTheme(new Date().getFullYear()),
  colorSchemeManager: localStorageColorSchemeManager({ key: 'tranche.colours' }),
  cssVariablesResolver,
  withGlobalClasses: false,
  withStaticClasses: false,
  getStyleNonce: () => styleNonce(globalThis.document) ?? '',
  env: import.meta.env.MODE === 'test' ? 'test' : 'default', // no transitions to wait for
};
