import type { Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Build, changedText, folderOf } from './builds.ts';
import { visitOf } from '#tools/visits.ts';
import type { Fault } from './site.ts';
import {
  anyLoads,
  requestsWithin,
  countLoads,
  expect,
  heading,
  offers,
  press,
  says,
  shows,
  statusBar,
  test,
  visit,
  visitWithoutWorker,
  walk,
} from './test.ts';

const latest = /^\/builds\/latest\.json/;
const isOutdated = (page: Page) => expect(statusBar(page)).toHaveAttribute('data-release', 'outdated');

/** A file of a build with a long cache lifetime. */
const cached = (build: Build, file: string, type: string): Fault => {
  const bytes = readFileSync(join(folderOf(build), file));
  return (response) =>
    response.writeHead(200, { 'Content-Type': type, 'Cache-Control': 'public, max-age=86400' }).end(bytes);
};

test.describe('checking for a newer release', () => {
  test('repeats at its interval until one is found, then stops [RELEASE-01]', async ({ page, site }) => {
    await visitWithoutWorker(page, '/other/terms');
    const soFar = site.count(latest);
    await expect.poll(() => site.count(latest)).toBeGreaterThanOrEqual(soFar + 2);
    await expect(statusBar(page)).toHaveAttribute('data-release', /current|checking/);
    site.deploy('v2');
    await isOutdated(page);
    expect(site.requested.some((url) => url === '/builds/meta/v2.json')).toBe(true);
    expect(await requestsWithin(site, latest, 4_000)).toBe(0);
  });

  test('continues after an HTML page, a 404, a 500, no response, and an unreachable host [RELEASE-01]', async ({
    page,
    site,
    tolerate,
  }) => {
    tolerate(/status of 404/);
    tolerate(/status of 500/);
    tolerate(/ERR_/);
    const isIn = (status: string) => expect(statusBar(page)).toHaveAttribute('data-release', status);
    await visitWithoutWorker(page, '/other/terms');
    for (const fault of ['html', 404, 500, 'silence'] as const) {
      site.break(latest, fault, 1);
      await isIn('error');
      await isIn('current');
    }
    await site.down();
    await isIn('error');
    site.deploy('v2');
    await site.up();
    await isOutdated(page);
  });

  test('is not misled by caches of latest.json and of the worker [RELEASE-01]', async ({ page, site }) => {
    site.break(latest, cached('v1', 'builds/latest.json', 'application/json'));
    site.break(/^\/sw\.js/, cached('v1', 'sw.js', 'text/javascript'));
    await visit(page, '/other/terms');
    await expect.poll(() => site.count(latest)).toBeGreaterThanOrEqual(2);
    site.mend();
    site.deploy('v2');
    await offers(page);
  });

  test('reports a release only when its metadata is there [RELEASE-01]', async ({ page, site, tolerate }) => {
    tolerate(/status of 404/);
    await visitWithoutWorker(page, '/other/terms');
    site.break(/^\/builds\/meta\//, 404);
    site.deploy('v2');
    await expect(statusBar(page)).toHaveAttribute('data-release', 'error');
    site.mend();
    await isOutdated(page);
  });
});

test.describe('returning to the page', () => {
  test.use({ releasePollMs: 3_600_000 });

  test('triggers a check, once a minute at most [RELEASE-01]', async ({ page, site, context }) => {
    await page.clock.install();
    await visitWithoutWorker(page, '/other/terms');
    const focus = () => page.evaluate(() => window.dispatchEvent(new Event('focus')));
    const checksOnce = async (returnToPage: () => Promise<unknown>) => {
      const before = site.count(latest);
      await returnToPage();
      await expect.poll(() => site.count(latest)).toBe(before + 1);
    };
    const doesNotCheck = async (returnToPage: () => Promise<unknown>) => {
      const [requests] = await Promise.all([requestsWithin(site, latest, 1_000), returnToPage()]);
      expect(requests).toBe(0);
    };
    await doesNotCheck(focus); // the first check is about half a minute after the start
    await checksOnce(() => page.clock.fastForward(34_000));
    await page.clock.fastForward(30_000);
    await doesNotCheck(focus);
    await page.clock.fastForward(31_000);
    await checksOnce(focus);
    await page.clock.fastForward(61_000);
    await checksOnce(() => context.setOffline(true).then(() => context.setOffline(false)));
    await page.clock.fastForward(61_000);
    await checksOnce(() => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange'))));
  });
});

test.describe('three tabs', () => {
  const openThree = async (page: Page) => {
    await visitWithoutWorker(page, '/other/terms');
    const otherTabs = [await page.context().newPage(), await page.context().newPage()] as const;
    for (const other of otherTabs) {
      await other.goto('/other/terms');
      await expect(statusBar(other)).toHaveAttribute('data-worker', 'unsupported');
    }
    // How often each of them has checked from now on.
    return [page, ...otherTabs].map((tab) => {
      const checks = { tab, count: 0 };
      tab.on('request', (request) => {
        if (latest.test(new URL(request.url()).pathname)) checks.count += 1;
      });
      return checks;
    });
  };
  test('tabs check once for all, and another tab checks when the checking one closes [RELEASE-01]', async ({
    page,
    site,
  }) => {
    const [first, second, third] = await openThree(page);
    if (!first || !second || !third) throw new Error('There are no three tabs');
    await expect.poll(() => first.count).toBeGreaterThanOrEqual(4);
    expect([second.count, third.count]).toEqual([0, 0]);
    await page.close();
    const soFar = site.count(latest);
    await expect.poll(() => site.count(latest)).toBeGreaterThan(soFar + 1);
    site.deploy('v2');
    await isOutdated(second.tab);
    await isOutdated(third.tab);
  });

  test('three tabs without a channel check three times as often (counterpart)', async ({ page, context }) => {
    await context.addInitScript(() => {
      Reflect.deleteProperty(window, 'BroadcastChannel');
    });
    for (const checks of await openThree(page))
      await expect.poll(() => checks.count).toBeGreaterThanOrEqual(4);
  });
});

test.describe('a newer release without a worker', () => {
  test('a found release is loaded with the next navigation, at its full address [RELEASE-01] [RELEASE-02]', async ({
    page,
    site,
  }) => {
    const loads = await visitWithoutWorker(page, '/other/terms');
    await walk(page, '/other/privacy');
    await expect(heading(page)).toHaveText(/privacy/i);
    expect(loads.now).toBe(0);
    site.deploy('v2');
    await isOutdated(page);
    expect(loads.now).toBe(0);
    await walk(page, '/checkout?step=cart#here');
    await shows(page, 'v2');
    await expect(page).toHaveURL(/\/checkout\?step=cart#here$/);
    await expect(heading(page)).toHaveText('Your cart');
    expect(loads.now).toBe(1);
  });

  test('is offered in the bar, and loaded on request with the typed text preserved [RELEASE-01]', async ({
    page,
    site,
  }) => {
    const loads = await visitWithoutWorker(page, '/auth/login');
    await page.getByRole('textbox', { name: 'Phone or e-mail' }).fill('half an addr');
    site.deploy('v2');
    await says(page, 'A new version is ready');
    await press(page, 'Update');
    await shows(page, 'v2');
    await expect(page.getByRole('textbox', { name: 'Phone or e-mail' })).toHaveValue('half an addr');
    expect(loads.now).toBe(1);
  });
});

test('a navigation with a worker stays on the old build [RELEASE-01]', async ({ page, site }) => {
  await visit(page, '/other/terms');
  const loads = countLoads(page);
  site.deploy('v2');
  await isOutdated(page);
  await offers(page);
  for (const id of ['privacy', 'login', 'checkoutCollateral', 'checkout', 'home'] as const) {
    const { path, heading: words } = visitOf(id);
    await walk(page, path);
    await expect(heading(page)).toHaveText(words);
    await expect(page.getByText(changedText)).toHaveCount(0);
  }
  expect(await anyLoads(loads)).toBe(false);
  await shows(page, 'v1');
});

test('a navigation reloads the page in `unguarded` (counterpart)', async ({ page, site }) => {
  site.deploy('unguarded');
  await visit(page, '/other/terms');
  const loads = countLoads(page);
  site.deploy('v2');
  await isOutdated(page);
  await offers(page);
  await walk(page, '/other/privacy');
  await expect.poll(() => loads.now).toBeGreaterThan(0);
  await shows(page, 'unguarded');
});
