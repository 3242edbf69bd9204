import type { CSSVariablesResolver } from '@mantine/core';
import { drawerWidth, railWidth, topBarHeight } from '#src/platform/settings/constants.ts';
import { dark, light, type Scheme } from './palette.ts';

const rem = (px: number) => `${px / 16}rem`;

/**
 * The palette under the variable names that Mantine's components read, and the surfaces that Mantine does not have.
 */
export const colourVariables = (scheme: Scheme) => ({
  '--mantine-primary-color-contrast': scheme.onInk,
  '--mantine-color-primary-light': scheme.wash,
  '--mantine-color-primary-light-hover': scheme.track,
  '--mantine-color-primary-light-color': scheme.ink,
  '--mantine-color-body': scheme.paper,
  '--mantine-color-text': scheme.ink,
  '--mantine-color-bright': scheme.ink,
  '--mantine-color-dimmed': scheme.mute,
  '--mantine-color-placeholder': scheme.mute,
  '--mantine-color-anchor': scheme.ink,
  '--mantine-color-error': scheme.red,
  '--mantine-color-error-outline': scheme.red,
  '--mantine-color-success': scheme.green,
  '--mantine-color-default': scheme.paper,
  '--mantine-color-default-hover': scheme.wash,
  '--mantine-color-default-color': scheme.ink,
  '--mantine-color-default-border': scheme.edge,
  '--mantine-color-disabled': scheme.track,
  '--mantine-color-disabled-color': scheme.mute,
  '--mantine-color-disabled-border': scheme.line,
  '--mantine-color-line': scheme.line,
  '--mantine-color-edge': scheme.edge,
  '--mantine-color-wash': scheme.wash,
  '--mantine-color-track': scheme.track,
  '--mantine-color-accent-filled': scheme.accent,
  '--mantine-color-accent-light': scheme.accentWash,
  ...status('secondary', scheme.grey, scheme.track),
  ...status('error', scheme.red, scheme.redWash),
  ...status('info', scheme.blue, scheme.blueWash),
  ...status('success', scheme.green, scheme.greenWash),
  ...status('warning', scheme.amber, scheme.amberWash),
  '--mantine-color-warning-filled': scheme.amberFill,
  ...Object.fromEntries(
    Object.entries(scheme.grounds).map(([name, colour]) => [`--mantine-color-ground-${name}`, colour]),
  ),
});

const status = (name: string, text: string, wash: string) => ({
  [`--mantine-color-${name}-text`]: text,
  [`--mantine-color-${name}-light-color`]: text,
  [`--mantine-color-${name}-light`]: wash,
});

export const cssVariablesResolver: CSSVariablesResolver = () => ({
  variables: {
    '--drawer-width': rem(drawerWidth),
    '--rail-width': rem(railWidth),
    '--top-bar-height': rem(topBarHeight),
  },
  // The shades that Mantine uses for borders: stronger ones for controls, hairlines for everything else.
  light: {
    ...colourVariables(light),
    '--mantine-color-gray-3': light.line,
    '--mantine-color-gray-4': light.edge,
  },
  dark: {
    ...colourVariables(dark),
    '--mantine-color-dark-4': dark.line,
    '--mantine-color-dark-6': dark.paper,
  },
});
