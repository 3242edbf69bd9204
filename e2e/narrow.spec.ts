import type { Locator } from '@playwright/test';
import { expect, expectAccessible, test } from './fixtures.ts';
import { administratorOn } from './people/administrator.ts';
import { customerOn } from './people/customer.ts';
import { overflowing } from './people/visit.ts';

// Narrow viewports, and large text in them. What each address shows at 320 px is in routes.spec.ts.

/** The number of lines that the text of each element takes. */
const linesOf = (elements: Locator) =>
  elements.evaluateAll((all) =>
    all.map((element) => {
      const text = document.createRange();
      text.selectNodeContents(element);
      return new Set([...text.getClientRects()].map(({ top }) => top)).size;
    }),
  );

test('at 320 px nothing overflows at any step of the purchase', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const fits = async (step: string) => {
    const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    await expect.poll(overflow, `px beyond 320 at ${step}`).toBeLessThanOrEqual(0);
  };
  const customer = customerOn(page);
  await customer.putsInCart('Espresso machine');
  await fits('the cart');
  await customer.comparesPlans();
  for (const word of ['Cards', 'Table'])
    await expect.poll(() => linesOf(page.getByText(word, { exact: true }))).toEqual([1]);
  await page.getByText('Table', { exact: true }).click();
  const refusal = page.getByRole('cell', { name: /to reach the minimum of/ });
  await refusal.scrollIntoViewIfNeeded();
  const end = await refusal.locator('> *').evaluate((content) => content.getBoundingClientRect().right);
  expect(end, 'why a plan is not offered ends within the window').toBeLessThanOrEqual(320 - 16);
  await page.getByText('Cards', { exact: true }).click();
  await customer.marksOffer('STD6');
  await page.getByRole('button', { name: 'See the calculation' }).click();
  await fits('the plans, with the maths');
  await customer.choosesOffer('STD6');
  await fits('the payment');
  await customer.givesCard('good');
  await customer.signsInAtCheckout();
  await fits('the signature');
  await customer.requestsCode();
  await fits('the code');
  await customer.sign().click();
  await customer.at('receipt');
  await fits('the receipt');
  await page.getByRole('link', { name: 'See the plan' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^PLN-/ })).toBeVisible();
  await fits('the plan');
});

test('the drawer, open on a phone', async ({ page }) => {
  await administratorOn(page).signsIn();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/users');
  await expect(page.getByRole('heading', { level: 1, name: 'Users' })).toBeVisible();
  await page.getByRole('button', { name: /menu/i }).click();
  await expect(page.getByRole('link', { name: 'Log Out' })).toBeVisible();
  await expectAccessible(page);
});

test('just below 960 px, where rows become cards, an e-mail address is not broken', async ({ page }) => {
  await administratorOn(page).signsIn();
  await page.setViewportSize({ width: 959, height: 800 });
  await page.goto('/users');
  const addresses = page.getByRole('main').getByText(/•@\w+\.\w+$/);
  await expect(addresses.first()).toBeVisible();
  const lines = await linesOf(addresses);
  expect(lines.length).toBeGreaterThan(10);
  expect(new Set(lines)).toEqual(new Set([1]));
});

test('with twice the text size at 320 px, cart and plans fit the window and no button label is cut', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 700 });
  const nothing = { wide: [], cut: [] };
  const customer = customerOn(page);
  await customer.putsInCart('Espresso machine');
  expect(await overflowing(page)).toEqual(nothing);
  await customer.comparesPlans();
  await expect(page.getByRole('radio', { name: /^6 months/ })).toBeVisible();
  expect(await overflowing(page)).toEqual(nothing);
});

test('shortcut hints of controls are shown with a keyboard, and not on a phone', async ({ page }) => {
  await page.goto('/mini-admin/payments?scenario=happy&as=administrator');
  const hint = page.getByRole('main').locator('kbd').filter({ hasText: '/' });
  await expect(hint).toBeVisible();
  await page.setViewportSize({ width: 390, height: 800 });
  await expect(hint).toBeHidden();
});

test('on a phone the head of long details keeps its height', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/mini-admin/payments?scenario=one-of-each&as=administrator');
  await page.getByRole('main').getByRole('link').first().click();
  const details = page.getByRole('dialog');
  await details.getByRole('heading', { name: 'Attempts' }).waitFor();
  const actions = await details.getByRole('button', { name: 'Actions' }).boundingBox();
  const amount = await details.getByText('Amount', { exact: true }).first().boundingBox();
  expect(actions && amount && amount.y - (actions.y + actions.height)).toBeGreaterThanOrEqual(0);
});

test('on a phone the usual action is at the bottom, however short the details are', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/mini-admin/jobs?scenario=one-of-each&as=administrator');
  await page
    .getByRole('link', { name: /^Retry payments/ })
    .first()
    .click();
  const stop = page.getByRole('dialog').getByRole('button', { name: 'Stop', exact: true });
  await expect(stop).toBeVisible();
  const below = async () => 800 - (await stop.evaluate((button) => button.getBoundingClientRect().bottom));
  await expect.poll(below, 'px below the button').toBeLessThanOrEqual(32);
});
