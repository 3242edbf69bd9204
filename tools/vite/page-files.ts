import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cascadeOf, entryStyleFile, filesOf, readManifest } from '#tools/build/manifest.ts';
import type { Sheet } from './page-html.ts';

/** Reads the files that the first response of a page has to contain from the build's manifest and its style sheets. */
export function readPageFiles(dist: string) {
  const manifest = readManifest(dist);
  const entry = 'index.html';
  const sheet = (file: string): Sheet => ({ file, text: readFileSync(join(dist, file), 'utf8').trim() });
  return {
    entryStyle: sheet(entryStyleFile(manifest)),
    /** The modules and style sheets of the entry and these pages. */
    of(...pages: readonly string[]) {
      const files = filesOf(manifest, entry, ...pages);
      return {
        files,
        modules: [...files].filter((file) => file.endsWith('.js')),
        sheets: cascadeOf(manifest, entry, ...pages).map(sheet),
      };
    },
    /** The files that a page needs beside the entry's. */
    filesFor(page: string): readonly string[] {
      const before = filesOf(manifest, entry);
      return [...filesOf(manifest, page)].filter((file) => !before.has(file));
    },
  };
}
