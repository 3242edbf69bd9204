import variables from 'postcss-simple-vars';
import type { CSSOptions } from 'vite';
import { breakpointsEm } from '#src/theme/breakpoints.ts';

type PostcssPlugins = Extract<CSSOptions['postcss'], object>['plugins'] & object;

/** `$mantine-breakpoint-md` and the other breakpoints, from the same table as the theme. */
const breakpointVariables = Object.fromEntries(
  Object.entries(breakpointsEm).map(([name, width]) => [`mantine-breakpoint-${name}`, width]),
);

const named = { variables: breakpointVariables };

/** Mantine's palettes that neither the theme nor a component of ours names: 18 kB of every page's style. */
export const unusedPalettes = [
  'cyan',
  'grape',
  'green',
  'indigo',
  'lime',
  'orange',
  'pink',
  'violet',
  'yellow',
];

const ofUnusedPalette = new RegExp(`^--mantine-color-(${unusedPalettes.join('|')})-`);

const withoutUnusedPalettes = {
  postcssPlugin: 'without-unused-palettes',
  Declaration(declaration: { readonly prop: string; remove(): unknown }) {
    if (ofUnusedPalette.test(declaration.prop)) declaration.remove();
  },
};

// oxlint-disable-next-line typescript/no-unsafe-call -- its types say `any`
export const postcssPlugins: PostcssPlugins = [variables(named), withoutUnusedPalettes];
