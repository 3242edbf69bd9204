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

/** Pages of customers that show a list as the administration does. */
const listPages: readonly RouteId[] = ['checkoutCollateral', 'installments'];

/** Pages of one short form. */
const formPages: readonly RouteId[] = ['login', 'logout', 'profile'];

/** The most often loaded comes first: a group takes what its modules import. */
const groups = ['shared', 'forms', 'account', 'lists', 'signing', 'administration'] as const;

/**
 * The chunk of a module, by who loads it: `shared` for what the entry or public pages have in common with others, `forms`
 * for what pages of one short form do; of the other pages `lists` for what only those that show lists have in common, a
 * chunk for `signing` and one for the `administration`, and `account` for the rest. So neither the first page nor a
 * purchase loads menus and drawers. Null leaves a module in the chunk of the only page, or of the entry. A chunk
 * imports only chunks that are loaded at least as often, so no two chunks import each other.
 */
export function chunkName(reachedFrom: ReadonlySet<string>): (typeof groups)[number] | null {
  if (reachedFrom.size === 1) return null;
  if ([...reachedFrom].some((root) => root.endsWith('/src/app/main.tsx'))) return 'shared';
  const pages = [...reachedFrom].map(pageLoading).filter((id) => id !== null);
  if (pages.length === 0) return null;
  const areOf = (...areas: readonly Area[]) => pages.every((id) => areas.includes(routes[id].area));
  if (areOf('administration')) return 'administration';
  if (areOf('signing')) return 'signing';
  if (pages.some((id) => routes[id].area === 'public')) return 'shared';
  if (pages.some((id) => formPages.includes(id))) return 'forms';
  return pages.every((id) => routes[id].area === 'administration' || listPages.includes(id))
    ? 'lists'
    : 'account';
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
        framework.test(id) || (mantine.test(id) && chunkName(reachedFrom(id, context)) === 'shared')
          ? 'framework'
          : null,
      debugName: 'framework',
      priority: 7,
    },
    // A group takes what its modules import, so the one that is loaded most often comes first.
    ...groups.map((group, index) => ({
      name: (id: string, context: ChunkingContext) =>
        chunkName(reachedFrom(id, context)) === group ? group : null,
      debugName: group,
      priority: 4 - index / 10,
    })),
  ];
}
