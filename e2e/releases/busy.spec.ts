import type { BrowserContext, Page } from '@playwright/test';
import { beginCode, code } from './unsaved-input.ts';
import type { Site } from './site.ts';
import {
  anyLoads,
  countLoads,
  expect,
  heading,
  offers,
  press,
  says,
  shows,
  tabAt,
  test,
  visit,
  visitWithoutWorker,
} from './test.ts';
import { cards, customerOn, recordsOf } from '#e2e/people/customer.ts';

// A tab in the middle of something is not loaded anew. A twin does the same in the release `unguarded`, where no tab is
// ever busy, and there it is.

/** One tab in the middle of a code; in the other one the update is accepted. */
async function acceptBesideCode(context: BrowserContext, page: Page, site: Site) {
  await visit(page, '/other/terms');
  const typing = await tabAt(context, '/auth/login');
  await beginCode(typing);
  const loads = countLoads(typing);
  site.deploy('v2');
  await offers(page);
  await press(page, 'Update');
  return { typing, loads };
}

test('a code that is half typed holds the update back; it can be called off, and comes when the tab is done [PWA-05]', async ({
  context,
  page,
  site,
}) => {
  const { typing, loads } = await acceptBesideCode(context, page, site);
  const loadsHere = countLoads(page);
  await says(page, 'one tab is in the middle of a payment or a form');
  await press(page, 'Cancel');
  await offers(page);
  await press(page, 'Update');
  await says(page, 'one tab is in the middle');
  expect(await anyLoads(loads, loadsHere)).toBe(false);
  await expect(code(typing)).toHaveValue('1');

  await code(typing).fill('');
  await shows(page, 'v2');
  await shows(typing, 'v2');
  expect([loads.now, loadsHere.now]).toEqual([1, 1]);
});

test('a code that is half typed is lost where no tab is ever busy: the count of loads shows it', async ({
  context,
  page,
  site,
}) => {
  site.deploy('unguarded');
  const { typing, loads } = await acceptBesideCode(context, page, site);
  expect(await anyLoads(loads)).toBe(true);
  await shows(typing, 'v2');
  await expect(code(typing)).toHaveValue('');
});

// Its twin is in release.spec.ts: without a code the release is there at once.
test('without a worker a code that is half typed holds back what this tab accepted; it can be called off, and comes when the tab is done [RELEASE-02]', async ({
  page,
  site,
}) => {
  const loads = await visitWithoutWorker(page, '/auth/login');
  await beginCode(page);
  site.deploy('v2');
  await offers(page);
  await press(page, 'Update');
  await says(page, 'this page is in the middle of a payment or a form');
  await press(page, 'Cancel');
  await offers(page);
  await press(page, 'Update');
  expect(await anyLoads(loads)).toBe(false);
  await expect(code(page)).toHaveValue('1');

  await code(page).fill('');
  await shows(page, 'v2');
  expect(loads.now).toBe(1);
});

test('before a person throws away what is half typed the browser asks, and only then', async ({ page }) => {
  const questions: string[] = [];
  page.on('dialog', (dialog) => {
    questions.push(dialog.type());
    void dialog.accept();
  });
  await page.goto('/auth/login');
  await page.getByRole('textbox', { name: 'Phone or e-mail' }).fill('half an addr');
  await page.reload();
  expect(questions).toEqual([]);
  await beginCode(page);
  await page.reload();
  expect(questions).toEqual(['beforeunload']);
});

// Its twin is in update.spec.ts: a tab that is not busy is loaded as soon as its worker changes.
test('a tab whose worker changes all the same keeps its page until it is done, for half an hour at most [PWA-05]', async ({
  page,
  site,
}) => {
  await page.clock.install();
  await visit(page, '/auth/login');
  await beginCode(page);
  const loads = countLoads(page);
  site.deploy('v2');
  await offers(page);
  await page.evaluate(async () => {
    (await navigator.serviceWorker.ready).waiting?.postMessage({ type: 'SKIP_WAITING' });
  });
  await says(page, 'A new version is in place.');
  await page.clock.fastForward('29:00');
  await expect(code(page)).toHaveValue('1');
  expect(loads.now).toBe(0);
  await page.clock.fastForward('01:00');
  await shows(page, 'v2');
  expect(loads.now).toBe(1);
});

/** A signature with its code in one tab; in the other one the update is accepted. */
async function acceptBesideSignature(context: BrowserContext, page: Page, site: Site) {
  await visit(page, '/');
  const customer = customerOn(page);
  await customer.goToSignature(cards.slow);
  const before = await recordsOf(page);
  await customer.requestCode();
  const other = await tabAt(context, '/other/terms');
  const loads = countLoads(page);
  site.deploy('v2');
  await offers(other);
  await press(other, 'Update');
  return { customer, before, other, loads };
}

test('a payment under way is never loaded anew, and pays once [PWA-05]', async ({ context, page, site }) => {
  test.setTimeout(300_000);
  const { customer, before, other, loads } = await acceptBesideSignature(context, page, site);
  await says(other, 'one tab is in the middle of a payment');
  expect(await anyLoads(loads)).toBe(false);
  await customer.sign().click();
  await expect(heading(page)).toHaveText(/Completing your payment/);
  expect(loads.now).toBe(0);
  await customer.at('receipt');
  await shows(page, 'v2');
  await customer.at('receipt');
  await shows(other, 'v2');
  const after = await recordsOf(page);
  expect(after.payments.length - before.payments.length).toBe(1);
  expect(after.payments[0]).toMatchObject({ status: 'SUCCEEDED', attempts: 1 });
  expect(loads.now).toBe(1);
});

test('a payment under way is loaded anew where no tab is ever busy: the count of loads shows it', async ({
  context,
  page,
  site,
}) => {
  test.setTimeout(300_000);
  site.deploy('unguarded');
  const { loads } = await acceptBesideSignature(context, page, site);
  expect(await anyLoads(loads)).toBe(true);
});
