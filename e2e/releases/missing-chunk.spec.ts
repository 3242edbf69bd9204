import type { Page } from '@playwright/test';
import { dropWrites, withoutWorkers } from './browser.ts';
import { chunkOf, isMissing, lastLoadsWere, noise, walkToMissing } from './missing.ts';
import { countLoads, expect, heading, test, walk } from './test.ts';

// Without a worker: it would answer every request for a file of its build.

test.use({ releasePollMs: 3_600_000 });

// Reloads are counted in 10 s and in a minute, which a loaded machine needs for less.
test.beforeEach(({ page }) => page.clock.setFixedTime(Date.now()));

/** Opens another page in between, so that the heading of the last page is not mistaken for the new one. */
async function walkFromTerms(page: Page, path: string): Promise<void> {
  await walk(page, '/other/terms');
  await expect(heading(page)).toHaveText(/terms/i);
  await walk(page, path);
}

test.describe('a file that is missing for good', () => {
  test('causes one reload per path and three a minute, then the error page [RELEASE-03]', async ({
    page,
    site,
    tolerate,
  }) => {
    for (const path of ['/auth/login', '/checkout/collateral']) site.break(chunkOf('v1', path), 404);
    const loads = await walkToMissing({ page, site, tolerate }, '/other/privacy');
    await isMissing(page);
    expect(loads.now).toBe(1);

    await walkFromTerms(page, '/auth/login'); // another path has its own count
    await isMissing(page);
    expect(loads.now).toBe(2);

    for (const path of ['/other/privacy', '/auth/login', '/other/privacy']) {
      await lastLoadsWere(page, 5_000);
      await walkFromTerms(page, path);
      await isMissing(page);
    }
    expect(loads.now).toBe(2);
    await lastLoadsWere(page, 10_000);
    await walkFromTerms(page, '/other/privacy');
    await isMissing(page);
    expect(loads.now).toBe(3);

    await walkFromTerms(page, '/checkout/collateral'); // another path, but this minute already had three loads
    await isMissing(page);
    expect(loads.now).toBe(3);
    await lastLoadsWere(page, 60_000);
    await walkFromTerms(page, '/checkout/collateral');
    await isMissing(page);
    expect(loads.now).toBe(4);
    await expect(page.getByText('Build v1')).toBeVisible();

    site.mend();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(heading(page)).toHaveText('Collateral');
  });

  test('the page reloads again and again without the record of reloads (counterpart)', async ({
    page,
    site,
    tolerate,
  }) => {
    await dropWrites(page, 'tranche.reloads');
    const loads = await walkToMissing({ page, site, tolerate }, '/other/privacy');
    await expect.poll(() => loads.now).toBeGreaterThanOrEqual(5);
    site.mend();
    await expect(heading(page)).toHaveText(/privacy/i);
  });

  test('at the first address causes one reload, then the error page [RELEASE-03]', async ({
    page,
    site,
    tolerate,
  }) => {
    tolerate(noise);
    await withoutWorkers(page);
    site.break(chunkOf('v1', '/auth/login'), 404);
    const loads = countLoads(page);
    await page.goto('/auth/login', { waitUntil: 'commit' });
    await isMissing(page);
    expect(loads.now).toBe(2);
  });

  test('causes a reload even if only the hash of the address differs [RELEASE-02]', async ({
    page,
    site,
    tolerate,
  }) => {
    const loads = await walkToMissing({ page, site, tolerate }, '/other/privacy');
    await isMissing(page);
    expect(loads.now).toBe(1);
    await lastLoadsWere(page, 10_000);
    await walk(page, '/other/privacy#data');
    await expect.poll(() => loads.now).toBe(2);
    await isMissing(page);
    await expect(page).toHaveURL(/\/other\/privacy#data$/);
    expect(loads.now).toBe(2);
  });

  // Counterpart: the first test of this file, whose tab can record its reloads and has one.
  test('causes no reload when reloads cannot be recorded [RELEASE-03]', async ({ page, site, tolerate }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'sessionStorage', {
        get: () => {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
    });
    const loads = await walkToMissing({ page, site, tolerate }, '/other/privacy');
    await isMissing(page);
    expect(loads.now).toBe(0);
  });

  test('a missing style sheet causes one reload, and the loaded page has its style [RELEASE-03]', async ({
    page,
    site,
    tolerate,
  }) => {
    const file = chunkOf('v1', '/auth/login', 'css');
    const loads = await walkToMissing({ page, site, tolerate }, '/auth/login', { file });
    await expect.poll(() => loads.now).toBe(1);
    await expect(heading(page)).toHaveText('Log in');
    const before = site.count(file);
    await page.reload();
    await expect(heading(page)).toHaveText('Log in');
    expect(site.count(file)).toBe(before);
    expect(loads.now).toBe(2);
  });

  test('a missing style sheet of every page leads to a message with a button', async ({
    page,
    site,
    tolerate,
  }) => {
    tolerate(noise);
    site.break(/^\/assets\/entry-[\w-]+\.css$/, 404);
    await page.goto('/checkout');
    await expect(page.getByRole('alert')).toContainText('Its styles could not be loaded.');
    site.mend();
    await page.getByRole('button', { name: 'Load again' }).click();
    await expect(heading(page)).toHaveText('Your cart');
  });

  for (const [what, fault] of [
    ['a 404', 404],
    ['a page', 'html'],
  ] as const) {
    test(`an entry answered with ${what} leads to a message with a link`, async ({
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
