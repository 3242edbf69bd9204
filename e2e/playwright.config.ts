import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import { address } from '#e2e/address.ts';
import { readLaunch } from '#tools/browser/chosen-launch.ts';
import { findBrowser } from '#tools/browser/find.ts';
import { freePort } from '#tools/browser/port.ts';
import { sandboxed, thisMachine } from '#tools/browser/this-machine.ts';

// The runner reads this file, and so does each of its workers. The runner finds a browser and a port for all of them.
if (!process.env['E2E_BROWSER']) {
  const { launch, version, source } = await findBrowser(thisMachine);
  console.log(`Browser: Chromium ${version} (${source}, ${Object.values(launch).join()})`);
  process.env['E2E_BROWSER'] = JSON.stringify(launch);
  process.env['E2E_PORT'] ??= String(await freePort());
}
const port = process.env['E2E_PORT'] ?? '';
const browser = readLaunch(process.env['E2E_BROWSER']);
const origin = `http://127.0.0.1:${port}`;

// E2E_DIST names a build that exists already; without it one is made, which is also the first release.
const ready = process.env['E2E_DIST'];
const dist = ready ?? 'test-results/releases/v1';
const build = ready ? '' : `vite build --outDir ${dist} --emptyOutDir --logLevel warn && `;
process.env['E2E_DIST_IN_USE'] = dist;

// A fallback of the typeface, which not every Linux has: DejaVu alone makes each text a tenth wider.
process.env['FONTCONFIG_FILE'] ??= fileURLToPath(new URL('../tools/browser/fonts.conf', import.meta.url));

// No test looks at the requests of a service worker itself. Reporting the 260 of each installation to Playwright took a
// tenth of the time of the tests of releases.
process.env['PLAYWRIGHT_DISABLE_SERVICE_WORKER_NETWORK'] = '1';

/** `npm test` makes the builds of the releases before; a backend at an address is asked by one build. */
const areBuilt = address !== null || Boolean(process.env['E2E_RELEASES']);
/** What a page is told of its backend. No notification from another tab's mock comes at an address, so changes are read often. */
const settings: Readonly<Record<string, string>> =
  address === null
    ? { APP_MOCKS: 'on' }
    : { APP_MOCKS: 'off', APP_API_BASE_URL: address.baseUrl, APP_POLL_INTERVAL_MS: '1000' };
const desktop = { width: 1440, height: 900 };

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results/e2e',
  forbidOnly: true,
  fullyParallel: true,
  workers: address === null ? 5 : 1, // one backend, whose scenario each test begins again
  retries: 0, // in CI, too: docs/decisions/039-how-the-tests-run.md
  // Bounds for what hangs, not for what is slow: a loaded machine takes many times as long.
  timeout: 900_000,
  expect: { timeout: 180_000 },
  reporter: 'list', // `npm test` adds the report that it sums, and one for other programs
  use: {
    baseURL: origin,
    browserName: 'chromium',
    launchOptions: { ...browser, chromiumSandbox: sandboxed },
    locale: 'en-GB',
    timezoneId: 'Europe/Berlin',
    reducedMotion: 'reduce', // animations take half the time of a page without a graphics card; routes and frame turn them on
    screenshot: 'only-on-failure', // recording a trace of every test takes more time than many tests: `--trace on` for one
    serviceWorkers: 'block', // installing one costs as much as a page; specs with a worker allow it
  },
  // One folder each: `desktop` for what no size changes, `phone` for flows that most people have there, `both-sizes`.
  projects: [
    ...(areBuilt ? [] : [{ name: 'builds', testMatch: 'releases/builds.setup.ts' }]),
    {
      name: 'desktop',
      testMatch: '{desktop,both-sizes}/*.spec.ts',
      workers: 3, // on two cores, as a test waits for a part of its time
      use: { viewport: desktop },
    },
    {
      name: 'phone',
      testMatch: '{phone,both-sizes}/*.spec.ts',
      workers: 1, // beside those of the desktop
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
    {
      // Each test deploys several builds, one after the other, on an origin of its own.
      name: 'releases',
      // Playwright starts a project with dependencies when all projects without them have ended.
      dependencies: areBuilt ? [] : ['builds'],
      testMatch: 'releases/*.spec.ts', // as many as there are workers: these wait for half of their time
      use: { viewport: desktop, serviceWorkers: 'allow' },
    },
  ],
  webServer: {
    command: `${build}node tools/serve.ts --dist ${dist} --port ${port}`,
    cwd: '..',
    env: { ...settings, ...(ready ? {} : { APP_BUILD_ID: 'v1' }) },
    url: `${origin}/config.json`,
    reuseExistingServer: false,
    timeout: 900_000,
    stdout: 'ignore',
  },
});
