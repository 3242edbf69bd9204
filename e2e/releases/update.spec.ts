import type { BrowserContext, Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expectAccessible } from '../fixtures.ts';
import { people } from '../people.ts';
import { cards, ownedBy, shopperOn } from '../shopper.ts';
import { folderOf } from './editions.ts';
import {
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
  walk,
} from './test.ts';

const tabAt = async (context: BrowserContext, address: string): Promise<Page> => {
  const page = await context.newPage();
  await visit(page, address);
  return page;
};

const contact = (page: Page) => page.getByRole('textbox', { name: 'Phone or e-mail' });

/** A code that is half typed: nothing keeps it over a reload, so the tab is busy. */
async function beginCode(page: Page): Promise<void> {
  await contact(page).fill(people.customer);
  await page.getByRole('button', { name: 'Send the code' }).click();
  await code(page).fill('1');
}
const code = (page: Page) => page.getByRole('textbox', { name: 'Digit 1 of 6' });

/** Resolves to whether another worker takes this page over within `ms`. */
const isTakenOver = (page: Page, ms: number) =>
  page.evaluate(
    (patience) =>
      new Promise<boolean>((resolve) => {
        navigator.serviceWorker.addEventListener('controllerchange', () => resolve(true));
        setTimeout(() => resolve(false), patience);
      }),
    ms,
  );

/** The page comes from the old worker, and its scripts go on only when the new one is there already. */
const startAfterTakeOver = (page: Page) =>
  page.addInitScript(() => {
    const { fetch } = window;
    window.fetch = async (...what) => {
      if (what[0] === '/config.json' && sessionStorage.getItem('held') === null) {
        sessionStorage.setItem('held', 'once');
        await new Promise((resolve) => {
          navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true });
        });
      }
      return fetch(...what);
    };
  });

