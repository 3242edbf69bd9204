import type { Rolldown } from 'vite';
import { type RouteId, routeIds, routes } from '#src/platform/routing/page-table.ts';
import { administrationFrame, pageOfModule } from '#tools/build/manifest.ts';
import { createReach, type Graph } from './reach.ts';

/** Libraries of every page, which change less often than our releases. */
const framework =
  /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|cookie|set-cookie-parser|redux|@reduxjs\/toolkit|react-redux|immer|reselect|redux-thunk|use-sync-external-store|zod|@mantine\/(core|hooks)|clsx)\/|\/contracts\/z\.ts/;

const everyPage = routeIds();
/** All but public pages and the cart: what a visitor sees first loads as little as it can. */
const inner = everyPage.filter((id) => routes[id].area !== 'public' && id !== 'checkout');
const administration = inner.filter((id) => routes[id].area === 'administration');
const customer = inner.filter((id) => !administration.includes(id));

/**
 * Chunks by the pages that may load them: a module is in the first that has all pages which reach it. What a module
 * imports is reached by at least the same pages, so it is in the same chunk or in a later one, and no two chunks import
 * each other.
 */
export const pageChunks: readonly (readonly [name: string, pages: readonly RouteId[]])[] = [
  ['administration', administration],
  ['inner', inner],
  ['shared', everyPage],
];

/**
 * The chunk of a module, by who loads it: `mocks` (the mock backend in one file, which compresses best, apart from what
 * only the console of the demo or a written scenario needs), `demo` (what the mock backend and parts of the demo need), `contracts` (what the mock
 * backend and other parts need, so that no part loads the backend) or a chunk of pages. A part is a module that is imported dynamically. Null leaves
 * to the bundler what is loaded by one page or by parts alone.
 */
export function chunkName(reachedFrom: ReadonlySet<string>): string | null {
  const roots = [...reachedFrom];
  if (roots.every(isOfMocks) && roots.some((root) => !isOnDemand(root))) return 'mocks';
  if (reachedFrom.size === 1) return null;
  if (roots.every(isOfDemo) && roots.some(isOfMocks)) return roots.every(isOfMocks) ? null : 'demo';
  if (roots.some(isEntry)) return 'shared';
  const loading = roots.flatMap(pagesOf);
  if (loading.length === 0) {
    if (!roots.some(isOfMocks)) return null;
    return roots.some(isPartOfCustomers) ? 'inner' : 'contracts'; // the latter imports the administration's chunk
  }
  // what a part of customers shares with the administration must not bring the administration
  const reaching = roots.some(isPartOfCustomers) ? [...loading, ...customer] : loading;
  const pageChunk = pageChunks.find(([, pages]) => reaching.every((id) => pages.includes(id)));
  return pageChunk?.[0] ?? null;
}

/** The pages that load a root: a page, or a part that they load without a press. */
function pagesOf(root: string): readonly RouteId[] {
  if (root.endsWith(`/${administrationFrame}`)) return administration;
  if (root.endsWith('/src/customer/inbox/Bell.tsx')) return inner;
  const id = pageOfModule(root);
  return id === null ? [] : [id];
}

const isPartOfCustomers = (root: string) =>
  /\/src\/(customer\/|layout\/AccountMenu\.)/.test(root) && pagesOf(root).length === 0;
const isOfMocks = (root: string) => root.includes('/mocks/');
const isOfDemo = (root: string) => isOfMocks(root) || root.includes('/src/demo/');
const isOnDemand = (root: string) => /\/mocks\/(adapters\/browser\/console|backend\/written)\//.test(root);

const isEntry = (root: string) => root.endsWith('/src/startup/main.tsx');

/**
 * Few chunks: a request costs more than the bytes that a page does not need, and small files compress badly. A page has
 * a chunk of its own that no other chunk imports, so a change in a page changes that chunk and the entry, which names
 * it.
 */
export function chunkGroups(): Rolldown.CodeSplittingGroup[] {
  const reachedFrom = createReach();
  return [
    {
      name: (id: string, graph: Graph) =>
        framework.test(id) && [...reachedFrom(id, graph)].some(isEntry) ? 'framework' : null,
      debugName: 'framework',
      priority: 7,
    },
    // A group takes what its modules import, so the one that is loaded most often comes first.
    ...[...pageChunks.map(([name]) => name).reverse(), 'contracts', 'demo', 'mocks'].map((group, index) => ({
      name: (id: string, graph: Graph) => (chunkName(reachedFrom(id, graph)) === group ? group : null),
      debugName: group,
      priority: 6 - index / 10,
    })),
  ];
}
