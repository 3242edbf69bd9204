import type { Locator, Page } from '@playwright/test';
import { personOn } from '#e2e/people/person.ts';
import { addsToCart } from '#e2e/people/purchase.ts';
import { expect, frames, test } from '#e2e/fixtures.ts';

// A stored cart and a customer's plans are not in the HTML of the first page; they appear above its products.

test.use({ serviceWorkers: 'block' });

/** Every page that is opened from now on notes its layout shifts. */
const observeShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push(Number(Reflect.get(entry, 'value')));
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** Returns the cumulative layout shift of the page, once all of it is there. */
async function shiftOf(page: Page): Promise<number> {
  await page.waitForLoadState('networkidle');
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await frames(page);
  const shifts = await page.evaluate(() => Reflect.get(window, 'shifts') as readonly number[]);
  return shifts.reduce((sum, shift) => sum + shift, 0);
}

/** Opens the first page again and returns its layout shift, once this part of it is there. */
async function shiftOfHome(page: Page, part: Locator): Promise<number> {
  await observeShifts(page);
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Add to cart: Headphones' })).toBeVisible();
  await expect(part).toBeVisible();
  await expect(page.getByRole('status', { name: 'Loading' })).toHaveCount(0);
  return shiftOf(page);
}

// The maximum layout shift. The number in the cart and a name of two lines may move a little; without reserved space
// the shift is 0.04 to 0.32.
const max = 0.01;

for (const [width, height] of [
  [1440, 900],
  [390, 844],
] as const) {
  test.describe(`${width} px`, () => {
    test.use({ viewport: { width, height } });

    test('a stored cart does not move the products', async ({ page }) => {
      await page.goto('/');
      await addsToCart(page, 'Headphones');
      const purchase = page.getByRole('region', { name: 'Open purchase' });
      expect(await shiftOfHome(page, purchase)).toBeLessThan(max);
    });

    test('the plans of a customer do not move the products', async ({ page }) => {
      await personOn(page, 'customer').signsIn();
      const next = page.getByRole('heading', { name: /^Next payment/ });
      expect(await shiftOfHome(page, next)).toBeLessThan(max);
    });

    test('figures of the dashboard keep their place while they arrive', async ({ page }) => {
      await personOn(page, 'administrator').signsIn();
      await observeShifts(page);
      await page.goto('/mini-admin');
      await expect(page.getByText('vs', { exact: false }).first()).toBeVisible();
      expect(await shiftOf(page)).toBeLessThan(max);
    });

    test('a receipt keeps its place while its payment and its plan arrive', async ({ page }) => {
      await page.goto('/orders?scenario=happy&as=customer');
      await page
        .getByRole('link', { name: /^View receipt/ })
        .first()
        .click();
      await expect(page.getByRole('heading', { level: 1, name: /^Order / })).toBeVisible();
      await observeShifts(page);
      await page.reload();
      await expect(page.getByText(/^Down payment, /)).toBeVisible();
      expect(await shiftOf(page)).toBeLessThan(2 * max); // what paid may need a second line on a phone
    });
  });
}

for (const [what, address, width, last] of [
  [
    'orders that can be cancelled',
    '/orders?tab=open&scenario=one-of-each&as=customer',
    320,
    /^Cancel order: /,
  ],
  [
    'figures below a schedule',
    '/installments/details?plan=PLN-000101&scenario=happy&as=customer',
    960,
    /^1: calculation/,
  ],
] as const)
  test(`${what} keep their place at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await observeShifts(page);
    await page.goto(address);
    await expect(page.getByRole('button', { name: last }).first()).toBeVisible();
    expect(await shiftOf(page)).toBeLessThan(0.003); // the words of a button may be wider than its place
  });

test('the details of an order keep their place when its figures arrive', async ({ page }) => {
  await page.setViewportSize({ width: 960, height: 800 });
  await observeShifts(page);
  await page.goto('/orders?scenario=happy&as=administrator');
  await page.getByRole('link', { name: 'ORD-2027-000056' }).click();
  const details = page.getByRole('dialog', { name: 'ORD-2027-000056' });
  const forget = () => page.evaluate(() => (Reflect.get(window, 'shifts') as number[]).splice(0));
  await expect(details.getByText('Order ID')).toBeVisible();
  await forget(); // of the list
  await expect(details.getByText('Total to pay')).toBeVisible();
  expect(await shiftOf(page)).toBeLessThan(max);
});

test('the button "Go back" of the error page appears without moving anything', async ({ page }) => {
  await page.setViewportSize({ width: 430, height: 823 });
  await observeShifts(page);
  // The HTML is painted before the application starts.
  await page.route('**/assets/*.js', async (route) => {
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
    await route.continue();
  });
  await page.goto('/other/error');
  await expect(page.getByRole('button', { name: 'Go back' })).toBeVisible();
  expect(await shiftOf(page)).toBe(0);
});

test('visible products keep their place while the HTML is being received', async ({ browser }) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 1440, height: 900 },
  });
  const page = await context.newPage();
  const html = await (await context.request.get('/')).text();
  /** The upper edges of the headings, paragraphs and buttons of the products, when only a part has arrived. */
  const edges = async (part: string): Promise<readonly number[]> => {
    await page.route('/', (route) => route.fulfill({ contentType: 'text/html', body: part }));
    await page.goto('/');
    await page.unroute('/');
    return page
      .locator('li :is(h3, p, button)')
      .evaluateAll((elements) => elements.map((element) => element.getBoundingClientRect().top));
  };

  const all = await edges(html);
  const first = html.indexOf('<h3');
  const ends = [...html.matchAll(/<\/(?:h3|p|button)>/g)]
    .map(({ index }) => index)
    .filter((at) => at > first);
  const visible = 5 + 2 * 4; // the large tile and the two beside it, each with a name, paragraphs and a button; others are below the window
  for (const end of ends.slice(0, visible)) {
    const received = await edges(html.slice(0, end));
    expect(received, html.slice(end - 80, end)).toEqual(all.slice(0, received.length));
  }
  expect(ends.length).toBeGreaterThan(visible);
  await context.close();
});

test.describe('below the fold', () => {
  test.use({ viewport: { width: 390, height: 844 }, reducedMotion: 'no-preference' });

  test('the first page is laid out near the window first and whole after two seconds', async ({ page }) => {
    const left = () =>
      page.evaluate(
        () =>
          [...document.querySelectorAll('main *')].filter(
            (element) =>
              element.checkVisibility() && !element.checkVisibility({ contentVisibilityAuto: true }),
          ).length,
      );
    const whole = () => page.evaluate(() => document.querySelectorAll('main *').length);
    // The two seconds are a transition of the style, which waits for as long as it is paused.
    const browser = await page.context().newCDPSession(page);
    await browser.send('Animation.enable');
    await browser.send('Animation.setPlaybackRate', { playbackRate: 0 });
    await page.goto('/');
    await expect(page.getByRole('heading', { name: 'Products' })).toBeVisible();
    expect(await left()).toBeGreaterThan((await whole()) / 3);
    await browser.send('Animation.setPlaybackRate', { playbackRate: 1 });
    await expect.poll(left).toBe(0);
  });
});
