import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

const { resolve } = createRequire(import.meta.url);
const classNames = /^\.[./]*\/(?:\w+\/)*(\w+)\.module\.mjs$/;
const prefix = '\0styled:';

/**
 * Loads the style sheet of each of Mantine's components together with the component, so a page has exactly the sheets
 * that it uses, without a list kept by hand. Mantine publishes a sheet per component beside a module with its class names:
 * whoever imports the class names gets the sheet too. A component imports its parts first, so the sheets come in
 * Mantine's own order. The development server, which bundles Mantine beforehand, links the whole sheet instead.
 */
export function mantineStyles(): Plugin {
  let isBuild = true;
  return {
    name: 'mantine-styles',
    enforce: 'pre',
    config: (_, { command }) => {
      isBuild = command === 'build';
    },
    async resolveId(source, importer) {
      const sheet = sheetOfClassNames(source);
      if (!isBuild || !sheet || !importer?.includes('/@mantine/core/esm/')) return null;
      const found = await this.resolve(source, importer, { skipSelf: true });
      return found && `${prefix}${sheet}:${found.id}`;
    },
    load(id) {
      if (!id.startsWith(prefix)) return null;
      const [sheet = '', file = ''] = id.slice(prefix.length).split(':');
      return `import ${JSON.stringify(sheet)}; export { default } from ${JSON.stringify(file)};`;
    },
    transformIndexHtml: () =>
      isBuild
        ? []
        : [
            {
              tag: 'link',
              attrs: { rel: 'stylesheet', href: '/node_modules/@mantine/core/styles.layer.css' },
              injectTo: 'head', // after the declaration of the layers, whose order the first sheet would set
            },
          ],
  };
}

/** The style sheet beside a module of class names; null for any other module and where Mantine publishes no sheet. */
export function sheetOfClassNames(path: string): string | null {
  const [, name] = classNames.exec(path) ?? [];
  if (!name) return null;
  const sheet = `@mantine/core/styles/${name}.layer.css`;
  try {
    resolve(sheet);
    return sheet;
  } catch {
    return null;
  }
}
