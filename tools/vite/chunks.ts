import type { Rolldown } from 'vite';

type ChunkingContext = Parameters<
  Extract<Rolldown.CodeSplittingGroup['name'], (...given: never) => unknown>
>[1];

// Libraries that change less often than our releases. Other parts of Mantine (dates, charts, dropzone, spotlight) are
// not named here and come with the pages that use them.
const react =
  /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|cookie|set-cookie-parser)\/|rolldown\/runtime/;
const state =
  /node_modules\/(redux|@reduxjs\/toolkit|react-redux|immer|reselect|redux-thunk|use-sync-external-store|zod|@mantine\/hooks)\/|\/contracts\/z\.ts/;
const mantine =
  /node_modules\/(@mantine\/(core|form)|@floating-ui|clsx|react-remove-scroll(-bar)?|react-style-singleton|use-callback-ref|use-sidecar|tabbable|tslib|get-nonce)\//;

/** From this many pages on a module is in the chunk that every page loads. */
const sharedFrom = 10;

const isPage = (id: string) => /\/src\/.*\/pages\/.*\/page\.tsx$/.test(id);

/** The areas whose pages share more with each other than with the rest. */
const areas = {
  administration: (page: string) => /\/pages\/(mini-admin|users|orders)\//.test(page),
  signing: (page: string) => /\/pages\/(auth\/login|checkout\/confirmation)\//.test(page),
} as const;

type Name = 'shared' | 'some' | keyof typeof areas;

/**
 * The chunk of one of our modules, by who loads it: `shared` for what the entry and pages have in common, or most pages;
 * the area of the pages that have it in common, or `some`; null leaves it in the chunk of the only page, or of the
 * entry. A chunk imports only chunks that are loaded at least as often, so no two chunks import each other.
 */
export function chunkName(reachedFrom: ReadonlySet<string>): Name | null {
  const pages = [...reachedFrom].filter(isPage);
  if (pages.length === 0 || reachedFrom.size === 1) return null;
  const isInEntry = [...reachedFrom].some((root) => root.endsWith('/src/app/main.tsx'));
  if (isInEntry || pages.length >= sharedFrom) return 'shared';
  if (pages.every(areas.administration)) return 'administration';
  return pages.every(areas.signing) ? 'signing' : 'some';
}

/** The modules from which a module is loaded: the entry, pages, and whatever else is imported dynamically. */
function reachedFrom(id: string, graph: ChunkingContext): ReadonlySet<string> {
  const roots = new Set<string>();
  const seen = new Set<string>([id]);
  const open = [id];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const info = graph.getModuleInfo(next);
    if (!info || info.id.endsWith('.html')) continue;
    const isEntry = info.importers.some((importer) => importer.endsWith('.html'));
    if (isEntry || info.dynamicImporters.length > 0 || info.importers.length === 0) roots.add(next);
    for (const importer of info.importers) {
      if (seen.has(importer)) continue;
      seen.add(importer);
      open.push(importer);
    }
  }
  return roots;
}

/**
 * Few chunks: a request costs more than the bytes that a page does not need, and small files compress badly. A page has
 * a chunk of its own that no other chunk imports, so a change in a page changes that chunk and the entry, which names
 * it.
 */
export const chunkGroups: Rolldown.CodeSplittingGroup[] = [
  { name: 'react', test: react, priority: 7 },
  { name: 'state', test: state, priority: 6 },
  { name: 'mantine', test: mantine, priority: 5 },
  // A group takes what its modules import, so the one that is loaded most often comes first.
  ...(['shared', 'some', 'signing', 'administration'] as const).map((name, index) => ({
    name: (id: string, context: ChunkingContext) =>
      chunkName(reachedFrom(id, context)) === name ? name : null,
    debugName: name,
    priority: 4 - index,
  })),
];
