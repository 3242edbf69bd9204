import variables from 'postcss-simple-vars';
import type { CSSOptions } from 'vite';
import { breakpointsEm } from '#src/theme/breakpoints.ts';
import { tokensCss } from './tokens-css.ts';

type PostcssPlugins = Extract<CSSOptions['postcss'], object>['plugins'] & object;

/** `$mantine-breakpoint-md` and the other breakpoints, from the same table as the theme. */
const breakpointVariables = Object.fromEntries(
  Object.entries(breakpointsEm).map(([name, width]) => [`mantine-breakpoint-${name}`, width]),
);

/** Replaces `@tokens;` in a style sheet by the custom properties of `tokens-css.ts`. */
const tokens: PostcssPlugins[number] = {
  postcssPlugin: 'tokens',
  AtRule: {
    tokens: (rule, { postcss }) => {
      rule.replaceWith(postcss.parse(tokensCss, { from: rule.source?.input.file }));
    },
  },
};

const named = { variables: breakpointVariables };

// oxlint-disable-next-line typescript/no-unsafe-call -- its types say `any`
export const postcssPlugins: PostcssPlugins = [tokens, variables(named)];
