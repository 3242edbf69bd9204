import type { BrowserContext, Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expectAccessible } from '#e2e/fixtures.ts';
import { changedText, folderOf } from './builds.ts';
import { script, type Site } from './site.ts';
import {
  anyLoads,
  countLoads,
  expect,
  heading,
  loadsInTheEnd,
  offers,
  press,
  shows,
  statusBar,
  tabAt,
  test,
  visit,
} from './test.ts';

const contact = (page: Page) => page.getByRole('textbox', { name: 'Phone or e-mail' });

/** Loads the page from the old worker and delays its scripts until the new one controls it. */
const startAfterTakeOver = (page: Page) =>
  page.addInitScript(() => {
    const { fetch } = window;
    window.fetch = async (...what) => {
      if (what[0] === '/config.json' && sessionStorage.getItem('delayed') === null) {
        sessionStorage.setItem('delayed', 'yes');
        await new Promise((resolve) => {
          navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true });
        });
      }
      return fetch(...what);
    };
  });

/** Dates the press of "Later" back to this many hours ago. */
const wasDismissed = (page: Page, hours: number) =>
  page.evaluate((ago) => {
    const { build }: { build: string } = JSON.parse(localStorage.getItem('tranche.update-dismissed') ?? '{}');
    localStorage.setItem(
      'tranche.update-dismissed',
      JSON.stringify({ build, at: Date.now() - ago * 3_600_000 }),
    );
  }, hours);

/**
 * Presses "Update" in both tabs at the same time, when both are prepared. A click by the test would wait for a button
 * that the other tab's press removes.
 */
async function updateTogether(...tabs: readonly [Page, Page]): Promise<void> {
  for (const tab of tabs) {
    const button = statusBar(tab).getByRole('button', { name: 'Update', exact: true });
    await button.evaluate((prepared: HTMLElement) => {
      new BroadcastChannel('press').addEventListener('message', () => prepared.click());
    });
  }
  await tabs[0].evaluate(() => new BroadcastChannel('press').postMessage(null));
}

/** Two tabs accept the release at the same time; counts the documents that each of them loads. */
async function acceptTogether(context: BrowserContext, page: Page, site: Site) {
  await visit(page, '/other/terms');
  const other = await tabAt(context, '/other/privacy');
  const loads = [page, other].map(countLoads);
  site.deploy('v2');
  await Promise.all([offers(page), offers(other)]);
  await updateTogether(page, other);
  await Promise.all([shows(page, 'v2'), shows(other, 'v2')]);
  return loads;
}

