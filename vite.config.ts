import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { noncePlaceholder } from '#tools/host/policy.ts';
import { compressed } from '#tools/vite/compress.ts';
import { configJson } from '#tools/vite/config-json.ts';
import { hostFiles } from '#tools/vite/host-files.ts';
import { offline } from '#tools/vite/offline.ts';
import { prerender } from '#tools/vite/prerender.ts';
import { nameRelease, releaseFiles } from '#tools/vite/release.ts';
import { postcssPlugins } from '#tools/vite/styles.ts';

const stub = new URL('tools/vite/no-public-suffixes.ts', import.meta.url).pathname;

// Libraries that change less often than our releases: chunks of their own stay in the browser's cache.
const react19 = /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom)\//;
const state =
  /node_modules\/(redux|@reduxjs\/toolkit|react-redux|immer|reselect|redux-thunk|use-sync-external-store)\//;

// Neither modules of the mock backend nor parts of the contract that need a session.
const forAll =
  /^(?!.*\/(mocks|contracts\/(payments|plans|users)|node_modules\/(msw|@msw|@mswjs|@noble|tough-cookie|rettime))\/)/;
const frame =
  /\/src\/(app|platform|errors|pwa|layout\/(?!Administration)|theme\/(breakpoints|colour-scheme)|features\/(demo|checkout\/draft)|ui\/use-page-title)|preload-helper/;

const release = nameRelease(process.env);

export default defineConfig(({ command }) => ({
  plugins: [
    react(),
    configJson(),
    compressed(),
    releaseFiles(release),
    prerender(release, process.env),
    offline(process.env),
    hostFiles(process.env),
  ],
  // The static host replaces this by a new nonce in every response; the development server has no policy.
  ...(command === 'build' ? { html: { cspNonce: noncePlaceholder } } : {}),
  css: { postcss: { plugins: postcssPlugins } },
  resolve: { alias: [{ find: /^tldts$/, replacement: stub }] },
  server: { host: '127.0.0.1' },
  build: {
    target: 'baseline-widely-available',
    modulePreload: { polyfill: false },
    manifest: true,
    chunkImportMap: true, // a change in one page changes the name of one file
    rolldownOptions: {
      optimization: { inlineConst: false }, // else large constants of the mock's libraries are copied into each chunk that uses them
      output: {
        codeSplitting: {
          groups: [
            { name: 'react', test: react19, priority: 2 },
            { name: 'state', test: state, priority: 1 },
            // What most pages share, and the frame around every page, in one chunk each: small chunks compress badly.
            { name: 'shared', test: forAll, minShareCount: 12 },
            { name: 'frame', test: frame, minShareCount: 2 },
          ],
        },
      },
    },
  },
  test: {
    allowOnly: false,
    restoreMocks: true,
    unstubGlobals: true,
    testTimeout: 20_000, // enough for a loaded machine
    hookTimeout: 20_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          environment: 'node',
          include: ['tests/**/*.test.ts'],
          exclude: ['tests/**/*.dom.test.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'dom',
          environment: 'jsdom',
          include: ['tests/**/*.test.tsx', 'tests/**/*.dom.test.ts'],
          setupFiles: ['tests/dom-setup.ts'],
        },
      },
    ],
  },
}));
