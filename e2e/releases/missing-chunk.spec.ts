import type { Page } from '@playwright/test';
import { forget, withoutWorkers } from './browser.ts';
import { chunkOf, isGone, lastLoadsWere, noise, walkToMissing } from './missing.ts';
import { countLoads, expect, heading, patiently, test, walk } from './test.ts';

// No worker here: it would have every file of its build.

test.use({ releasePollMs: 3_600_000 });

/** By way of a page that is there: what is seen then is not what was seen before. */
async function walkFromTerms(page: Page, path: string): Promise<void> {
  await walk(page, '/other/terms');
  await expect(heading(page)).toHaveText(/terms/i);
  await walk(page, path);
}

test.describe('a file that is gone for good', () => {
  test('costs one load per path in ten seconds and three a minute, and the error page says so; no circle over several paths [RELEASE-03]', async ({
    page,
    site,
    tolerate,
  }) => {
    for (const path of ['/auth/login', '/checkout/collateral']) site.break(chunkOf('v1', path), 404);
    const loads = await walkToMissing({ page, site, tolerate }, '/other/privacy');
    await isGone(page);
    expect(loads.now).toBe(1);

    await walkFromTerms(page, '/auth/login'); // a path of its own
    await isGone(page);
    expect(loads.now).toBe(2);

    for (const path of ['/other/privacy', '/auth/login', '/other/privacy']) {
      await lastLoadsWere(page, 5_000);
      await walkFromTerms(page, path);
      await isGone(page);
    }
    expect(loads.now).toBe(2);
    await lastLoadsWere(page, 10_000);
    await walkFromTerms(page, '/other/privacy');
    await isGone(page);
    expect(loads.now).toBe(3);

    await walkFromTerms(page, '/checkout/collateral'); // another path, but there were three loads in this minute
    await isGone(page);
    expect(loads.now).toBe(3);
    await lastLoadsWere(page, 60_000);
    await walkFromTerms(page, '/checkout/collateral');
    await isGone(page);
    expect(loads.now).toBe(4);
    await expect(page.getByText('Build v1')).toBeVisible();

    site.mend();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(heading(page)).toHaveText('Collateral');
  });

  test('where the guard forgets, the page loads again and again: the count of loads shows it', async ({
    page,
    site,
    tolerate,
  }) => {
    await forget(page, 'tranche.reloads');
    const loads = await walkToMissing({ page, site, tolerate }, '/other/privacy');
    await expect.poll(() => loads.now, patiently).toBeGreaterThanOrEqual(5);
    site.mend();
    await expect(heading(page)).toHaveText(/privacy/i);
  });

  test('at the first address costs one load, then the error page [RELEASE-03]', async ({
    page,
    site,
    tolerate,
  }) => {
    tolerate(noise);
    await withoutWorkers(page);
    site.break(chunkOf('v1', '/auth/login'), 404);
    const loads = countLoads(page);
    await page.goto('/auth/login', { waitUntil: 'commit' });
    await isGone(page);
    expect(loads.now).toBe(2);
  });

  test('costs a load of the document, too, where only the hash of the address is another one [RELEASE-02]', async ({
    page,
    site,
    tolerate,
  }) => {
    const loads = await walkToMissing({ page, site, tolerate }, '/other/privacy');
    await isGone(page);
    expect(loads.now).toBe(1);
    await lastLoadsWere(page, 10_000);
    await walk(page, '/other/privacy#data');
    await expect.poll(() => loads.now, patiently).toBe(2);
    await isGone(page);
    await expect(page).toHaveURL(/\/other\/privacy#data$/);
    expect(loads.now).toBe(2);
  });

  // The first test of this file walks there as well, remembers it, and has its one load.
  test('costs no load where the tab may not remember it [RELEASE-03]', async ({ page, site, tolerate }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'sessionStorage', {
        get: () => {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
    });
    const loads = await walkToMissing({ page, site, tolerate }, '/other/privacy');
    await isGone(page);
    expect(loads.now).toBe(0);
  });

  test('is a style sheet: the same one load and the error page [RELEASE-03]', async ({
    page,
    site,
    tolerate,
  }) => {
    const file = chunkOf('v1', '/auth/login', 'css');
    const loads = await walkToMissing({ page, site, tolerate }, '/auth/login', { file });
    await isGone(page);
    expect(loads.now).toBe(1);
  });

  for (const [what, fault] of [
    ['a 404', 404],
    ['a page', 'html'],
  ] as const) {
    test(`is the first one of all, and ${what} comes for it: words and a way on, no blank page`, async ({
      page,
      site,
      tolerate,
    }) => {
      tolerate(noise);
      site.break(chunkOf('v1', 'entry'), fault);
      await page.goto('/checkout');
      await expect(page.getByText('The application could not be loaded.')).toBeVisible();
      site.mend();
      await page.getByRole('link', { name: 'Load the page again' }).click();
      await expect(heading(page)).toHaveText('Your cart');
    });
  }
});
