import { type MantineColorSchemeManager, MantineContext, MantineProvider } from '@mantine/core';
import { type ReactNode, use } from 'react';
import { colourScheme } from './colour-scheme.ts';
import './field-styles.ts';
import { styleNonce } from '#src/platform/nonce.ts';
import { createAppTheme, cssVariablesResolver } from './theme.ts';

const theme = createAppTheme(new Date().getFullYear());
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
 * What Mantine's components need around them. It stands around the forms that have some, and so only their pages load
 * it; one inside another adds nothing. What every page has is in `tokens.css` and `base.css`.
 */
export function Themed({ children }: { children: ReactNode }) {
  const isThemed = use(MantineContext) !== null;
  if (isThemed) return children;
  return (
    <MantineProvider
      theme={theme}
      colorSchemeManager={scheme}
      cssVariablesResolver={cssVariablesResolver}
      withGlobalClasses={false}
      getStyleNonce={() => styleNonce(globalThis.document) ?? ''}
    >
      {children}
    </MantineProvider>
  );
}
