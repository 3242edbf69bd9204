import type { Page } from '@playwright/test';
import { countLoads, expect, heading, statusBar, test, visit, visitWithoutWorker, walk } from './test.ts';
import { type Fault, script } from './site.ts';

test.use({ releasePollMs: 3_600_000 });

interface Failure {
  readonly name: string;
  readonly fault: Fault;
  /** What the browser logs. */
  readonly complaint?: RegExp;
}

const failures: readonly Failure[] = [
  { name: 'is missing', fault: 404, complaint: /bad HTTP response code \(404\)/ },
  { name: 'is answered with a page', fault: 'html', complaint: /unsupported MIME type/ },
  { name: 'is truncated', fault: script('const files = [') },
  { name: 'throws when it starts', fault: script('throw new Error("no")') },
];

/** Opens a form, a page with data of the backend, the not-found page and the home page. */
async function isUsable(page: Page): Promise<void> {
  await walk(page, '/auth/login');
  await expect(heading(page)).toHaveText('Log in');
  await walk(page, '/checkout/collateral');
  await expect(page.getByRole('listitem').filter({ hasText: 'Gold and jewellery' })).toBeVisible();
  await walk(page, '/no/such/page');
  await expect(heading(page)).toHaveText('Page Not Found');
  await walk(page, '/');
  await expect(page.getByRole('button', { name: /^Add to cart/ }).first()).toBeVisible();
}

for (const { name, fault, complaint } of failures) {
  test(`a worker that ${name} is reported, and all pages work [PWA-06]`, async ({ page, site, tolerate }) => {
    if (complaint) tolerate(complaint);
    site.break(/^\/sw\.js/, fault);
    const loads = countLoads(page);
    await page.goto('/other/terms');
    await expect(statusBar(page)).toHaveAttribute('data-worker', 'failed');
    await expect(statusBar(page)).toHaveAttribute('data-flags', 'supported registrationFailed');
    await expect(statusBar(page)).toHaveAttribute('data-status', 'none');
    await isUsable(page);
    expect(site.count(/^\/sw\.js/)).toBe(1);
    expect(loads.now, 'the visit itself, and nothing more').toBe(1);
  });
}

test('a worker that installs is not reported as failed (counterpart)', async ({ page }) => {
  await visit(page, '/other/terms');
  await expect(statusBar(page)).not.toHaveAttribute('data-flags', /registrationFailed/);
});

test('a first installation that fails leaves all pages usable; the next visit installs [PWA-06]', async ({
  page,
  site,
}) => {
  site.break(/^\/auth\/logout/, 404);
  await page.goto('/other/terms');
  await expect(statusBar(page)).toHaveAttribute('data-worker', 'failed');
  await isUsable(page);
  await expect(statusBar(page)).toHaveAttribute('data-worker', 'failed');
  site.mend();
  await visit(page, '/other/terms');
});

test('a browser without service workers has all pages [PWA-06]', async ({ page, site }) => {
  await visitWithoutWorker(page, '/other/terms');
  await expect(statusBar(page)).toHaveAttribute('data-flags', '');
  await isUsable(page);
  expect(site.count(/^\/sw\.js/)).toBe(0);
});
