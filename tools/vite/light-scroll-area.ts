import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const scrollArea = /\/@mantine\/core\/esm\/components\/ScrollArea\/ScrollArea\.mjs$/;
const mergeRefs = fileURLToPath(new URL('merge-refs.ts', import.meta.url));

/**
 * Mantine's Table contains its ScrollArea, which takes one small hook from Floating UI. All of Floating UI is one
 * module, so a page with a table would load 12 kB that place menus. The hook is Mantine's own here.
 */
export function lightScrollArea(): Plugin {
  return {
    name: 'light-scroll-area',
    apply: 'build',
    enforce: 'pre',
    resolveId: (source, importer) =>
      source === '@floating-ui/react' && scrollArea.test(importer ?? '') ? mergeRefs : null,
  };
}
