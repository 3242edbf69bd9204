import { type BrowserContext, expect, type Page } from '@playwright/test';
import { setTimeout as sleep } from 'node:timers/promises';
import { test as base } from '#e2e/fixtures.ts';
import { withoutWorkers } from './browser.ts';
import { openSite, type Site } from './site.ts';

export { expect };

/** The browser's own line about a request to a host that is closed. */
const refused = /^console: Failed to load resource: net::ERR_CONNECTION_REFUSED /;

interface Fixtures {
  /** Interval of the checks for a newer release, in ms. */
  releasePollMs: number;
  /** Whether the deployment has the mock backend. */
  mocks: 'on' | 'off';
  /** An origin for this test alone, with `v1` deployed. */
  site: Site;
}

export const test = base.extend<Fixtures>({
  releasePollMs: [1_000, { option: true }],
  mocks: ['on', { option: true }],
  site: async ({ releasePollMs, mocks }, use) => {
    const site = await openSite({ releasePollMs, mocks });
    await use(site);
    await site.close();
  },
  // As without a network: e2e/fixtures.ts.
  mayAppear: async ({ site, mayAppear }, use) =>
    use((message) => mayAppear(message) || (site.wasDown() && refused.test(message))),
  baseURL: async ({ site }, use) => use(site.origin),
});

export const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** The status bar; its attributes show the state of worker, release and installation. */
export const statusBar = (page: Page) => page.getByRole('complementary', { name: 'Application status' });

export const press = (page: Page, name: string) =>
  statusBar(page).getByRole('button', { name, exact: true }).click();

export const says = (page: Page, text: string | RegExp) =>
  expect(statusBar(page).getByRole('status')).toContainText(text);

export const offers = (page: Page) => says(page, 'A new version is ready');

/** Waits until the worker is active and controls this page. */
export async function settled(page: Page): Promise<void> {
  await expect(statusBar(page)).toHaveAttribute('data-worker', 'activated');
  await expect(statusBar(page)).toHaveAttribute('data-flags', /controlled/);
}

export async function visit(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await settled(page);
}

/** Opens another tab of the same browser. */
export async function tabAt(context: BrowserContext, address: string): Promise<Page> {
  const page = await context.newPage();
  await visit(page, address);
  return page;
}

/** Waits until the page is of this build and its scripts run; the bar is in the HTML of every page already. */
export async function shows(page: Page, build: string): Promise<void> {
  const id = page.locator(`meta[name="build-id"][content="${build}"]`);
  await expect(id).toBeAttached();
  await expect(statusBar(page)).toHaveAttribute('data-worker', /^(?!idle$)/);
}

interface Loads {
  readonly now: number;
}

/** Counts the documents that the tab loads from now on, reloads included. */
export function countLoads(page: Page): Loads {
  let now = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) now += 1;
  });
  return {
    get now() {
      return now;
    },
  };
}

/** Navigates without loading a document, as a link of the application does. */
export async function walk(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => {
    const state = { usr: null, key: crypto.randomUUID(), idx: Number(history.state?.idx ?? 0) + 1 };
    history.pushState(state, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state }));
  }, address);
}

const reloadMs = 5_000;

/** Whether any of the tabs loads a document within 5 s; a counterpart, in which one does, waits for it. */
export async function anyLoads(...tabs: readonly Loads[]): Promise<boolean> {
  const loaded = () => tabs.some(({ now }) => now > 0);
  const end = Date.now() + reloadMs;
  // oxlint-disable-next-line tranche/sleep -- looks for a load that must not come; a counterpart has one
  while (!loaded() && Date.now() < end) await sleep(100);
  return loaded();
}

/** In ms. A page that reloads itself does so within this time on a machine without load: the counterpart in update.spec.ts after 2 s. */
const surplusReloadMs = 3_000;

/** The documents that each tab has loaded, counted late enough to see a reload that should not happen. */
export async function loadsInTheEnd(...tabs: readonly Loads[]): Promise<readonly number[]> {
  // oxlint-disable-next-line tranche/sleep -- looks for a load that must not come; a counterpart has one
  await sleep(surplusReloadMs);
  return tabs.map(({ now }) => now);
}

/** The number of matching requests within `ms`. */
export async function requestsWithin(site: Site, what: RegExp, ms: number): Promise<number> {
  const before = site.count(what);
  // oxlint-disable-next-line tranche/sleep -- looks for a load that must not come; a counterpart has one
  await sleep(ms);
  return site.count(what) - before;
}

/** Opens a page in a browser without service workers; counts the documents that it loads from then on. */
export async function visitWithoutWorker(page: Page, address: string) {
  await withoutWorkers(page);
  await page.goto(address);
  await expect(statusBar(page)).toHaveAttribute('data-worker', 'unsupported');
  await expect(heading(page)).toBeVisible();
  return countLoads(page);
}
