import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

interface Replacement {
  /** The parts of Mantine that import it. */
  readonly importer: RegExp;
  readonly source: string;
  readonly by: string;
}

const beside = (name: string) => fileURLToPath(new URL(name, import.meta.url));

/**
 * Replaces parts of Mantine that no page uses, and libraries of which Mantine needs only little. Its ScrollArea takes
 * one small hook from Floating UI, 12 kB that place menus; its Table contains that ScrollArea, although each table
 * scrolls natively (a test checks it). Its AppShell takes the names of two classes from `react-remove-scroll`, and
 * contains handles to resize its parts. Its Textarea can grow with its text, which no form uses (a test checks it). Its
 * fields render twice to get a random id, although React's own id suffices. Its provider can write the theme's CSS
 * variables, which a style sheet has (`theme-variables.ts`).
 */
const replacements: readonly Replacement[] = [
  {
    importer: /\/@mantine\/core\/esm\/components\/ScrollArea\/ScrollArea\.mjs$/,
    source: '@floating-ui/react',
    by: beside('merge-refs.ts'),
  },
  {
    importer: /\/@mantine\/core\/esm\/components\/AppShell\/\w+\/\w+\.mjs$/,
    source: 'react-remove-scroll',
    by: beside('scroll-classes.ts'),
  },
  {
    importer: /\/@mantine\/core\/esm\/components\/Table\/TableScrollContainer\.mjs$/,
    source: '../ScrollArea/ScrollArea.mjs',
    by: beside('no-scroll-area.ts'),
  },
  {
    importer: /\/@mantine\/core\/esm\/components\/AppShell\/\w+\/\w+\.mjs$/,
    source: '../AppShellResizeHandle/AppShellResizeHandle.mjs',
    by: beside('no-resize-handle.ts'),
  },
  {
    importer: /\/@mantine\/core\/esm\/components\/Textarea\/Textarea\.mjs$/,
    source: './Autosize.mjs',
    by: beside('no-autosize.ts'),
  },
  {
    importer: /\/@mantine\/hooks\/esm\/index\.mjs$/, // through which all of Mantine imports it
    source: './use-id/use-id.mjs',
    by: beside('use-id.ts'),
  },
  {
    importer: /\/@mantine\/core\/esm\/core\/MantineProvider\/MantineProvider\.mjs$/,
    source: './MantineCssVariables/MantineCssVariables.mjs',
    by: beside('no-css-variables.ts'),
  },
];

export function lightMantine(): Plugin {
  return {
    name: 'light-mantine',
    apply: 'build',
    enforce: 'pre',
    resolveId: (source, importer = '') =>
      replacements.find((each) => each.source === source && each.importer.test(importer))?.by ?? null,
  };
}
