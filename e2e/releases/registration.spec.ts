import type { Page } from '@playwright/test';
import {
  countLoads,
  expect,
  heading,
  patiently,
  statusBar,
  test,
  visit,
  visitWithoutWorker,
  walk,
} from './test.ts';
import { type Fault, script } from './site.ts';

test.use({ releasePollMs: 3_600_000 });

interface Refusal {
  readonly name: string;
  readonly fault: Fault;
  /** The browser's own words in its console. */
  readonly complaint?: RegExp;
}

const refusals: readonly Refusal[] = [
  { name: 'is not there', fault: 404, complaint: /bad HTTP response code \(404\)/ },
  { name: 'is the page of a host that knows no 404', fault: 'html', complaint: /unsupported MIME type/ },
  { name: 'is broken off in the middle', fault: script('const files = [') },
  { name: 'throws when it starts', fault: script('throw new Error("no")') },
];

/** Pages without and with data, a code of its own for each, a form, and an address that nobody knows. */
async function isUsable(page: Page): Promise<void> {
  await walk(page, '/auth/login');
  await expect(heading(page)).toHaveText('Sign in');
  await walk(page, '/checkout/collateral');
  await expect(page.getByRole('table')).toBeVisible();
  await walk(page, '/no/such/page');
  await expect(heading(page)).toHaveText('Page Not Found');
  await walk(page, '/');
  await expect(page.getByRole('button', { name: /^Add to cart/ }).first()).toBeVisible();
}

for (const { name, fault, complaint } of refusals) {
  test(`a worker that ${name} is flagged, and nothing else happens [PWA-06]`, async ({
    page,
    site,
    tolerate,
  }) => {
    if (complaint) tolerate(complaint);
    site.break(/^\/sw\.js/, fault);
    const loads = countLoads(page);
    await page.goto('/other/terms');
    await expect(statusBar(page)).toHaveAttribute('data-worker', 'failed', patiently);
    await expect(statusBar(page)).toHaveAttribute('data-flags', 'supported registrationFailed');
    await expect(statusBar(page)).toHaveAttribute('data-status', 'none');
    await isUsable(page);
    expect(site.count(/^\/sw\.js/)).toBe(1);
    expect(loads.now, 'the visit itself, and nothing more').toBe(1);
  });
}

test('a worker that comes has no such flag', async ({ page }) => {
  await visit(page, '/other/terms');
  await expect(statusBar(page)).not.toHaveAttribute('data-flags', /registrationFailed/);
});

test('a first installation that fails leaves all pages usable; the next visit makes up for it [PWA-06]', async ({
  page,
  site,
}) => {
  site.break(/^\/auth\/logout/, 404);
  await page.goto('/other/terms');
  await expect(statusBar(page)).toHaveAttribute('data-worker', 'failed', patiently);
  await isUsable(page);
  await expect(statusBar(page)).toHaveAttribute('data-worker', 'failed');
  site.mend();
  await visit(page, '/other/terms');
});

test('a browser without workers has all pages [PWA-06]', async ({ page, site }) => {
  await visitWithoutWorker(page, '/other/terms');
  await expect(statusBar(page)).toHaveAttribute('data-flags', '');
  await isUsable(page);
  expect(site.count(/^\/sw\.js/)).toBe(0);
});