test.describe('a newer release', () => {
  test('is offered in every tab and, accepted in one, loaded once in each with its text [PWA-03] [PWA-05] [RELEASE-01]', async ({
    context,
    page,
    site,
  }) => {
    await visit(page, '/auth/login?next=%2Fcheckout#here');
    await contact(page).fill('half an addr');
    const terms = await tabAt(context, '/other/terms');
    await terms.evaluate(() => scrollTo(0, 500));
    const third = await tabAt(context, '/checkout/collateral?sort=-months');
    const tabs = [page, terms, third];
    const loads = tabs.map(countLoads);

    site.deploy('v2');
    for (const tab of tabs) await offers(tab);
    await expectAccessible(page);
    expect(await anyLoads(...loads)).toBe(false);
    expect(await page.evaluate(async () => (await navigator.serviceWorker.ready).waiting?.state)).toBe(
      'installed',
    );

    const read = await terms.evaluate(() => scrollY);
    expect(read).toBeGreaterThanOrEqual(500);
    const top = async () => (await terms.locator('main p').last().boundingBox())?.y ?? NaN;
    const before = await top();
    await press(third, 'Update');
    for (const tab of tabs) await shows(tab, 'v2');
    await expect(contact(page)).toHaveValue('half an addr');
    expect(new URL(page.url()).search + new URL(page.url()).hash).toBe('?next=%2Fcheckout#here');
    await expect(page.getByText(changedText)).toBeVisible();
    await expect.poll(() => terms.evaluate(() => scrollY)).toBe(read);
    await expect
      .poll(async () => Math.abs((await top()) - before), 'px that a paragraph has moved')
      .toBeLessThanOrEqual(1);
    await expect(third).toHaveURL(/\/checkout\/collateral\?sort=-months$/);
    await expect(third.getByText(changedText)).toBeVisible();
    expect(await loadsInTheEnd(...loads)).toEqual([1, 1, 1]);
  });

  test('a worker that does not wait reloads the tab without asking (counterpart)', async ({ page, site }) => {
    await visit(page, '/other/terms');
    const loads = countLoads(page);
    site.deploy('v2');
    site.break(
      /^\/sw\.js/,
      script(`${readFileSync(join(folderOf('v2'), 'sw.js'), 'utf8')};self.skipWaiting();`),
    );
    await shows(page, 'v2');
    expect(loads.now).toBe(1);
  });

  test('a dismissed release is not offered again for a day, but the next one is [PWA-03]', async ({
    context,
    page,
    site,
  }) => {
    await visit(page, '/other/terms');
    const other = await tabAt(context, '/other/privacy');
    site.deploy('v2');
    await Promise.all([offers(page), offers(other)]);
    await press(page, 'Later');
    await expect(statusBar(page)).toHaveAttribute('data-status', 'none');
    await expect(statusBar(other)).toHaveAttribute('data-status', 'none');
    await other.close();
    for (const [hours, status] of [
      [23, 'none'],
      [25, 'update'], // the same check finds the offer when there is one
    ] as const) {
      await wasDismissed(page, hours);
      await page.reload();
      await shows(page, 'v1');
      await expect(statusBar(page)).toHaveAttribute('data-worker', 'updateAvailable');
      await expect(statusBar(page)).toHaveAttribute('data-status', status);
    }
    await press(page, 'Later');
    await expect(statusBar(page)).toHaveAttribute('data-status', 'none');
    await expect(statusBar(page)).toHaveAttribute('data-release', 'outdated');
    site.deploy('v3');
    // oxlint-disable-next-line tranche/sleep -- the pause of the page between two checks; longer is as good
    await sleep(1_100); // once a release has been found, the page checks only on focus, here once a second at most
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await offers(page);
  });

  test('a superseded release is skipped, and the newest build is loaded by one reload [PWA-05]', async ({
    page,
    site,
  }) => {
    await visit(page, '/other/terms');
    const loads = countLoads(page);
    site.deploy('v2');
    await offers(page);
    site.deploy('v3');
    await press(page, 'Update');
    await shows(page, 'v3');
    expect(loads.now).toBe(1);
  });

  test('that two tabs accept at the same time is loaded once in each [PWA-05]', async ({
    context,
    page,
    site,
  }) => {
    expect(await loadsInTheEnd(...(await acceptTogether(context, page, site)))).toEqual([1, 1]);
  });

  test('a release that reloads itself after 2 s is loaded twice (counterpart)', async ({
    context,
    page,
    site,
  }) => {
    await context.addInitScript(() => {
      addEventListener('DOMContentLoaded', () => {
        const isNew = document.querySelector('meta[name="build-id"][content="v2"]') !== null;
        if (!isNew || sessionStorage.getItem('again') !== null) return;
        sessionStorage.setItem('again', 'yes');
        setTimeout(() => location.reload(), 2_000);
      });
    });
    const loads = await acceptTogether(context, page, site);
    await expect.poll(() => loads.map(({ now }) => now)).toEqual([2, 2]);
  });

  test('that is being activated is also loaded by a tab that is opened meanwhile', async ({
    context,
    page,
    site,
  }) => {
    await visit(page, '/other/terms');
    site.deploy('v2');
    await offers(page);
    const other = await context.newPage();
    await startAfterTakeOver(other);
    await other.goto('/other/privacy');
    await press(page, 'Update');
    await shows(page, 'v2');
    await shows(other, 'v2');
    await expect(heading(other)).toHaveText(/privacy/i);
  });
});
