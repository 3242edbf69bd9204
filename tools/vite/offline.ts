import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { type ManifestOptions, VitePWA } from 'vite-plugin-pwa';
import { demoFiles, readManifest } from '#tools/build/manifest.ts';
import { missingPage, pageFile, pagePaths } from '#tools/host/rules.ts';

const square = (size: number, purpose: 'any' | 'maskable') => ({
  src: `/icons/${purpose === 'any' ? 'icon' : purpose}-${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

export function webManifest(name: string): Partial<ManifestOptions> {
  return {
    id: '/',
    name,
    short_name: name,
    description: 'Buy now and pay in instalments. The price you see is the price you pay. No hidden fees.',
    lang: 'en-GB',
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    launch_handler: { client_mode: 'navigate-existing' }, // opening it again focuses the open window
    theme_color: '#000000',
    background_color: '#ffffff',
    categories: ['finance', 'shopping'],
    icons: [square(192, 'any'), square(512, 'any'), square(192, 'maskable'), square(512, 'maskable')],
    screenshots: [
      {
        src: '/screenshots/wide.png',
        sizes: '1280x800',
        type: 'image/png',
        form_factor: 'wide',
        label: 'What every plan would cost, side by side',
      },
      {
        src: '/screenshots/narrow.png',
        sizes: '390x844',
        type: 'image/png',
        form_factor: 'narrow',
        label: 'The same on a phone',
      },
    ],
    // By POST: what is shared may hold a PIN, which must not be in an address. The worker takes it.
    share_target: {
      action: '/redeem',
      method: 'POST',
      enctype: 'multipart/form-data',
      params: { text: 'text' },
    },
    shortcuts: [
      { name: 'Instalments', description: 'What is due next', url: '/installments' },
      { name: 'Checkout', description: 'Continue your purchase', url: '/checkout' },
      { name: 'Redeem a scratchcard', description: 'Add its value to your wallet', url: '/redeem' },
    ],
  };
}

/** The worker's list names pages by address, because hosts do not serve them under their file names. */
const addresses: ReadonlyMap<string, string> = new Map([
  ...pagePaths.map((path): [string, string] => [pageFile(path), path]),
  [missingPage, `/${missingPage}`],
]);

/** Replaces a deprecated option of the plugin's build of the worker, and silences its log but for errors. */
const currentOptions: Plugin = {
  name: 'current-options',
  config({ build }) {
    const output = build?.rolldownOptions?.output;
    if (output === undefined || Array.isArray(output)) return null;
    delete output.inlineDynamicImports;
    output.codeSplitting = false;
    return { logLevel: 'error' };
  },
};

/**
 * The web manifest, and the service worker with the list of all files that a build needs without a network.
 * Pages are written before this runs. Registration is the application's own. The list marks what only the mock backend needs.
 */
export function offline({ VITE_PRODUCT_NAME }: NodeJS.ProcessEnv): Plugin[] {
  let dist = '';
  const outDir: Plugin = {
    name: 'folder-of-the-build',
    configResolved: ({ root, build }) => {
      dist = resolve(root, build.outDir);
    },
  };
  const plugins = VitePWA({
    strategies: 'injectManifest',
    srcDir: 'src/pwa/worker',
    filename: 'sw.ts',
    registerType: 'prompt',
    injectRegister: false,
    includeManifestIcons: false, // the globs find them
    manifest: webManifest(VITE_PRODUCT_NAME || 'Tranche'),
    injectManifest: {
      sourcemap: false, // the list of files is put into the worker after its map was made
      buildPlugins: { vite: [currentOptions] },
      globPatterns: ['**/*.{html,js,css,svg,png,json,woff2}'],
      globIgnores: ['200.html', 'builds/latest.json', 'screenshots/**', '.vite/**', 'sw.js'],
      dontCacheBustURLsMatching: /^assets\//,
      maximumFileSizeToCacheInBytes: 1_000_000,
      manifestTransforms: [
        (entries) => {
          const demo = demoFiles(readManifest(dist));
          const manifest = entries.map((entry) => ({
            ...entry,
            url: addresses.get(entry.url) ?? `/${entry.url}`,
            ...(demo.has(entry.url) && { isDemo: true }),
          }));
          return { manifest, warnings: [] };
        },
      ],
    },
  });
  return [outDir, ...plugins];
}
