import { routeIds, routes } from '#src/platform/page-table.ts';
import { mocksBudget, pageBudget } from '#tools/build/budgets.ts';
import { readManifest } from '#tools/build/manifest.ts';
import { weightOfMocks, weightOfPage } from '#tools/build/weight.ts';
import { printTable } from './table.ts';

/** Compressed bytes of a first visit of each route. */
export function bytes(dist: string): void {
  const manifest = readManifest(dist);
  const paths = routeIds().map((id) => routes[id].path);
  const line = (name: string, script: number, aim: number, style: number, styleAim: number | null) => [
    name,
    script.toFixed(1),
    `≤ ${aim}`,
    style.toFixed(1),
    styleAim === null ? '' : `≤ ${styleAim}`,
  ];
  const pages = paths.map((path) => {
    const { script, style } = weightOfPage(dist, manifest, path);
    return line(path, script, pageBudget(path).script.aim, style, pageBudget(path).style.aim);
  });
  const mocks = weightOfMocks(dist, manifest, paths);
  printTable(
    'First visit of each route, kB in brotli',
    ['', 'script', 'aim', 'style', 'aim'],
    [
      ...pages,
      line('the mock backend, beside any of them', mocks.script, mocksBudget.aim, mocks.style, null),
    ],
  );
}
