import type { Rolldown } from 'vite';
import type { Area } from '#src/platform/page-row.ts';
import { type RouteId, routes } from '#src/platform/page-table.ts';
import { administrationFrame, pageOfModule } from '#tools/build/manifest.ts';
import { type ChunkingContext, createReach } from './reach.ts';

/** Libraries of every page, which change less often than our releases. */
const framework =
  /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|cookie|set-cookie-parser|redux|@reduxjs\/toolkit|react-redux|immer|reselect|redux-thunk|use-sync-external-store|zod|@mantine\/(core|hooks)|clsx)\/|\/contracts\/z\.ts|\/tools\/vite\/lazy-schema\.ts/;

/** Small modules that many pages use: a page that needs one should not have to load the chunk of a whole area. */
const small =
  /\/src\/((ui|platform|errors|api)\/|actions\/(LazyActionDialog|LazyMoneyInput|action|fields)\.)|\/contracts\/(audit\/(actions|event)|machine|simulation|permissions|lacking-permission)\.|@mantine\/(hooks|core\/esm\/(core\/|components\/(ActionIcon\/|Badge\/|Stack\/|Textarea\/|TextInput\/|Checkbox\/CheckIcon)))/;

/**
 * Small modules of single lists or of the dashboard. They must not load what other lists say about orders, plans and
 * payments.
 */
const ofSingleLists =
  /\/contracts\/((jobs|approvals|audit|administrators)\/|(notifications\/(notification|states)|plans\/states)\.)|\/src\/(actions\/|features\/(\w+\/views|(jobs|audit|approvals)\/api|(jobs|audit|approvals|administrators|payments|users)\/labels|administrators\/permission-names)\.)/;

/** Modules that the bell needs on every page of a customer. */
const ofBell =
  /\/src\/features\/(inbox\/(api|use-inbox-changes)|profile\/preferences-api)\.|\/contracts\/(inbox\/|notifications\/category\.)/;

/** The number of lists from which a shared module counts as needed by nearly all of them. */
const most = 8;

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
const userPages: readonly RouteId[] = ['users', 'administrationUsers'];
/** Batches and messages are large, and no other page uses their modules. */
const growthPages: readonly RouteId[] = [
  'administrationBatches',
  'administrationScratchcards',
  'administrationNotifications',
];
/** Their modules that the administration shares are small and not worth a further request of each list. */
const accountPages: readonly RouteId[] = ['login', 'logout', 'profile', 'redeem'];

/** The most often loaded comes first: a group takes what its modules import. */
const groups = [
  'shared',
  'public',
  'signedIn',
  'forms',
  'administration',
  'records',
  'work',
  'people',
  'figures',
  'growth',
  'collateral',
  'account',
  'purchase',
  'payment',
  'redemption',
  'contracts',
  'controls',
  'charts',
  'drawing',
  'menus',
  'plan',
  'dialogs',
  'calendar',
  'mocks',
] as const;

/**
 * The chunk of a module, by who loads it. `shared`: what the entry, or public and other pages, have in common; `public`:
 * what only public pages do; `signedIn`: what all others do, so that no guest loads it before a purchase. What most lists
 * of the administration have in common is in `signedIn`, too, where a page of customers needs it, and else in
 * `administration`; what some of them have, in `records` (what is said of orders, plans and
 * payments to customers and administrators) and `work`. `forms`, `purchase`, `collateral`, `people`, `figures` (the
 * dashboard) and `growth`: what only these pages do; `account`: the rest. What no page loads at once, but several parts
 * that come with a press, is in `charts`, `drawing`, `menus`, `plan` (what follows a plan), `dialogs` and `calendar`;
 * `controls` has what a part that follows its page without a press shares with them. `mocks`: the mock backend in one
 * file, which compresses best, apart from what only the console of the demo needs. A part is a module that is imported
 * dynamically, or a family of them (`families.ts`). Null leaves a module in the chunk of the only page or part, or of
 * the entry. What a module imports is loaded by at least the same pages, so a chunk imports only chunks that are loaded
 * at least as often, and no two chunks import each other.
 */
export function chunkName(
  reachedFrom: ReadonlySet<string>,
  module = '/src/',
): (typeof groups)[number] | null {
  const name = nameByPages(reachedFrom, module);
  return name === 'shared' && ![...reachedFrom].some(isForGuests) ? 'signedIn' : name;
}

