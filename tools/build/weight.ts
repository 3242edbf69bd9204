import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { entryStyleFile, filesOf, modulesOf, scriptBytes, type Manifest } from './manifest.ts';

const entry = 'index.html';
const mocks = 'mocks/adapters/browser/start-mocks.ts';

/** In kB (1,000 bytes), compressed with brotli. */
export interface Weight {
  readonly script: number;
  readonly style: number;
}

/** All sheets as one text. */
const styleOf = (dist: string, files: Iterable<string>): string =>
  [...files]
    .filter((file) => file.endsWith('.css'))
    .map((file) => readFileSync(join(dist, file), 'utf8'))
    .join('');

const weigh = (dist: string, files: Iterable<string>): Weight => ({
  script: scriptBytes(dist, files) / 1000,
  style: brotliCompressSync(styleOf(dist, files)).length / 1000,
});

/** The files that a first visit of these paths loads, without the mock backend. */
export function pageFiles(manifest: Manifest, ...paths: readonly string[]): ReadonlySet<string> {
  return filesOf(manifest, entry, ...paths.flatMap(modulesOf));
}

export function weightOfPage(dist: string, manifest: Manifest, path: string): Weight {
  return weigh(dist, [entryStyleFile(manifest), ...pageFiles(manifest, path)]);
}

/** What the mock backend adds when all of these pages are loaded already. */
export function weightOfMocks(dist: string, manifest: Manifest, paths: readonly string[]): Weight {
  const first = pageFiles(manifest, ...paths);
  return weigh(
    dist,
    [...filesOf(manifest, mocks)].filter((file) => !first.has(file)),
  );
}
