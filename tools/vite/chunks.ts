import type { Rolldown } from 'vite';
import { type RouteId, routeIds, routes } from '#src/platform/routing/page-table.ts';
import { administrationFrame, pageOfModule } from '#tools/build/manifest.ts';
import { createNeeds, createReach, type Graph } from './reach.ts';

/** Libraries of every page, which change less often than our releases. */
const framework =
  /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|cookie|set-cookie-parser|redux|@reduxjs\/toolkit|react-redux|immer|reselect|redux-thunk|use-sync-external-store|zod|@mantine\/(core|hooks)|clsx)\/|\/contracts\/z\.ts/;

const everyPage = routeIds();
const publicPages = everyPage.filter((id) => routes[id].area === 'public');
/** All but public pages and the cart: what a visitor sees first loads as little as it can. */
const inner = everyPage.filter((id) => !publicPages.includes(id) && id !== 'checkout');
/** All of these but those that customers open most: log-in and the list of plans. */
const later = inner.filter((id) => id !== 'plans' && id !== 'login');
const administration = inner.filter((id) => routes[id].area === 'administration');
const customer = inner.filter((id) => !administration.includes(id));
const laterCustomer = later.filter((id) => !administration.includes(id));
/** Without the dashboard, which has no list. */
const lists = administration.filter((id) => id !== 'administration');

/**
 * Chunks by the pages that may load them: a module is in the first that has all pages which reach it. What a module
 * imports is reached by at least the same pages, so it is in the same chunk or in a later one, and no two chunks import
 * each other.
 */
export const pageChunks: readonly (readonly [name: string, pages: readonly RouteId[]])[] = [
  ['lists', lists],
  ['customer-later', laterCustomer],
  ['customer', customer],
  ['public', publicPages],
  ['later', later],
  ['inner', inner],
  ['cart', [...inner, 'checkout']],
  ['shared', everyPage],
];

/** What no page loads at once, but several parts that come with a press: `partsChunk` below. */
const partChunks = ['contracts', 'drawing', 'dialogs', 'calendar', 'hashes'];

/** Which modules need a library that few parts have. */
export interface Needs {
  readonly calendar: (id: string) => boolean;
  /** The largest library of all. */
  readonly charts: (id: string) => boolean;
}

/**
 * The chunk of a module, by who loads it: `mocks` (the mock backend in one file, which compresses best, apart from what
 * only the console of the demo needs), a chunk of pages or one of parts. A part is a module that is imported
 * dynamically. Null leaves a module in the chunk of the only page or part, or of the entry.
 */
export function chunkName(reachedFrom: ReadonlySet<string>, module: string, needs: Needs): string | null {
  const roots = [...reachedFrom];
  if (roots.every(isOfMocks) && roots.some((root) => !isConsole(root))) return 'mocks';
  if (reachedFrom.size === 1) return null;
  if (roots.some(isEntry)) return 'shared';
  const loading = roots.flatMap(pagesOf);
  if (loading.length === 0) return partsChunk(roots, module, needs);
  // what a part of customers shares with lists must not bring the lists, and is not needed before a press
  const reaching = roots.some(isPartOfCustomers) ? [...loading, ...laterCustomer] : loading;
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
const isOfMocks = (root: string) => root.includes('/mocks/adapters/browser/');
const isConsole = (root: string) => root.includes('/mocks/adapters/browser/console/');

const isEntry = (root: string) => root.endsWith('/src/startup/main.tsx');

/** `dialogs` is what several parts share, apart from libraries that few of them need. */
function partsChunk(roots: readonly string[], module: string, needs: Needs) {
  if (module.includes('/@noble/hashes/')) return 'hashes'; // else it is in the mock backend's, which a page must not load for it
  const parts = roots.filter((root) => root.includes('/src/'));
  if (parts.length === 0) return null;
  if (module.includes('/contracts/')) return 'contracts'; // the mock backend reads them, too, and needs no dialog
  if (parts.length === 1) return null;
  if (needs.calendar(module)) return 'calendar';
  return parts.every(needs.charts) ? 'drawing' : 'dialogs';
}

/**
 * Few chunks: a request costs more than the bytes that a page does not need, and small files compress badly. A page has
 * a chunk of its own that no other chunk imports, so a change in a page changes that chunk and the entry, which names
 * it.
 */
export function chunkGroups(): Rolldown.CodeSplittingGroup[] {
  const reachedFrom = createReach();
  const needsCalendar = createNeeds(/node_modules\/(@mantine\/dates|dayjs)\//);
  const needsCharts = createNeeds(/node_modules\/recharts\//);
  const chunkOf = (id: string, graph: Graph) =>
    chunkName(reachedFrom(id, graph), id, {
      calendar: (module) => needsCalendar(module, graph),
      charts: (module) => needsCharts(module, graph),
    });
  return [
    {
      name: (id: string, graph: Graph) =>
        framework.test(id) && [...reachedFrom(id, graph)].some(isEntry) ? 'framework' : null,
      debugName: 'framework',
      priority: 7,
    },
    // A group takes what its modules import, so the one that is loaded most often comes first.
    ...[...pageChunks.map(([name]) => name).reverse(), ...partChunks, 'mocks'].map((group, index) => ({
      name: (id: string, graph: Graph) => (chunkOf(id, graph) === group ? group : null),
      debugName: group,
      priority: 6 - index / 10,
    })),
  ];
}
