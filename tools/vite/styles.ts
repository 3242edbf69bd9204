import mantine from 'postcss-preset-mantine';
import variables from 'postcss-simple-vars';
import type { CSSOptions } from 'vite';
import { breakpointsEm } from '../../src/app/breakpoints.ts';
import { themeCss } from './theme-css.ts';

type PostcssPlugins = Extract<CSSOptions['postcss'], object>['plugins'] & object;

/** `$mantine-breakpoint-md` and its siblings, from the same table as the theme. */
const breakpointVariables = Object.fromEntries(
  Object.entries(breakpointsEm).map(([name, width]) => [`mantine-breakpoint-${name}`, width]),
);

/** `@theme-variables;` in a style sheet. */
const themeVariables: PostcssPlugins[number] = {
  postcssPlugin: 'theme-variables',
  AtRule: {
    'theme-variables': async (rule, { postcss }) => {
      rule.replaceWith(postcss.parse(await themeCss()));
    },
  },
};

const named = { variables: breakpointVariables };

// oxlint-disable-next-line typescript/no-unsafe-call -- its types say `any`
export const postcssPlugins: PostcssPlugins = [themeVariables, mantine(), variables(named)];
