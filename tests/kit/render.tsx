import { MantineProvider } from '@mantine/core';
import { render as renderBare, type RenderResult } from '@testing-library/react';
import type { ReactElement, ReactNode } from 'react';
import { mantineProps } from '#src/theme/provider.ts';

/** The theme without its style element, whose text would be part of what a test reads. */
const InTheme = ({ children }: { children: ReactNode }) => (
  <MantineProvider {...mantineProps} withCssVariables={false}>
    {children}
  </MantineProvider>
);

/** Renders a part of the application inside the theme, as everything in the application is. */
export function render(element: ReactElement): RenderResult {
  return renderBare(element, { wrapper: InTheme });
}
