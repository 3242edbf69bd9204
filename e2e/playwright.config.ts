import { defineConfig } from '@playwright/test';
import { readLaunch } from '#tools/browser/chosen-launch.ts';
import { findBrowser } from '#tools/browser/find.ts';
import { freePort } from '#tools/browser/port.ts';
import { sandboxed, thisMachine } from '#tools/browser/this-machine.ts';

// The runner reads this file, and so does each of its workers. The runner finds a browser and a port for all of them.
if (!process.env['E2E_PORT'] || !process.env['E2E_BROWSER']) {
  const { launch, version, source } = await findBrowser(thisMachine);
  console.log(`Browser: Chromium ${version} (${source}, ${Object.values(launch).join()})`);
  process.env['E2E_BROWSER'] = JSON.stringify(launch);
  process.env['E2E_PORT'] = String(await freePort());
}
const port = process.env['E2E_PORT'];
const browser = readLaunch(process.env['E2E_BROWSER']);
const origin = `http://127.0.0.1:${port}`;

// E2E_DIST names a build that exists already; without it one is made.
const ready = process.env['E2E_DIST'];
const dist = ready ?? 'test-results/dist';
const build = ready ? '' : `vite build --outDir ${dist} --emptyOutDir --logLevel warn && `;
process.env['E2E_DIST_IN_USE'] = dist;

// These test the build, or set viewports of their own, and run once instead of once for each size.
const sizeless = /(budget|durability|early-press|fixtures|other-backend|shell|status-bar)\.spec\.ts$/;

// Each test deploys several builds, one after the other, on an origin of its own.
const releases = /releases\/.*\.spec\.ts$/;
const desktop = { width: 1440, height: 900 };

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results/e2e',
  forbidOnly: true,
  fullyParallel: true,
  workers: 2,
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: 'list', // `npm test` adds the JSON report that it sums
  use: {
    baseURL: origin,
    browserName: 'chromium',
    launchOptions: { ...browser, chromiumSandbox: sandboxed },
    locale: 'en-GB',
    timezoneId: 'Europe/Berlin',
    screenshot: 'only-on-failure', // recording a trace of every test takes more time than many tests: `--trace on` for one
    serviceWorkers: 'block', // installing one costs as much as a page; specs with a worker allow it
  },
  projects: [
    {
      name: 'desktop',
      testIgnore: releases,
      use: { viewport: desktop },
    },
    {
      name: 'phone',
      testIgnore: [sizeless, releases],
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
    { name: 'builds', testMatch: /builds\.setup\.ts$/ },
    {
      name: 'releases',
      dependencies: ['builds'],
      testMatch: releases,
      timeout: 120_000,
      use: { viewport: desktop, serviceWorkers: 'allow' },
    },
  ],
  webServer: {
    command: `${build}node tools/serve.ts --dist ${dist} --port ${port} --mocks on`,
    cwd: '..',
    url: `${origin}/config.json`,
    reuseExistingServer: false,
    timeout: 180_000,
    stdout: 'ignore',
  },
});
