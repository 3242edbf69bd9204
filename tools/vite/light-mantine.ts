import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

interface Replacement {
  /** The parts of Mantine that import it. */
  readonly importer: RegExp;
  readonly source: string;
  readonly by: string;
}

const beside = (name: string) => fileURLToPath(new URL(name, import.meta.url));

const unused = beside('unused-mantine.ts');
const shell = /\/@mantine\/core\/esm\/components\/AppShell\/(\w+\/)?\w+\.mjs$/;

/**
 * Replaces parts of Mantine that no page uses (tests check it): the scroll area of its Table, although each table scrolls
 * natively, what its AppShell takes from `react-remove-scroll` and its handles to resize its parts, a Textarea that grows
 * with its text, and the CSS variables that its provider can write, which a style sheet has (`theme-variables.ts`). Its
 * fields render twice to get a random id, although React's own id suffices.
 *
 * The AppShell writes the sizes of its parts into a style element in the body. Chromium lays the whole page out again
 * for each sheet with a layer that is linked in the head while the body has a style element: a dozen of them come with
 * the first dialog. The sizes are in the sheet of the frame instead.
 */
const replacements: readonly Replacement[] = [
  { importer: shell, source: 'react-remove-scroll', by: unused },
  { importer: shell, source: '../AppShellResizeHandle/AppShellResizeHandle.mjs', by: unused },
  { importer: shell, source: './AppShellMediaStyles/AppShellMediaStyles.mjs', by: unused },
  {
    importer: /\/@mantine\/core\/esm\/components\/Table\/TableScrollContainer\.mjs$/,
    source: '../ScrollArea/ScrollArea.mjs',
    by: unused,
  },
  {
    importer: /\/@mantine\/core\/esm\/components\/Textarea\/Textarea\.mjs$/,
    source: './Autosize.mjs',
    by: unused,
  },
  {
    importer: /\/@mantine\/core\/esm\/core\/MantineProvider\/MantineProvider\.mjs$/,
    source: './MantineCssVariables/MantineCssVariables.mjs',
    by: unused,
  },
  {
    importer: /\/@mantine\/hooks\/esm\/index\.mjs$/, // through which all of Mantine imports it
    source: './use-id/use-id.mjs',
    by: beside('use-id.ts'),
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
