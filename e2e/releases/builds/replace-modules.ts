import { readFile } from 'node:fs/promises';
import { join, relative } from 'node:path/posix';
import { normalizePath, type Plugin } from 'vite';

/** Modules of the application and what a build has in their place: paths from the top level, with the same ending. */
export type Replacements = Readonly<Record<string, string>>;

/**
 * Replaces whole modules wherever they are imported. A replacement that imports the module in whose place it is gets the
 * original. It keeps the original's id: the bundler orders modules by it, and nothing else than the replaced modules may
 * differ between two builds. Fails the build when a module of the table is imported nowhere.
 */
export function replaceModules(replacements: Replacements): Plugin {
  const unused = new Set(Object.keys(replacements));
  let root = '';
  const pathOf = (id: string) => relative(root, normalizePath(id));
  return {
    name: 'replace-modules',
    enforce: 'pre',
    configResolved: (config) => {
      root = normalizePath(config.root);
    },
    async resolveId(source, importer, options) {
      if (importer === undefined || replacements[pathOf(importer)] === undefined) return null;
      const resolved = await this.resolve(source, importer, { ...options, skipSelf: true });
      return resolved?.id === importer ? `${importer}?original` : null;
    },
    async load(id) {
      const path = pathOf(id);
      const replacement = replacements[path];
      if (replacement === undefined) return null;
      unused.delete(path);
      return readFile(join(root, replacement), 'utf8');
    },
    buildEnd(error) {
      if (!error && unused.size > 0) this.error(`No module imports ${[...unused].join(', ')}`);
    },
  };
}