function nameByPages(reachedFrom: ReadonlySet<string>, module: string): (typeof groups)[number] | null {
  const roots = [...reachedFrom];
  if (roots.every(isOfMocks) && roots.some((root) => !isConsole(root))) return 'mocks';
  if (reachedFrom.size === 1) return null;
  if (roots.some(isEntry) || roots.some(isFrame) || ofBell.test(module)) return 'shared';
  const pages = new Set(roots.map(pageOfModule).filter((id) => id !== null));
  if (pages.size === 0) return partsChunk(roots, module);
  const every = (are: (id: RouteId) => boolean) => [...pages].every(are);
  const among = (some: readonly RouteId[]) => every((id) => some.includes(id));
  const isOf = (area: Area) => (id: RouteId) => routes[id].area === area;
  if (every(isOf('public'))) return 'public';
  if ([...pages].some(isOf('public'))) return 'shared';
  const ofLists = every((id) => isOf('administration')(id) && id !== 'administration');
  if (small.test(module)) return ofLists ? 'administration' : 'shared';
  if (among(growthPages)) return 'growth';
  if (among(userPages)) return 'people';
  const lists = [...pages].filter((id) => isOf('administration')(id) && id !== 'administration').length;
  if (lists >= most && pages.has('administration')) return 'shared'; // the dashboard shows no list
  if (among(['administration'])) return 'figures';
  if (every(isOf('administration')) && (lists >= most || ofSingleLists.test(module)))
    return pages.has('administration') ? 'shared' : 'administration';
  if (every(isOf('administration'))) return 'work';
  if (among(['checkoutCollateral'])) return 'collateral';
  if (pages.size === 1) return withParts([...pages]);
  if (among(orderPages)) return 'account';
  if (among(purchasePages)) return 'purchase';
  if (among(formPages)) return 'forms';
  if (lists === 0 && !pages.has('administration')) return 'account';
  if (accountPages.some((id) => pages.has(id))) return 'shared';
  if (lists < most) return ofSingleLists.test(module) ? 'shared' : 'records';
  return 'shared';
}

/**
 * Modules that one page shares with parts that are loaded on a press: in a chunk of their own, because no chunk imports
 * that of a page.
 */
function withParts([page]: readonly RouteId[]) {
  if (page === 'checkout') return 'purchase';
  if (page === 'checkoutConfirmation') return 'payment';
  if (page === 'redeem') return 'redemption';
  return page !== undefined && formPages.includes(page) ? 'forms' : 'account';
}

const isOfMocks = (root: string) => root.includes('/mocks/adapters/browser/');
const isConsole = (root: string) => root.includes('/mocks/adapters/browser/console/');

const isEntry = (root: string) => root.endsWith('/src/app/main.tsx');

/** Modules of parts that are loaded on a press: the menu in the header of customers must not load dialogs. */
function partsChunk(roots: readonly string[], module: string) {
  const parts = roots.filter((root) => root.includes('/src/'));
  if (parts.length === 0) return null;
  if (module.includes('/contracts/')) return 'contracts'; // the mock backend reads them, too, and needs no dialog
  if (parts.length === 1) return null;
  if (calendarModule.test(module)) return 'calendar';
  if (parts.some(followsItsPage)) return 'controls';
  if (parts.some((part) => dashboardParts.test(part))) return 'charts';
  if (parts.every((part) => chartsModule.test(part))) return 'drawing';
  if (parts.some((part) => part.endsWith('/src/families/frame-menus'))) return 'menus';
  return parts.some((part) => part.endsWith('/src/families/plan-parts')) ? 'plan' : 'dialogs';
}

/** Calendars and their arithmetic: few dialogs have one. */
const calendarModule =
  /node_modules\/(@mantine\/dates|dayjs)\/|\/src\/forms\/(Date\w*Field|calendar|calendar-props|use-wall-clock)\./;

/** Modules that draw charts; their library is the largest of all. */
const chartsModule = /\/(schedule\/BalanceChart|dashboard\/BarsOfChart)\.tsx$/;

/** Parts that are loaded right after their page, without a press: they must not load dialogs. */
const followsItsPage = (part: string) =>
  /\/src\/(families\/(cart|offer)-parts|features\/collateral\/FileDrop\.tsx)$/.test(part);

/**
 * Parts that are loaded after the figures of the dashboard: they must not load dialogs either, and no other page needs
 * their charts.
 */
const dashboardParts = /\/src\/families\/chart-cards$/;

/** Modules that a guest loads at once: the entry, public pages and the checkout. */
function isForGuests(root: string): boolean {
  const id = pageOfModule(root);
  return isEntry(root) || id === 'checkout' || (id !== null && routes[id].area === 'public');
}

const isFrame = (root: string) => root.endsWith(`/${administrationFrame}`);

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
