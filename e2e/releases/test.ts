import { type BrowserContext, expect, type Page } from '@playwright/test';
import { setTimeout as sleep } from 'node:timers/promises';
import { test as base } from '#e2e/fixtures.ts';
import { withoutWorkers } from './browser.ts';
import { openSite, type Site } from './site.ts';

export { expect };

interface Fixtures {
  /** How often a page asks for a newer release, in ms. */
  releasePollMs: number;
  /** An origin of this test's own, with `v1` on it. */
  site: Site;
}

export const test = base.extend<Fixtures>({
  releasePollMs: [1_000, { option: true }],
  site: async ({ releasePollMs }, use) => {
    const site = await openSite({ releasePollMs });
    await use(site);
    await site.close();
  },
  baseURL: async ({ site }, use) => use(site.origin),
});

/** Waiting for a worker that installs on a busy machine. */
export const patiently = { timeout: 45_000 };

export const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** The one bar, with what support asks for on it. */
export const statusBar = (page: Page) => page.getByRole('complementary', { name: 'Application status' });

export const press = (page: Page, name: string) =>
  statusBar(page).getByRole('button', { name, exact: true }).click();

export const says = (page: Page, text: string | RegExp) =>
  expect(statusBar(page).getByRole('status')).toContainText(text, patiently);

export const offers = (page: Page) => says(page, 'A new version is ready');

/** The worker keeps everything and answers this page. */
export async function settled(page: Page): Promise<void> {
  await expect(statusBar(page)).toHaveAttribute('data-worker', 'activated', patiently);
  await expect(statusBar(page)).toHaveAttribute('data-flags', /controlled/, patiently);
}

export async function visit(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await settled(page);
}

/** One more tab of the same browser. */
export async function tabAt(context: BrowserContext, address: string): Promise<Page> {
  const page = await context.newPage();
  await visit(page, address);
  return page;
}

/** The page shows this build, and its scripts are at work: the bar alone is in every page as it comes. */
export async function shows(page: Page, build: string): Promise<void> {
  const id = page.locator(`meta[name="build-id"][content="${build}"]`);
  await expect(id).toBeAttached(patiently);
  await expect(statusBar(page)).toHaveAttribute('data-worker', /^(?!idle$)/, patiently);
}

interface Loads {
  readonly now: number;
}

/** Counts the documents that the tab loads from now on, reloads among them. */
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

/** Goes to an address without loading a document, as a link of the application does. */
export async function walk(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => {
    const state = { usr: null, key: crypto.randomUUID(), idx: Number(history.state?.idx ?? 0) + 1 };
    history.pushState(state, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state }));
  }, address);
}

const longEnough = 5_000;

/** Whether any of the tabs loads a document by itself; a test where none may and its twin wait equally long. */
export async function anyLoads(...tabs: readonly Loads[]): Promise<boolean> {
  const loaded = () => tabs.some(({ now }) => now > 0);
  const end = Date.now() + longEnough;
  while (!loaded() && Date.now() < end) await sleep(100);
  return loaded();
}

/** A page that loads itself does so within this: the twin in update.spec.ts takes 2 s of it. */
const aftermath = 3_000;

/** What each tab has loaded in the end: seen once the page is there, one load too many would still be to come. */
export async function loadsInTheEnd(...tabs: readonly Loads[]): Promise<readonly number[]> {
  await sleep(aftermath);
  return tabs.map(({ now }) => now);
}

/** How often something is asked for within `ms`. */
export async function asksWithin(site: Site, what: RegExp, ms: number): Promise<number> {
  const before = site.count(what);
  await sleep(ms);
  return site.count(what) - before;
}

/** A page that no worker answers; counts what it loads from now on. */
export async function visitWithoutWorker(page: Page, address: string) {
  await withoutWorkers(page);
  await page.goto(address);
  await expect(statusBar(page)).toHaveAttribute('data-worker', 'unsupported', patiently);
  await expect(heading(page)).toBeVisible();
  return countLoads(page);
}
