import { withoutPageConfiguration } from '#e2e/page-configuration.ts';
import { personOn } from '#e2e/people/person.ts';
import { addsToCart } from '#e2e/people/purchase.ts';
import { darkens } from '#e2e/people/visit.ts';
import type { Page } from '@playwright/test';
import { expect, test } from '#e2e/fixtures.ts';

// A prerendered page shows its buttons before the application has started.

test.use({ serviceWorkers: 'block' });

/** Opens an address and delays the configuration, so that the application starts when the returned function is called. */
async function openSlowly(page: Page, address: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await withoutPageConfiguration(page);
  await page.route('/config.json', async (route) => {
    await promise;
    await route.continue();
  });
  await page.goto(address);
  return resolve;
}
const add = (page: Page) => page.getByRole('button', { name: 'Add to cart: Espresso machine' });
const cart = (page: Page, items = '1 item') => page.getByRole('link', { name: `Cart, ${items}` });

test('an early click on a page that is hydrated takes effect once', async ({ page }) => {
  const start = await openSlowly(page, '/');
  await add(page).click();
  start();
  await expect(cart(page)).toBeVisible();
});

// What the browser has stored is not in the prerendered HTML. It must not make React render the page again, which would
// replace the button that was pressed.
const kept = {
  'a cart': async (page: Page) => {
    await page.goto('/');
    await addsToCart(page, 'Headphones');
    return '2 items';
  },
  'a session': async (page: Page) => {
    await personOn(page, 'customer').signsIn();
    return '1 item';
  },
  'dark colours': async (page: Page) => {
    await page.goto('/');
    await darkens(page);
    return '1 item';
  },
};

for (const [what, keep] of Object.entries(kept)) {
  test(`an early click takes effect in a browser that keeps ${what}`, async ({ page }) => {
    const items = await keep(page);
    const start = await openSlowly(page, '/');
    await add(page).click();
    start();
    await expect(cart(page, items)).toBeVisible();
  });

  test(`a click while React hydrates takes effect in a browser that keeps ${what}`, async ({ page }) => {
    const items = await keep(page);
    await page.addInitScript(() =>
      addEventListener('tranche:hydrated', () =>
        setTimeout(() =>
          document
            .querySelector<HTMLButtonElement>('button[aria-label="Add to cart: Espresso machine"]')
            ?.click(),
        ),
      ),
    );
    await page.goto('/');
    await expect(cart(page, items)).toBeVisible();
  });
}

test('a page with campaign parameters in its address is hydrated, too', async ({ page }) => {
  const start = await openSlowly(page, '/?utm_source=mail');
  await add(page).click();
  start();
  await expect(cart(page)).toBeVisible();
});

test('without the inline script an early click is lost', async ({ page, tolerate }) => {
  tolerate(/policy|Content Security Policy/);
  const start = await openSlowly(page, '/');
  await page.route('/', async (route) => {
    const response = await route.fetch();
    const html = (await response.text()).replace(/(id="configuration">)[^<]*/, '$1');
    const changedHtml = html.replace('<script>', '<script>;'); // its hash is another one, so the policy forbids it
    await route.fulfill({ response, body: changedHtml });
  });
  await page.goto('/');
  await add(page).click();
  start();
  await expect(page.getByRole('complementary', { name: 'Application status' })).toContainText('Demo');
  await add(page).click();
  await expect(cart(page)).toBeVisible();
});

test('a legal text is searched for words typed before the application has started', async ({ page }) => {
  const start = await openSlowly(page, '/other/terms');
  const field = page.getByRole('searchbox', { name: 'Search this text' });
  await field.pressSequentially('flat fee');
  start();
  await expect(page.getByRole('main')).toContainText('In 1 section.');
  await expect(field).toHaveValue('flat fee');
});

test('a loading page with a stored session reserves the space of “Log in”', async ({ page }) => {
  await personOn(page, 'customer').signsIn();
  const start = await openSlowly(page, '/profile');
  const login = page.locator('header a').filter({ hasText: 'Log in' });
  await expect(login).toHaveCSS('visibility', 'hidden');
  await expect.poll(async () => (await login.boundingBox())?.width).toBeGreaterThan(20);
  start();
  await expect(page.getByRole('button', { name: 'Account' })).toBeVisible();
  await expect(login).toHaveCount(0);
});

test('while the page loads, a guest reads “Log in”', async ({ page }) => {
  const start = await openSlowly(page, '/');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible();
  start();
});
