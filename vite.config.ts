import { availableParallelism } from 'node:os';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { noncePlaceholder } from '#tools/host/policy.ts';
import { buildEnvironment } from '#tools/vite/build-environment.ts';
import { chunkGroups } from '#tools/vite/chunks.ts';
import { compressed } from '#tools/vite/compress.ts';
import { entryStyle } from '#tools/vite/entry-style.ts';
import { configJson } from '#tools/vite/config-json.ts';
import { hostFiles } from '#tools/vite/host-files.ts';
import { offline } from '#tools/vite/offline.ts';
import { prerender } from '#tools/vite/prerender.ts';
import { nameRelease, releaseFiles } from '#tools/vite/release.ts';
import { sourceMaps } from '#tools/vite/source-maps.ts';
import { themeVariables } from '#tools/vite/theme-variables.ts';
import { cssOptions } from '#tools/vite/styles.ts';

const release = nameRelease(process.env);

// Test files share the modules of their worker, except those that replace one: docs/decisions/039-how-the-tests-run.md
const isolated = 'tests/**/*.isolated.test';
const inNode = { name: 'node', environment: 'node', include: ['tests/**/*.test.ts'] };
const inDom = {
  name: 'dom',
  environment: 'jsdom',
  include: ['tests/**/*.test.tsx', 'tests/**/*.dom.test.ts'],
  setupFiles: ['tests/dom-setup.ts'],
};

const ofDeployment = (environment: NodeJS.ProcessEnv) => [offline(environment), hostFiles(environment)];

export default defineConfig(({ command, mode }) => ({
  plugins: [
    react(),
    themeVariables(),
    entryStyle(),
    configJson(),
    compressed(process.env),
    releaseFiles(release),
    prerender(release, process.env),
    sourceMaps(),
    ...ofDeployment(buildEnvironment(mode, import.meta.dirname)),
  ],
  // The static host replaces this by a new nonce in every response; the development server has no policy.
  ...(command === 'build' ? { html: { cspNonce: noncePlaceholder } } : {}),
  css: cssOptions,
  server: { host: '127.0.0.1' },
  build: {
    target: 'baseline-widely-available',
    modulePreload: { polyfill: false },
    manifest: true,
    sourcemap: 'hidden', // no browser asks for them; they tell where in the source a reported stack lies
    rolldownOptions: {
      optimization: { inlineConst: false }, // else large constants of the mock's libraries are copied into each chunk that uses them
      output: {
        codeSplitting: { groups: chunkGroups() },
      },
    },
  },
  test: {
    allowOnly: false,
    expect: { requireAssertions: true, poll: { timeout: 60_000 } }, // docs/decisions/039-how-the-tests-run.md
    restoreMocks: true,
    unstubGlobals: true,
    retry: 0, // in CI, too: docs/decisions/039-how-the-tests-run.md
    // Bounds for what hangs, not for what is slow: a loaded machine takes many times as long.
    testTimeout: 600_000,
    hookTimeout: 1_800_000, // several builds of the application on a busy machine
    maxWorkers: availableParallelism() + 1, // on two cores, as files wait for a sixth of their time: for timers, and for programs that they start
    pool: 'threads',
    // They run in the order of their names: the longest files, which are isolated, must not be the last, on one core.
    projects: [
      { extends: true, test: { ...inNode, name: 'alone in node', include: [`${isolated}.ts`] } },
      { extends: true, test: { ...inDom, name: 'alone in the dom', include: [`${isolated}.tsx`] } },
      { extends: true, test: { ...inNode, isolate: false, exclude: [...inDom.include, `${isolated}.ts`] } },
      { extends: true, test: { ...inDom, isolate: false, exclude: [`${isolated}.tsx`] } },
    ],
  },
}));