test.describe('a newer release', () => {
  test('is offered in every tab and loaded by none; accepted in one, it comes to each of them once, with everything typed [PWA-03] [PWA-05] [RELEASE-01]', async ({
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
    expect(await isTakenOver(page, 5_000)).toBe(false);
    expect(await page.evaluate(async () => (await navigator.serviceWorker.ready).waiting?.state)).toBe(
      'installed',
    );
    expect(loads.map(({ now }) => now)).toEqual([0, 0, 0]);

    const read = await terms.evaluate(() => scrollY);
    expect(read).toBeGreaterThanOrEqual(500);
    await press(third, 'Update');
    for (const tab of tabs) await shows(tab, 'v2');
    await expect(contact(page)).toHaveValue('half an addr');
    expect(new URL(page.url()).search + new URL(page.url()).hash).toBe('?next=%2Fcheckout#here');
    await expect(page.getByText('With a code of six digits instead')).toBeVisible();
    await expect.poll(() => terms.evaluate(() => scrollY)).toBe(read);
    await expect(third).toHaveURL(/\/checkout\/collateral\?sort=-months$/);
    await expect(third.getByText('Something valuable that secures')).toBeVisible();
    expect(loads.map(({ now }) => now)).toEqual([1, 1, 1]);
  });

  test('whose worker does not wait would load every tab by itself, and the count of loads shows it', async ({
    page,
    site,
  }) => {
    await visit(page, '/other/terms');
    const loads = countLoads(page);
    site.deploy('v2');
    const impatient = `${readFileSync(join(folderOf('v2'), 'sw.js'), 'utf8')};self.skipWaiting();`;
    site.break(/^\/sw\.js/, (response) =>
      response.writeHead(200, { 'Content-Type': 'text/javascript' }).end(impatient),
    );
    await shows(page, 'v2');
    expect(loads.now).toBe(1);
  });

  test('that is put off is not offered again, not after a reload either; the one after it is [PWA-03]', async ({
    page,
    site,
  }) => {
    await visit(page, '/other/terms');
    site.deploy('v2');
    await offers(page);
    await press(page, 'Later');
    await expect(statusBar(page)).toHaveAttribute('data-status', 'none');
    await page.reload();
    await shows(page, 'v1');
    await expect(statusBar(page)).toHaveAttribute('data-worker', 'updateAvailable', patiently);
    await expect(statusBar(page)).toHaveAttribute('data-status', 'none');
    site.deploy('v3');
    await offers(page);
  });

  test('that is replaced by another before it is accepted is left out: one load, the newest build [PWA-05]', async ({
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

  test('that two tabs accept together comes once to each [PWA-05]', async ({ context, page, site }) => {
    await visit(page, '/other/terms');
    const other = await tabAt(context, '/other/privacy');
    const loads = [page, other].map(countLoads);
    site.deploy('v2');
    await Promise.all([offers(page), offers(other)]);
    await Promise.all([press(page, 'Update'), press(other, 'Update')]);
    await Promise.all([shows(page, 'v2'), shows(other, 'v2')]);
    expect(loads.map(({ now }) => now)).toEqual([1, 1]);
  });

  test('that is being put in place is what a tab opened meanwhile ends up with', async ({
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

test.describe('a tab in the middle of something', () => {
  test('holds the update back and says so; it can be called off, and comes when the tab is done [PWA-05]', async ({
    context,
    page,
    site,
  }) => {
    await visit(page, '/other/terms');
    const busy = await tabAt(context, '/auth/login');
    await beginCode(busy);
    const loads = [page, busy].map(countLoads);
    site.deploy('v2');
    await offers(page);
    await press(page, 'Update');
    await says(page, 'one tab is in the middle of a payment or a form');
    await press(page, 'Cancel');
    await offers(page);
    await press(page, 'Update');
    await says(page, 'one tab is in the middle');
    expect(await isTakenOver(page, 3_000)).toBe(false);
    await expect(code(busy)).toHaveValue('1');
    expect(loads.map(({ now }) => now)).toEqual([0, 0]);

    await code(busy).fill('');
    await shows(page, 'v2');
    await shows(busy, 'v2');
    expect(loads.map(({ now }) => now)).toEqual([1, 1]);
  });

  test('with a payment under way is never loaded anew, and pays once [PWA-05]', async ({
    context,
    page,
    site,
  }) => {
    test.setTimeout(300_000);
    await visit(page, '/');
    const shopper = shopperOn(page);
    await shopper.walkToSignature(cards.slow);
    const before = await ownedBy(page);
    await shopper.askForCode();
    const other = await tabAt(context, '/other/terms');
    site.deploy('v2');
    await offers(other);
    await press(other, 'Update');
    await says(other, 'one tab is in the middle of a payment');
    const loads = countLoads(page);
    await shopper.sign().click();
    await expect(heading(page)).toHaveText(/Completing your payment/);
    expect(loads.now).toBe(0);
    await shopper.at('receipt');
    await shows(page, 'v2');
    await shopper.at('receipt');
    await shows(other, 'v2');
    const after = await ownedBy(page);
    expect(after.payments.length - before.payments.length).toBe(1);
    expect(after.payments[0]).toMatchObject({ status: 'SUCCEEDED', attempts: 1 });
    expect(loads.now).toBe(1);
  });
});

test.describe('a release that is not whole', () => {
  test('of which a file is missing leaves the old one in place, and is offered once it is there [PWA-03]', async ({
    page,
    site,
  }) => {
    await visit(page, '/other/terms');
    const missing = /^\/auth\/logout/;
    // Slow: by the time it fails, the next look at the host has passed.
    site.break(missing, (response) => void setTimeout(() => response.writeHead(404).end(), 2_500));
    const soFar = site.count(missing);
    site.deploy('v2');
    await expect.poll(() => site.count(missing), patiently).toBeGreaterThan(soFar + 1);
    await expect(statusBar(page)).toHaveAttribute('data-release', 'outdated');
    await expect(statusBar(page)).not.toHaveAttribute('data-status', 'update');
    await walk(page, '/other/privacy');
    await expect(heading(page)).toHaveText(/privacy/i);
    await shows(page, 'v1');
    site.mend();
    await offers(page);
  });

  test('whose worker cannot be had breaks nothing, and is offered when it can [PWA-06]', async ({
    page,
    site,
  }) => {
    await visit(page, '/other/terms');
    site.break(/^\/sw\.js/, 500);
    const soFar = site.count(/^\/sw\.js/);
    site.deploy('v2');
    await expect.poll(() => site.count(/^\/sw\.js/), patiently).toBeGreaterThan(soFar + 1);
    await walk(page, '/auth/login');
    await expect(heading(page)).toHaveText('Sign in');
    await expect(statusBar(page)).toHaveAttribute('data-worker', 'activated');
    site.mend();
    await offers(page);
  });
});
