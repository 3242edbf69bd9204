import { join } from 'node:path';
import type { Replacements } from './builds/replace-modules.ts';

// Four builds of the application, deployed as releases. `v1` is the source as it is; in `v2` and `v3` three pages have
// one more line of text. In `unguarded` the modules that prevent reloads are replaced: a test that shows that something
// does not happen has a counterpart that starts from `unguarded`, does the same, and sees it happen.

export const builds = ['v1', 'v2', 'v3', 'unguarded'] as const;
export type Build = (typeof builds)[number];

/** The line that the three changed pages have and the present ones do not. */
export const changedText = 'This page was changed in this release.';

const changedPages: Replacements = {
  'src/customer/auth/pages/auth/login/page.tsx': 'e2e/releases/builds/changed/login/page.tsx',
  'src/customer/checkout/pages/checkout/collateral/page.tsx':
    'e2e/releases/builds/changed/collateral/page.tsx',
  'src/app/pages/orders/page.tsx': 'e2e/releases/builds/changed/orders/page.tsx',
};

const withoutGuards: Replacements = {
  'src/platform/storage/unsaved-work.ts': 'e2e/releases/builds/unguarded/unsaved-work.ts',
  'src/errors/chunk-error.ts': 'e2e/releases/builds/unguarded/chunk-error.ts',
  'src/pwa/release/chunks.ts': 'e2e/releases/builds/unguarded/chunks.ts',
  'src/pwa/release/use-reload-on-release.ts': 'e2e/releases/builds/unguarded/use-reload-on-release.ts',
  'src/pwa/worker/client.ts': 'e2e/releases/builds/unguarded/client.ts',
};

export const replacementsOf: Readonly<Record<Build, Replacements>> = {
  v1: {},
  v2: changedPages,
  v3: changedPages,
  unguarded: withoutGuards,
};

export const releasesFolder =
  process.env['E2E_RELEASES'] ?? join(import.meta.dirname, '../../test-results/releases');

export const folderOf = (build: Build) => join(releasesFolder, build);
