import type { Page } from '@playwright/test';
import { demoFiles, readManifest } from '#tools/build/manifest.ts';
import { goOffline, stopWorkers } from './browser.ts';
import { folderOf } from './builds.ts';
import { expect, heading, test, visit } from './test.ts';

/** The files of the build that only the mock backend needs. */
const demoOf = () => [...demoFiles(readManifest(folderOf('v1')))].map((file) => `/${file}`).toSorted();

/** The files of the mock backend that the browser keeps. */
async function keptOfDemo(page: Page): Promise<readonly string[]> {
  const kept = await page.evaluate(async () => {
    const open = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    const requests = await Promise.all(open.map((cache) => cache.keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(kept).toContain('/other/terms');
  const demo = demoOf();
  return kept.filter((path) => demo.includes(path)).toSorted();
}

test.use({ releasePollMs: 3_600_000 });

test('with the mock backend its files are kept [PWA-07]', async ({ page }) => {
  await visit(page, '/other/terms');
  expect(demoOf()).toContainEqual(expect.stringMatching('/assets/mocks-'));
  expect(await keptOfDemo(page)).toEqual(demoOf());
});

test.describe('a deployment without the mock backend', () => {
  test.use({ mocks: 'off' });

  test('keeps and fetches none of its files, and opens offline [PWA-07]', async ({
    page,
    site,
    tolerate,
  }) => {
    tolerate(/status of 404|ERR_INTERNET_DISCONNECTED/); // there is no API
    await visit(page, '/other/terms');
    await page.reload();
    expect(await keptOfDemo(page)).toEqual([]);
    const demo = demoOf();
    expect(site.requested.filter((url) => demo.includes(url))).toEqual([]);
    await goOffline(page, site);
    await stopWorkers(page);
    await page.goto('/other/privacy');
    await expect(heading(page)).toHaveText(/privacy/i);
  });

  test('keeps them once its host switches the mock backend on [PWA-07]', async ({ page, site, tolerate }) => {
    tolerate(/status of 404/);
    await visit(page, '/other/terms');
    site.switchMocksOn();
    await page.goto('/orders');
    await expect.poll(() => keptOfDemo(page)).toEqual(demoOf());
  });
});
