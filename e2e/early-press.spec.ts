import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

// A prerendered page shows its buttons before the application is there to answer them.

test.use({ serviceWorkers: 'block' });

/** The application starts only when its configuration comes. */
async function openSlowly(page: Page, address: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('/config.json', async (route) => {
    await promise;
    await route.continue();
  });
  await page.goto(address);
  return resolve;
}
const add = (page: Page) => page.getByRole('button', { name: 'Add to cart: Espresso machine' });
const cart = (page: Page) => page.getByRole('link', { name: 'Cart, 1 thing' });

for (const [what, address] of [
  ['is taken over as it is', '/'],
  ['is drawn anew', '/?from=letter'],
] as const) {
  test(`a press on a page that ${what} is answered once, however early it came`, async ({ page }) => {
    const start = await openSlowly(page, address);
    await add(page).click();
    start();
    await expect(cart(page)).toBeVisible();
  });
}

test('without what keeps it such a press is lost', async ({ page, tolerate }) => {
  tolerate(/ERR_FAILED/);
  await page.route('/entry-guard.js', (route) => route.abort());
  const start = await openSlowly(page, '/');
  await add(page).click();
  start();
  await expect(page.getByRole('complementary', { name: 'Application status' })).toContainText('Demo');
  await add(page).click();
  await expect(cart(page)).toBeVisible();
});
