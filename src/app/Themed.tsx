import { localStorageColorSchemeManager, MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import { styleNonce } from './nonce.ts';
import './styles.ts';
import { createAppTheme, cssVariablesResolver } from './theme.ts';

const theme = createAppTheme(new Date().getFullYear());
/** Which colours somebody chose on this device. */
export const schemeChoice = localStorageColorSchemeManager({ key: 'tranche.colours' });

/** The look, for the application and for the page that says why it could not start. Light until somebody chooses. */
export function Themed({ children }: { children: ReactNode }) {
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariablesResolver}
      colorSchemeManager={schemeChoice}
      defaultColorScheme="light"
      getStyleNonce={() => styleNonce(globalThis.document) ?? ''}
    >
      {children}
    </MantineProvider>
  );
}
