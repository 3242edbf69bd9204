import type { Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Build, changedText, folderOf } from './builds.ts';
import type { Fault } from './site.ts';
import {
  anyLoads,
  asksWithin,
  countLoads,
  expect,
  heading,
  offers,
  patiently,
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
const isOutdated = (page: Page) =>
  expect(statusBar(page)).toHaveAttribute('data-release', 'outdated', patiently);

/** A file of a build that a cache may keep for as long as it likes. */
const cached = (build: Build, file: string, type: string): Fault => {
  const bytes = readFileSync(join(folderOf(build), file));
  return (response) =>
    response.writeHead(200, { 'Content-Type': type, 'Cache-Control': 'public, max-age=86400' }).end(bytes);
};

test.describe('looking for a newer release', () => {
  test('goes on at its interval until it finds one, and ends there: counted in four seconds before and after [RELEASE-01]', async ({
    page,
    site,
  }) => {
    await visitWithoutWorker(page, '/other/terms');
    expect(await asksWithin(site, latest, 4_000)).toBeGreaterThanOrEqual(2);
    await expect(statusBar(page)).toHaveAttribute('data-release', /current|checking/);
    site.deploy('v2');
    await isOutdated(page);
    expect(site.asked.some((url) => url === '/builds/meta/v2.json')).toBe(true);
    expect(await asksWithin(site, latest, 4_000)).toBe(0);
  });

  test('outlives a page in its place, a 404, an error, no answer, and a host that is gone for a while [RELEASE-01]', async ({
    page,
    site,
    tolerate,
  }) => {
    tolerate(/status of 404/);
    tolerate(/status of 500/);
    tolerate(/ERR_/);
    const isIn = (status: string) =>
      expect(statusBar(page)).toHaveAttribute('data-release', status, patiently);
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

  test('sees past caches that keep what says which release is the newest, and its worker [RELEASE-01]', async ({
    page,
    site,
  }) => {
    site.break(latest, cached('v1', 'builds/latest.json', 'application/json'));
    site.break(/^\/sw\.js/, cached('v1', 'sw.js', 'text/javascript'));
    await visit(page, '/other/terms');
    await expect.poll(() => site.count(latest), patiently).toBeGreaterThanOrEqual(2);
    site.mend();
    site.deploy('v2');
    await offers(page);
  });

  test('counts a release only when all of it is there [RELEASE-01]', async ({ page, site, tolerate }) => {
    tolerate(/status of 404/);
    await visitWithoutWorker(page, '/other/terms');
    site.break(/^\/builds\/meta\//, 404);
    site.deploy('v2');
    await expect(statusBar(page)).toHaveAttribute('data-release', 'error', patiently);
    site.mend();
    await isOutdated(page);
  });
});

test.describe('coming back to the page', () => {
  test.use({ releasePollMs: 3_600_000 });

  test('is a reason to look, once a minute at most [RELEASE-01]', async ({ page, site, context }) => {
    await page.clock.install();
    await visitWithoutWorker(page, '/other/terms');
    const focus = () => page.evaluate(() => window.dispatchEvent(new Event('focus')));
    const asksAfter = async (comeBack: () => Promise<unknown>) => {
      const [asks] = await Promise.all([asksWithin(site, latest, 1_000), comeBack()]);
      return asks;
    };
    expect(await asksAfter(focus)).toBe(0); // the first look comes half a minute after the start, give or take
    expect(await asksAfter(() => page.clock.fastForward(34_000))).toBe(1);
    await page.clock.fastForward(30_000);
    expect(await asksAfter(focus)).toBe(0);
    await page.clock.fastForward(31_000);
    expect(await asksAfter(focus)).toBe(1);
    await page.clock.fastForward(61_000);
    const backOnline = () => context.setOffline(true).then(() => context.setOffline(false));
    expect(await asksAfter(backOnline)).toBe(1);
    await page.clock.fastForward(61_000);
    expect(
      await asksAfter(() => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))),
    ).toBe(1);
  });
});

test.describe('three tabs', () => {
  const openThree = async (page: Page) => {
    await visitWithoutWorker(page, '/other/terms');
    const others = [await page.context().newPage(), await page.context().newPage()] as const;
    for (const other of others) {
      await other.goto('/other/terms');
      await expect(statusBar(other)).toHaveAttribute('data-worker', 'unsupported', patiently);
    }
    return others;
  };
  test('ask as one; when that one closes another asks, and what it finds all know [RELEASE-01]', async ({
    page,
    site,
  }) => {
    const [second, third] = await openThree(page);
    expect(await asksWithin(site, latest, 4_000)).toBeLessThanOrEqual(6);
    await page.close();
    const soFar = site.count(latest);
    await expect.poll(() => site.count(latest), patiently).toBeGreaterThan(soFar + 1);
    site.deploy('v2');
    await isOutdated(second);
    await isOutdated(third);
  });

  test('that cannot tell each other ask three times as often: the count shows it', async ({
    page,
    site,
    context,
  }) => {
    await context.addInitScript(() => {
      Reflect.deleteProperty(window, 'BroadcastChannel');
    });
    await openThree(page);
    expect(await asksWithin(site, latest, 4_000)).toBeGreaterThan(6);
  });
});

test.describe('a newer release without a worker', () => {
  test('is loaded with the next page, at its full address; before it was found, nothing is [RELEASE-01] [RELEASE-02]', async ({
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

  test('is offered in the bar, and comes at a press with what was typed [RELEASE-01]', async ({
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

test('a newer release under a worker is never loaded blindly: five pages, all of the old build, no load [RELEASE-01]', async ({
  page,
  site,
}) => {
  await visit(page, '/other/terms');
  const loads = countLoads(page);
  site.deploy('v2');
  await isOutdated(page);
  await offers(page);
  for (const path of ['/other/privacy', '/auth/login', '/checkout/collateral', '/checkout', '/']) {
    await walk(page, path);
    await expect(heading(page)).toBeVisible();
    await expect(page.getByText(changedText)).toHaveCount(0);
  }
  expect(await anyLoads(loads)).toBe(false);
  await shows(page, 'v1');
});

test('a newer release that is loaded blindly under a worker is the old one again: the count of loads shows it', async ({
  page,
  site,
}) => {
  site.deploy('unguarded');
  await visit(page, '/other/terms');
  const loads = countLoads(page);
  site.deploy('v2');
  await isOutdated(page);
  await offers(page);
  await walk(page, '/other/privacy');
  expect(await anyLoads(loads)).toBe(true);
  await shows(page, 'unguarded');
});
