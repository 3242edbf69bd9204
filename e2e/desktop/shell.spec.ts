import type { Locator, Page } from '@playwright/test';
import { expect, test } from '#e2e/fixtures.ts';
import { administratorOn } from '#e2e/people/administrator.ts';
import { addsToCart } from '#e2e/people/purchase.ts';
import { resting } from '#e2e/people/visit.ts';

// Layout that jsdom cannot measure: widths and positions.

const drawer = (page: Page) => page.getByRole('navigation', { name: 'Drawer' });
const menu = (page: Page) => page.getByRole('button', { name: 'Menu', exact: true });

async function openUsers(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 800 });
  await page.goto('/users');
  await expect(page.getByRole('heading', { level: 1, name: 'Users' })).toBeVisible();
}

test.describe('the drawer', () => {
  test.beforeEach(async ({ page }) => {
    await administratorOn(page).signsIn();
  });

  test('at 960 px it is open beside the content, 256 px wide, and 56 px as a rail [SHELL-05] [CONST-10]', async ({
    page,
  }) => {
    await openUsers(page, 960);
    await expect(menu(page)).toHaveCount(0);
    await expect.poll(() => page.locator('#drawer').boundingBox()).toMatchObject({ x: 0, width: 256 });
    await expect.poll(async () => (await page.getByRole('main').boundingBox())?.x).toBe(256);
    await page.getByRole('button', { name: /menu$/ }).click();
    await expect.poll(() => page.locator('#drawer').boundingBox()).toMatchObject({ x: 0, width: 56 });
    await expect(drawer(page).getByRole('link', { name: 'Log Out' })).toBeVisible();
  });

  test('at 960 px the status is beside it in the top bar and takes no row of the page', async ({ page }) => {
    await openUsers(page, 960);
    const status = page.getByRole('complementary', { name: 'Application status' });
    await expect(status).toContainText('invented data');
    await expect.poll(() => status.boundingBox()).toMatchObject({ x: 256, y: 0, height: 47 });
    await expect.poll(async () => (await page.getByRole('main').boundingBox())?.y).toBe(48);
    await page.setViewportSize({ width: 959, height: 800 });
    await expect.poll(() => status.boundingBox()).toMatchObject({ x: 0, y: 48, height: 44 });
  });

  test('at 959 px it is closed until the menu button opens it; a link closes it [SHELL-04] [SHELL-06] [CONST-02]', async ({
    page,
  }) => {
    await openUsers(page, 959);
    await expect(drawer(page)).toBeHidden();
    await expect.poll(async () => (await page.getByRole('main').boundingBox())?.x).toBe(0);
    await menu(page).click();
    await expect(drawer(page)).toBeVisible();
    await drawer(page).getByRole('link', { name: 'Orders' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeFocused();
    await expect(drawer(page)).toBeHidden();
  });

  test('Escape closes it and the focus returns to the menu button', async ({ page }) => {
    await openUsers(page, 390);
    await menu(page).press('Enter');
    await expect(drawer(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(drawer(page)).toBeHidden();
    await expect(menu(page)).toBeFocused();
  });

  test('a resize to a narrow viewport closes it, one to a wide one opens it [SHELL-07]', async ({ page }) => {
    await openUsers(page, 1440);
    await expect(drawer(page)).toBeVisible();
    await page.setViewportSize({ width: 959, height: 800 });
    await expect(drawer(page)).toBeHidden();
    await page.setViewportSize({ width: 960, height: 800 });
    await expect(drawer(page)).toBeVisible();
  });

  test('Log Out lies at its bottom and ends the session [NAV-03] [NAV-04] [SHELL-03]', async ({ page }) => {
    await openUsers(page, 1440);
    const last = drawer(page).getByRole('link', { name: 'Log Out' });
    const bottomOf = (part: Locator) => part.evaluate((element) => element.getBoundingClientRect().bottom);
    const below = async () => (await bottomOf(page.locator('#drawer'))) - (await bottomOf(last));
    await expect.poll(below, 'px below the last link').toBeLessThan(40);
    await last.click();
    await expect(page.getByRole('heading', { level: 1, name: 'You are logged out' })).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Drawer' })).toHaveCount(0);
    await page.goto('/users');
    await expect(page).toHaveURL('/auth/login?next=%2Fusers');
  });

  test('under 1280 px a list has its mobile layout: further columns are below the row [SHELL-09] [CONST-02]', async ({
    page,
  }) => {
    const columns = page.getByRole('columnheader');
    await openUsers(page, 1280);
    await expect(columns.first()).toBeVisible();
    const allColumns = await columns.count();
    await page.setViewportSize({ width: 1279, height: 800 });
    await expect.poll(() => columns.count()).toBeLessThan(allColumns);
  });

  test('a reload keeps the place of the drawer and of the top bar before either is loaded', async ({
    page,
  }) => {
    const heading = page.getByRole('heading', { level: 1, name: 'Payments' });
    const corner = () =>
      heading.evaluate((element) => {
        const { x, y } = element.getBoundingClientRect();
        return { x, y };
      });
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto('/mini-admin/payments');
      await expect(page.locator('[data-row]').first()).toBeVisible();
      const loaded = await resting(page, corner);
      await page.route(/\.js$/, (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
      await page.reload();
      await expect(page.getByRole('banner')).toHaveCount(0);
      await expect.poll(corner, `${width} px`).toEqual(loaded);
      await page.unroute(/\.js$/);
    }
  });

  test('the top bar is black and flat [CONST-04]', async ({ page }) => {
    await openUsers(page, 1440);
    const bar = page.getByRole('banner');
    await expect(bar).toHaveCSS('background-color', 'rgb(0, 0, 0)');
    await expect(bar).toHaveCSS('box-shadow', 'none');
  });
});

test('the page is white and the primary action black, flat and without a shadow [CONST-04]', async ({
  page,
}) => {
  await page.goto('/auth/login');
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  const primary = page.getByRole('button', { name: 'Send the code' });
  await expect(primary).toHaveCSS('background-color', 'rgb(0, 0, 0)');
  await expect(primary).toHaveCSS('color', 'rgb(255, 255, 255)');
  await expect(primary).toHaveCSS('box-shadow', 'none');
});

test.describe('under 1280 px the content has its mobile layout [SHELL-09] [CONST-02]', () => {
  const top = async (part: Locator) => (await part.boundingBox())?.y ?? 0;
  const left = async (part: Locator) => (await part.boundingBox())?.x ?? 0;

  /** Expects the second part to begin right of the first at 1279 px, and not at 1280 px, or the other way round. */
  async function expectBeside(besideIfNarrow: boolean, address: string, first: Locator, second: Locator) {
    const page = first.page();
    await page.setViewportSize({ width: 1279, height: 800 });
    await page.goto(address);
    await expect(second).toBeVisible();
    const beside = async () =>
      (await left(second)) > (await left(first)) && (await top(second)) - (await top(first)) < 100;
    await expect.poll(beside).toBe(besideIfNarrow);
    await page.setViewportSize({ width: 1280, height: 800 });
    await expect.poll(beside).toBe(!besideIfNarrow); // the application follows the window
  }

  test('a product on the start page is a row with its words beside its picture', async ({ page }) => {
    const card = page.getByRole('region', { name: 'Products' }).getByRole('listitem').first();
    await expectBeside(true, '/', card.locator('img'), card.getByRole('heading'));
  });

  test('legal pages show the table of contents above the text, not beside it', async ({ page }) => {
    const contents = page.getByRole('navigation', { name: 'Contents' });
    const summary = page.getByRole('region', { name: 'In short' });
    await expectBeside(false, '/other/terms', contents, summary);
  });

  test('the summary of the checkout is a bar at the lower edge', async ({ page }) => {
    await page.goto('/');
    await addsToCart(page, 'Espresso machine');
    const rows = page.getByRole('main').getByRole('list').first();
    const summary = page.getByRole('complementary', { name: 'Summary' });
    await expectBeside(false, '/checkout?step=cart', rows, summary);
  });
});

/** Covers the page with a layer inside its content; returns whether a part is still in front at its centre. */
function isInFront(page: Page, selector: string): Promise<boolean> {
  return page.evaluate((of) => {
    const part = document.querySelector(of);
    const layer = Object.assign(document.createElement('div'), { id: 'layer' });
    Object.assign(layer.style, { position: 'fixed', inset: '0', zIndex: '1' });
    document.querySelector('main')?.append(layer);
    const { x, y, width, height } = part?.getBoundingClientRect() ?? new DOMRect();
    const front = document.elementFromPoint(x + width / 2, y + height / 2);
    layer.remove();
    return front !== null && part !== null && part.contains(front);
  }, selector);
}

test('the top bar, skip link, snackbar and demo messages are above the content [CONST-10]', async ({
  page,
}) => {
  await administratorOn(page).signsIn();
  await openUsers(page, 1440);
  await expect(page.getByRole('banner')).toBeVisible();
  await expect.poll(() => isInFront(page, 'header')).toBe(true);
  await page.getByRole('link', { name: 'Skip to content' }).focus();
  // Without waiting, because with reduced motion the link does not slide into view.
  expect(await isInFront(page, 'a[href="#content"]')).toBe(true);

  await page.evaluate(() => sessionStorage.clear());
  await page.goto('/');
  await page.getByRole('button', { name: 'Add to cart: Headphones' }).click();
  await expect(page.getByRole('link', { name: 'View cart' })).toBeVisible();
  await expect.poll(() => isInFront(page, '[role="status"] > [role="none"]')).toBe(true);

  await page.goto('/auth/login');
  await page.getByRole('textbox', { name: 'Phone or e-mail' }).fill('+49 151 12345678');
  await page.getByRole('button', { name: 'Send the code' }).click();
  await expect(page.getByRole('button', { name: /^Fill in/ })).toBeVisible();
  await expect.poll(() => isInFront(page, 'aside[aria-label="Demo phone"] [role="status"] > div')).toBe(true);
});

/** The name of a text's colour, by its strongest component. */
async function hueOf(text: Locator): Promise<string> {
  const colour = await text.evaluate((element) => getComputedStyle(element).color);
  const [red = 0, green = 0, blue = 0] = (colour.match(/[\d.]+/g) ?? []).map(Number);
  if (red > 1.5 * Math.max(green, blue)) return 'red';
  if (green > 1.5 * Math.max(red, blue)) return 'green';
  return blue > 1.5 * Math.max(red, green) ? 'blue' : 'none';
}

test('selecting a row moves no other row, because its actions are at the lower edge', async ({ page }) => {
  await administratorOn(page).signsIn();
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/mini-admin/payments');
    const second = page.getByRole('checkbox', { name: 'Select row 2', exact: true });
    await expect(second).toBeVisible();
    const before = await resting(page, () => second.boundingBox());
    await page.getByRole('checkbox', { name: 'Select row 1', exact: true }).check();
    const actions = page.getByRole('group', { name: 'Selection' });
    const lowerEdge = async () => {
      const { y = 0, height = 0 } = (await actions.boundingBox()) ?? {};
      return y + height;
    };
    await expect.poll(lowerEdge, `${width} px`).toBe(800);
    await expect.poll(() => second.boundingBox()).toEqual(before);
  }
});

test('a failed payment is red, a paid one green, an active plan blue [CONST-04]', async ({ page }) => {
  await administratorOn(page).signsIn();
  for (const [list, word, hue] of [
    ['payments?status=FAILED', 'Failed', 'red'],
    ['payments?status=SUCCEEDED', 'Paid', 'green'],
    ['installments?status=ACTIVE', 'Active', 'blue'],
  ] as const) {
    await page.goto(`/mini-admin/${list}`);
    const status = page.getByRole('row').getByText(word, { exact: true }).first();
    await expect(status).toBeVisible();
    await expect.poll(() => hueOf(status), word).toBe(hue);
  }
});

test.describe('unknown paths', () => {
  test('answer 404 and show the not-found page [ROUTE-16] [ROUTE-17] [ERROR-03]', async ({
    page,
    tolerate,
  }) => {
    tolerate(/status of 404/); // the browser's own line about the answer
    const response = await page.goto('/no/such/page');
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible();
    await expect(page.getByText('Page not found: /no/such/page')).toBeVisible();
    await page.getByRole('link', { name: 'Home', exact: true }).click();
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Page Not Found');
  });

  test('the error handling spells its own not-found page with capitals [ROUTE-17] [ERROR-04]', async ({
    page,
    tolerate,
  }) => {
    tolerate(/^uncaught: gone$/); // rejected below
    await page.goto('/other/error?code=404&from=/no/such/item');
    await expect(page.getByText('Page Not Found: /no/such/item', { exact: true })).toBeVisible();
    await page.goto('/other/terms');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.evaluate(() => void Promise.reject(Object.assign(new Error('gone'), { status: 404 })));
    await expect(page.getByText('Page Not Found: /other/terms', { exact: true })).toBeVisible();
  });
});
