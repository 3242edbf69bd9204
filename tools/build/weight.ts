import { compressedBytes, filesOf, modulesOf, type Manifest } from './manifest.ts';

const entry = 'index.html';
const mocks = 'mocks/adapters/browser/start-mocks.ts';

/** In kB (1,000 bytes), compressed with brotli. */
export interface Weight {
  readonly script: number;
  readonly style: number;
}

const weigh = (dist: string, files: Iterable<string>): Weight => ({
  script: compressedBytes(dist, files, '.js') / 1000,
  style: compressedBytes(dist, files, '.css') / 1000,
});

/** The files that a first visit of these paths loads, without the mock backend. */
export function pageFiles(manifest: Manifest, ...paths: readonly string[]): ReadonlySet<string> {
  return filesOf(manifest, entry, ...paths.flatMap(modulesOf));
}

export function weightOfPage(dist: string, manifest: Manifest, path: string): Weight {
  return weigh(dist, pageFiles(manifest, path));
}

/** What the mock backend adds when all of these pages are loaded already. */
export function weightOfMocks(dist: string, manifest: Manifest, paths: readonly string[]): Weight {
  const first = pageFiles(manifest, ...paths);
  return weigh(
    dist,
    [...filesOf(manifest, mocks)].filter((file) => !first.has(file)),
  );
}
