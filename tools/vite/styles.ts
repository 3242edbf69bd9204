import { createHash } from 'node:crypto';
import { relative } from 'node:path';
import variables from 'postcss-simple-vars';
import type { CSSOptions } from 'vite';
import { breakpointsEm } from '#src/theme/breakpoints.ts';

type PostcssPlugins = Extract<CSSOptions['postcss'], object>['plugins'] & object;

/** `$mantine-breakpoint-md` and the other breakpoints, from the same table as the theme. */
const breakpointVariables = Object.fromEntries(
  Object.entries(breakpointsEm).map(([name, width]) => [`mantine-breakpoint-${name}`, width]),
);

const named = { variables: breakpointVariables };

const plugins: PostcssPlugins = [variables(named)];

/**
 * Returns the class of a rule in a module: its name and four letters for the file. Vite's own has the line as well, so
 * that it is longer, and a line more changes the scripts that name the rules below.
 */
export function className(rule: string, file: string): string {
  const path = relative(process.cwd(), file);
  return `${rule}_${createHash('sha256').update(path).digest('base64url').slice(0, 4)}`;
}

/** How style sheets are built, for pages and for their prerendering. */
export const cssOptions: CSSOptions = {
  postcss: { plugins },
  modules: { generateScopedName: className },
};
