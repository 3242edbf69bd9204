import { type MantineThemeOverride, virtualColor } from '@mantine/core';
import { breakpointsEm } from './breakpoints.ts';
import { light } from './palette.ts';
import { colors } from './colours.ts';
import { fontSizes, fontWeights } from './type-scale.ts';

/** The faces of index.html; the system's font has the letters that they lack. */
const fontFamily = "Inter, 'Inter as Arial', 'Inter as Roboto', 'Inter as Noto', system-ui, sans-serif";

const flat = { xs: 'none', sm: 'none', md: 'none', lg: 'none', xl: 'none' };

/** The settings of the theme that CSS variables are made of. */
export const look: MantineThemeOverride = {
  primaryColor: 'primary',
  // Black on paper in the light scheme, near-white in the dark one, where a black button would be invisible.
  colors: { ...colors, primary: virtualColor({ name: 'primary', light: 'ink', dark: 'snow' }) },
  autoContrast: true,
  white: light.paper,
  black: light.ink,
  fontFamily,
  fontSmoothing: true,
  fontSizes,
  fontWeights,
  lineHeights: { xs: '1.4', sm: '1.45', md: '1.5', lg: '1.5', xl: '1.5' },
  spacing: {
    '2xs': '0.25rem',
    xs: '0.5rem',
    sm: '0.75rem',
    md: '1rem',
    lg: '1.5rem',
    xl: '2rem',
    '2xl': '3rem',
  },
  radius: { xs: '0.25rem', sm: '0.375rem', md: '0.625rem', lg: '0.75rem', xl: '62.5rem' },
  headings: {
    fontFamily,
    fontWeight: fontWeights.bold,
    textWrap: 'balance',
    sizes: {
      h1: { fontSize: fontSizes['2xl'], lineHeight: '1.2' },
      h2: { fontSize: fontSizes.lg, lineHeight: '1.4' },
      h3: { fontSize: fontSizes.md, lineHeight: '1.5' },
    },
  },
  defaultRadius: 'md',
  shadows: flat,
  breakpoints: breakpointsEm,
  respectReducedMotion: true,
  cursorType: 'pointer',
};
