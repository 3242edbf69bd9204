import mantine from 'postcss-preset-mantine';
import variables from 'postcss-simple-vars';
import { breakpointsEm } from '../../src/app/breakpoints.ts';

/** `$mantine-breakpoint-md` and its siblings, from the same table as the theme. */
const breakpointVariables = Object.fromEntries(
  Object.entries(breakpointsEm).map(([name, width]) => [`mantine-breakpoint-${name}`, width]),
);

export const postcssPlugins = [mantine(), variables({ variables: breakpointVariables })];
