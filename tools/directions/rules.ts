import { dirname, matchesGlob } from 'node:path/posix';
import { backendBreach } from './backend.ts';
import type { Import } from './import.ts';
import { storeyBreach } from './storeys.ts';

interface Layer {
  /** Top-level places whose files it may import, itself always among them. */
  readonly files: readonly string[];
  readonly packages: RegExp;
}

const anything = /./;

const layers: Readonly<Record<string, Layer>> = {
  contracts: { files: [], packages: /^$/ },
  mocks: { files: ['contracts'], packages: /^(msw|@mswjs\/interceptors|@noble\/hashes|idb|node:)/ },
  src: {
    files: ['contracts'],
    packages:
      /^(react|react-dom|react-router-dom|react-redux|redux|@reduxjs\/toolkit|@mantine\/\w+|@tanstack\/react-virtual)(\/|$)/,
  },
  tools: { files: ['contracts', 'mocks', 'src'], packages: anything },
  'vite.config.ts': { files: ['tools'], packages: anything },
  tests: { files: ['contracts', 'mocks', 'src', 'tools', 'e2e', 'vite.config.ts'], packages: anything },
  e2e: { files: ['contracts', 'mocks', 'src', 'tools', 'vite.config.ts'], packages: anything },
};

/** Exceptions: imports between layers that a single file may use, in one form. A target may be a pattern of paths. */
const singleImports: readonly Omit<Import, 'kind' | 'request'>[] = [
  { from: 'contracts/z.ts', target: 'zod/mini', lazy: false },
  { from: 'src/demo/mocks.ts', target: 'mocks/adapters/browser/start-mocks.ts', lazy: true },
  { from: 'src/customer/collateral/upload/file-content.ts', target: '@noble/hashes/sha2.js', lazy: true },
  { from: 'src/customer/collateral/upload/upload-storage.ts', target: 'idb', lazy: false },
  { from: 'src/customer/collateral/upload/picture-place.ts', target: 'exifreader', lazy: true },
  { from: 'src/administration/batches/pin-files/QrCode.tsx', target: 'qr', lazy: false },
  { from: 'src/platform/files/csv-rows.ts', target: 'papaparse', lazy: false },
  { from: 'src/pwa/worker/sw.ts', target: 'workbox-precaching', lazy: false },
  { from: 'src/ui/parts/Icon.tsx', target: '@tabler/icons-react/icons/*', lazy: false },
  { from: 'src/theme/styles.ts', target: 'virtual:theme-variables.css', lazy: false },
  { from: 'src/pwa/worker/sw.ts', target: 'workbox-routing', lazy: false },
];

const topLevel = (path: string) => path.split('/', 1)[0] ?? path;

/**
 * What is wrong with an import, in a sentence; null when it is allowed. `pageFolders` are the folders that hold a
 * `page.tsx`: a file belongs to the nearest one above it.
 */
export function breach(found: Import, pageFolders: ReadonlySet<string>): string | null {
  const { from, request, target, kind, lazy } = found;
  const home = topLevel(from);
  const layer = layers[home];
  if (!layer) return `${home} is not a place for code`;
  if (
    singleImports.some((door) => door.from === from && matchesGlob(target, door.target) && door.lazy === lazy)
  )
    return null;
  if (kind === 'package') return layer.packages.test(target) ? null : `${home} does not import ${target}`;
  const there = topLevel(target);
  // Unit tests, end-to-end tests and benchmarks share one test kit.
  if ((home === 'e2e' || from.startsWith('tools/bench/')) && target.startsWith('tests/kit/')) return null;
  if (there !== home && !layer.files.includes(there)) return `${home} does not import ${there}`;
  if (request.startsWith('../') && there !== target) return `write #${target}, not a path that climbs`;
  if (home === 'mocks') return backendBreach(found);
  return home === 'src' && there === 'src' ? (storeyBreach(found) ?? pageBreach(found, pageFolders)) : null;
}

function pageBreach({ from, target, lazy }: Import, pageFolders: ReadonlySet<string>): string | null {
  const page = pageOf(target, pageFolders);
  if (page === null || page === pageOf(from, pageFolders)) return null;
  if (pageOf(from, pageFolders) !== null) return 'a page does not import another page';
  return from === 'src/app/routes.tsx' && lazy ? null : 'only the route table imports a page, lazily';
}

function pageOf(path: string, pageFolders: ReadonlySet<string>): string | null {
  for (let folder = dirname(path); folder.startsWith('src/'); folder = dirname(folder)) {
    if (pageFolders.has(folder)) return folder;
  }
  return null;
}
