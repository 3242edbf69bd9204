import { routeIds, routes } from '#src/platform/routing/page-table.ts';
import { readManifest } from '#tools/build/manifest.ts';
import { type Weight, weightOfMocks, weightOfPage } from '#tools/build/weight.ts';
import { printTable } from './table.ts';

/** Compressed bytes of a first visit of each route. */
export function bytes(dist: string): void {
  const manifest = readManifest(dist);
  const paths = routeIds().map((id) => routes[id].path);
  const line = (name: string, { script, style }: Weight) => [name, script.toFixed(1), style.toFixed(1)];
  printTable(
    'First visit of each route, kB in brotli',
    ['', 'script', 'style'],
    [
      ...paths.map((path) => line(path, weightOfPage(dist, manifest, path))),
      line('the mock backend, beside any of them', weightOfMocks(dist, manifest, paths)),
    ],
  );
}
