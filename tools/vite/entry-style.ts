import type { Plugin } from 'vite';

/**
 * Merges the style sheets of the entry and of everything that it imports into one. It is on every page, so no chunk
 * names it as one of its own: a page links it, see `page-html.ts`.
 */
export function entryStyle(): Plugin {
  return {
    name: 'entry-style',
    apply: 'build',
    generateBundle: {
      order: 'pre',
      handler(_, bundle) {
        const visited = new Set<string>();
        const sheets = new Set<string>();
        const visit = (file: string): void => {
          const chunk = bundle[file];
          if (visited.has(file) || chunk?.type !== 'chunk') return;
          visited.add(file);
          chunk.imports.forEach(visit);
          const chunkSheets = chunk.viteMetadata?.importedCss ?? new Set<string>();
          for (const sheet of chunkSheets) sheets.add(sheet);
          chunkSheets.clear();
        };
        for (const { fileName, ...chunk } of Object.values(bundle))
          if (chunk.type === 'chunk' && chunk.isEntry) visit(fileName);
        const texts = [...sheets].map((file) => {
          const asset = bundle[file];
          if (asset?.type !== 'asset') throw new Error(`The build holds no style sheet ${file}`);
          delete bundle[file];
          return typeof asset.source === 'string' ? asset.source : new TextDecoder().decode(asset.source);
        });
        this.emitFile({ type: 'asset', name: 'entry.css', source: texts.join('') });
      },
    },
  };
}
