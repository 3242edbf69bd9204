import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from '#e2e/fixtures.ts';
import { openConsole } from '#e2e/people/demo-console.ts';
import { personOn } from '#e2e/people/person.ts';
import { purchaseOn } from '#e2e/people/purchase.ts';

// Going back during a checkout: the page must not repeat what was undone, and must say what is true there.

async function openSteps(page: Page) {
  const drawer = await openConsole(page);
  await drawer.getByRole('tab', { name: 'Steps' }).click();
  return drawer;
}

/** The steps of the console as they are listed, the newest first. */
const listed = (drawer: Awaited<ReturnType<typeof openSteps>>) =>
  drawer.getByRole('tabpanel').getByRole('listitem');

test('after going back nothing is sent until the person continues, and forward leads to the review again', async ({
  page,
}) => {
  const person = personOn(page, 'customer');
  const { orders, at } = purchaseOn(page, person);
  await orders('Espresso machine', 'STD6');
  const drawer = await openSteps(page);
  const submitted = listed(drawer).filter({ hasText: 'Continued with the chosen offer' });
  await submitted.getByRole('button', { name: /^Go to before/ }).click();
  await expect(submitted).toContainText('Undone');
  await expect(page.getByText('Your choices are kept')).toBeAttached();
  await expect(submitted).toContainText('Undone');

  await drawer.getByRole('button', { name: 'Forward', exact: true }).click();
  await expect(submitted).not.toContainText('Undone');
  await drawer.getByRole('button', { name: 'Close' }).click();
  await at('sign');

  const again = await openSteps(page);
  const ordered = listed(again).filter({ hasText: /^Began an order/ });
  await ordered
    .first()
    .getByRole('button', { name: /^Go to before/ })
    .click();
  await again.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('heading', { name: 'This order no longer exists' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Continue with your cart' }).click();
  await at('budget');
});

test('continuing sends what was undone', async ({ page }) => {
  const person = personOn(page, 'customer');
  const { orders, at } = purchaseOn(page, person);
  await orders('Espresso machine', 'STD6');
  const drawer = await openSteps(page);
  const submitted = listed(drawer).filter({ hasText: 'Continued with the chosen offer' });
  await submitted.getByRole('button', { name: /^Go to before/ }).click();
  await drawer.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Continue your order' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('main').getByRole('button', { name: 'Continue' }).click();
  await at('sign');
});

test('a situation that is saved on the review page opens there', async ({ page, browser }) => {
  const person = personOn(page, 'customer');
  await purchaseOn(page, person).orders('Espresso machine', 'STD6');
  const drawer = await openSteps(page);
  const download = page.waitForEvent('download');
  await drawer.getByRole('button', { name: 'Save situation' }).click();
  const text = readFileSync(await (await download).path(), 'utf8');
  expect(text).toMatch(/"route":\s*"\/checkout\/confirmation\?order=ord_/);

  const context = await browser.newContext();
  const fresh = await context.newPage();
  await fresh.goto('/other/terms');
  const elsewhere = await openSteps(fresh);
  await elsewhere
    .locator('input[type=file]')
    .setInputFiles({ name: 'review.situation', mimeType: 'application/json', buffer: Buffer.from(text) });
  await purchaseOn(fresh, personOn(fresh, 'customer')).at('sign');
  await context.close();
});
