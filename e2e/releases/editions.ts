import { join } from 'node:path';

// Four releases of the application. `v1` is the present source; `v2` and `v3` are the same with three pages edited.
// `unguarded` is the present source with its guards switched off: a test that shows what must not happen has a twin that
// begins with `unguarded`, does the same, and sees it happen.

export const builds = ['v1', 'v2', 'v3', 'unguarded'] as const;
export type Build = (typeof builds)[number];

interface Edit {
  /** The module, from the top level. */
  readonly file: string;
  readonly from: string;
  readonly to: string;
}

const otherWords: readonly Edit[] = [
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

const guardsOff: readonly Edit[] = [
  // No tab is ever in the middle of something.
  { file: 'src/release/busy.ts', from: 'hold() {', to: 'hold() { return () => undefined;' },
  // Any worker that takes control is a reason to load the page anew, the first one too.
  { file: 'src/sw/client.ts', from: 'if (isNews) tellReplaced();', to: 'tellReplaced();' },
  // A newer release is loaded with the next page, whether or not a worker answers it.
  { file: 'src/release/use-release-arrival.ts', from: ' || worker.controlled) return;', to: ') return;' },
  // A page whose file does not come is loaded anew, whether or not the host can be reached …
  { file: 'src/release/chunks.ts', from: "if (!reachable) return 'offline';", to: '' },
  // … and whether or not the file came.
  {
    file: 'src/release/chunk-error.ts',
    from: ' && missing.some((words) => words.test(thrown.message))',
    to: '',
  },
];

export const editsOf: Readonly<Record<Build, readonly Edit[]>> = {
  v1: [],
  v2: otherWords,
  v3: otherWords,
  unguarded: guardsOff,
};

const folder = process.env['E2E_RELEASES'] ?? join(import.meta.dirname, '../../test-results/releases');

export const folderOf = (build: Build) => join(folder, build);
