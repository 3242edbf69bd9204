import type { Rolldown } from 'vite';
import { type Area, type RouteId, routes } from '#src/platform/page-table.ts';
import { administrationFrame, pageOfModule } from '#tools/build/manifest.ts';
import { type ChunkingContext, createReach } from './reach.ts';

/** Libraries of every page, which change less often than our releases. */
const framework =
  /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|cookie|set-cookie-parser|redux|@reduxjs\/toolkit|react-redux|immer|reselect|redux-thunk|use-sync-external-store|zod|@mantine\/(core|hooks)|clsx)\/|\/contracts\/z\.ts/;

/** What is small and used all over: it is no reason to load the chunk of an area. */
const small =
  /\/src\/((ui|platform|errors|api)\/|actions\/(LazyActionDialog|action)\.)|\/contracts\/(audit\/(actions|event)|machine|simulation|permissions)\.|@mantine\/(hooks|core\/esm\/(core\/|components\/(ActionIcon\/|Badge\/|Stack\/|TextInput\/|Checkbox\/CheckIcon)))/;

/** What of the administration imports `records`: not all of its lists do. */
const ofRecords =
  /\/contracts\/(dashboard|jobs|approvals)\/|\/src\/(features\/payments\/|actions\/(api|bulk\/use-job)\.)/;

/** Pages of customers that show a list as the administration does. */
const listPages: readonly RouteId[] = ['installments'];

/** Pages that have a form or end with one. */
const formPages: readonly RouteId[] = [
  'login',
  'logout',
  'profile',
  'redeem',
  'checkoutCollateral',
  'checkoutConfirmation',
];

const orderPages: readonly RouteId[] = ['checkoutCollateral', 'checkoutConfirmation'];
const purchasePages: readonly RouteId[] = ['checkout', ...orderPages];
const collateralPages: readonly RouteId[] = ['checkoutCollateral', 'administrationCollateral'];
/** Batches and messages are large, and of no other page. */
const growthPages: readonly RouteId[] = [
  'administrationScratchcards',
  'administrationCards',
  'administrationNotifications',
];
/** What they have in common with the administration is small: no reason for one more request of each list. */
const accountPages: readonly RouteId[] = ['login', 'logout', 'profile', 'redeem'];

/** The most often loaded comes first: a group takes what its modules import. */
const groups = [
  'shared',
  'public',
  'forms',
  'records',
  'tables',
  'lists',
  'administration',
  'growth',
  'collateral',
  'account',
  'purchase',
  'cart',
  'payment',
  'redemption',
  'contracts',
  'inbox',
  'drawing',
  'menus',
  'details',
  'dialogs',
] as const;

/**
 * The chunk of a module, by who loads it. `shared`: what the entry, or public and other pages, have in common; `public`:
 * what only public pages do; `tables` and `records` (what is said of orders, plans and payments): what pages
 * of customers have in common with the administration; `lists`, `forms`, `purchase`, `collateral` and `administration`:
 * what only these pages do; `account`: the rest. What no page loads at once, but several parts that come with a press,
 * is in `drawing`, `menus`, `details` and `dialogs`. Null leaves a module in the chunk of the only page or part, or of the entry. A
 * chunk imports only chunks that are loaded at least as often, so no two chunks import each other.
 */
export function chunkName(
  reachedFrom: ReadonlySet<string>,
  module = '/src/',
): (typeof groups)[number] | null {
  if (reachedFrom.size === 1) return null;
  const roots = [...reachedFrom];
  if (roots.some(isEntry)) return 'shared';
  const pages = new Set(roots.map(pageLoading).filter((id) => id !== null));
  if (pages.size === 0) return partsChunk(roots, module);
  const every = (are: (id: RouteId) => boolean) => [...pages].every(are);
  const among = (some: readonly RouteId[]) => every((id) => some.includes(id));
  const isOf = (area: Area) => (id: RouteId) => routes[id].area === area;
  const isLibrary = !/\/(src|contracts)\//.test(module);
  if (every(isOf('public'))) return 'public';
  if ([...pages].some(isOf('public')) || small.test(module)) return 'shared';
  if (among(growthPages)) return 'growth';
  if (every(isOf('administration'))) return ofRecords.test(module) ? 'records' : 'administration';
  if (among(collateralPages)) return 'collateral';
  if (pages.size === 1) return withParts([...pages]);
  if (among(orderPages)) return 'account';
  if (among(purchasePages)) return 'purchase';
  if (among(formPages)) return 'forms';
  if (every((id) => isOf('administration')(id) || listPages.includes(id)))
    return isLibrary || module.includes('/src/lists/') ? 'lists' : 'records';
  if (![...pages].some(isOf('administration'))) return 'account';
  if (accountPages.some((id) => pages.has(id))) return 'shared';
  return isLibrary ? 'tables' : 'records';
}

/** What one page has in common with parts that come with a press: apart, as no chunk imports a page's. */
function withParts([page]: readonly RouteId[]) {
  if (page === 'checkout') return 'cart';
  if (page === 'checkoutConfirmation') return 'payment';
  if (page === 'redeem') return 'redemption';
  return page !== undefined && formPages.includes(page) ? 'forms' : 'account';
}

const isEntry = (root: string) => root.endsWith('/src/app/main.tsx');

/** Of parts that come with a press: the menu in the header of customers must not load dialogs. */
function partsChunk(roots: readonly string[], module: string) {
  const parts = roots.filter((root) => root.includes('/src/'));
  if (parts.length === 0) return null;
  if (module.includes('/contracts/')) return 'contracts'; // the mock backend reads them, too, and needs no dialog
  if (parts.length === 1) return null;
  if (parts.some((part) => part.endsWith('/src/features/inbox/Bell.tsx'))) return 'inbox';
  if (parts.every((part) => chartsModule.test(part))) return 'drawing';
  if (parts.every((part) => detailsModule.test(part))) return 'details';
  return parts.some((part) => part.endsWith('/src/layout/AccountMenu.tsx')) ? 'menus' : 'dialogs';
}

/** What draws charts; its library is the largest of all. */
const chartsModule = /\/(schedule\/BalanceChart\.tsx|mini-admin\/charts\.ts)$/;

const detailsModule = /\/src\/features\/[^/]+\/details\.tsx$/;

/** The page that loads a module. The frame of the administration comes with its pages. */
const pageLoading = (root: string): RouteId | null =>
  root.endsWith(`/${administrationFrame}`) ? 'administration' : pageOfModule(root);

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
    ...groups.map((group, index) => ({
      name: (id: string, context: ChunkingContext) =>
        chunkName(reachedFrom(id, context), id) === group ? group : null,
      debugName: group,
      priority: 6 - index / 10,
    })),
  ];
}
