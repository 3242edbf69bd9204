import type { Rolldown } from 'vite';
import { type RouteId, routeIds, routes } from '#src/platform/routing/page-table.ts';
import { administrationFrame, pageOfModule } from '#tools/build/manifest.ts';
import { type ChunkingContext, createReach } from './reach.ts';

/** Libraries of every page, which change less often than our releases. */
const framework =
  /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|cookie|set-cookie-parser|redux|@reduxjs\/toolkit|react-redux|immer|reselect|redux-thunk|use-sync-external-store|zod|@mantine\/(core|hooks)|clsx)\/|\/contracts\/z\.ts/;

const everyPage = routeIds();
const administration = everyPage.filter((id) => routes[id].area === 'administration');
const publicPages = everyPage.filter((id) => routes[id].area === 'public');
const signedIn = everyPage.filter((id) => !publicPages.includes(id) && id !== 'checkout');
const lists = administration.filter((id) => id !== 'administration');
const listsOfMoney = [
  'orders',
  'administrationPayments',
  'administrationInstallments',
  'administrationCollateral',
] as const;
const order = ['checkoutCollateral', 'checkoutConfirmation'] as const;
const ownRecords = [...order, 'installments', 'installmentDetails'] as const;

/**
 * Chunks by the pages that may load them: a module is in the first that has all pages which reach it. What a module
 * imports is reached by at least the same pages, so it is in the same chunk or in a later one, and no two chunks import
 * each other.
 */
export const pageChunks: readonly (readonly [name: string, pages: readonly RouteId[]])[] = [
  ['payment', ['checkoutConfirmation']],
  ['redemption', ['redeem']],
  ['figures', ['administration']],
  ['order', order],
  ['people', ['users', 'administrationUsers']],
  ['purchase', ['checkout', ...order]],
  ['growth', ['administrationBatches', 'administrationScratchcards', 'administrationNotifications']],
  ['work', listsOfMoney],
  ['ownRecords', ownRecords],
  ['public', publicPages],
  ['forms', ['login', 'logout', 'profile', 'redeem', 'checkoutConfirmation']],
  ['records', [...ownRecords, ...listsOfMoney]],
  ['lists', lists],
  ['signedIn', signedIn],
  ['shared', everyPage],
];

/** What no page loads at once, but several parts that come with a press: `partsChunk` below. */
const partChunks = [
  'contracts',
  'controls',
  'charts',
  'drawing',
  'menus',
  'plan',
  'dialogs',
  'calendar',
  'hashes',
];

/**
 * The chunk of a module, by who loads it: `mocks` (the mock backend in one file, which compresses best, apart from what
 * only the console of the demo needs), a chunk of pages or one of parts. A part is a module that is imported
 * dynamically, or a family of them (`families.ts`). Null leaves a module in the chunk of the only page or part, or of
 * the entry.
 */
export function chunkName(reachedFrom: ReadonlySet<string>, module = '/src/'): string | null {
  const roots = [...reachedFrom];
  if (roots.every(isOfMocks) && roots.some((root) => !isConsole(root))) return 'mocks';
  if (reachedFrom.size === 1) return null;
  if (roots.some(isEntry)) return 'shared';
  const reaching = roots.flatMap(pagesOf);
  if (reaching.length === 0) return partsChunk(roots, module);
  const found = pageChunks.find(([, pages]) => reaching.every((id) => pages.includes(id)));
  return found?.[0] ?? null;
}

/** The pages that load a root: a page, or a part that they load without a press. */
function pagesOf(root: string): readonly RouteId[] {
  if (root.endsWith(`/${administrationFrame}`)) return administration;
  if (root.endsWith('/src/customer/inbox/Bell.tsx')) return signedIn;
  const id = pageOfModule(root);
  return id === null ? [] : [id];
}

const isOfMocks = (root: string) => root.includes('/mocks/adapters/browser/');
const isConsole = (root: string) => root.includes('/mocks/adapters/browser/console/');

const isEntry = (root: string) => root.endsWith('/src/startup/main.tsx');

/**
 * `plan`: what follows a plan; `controls`: what a part that follows its page without a press shares with dialogs; the menu
 * in the header of customers must not load dialogs either.
 */
function partsChunk(roots: readonly string[], module: string) {
  if (module.includes('/@noble/hashes/')) return 'hashes'; // else it is in the mock backend's, which a page must not load for it
  const parts = roots.filter((root) => root.includes('/src/'));
  if (parts.length === 0) return null;
  if (module.includes('/contracts/')) return 'contracts'; // the mock backend reads them, too, and needs no dialog
  if (parts.length === 1) return null;
  if (calendarModule.test(module)) return 'calendar';
  if (parts.some(followsItsPage)) return 'controls';
  if (parts.some((part) => dashboardParts.test(part))) return 'charts';
  if (parts.every((part) => chartsModule.test(part))) return 'drawing';
  if (parts.some((part) => part.endsWith('/src/layout/AccountMenu.tsx'))) return 'menus';
  return parts.some((part) => part.endsWith('/details/RecordsAndHistory.tsx')) ? 'plan' : 'dialogs';
}

/** Calendars and their arithmetic: few dialogs have one. */
const calendarModule =
  /node_modules\/(@mantine\/dates|dayjs)\/|\/src\/kits\/forms\/(Date\w*Field|calendar|calendar-props|use-wall-clock)\./;

/** Parts that draw charts; their library is the largest of all. */
const chartsModule = /\/(checkout\/BalancesOfTwo|details\/WhatIfPanel|dashboard\/BarsOfChart)\.tsx$/;

/** Parts that are loaded right after their page, without a press: they must not load dialogs. */
const followsItsPage = (part: string) =>
  /\/src\/(families\/cart-parts|customer\/(checkout\/.*\/PlanStep|collateral\/FileDrop)\.tsx)$/.test(part);

/**
 * Parts that are loaded after the figures of the dashboard: they must not load dialogs either, and no other page needs
 * their charts.
 */
const dashboardParts = /\/src\/families\/chart-cards$/;

/**
 * Few chunks: a request costs more than the bytes that a page does not need, and small files compress badly. A page has
 * a chunk of its own that no other chunk imports, so a change in a page changes that chunk and the entry, which names
 * it.
 */
export function chunkGroups(): Rolldown.CodeSplittingGroup[] {
  const reachedFrom = createReach();
  return [
    {
      name: (id: string, context: ChunkingContext) =>
        framework.test(id) && [...reachedFrom(id, context)].some(isEntry) ? 'framework' : null,
      debugName: 'framework',
      priority: 7,
    },
    // A group takes what its modules import, so the one that is loaded most often comes first.
    ...[...pageChunks.map(([name]) => name).reverse(), ...partChunks, 'mocks'].map((group, index) => ({
      name: (id: string, context: ChunkingContext) =>
        chunkName(reachedFrom(id, context), id) === group ? group : null,
      debugName: group,
      priority: 6 - index / 10,
    })),
  ];
}
