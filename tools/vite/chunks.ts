import type { Rolldown } from 'vite';
import { type Area, type RouteId, routes } from '#src/platform/page-table.ts';
import { administrationFrame, pageOfModule } from '#tools/build/manifest.ts';
import { type ChunkingContext, createReach } from './reach.ts';

// Libraries that change less often than our releases. Other parts of Mantine (dates, charts, dropzone, spotlight) are
// not named here and come with the pages that use them.
const framework =
  /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|cookie|set-cookie-parser|redux|@reduxjs\/toolkit|react-redux|immer|reselect|redux-thunk|use-sync-external-store|zod|@mantine\/hooks)\/|rolldown\/runtime|\/contracts\/z\.ts/;
const mantine =
  /node_modules\/(@mantine\/(core|form)|@floating-ui|clsx|react-remove-scroll(-bar)?|react-style-singleton|use-callback-ref|use-sidecar|tabbable|tslib|get-nonce)\//;

/** What is small and used all over: it is no reason to load the chunk of an area. */
const small =
  /\/src\/(ui|platform|errors|api)\/|@mantine\/core\/esm\/(core\/|components\/(ActionIcon\/|Badge\/|Checkbox\/CheckIcon))/;

/** Pages of customers that show a list as the administration does. */
const listPages: readonly RouteId[] = ['installments'];

/** Pages of one short form. */
const formPages: readonly RouteId[] = ['login', 'logout'];

const purchasePages: readonly RouteId[] = ['checkout', 'checkoutConfirmation'];

/** The most often loaded comes first: a group takes what its modules import. */
const groups = [
  'shared',
  'forms',
  'account',
  'purchase',
  'lists',
  'signing',
  'payment',
  'administration',
  'contracts',
  'inbox',
  'menus',
  'dialogs',
] as const;

/**
 * The chunk of a module, by who loads it: `shared` for what the entry or public pages have in common with others, `forms`
 * for what pages of one short form do; of the other pages `lists` for what only those that show lists have in common, a
 * chunk for `signing`, one for the `administration` and one for a `purchase`, whose end has `payment`, and `account` for
 * the rest. What no page loads at once, but several parts that come with a press, is in `menus` and `dialogs`. Null
 * leaves a module in the chunk of the only page or part, or of the entry. A chunk imports only chunks that are loaded at
 * least as often, so no two chunks import each other.
 */
export function chunkName(reachedFrom: ReadonlySet<string>, module = ''): (typeof groups)[number] | null {
  if (reachedFrom.size === 1) return null;
  const roots = [...reachedFrom];
  if (roots.some((root) => root.endsWith('/src/app/main.tsx'))) return 'shared';
  const pages = roots.map(pageLoading).filter((id) => id !== null);
  if (pages.length === 0) return partsChunk(roots, module);
  const areOf = (...areas: readonly Area[]) => pages.every((id) => areas.includes(routes[id].area));
  if (areOf('administration')) return 'administration';
  if (pages.every((id) => id === 'checkoutConfirmation')) return 'payment';
  if (areOf('signing')) return 'signing';
  if (pages.some((id) => routes[id].area === 'public') || small.test(module)) return 'shared';
  if (pages.some((id) => formPages.includes(id))) return 'forms';
  if (pages.every((id) => purchasePages.includes(id))) return 'purchase';
  return pages.every((id) => routes[id].area === 'administration' || listPages.includes(id))
    ? 'lists'
    : 'account';
}

/** Of parts that come with a press: the menu in the header of customers must not load dialogs. */
function partsChunk(roots: readonly string[], module: string) {
  const parts = roots.filter((root) => root.includes('/src/'));
  if (parts.length === 0) return null;
  if (module.includes('/contracts/')) return 'contracts'; // the mock backend reads them, too, and needs no dialog
  if (parts.length === 1) return null;
  if (parts.some((part) => part.endsWith('/src/features/inbox/Bell.tsx'))) return 'inbox';
  return parts.some((part) => part.endsWith('/src/layout/AccountMenu.tsx')) ? 'menus' : 'dialogs';
}

/** The page that loads a module. The frame of the administration and the details in its lists come with its pages. */
const pageLoading = (root: string): RouteId | null =>
  root.endsWith(`/${administrationFrame}`) || /\/src\/features\/[^/]+\/details\.tsx$/.test(root)
    ? 'administration'
    : pageOfModule(root);

/**
 * Few chunks: a request costs more than the bytes that a page does not need, and small files compress badly. A page has
 * a chunk of its own that no other chunk imports, so a change in a page changes that chunk and the entry, which names
 * it.
 */
export function chunkGroups(): Rolldown.CodeSplittingGroup[] {
  const reachedFrom = createReach();
  return [
    {
      // With the parts of Mantine that every page loads; the others come with the pages that use them.
      name: (id: string, context: ChunkingContext) =>
        framework.test(id) || (mantine.test(id) && chunkName(reachedFrom(id, context), id) === 'shared')
          ? 'framework'
          : null,
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
