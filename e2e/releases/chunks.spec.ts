import type { Page } from '@playwright/test';
import { changedText } from './builds.ts';
import { dropWrites, withoutWorkers } from './browser.ts';
import { chunkOf, noise } from './missing.ts';
import { countLoads, expect, heading, loadsInTheEnd, offers, shows, test, visit, walk } from './test.ts';
import { administratorOn } from '#e2e/people/administrator.ts';

// Without a worker, unless a test uses one: a worker would answer every request for a file of its build.

test.use({ releasePollMs: 3_600_000 });

test.describe('after a release that removed the old files', () => {
  for (const host of ['a 404', 'its home page'] as const) {
    test(`a page whose chunk is answered with ${host} is reloaded once with its state [RELEASE-02]`, async ({
      page,
      site,
      tolerate,
    }) => {
      tolerate(noise);
      await withoutWorkers(page);
      await administratorOn(page).signsIn();
      await page.goto('/users');
      await page.getByRole('button', { name: /menu$/ }).click();
      await expect(page.getByRole('button', { name: /menu$/ })).toHaveAttribute('aria-expanded', 'false');
      const loads = countLoads(page);
      site.deploy('v2');
      if (host === 'its home page') site.break(chunkOf('v1', '/orders'), 'html');
      await walk(page, '/orders?sort=-createdAt#list');
      await expect(page.getByText(changedText)).toBeVisible();
      await shows(page, 'v2');
      expect(await loadsInTheEnd(loads)).toEqual([1]);
      await expect(page).toHaveURL(/\/orders\?sort=-createdAt#list$/);
      await expect(page.getByRole('button', { name: /menu$/ })).toHaveAttribute('aria-expanded', 'false');

      await page.goBack();
      await expect(heading(page)).toHaveText('Users');
      await shows(page, 'v2');
    });
  }

  test('the drawer is wide again without the saved state (counterpart)', async ({ page, site, tolerate }) => {
    tolerate(noise);
    await withoutWorkers(page);
    await dropWrites(page, 'tranche.reload-state');
    await administratorOn(page).signsIn();
    await page.goto('/users');
    await page.getByRole('button', { name: /menu$/ }).click();
    await expect(page.getByRole('button', { name: /menu$/ })).toHaveAttribute('aria-expanded', 'false');
    site.deploy('v2');
    await walk(page, '/orders');
    await shows(page, 'v2');
    await expect(page.getByRole('button', { name: /menu$/ })).toHaveAttribute('aria-expanded', 'true');
  });

  test('a waiting worker is activated instead of a plain reload [RELEASE-02]', async ({
    page,
    site,
    tolerate,
  }) => {
    tolerate(noise);
    await visit(page, '/other/terms');
    const loads = countLoads(page);
    site.deploy('v2');
    await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
    await offers(page);
    await evictOldFiles(page);
    await walk(page, '/auth/login');
    await expect(page.getByText(changedText)).toBeVisible();
    await shows(page, 'v2');
    expect(await loadsInTheEnd(loads)).toEqual([1]);
  });
});

/** Removes the old release's files from the browser's caches, as a browser does when it needs space. */
async function evictOldFiles(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.clearBrowserCache');
  await page.evaluate(async (evicted) => {
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const { url } of await cache.keys())
        if (new RegExp(evicted).test(new URL(url).pathname)) await cache.delete(url);
    }
  }, chunkOf('v1', '/auth/login').source);
}
