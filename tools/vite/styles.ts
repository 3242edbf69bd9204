import variables from 'postcss-simple-vars';
import type { CSSOptions } from 'vite';
import { breakpointsEm } from '#src/theme/breakpoints.ts';

type PostcssPlugins = Extract<CSSOptions['postcss'], object>['plugins'] & object;

/** `$mantine-breakpoint-md` and the other breakpoints, from the same table as the theme. */
const breakpointVariables = Object.fromEntries(
  Object.entries(breakpointsEm).map(([name, width]) => [`mantine-breakpoint-${name}`, width]),
);

const named = { variables: breakpointVariables };

// oxlint-disable-next-line typescript/no-unsafe-call -- its types say `any`
export const postcssPlugins: PostcssPlugins = [variables(named)];
