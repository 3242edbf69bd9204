import { expect, type Page } from '@playwright/test';
import { pageModule, readManifest } from '../../tools/build/manifest.ts';
import { test as base } from '../fixtures.ts';
import { type Build, folderOf } from './editions.ts';
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

/** The page shows this build, and is not about to show another. */
export async function shows(page: Page, build: string): Promise<void> {
  const id = page.locator(`meta[name="build-id"][content="${build}"]`);
  await expect(id).toBeAttached(patiently);
  await expect(statusBar(page)).toBeAttached(patiently);
}

/** Counts the documents that the tab loads from now on, reloads among them. */
export function countLoads(page: Page): { readonly now: number } {
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

/** No request of the origin is answered any more, and the browser knows that it is offline. */
export async function unplug(page: Page, site: Site): Promise<void> {
  await page.context().setOffline(true);
  await site.down();
}

/** What the browser does to save memory: the next request starts the worker anew. */
export async function stopWorkers(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('ServiceWorker.enable');
  await session.send('ServiceWorker.stopAllWorkers');
  await session.detach();
}

const manifests = new Map<Build, ReturnType<typeof readManifest>>();

/** The file of a page in a build, as a pattern for its address. */
export function chunkOf(build: Build, path: string, kind: 'js' | 'css' = 'js'): RegExp {
  const manifest = manifests.get(build) ?? readManifest(folderOf(build));
  manifests.set(build, manifest);
  const chunk = manifest[path === 'entry' ? 'index.html' : pageModule(path)];
  const file = kind === 'js' ? chunk?.file : chunk?.css?.[0];
  if (file === undefined) throw new Error(`${build} has no ${kind} for ${path}`);
  return new RegExp(`^/${file.replaceAll('.', '\\.')}$`);
}

/** Watches a page for so long: some things must not happen. */
export const watch = (page: Page, ms: number) =>
  page.evaluate((time) => new Promise((resolve) => void setTimeout(resolve, time)), ms);

/** From now on this tab's context is that of a browser without service workers. */
export const withoutWorkers = (page: Page) =>
  page.context().addInitScript(() => {
    Reflect.deleteProperty(Navigator.prototype, 'serviceWorker');
  });

/** A page that no worker answers; counts what it loads from now on. */
export async function visitWithoutWorker(page: Page, address: string) {
  await withoutWorkers(page);
  await page.goto(address);
  await expect(statusBar(page)).toHaveAttribute('data-worker', 'unsupported', patiently);
  await expect(heading(page)).toBeVisible();
  return countLoads(page);
}
