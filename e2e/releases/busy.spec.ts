import type { BrowserContext, Page } from '@playwright/test';
import { people } from '../people.ts';
import { cards, ownedBy, shopperOn } from '../shopper.ts';
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
} from './test.ts';

// A tab in the middle of something is not loaded anew. A twin does the same in the release `unguarded`, where no tab is
// ever busy, and there it is.

const code = (page: Page) => page.getByRole('textbox', { name: 'Digit 1 of 6' });

/** A code that is half typed: nothing keeps it over a reload, so the tab is busy. */
async function beginCode(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'Phone or e-mail' }).fill(people.customer);
  await page.getByRole('button', { name: 'Send the code' }).click();
  await code(page).fill('1');
}

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
  const shopper = shopperOn(page);
  await shopper.walkToSignature(cards.slow);
  const before = await ownedBy(page);
  await shopper.askForCode();
  const other = await tabAt(context, '/other/terms');
  const loads = countLoads(page);
  site.deploy('v2');
  await offers(other);
  await press(other, 'Update');
  return { shopper, before, other, loads };
}

test('a payment under way is never loaded anew, and pays once [PWA-05]', async ({ context, page, site }) => {
  test.setTimeout(300_000);
  const { shopper, before, other, loads } = await acceptBesideSignature(context, page, site);
  await says(other, 'one tab is in the middle of a payment');
  expect(await anyLoads(loads)).toBe(false);
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
