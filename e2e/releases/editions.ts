import { join } from 'node:path';

// Three releases of the application: the present source, and the same with two pages edited, built twice.

export const builds = ['v1', 'v2', 'v3'] as const;
export type Build = (typeof builds)[number];

interface Edit {
  /** The page's module, from the top level. */
  readonly file: string;
  readonly from: string;
  readonly to: string;
}

/** What `v2` and `v3` say in place of `v1`. */
export const edits: readonly Edit[] = [
  {
    file: 'src/pages/auth/login/page.tsx',
    from: 'With a code instead of a password.',
    to: 'With a code of six digits instead of a password.',
  },
  {
    file: 'src/pages/checkout/collateral/page.tsx',
    from: 'Something of value that secures a plan',
    to: 'Something valuable that secures a plan',
  },
  {
    file: 'src/pages/orders/page.tsx',
    from: 'Every order, from the first draft on.',
    to: 'Every order, the first draft and all that follows.',
  },
];

const folder = process.env['E2E_RELEASES'] ?? join(import.meta.dirname, '../../test-results/releases');

export const folderOf = (build: Build) => join(folder, build);
