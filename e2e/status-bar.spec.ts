import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from './fixtures.ts';

// The bar has news now and then. Nothing below it may move for that, under a finger that is about to press.

const bar = (page: Page) => page.getByRole('complementary', { name: 'Application status' });

const isIn = (page: Page, status: string) => expect(bar(page)).toHaveAttribute('data-status', status);

/** What Chromium tells a page that can be installed. */
const beInstallable = (page: Page) =>
  page.evaluate(() => {
    const event = new Event('beforeinstallprompt', { cancelable: true });
    dispatchEvent(
      Object.assign(event, { prompt: () => undefined, userChoice: new Promise(() => undefined) }),
    );
  });

/** In px: where the content begins, and how high the bar is; and in how many lines its words are set. */
const layout = (page: Page) =>
  bar(page).evaluate((element) => {
    const words = [...element.querySelectorAll('p > span')].filter(({ clientWidth }) => clientWidth !== 1);
    return {
      content: document.querySelector('main')?.getBoundingClientRect().top,
      bar: element.getBoundingClientRect().height,
      lines: words.map((span) => span.getClientRects().length).filter((lines) => lines > 0),
    };
  });

const oneLine = { content: 44, bar: 44, lines: [1] };

/** At rest, with everything it has to say there. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(bar(page)).toContainText('opens without a network', { timeout: 45_000 });
  await isIn(page, 'none');
}

for (const width of [1440, 390, 320]) {
  test(`at ${width} px the content stays where it is, whatever the bar says, and that is one line`, async ({
    context,
    page,
  }) => {
    await page.setViewportSize({ width, height: 700 });
    await open(page, '/other/terms');
    expect(await layout(page)).toEqual(oneLine);
    await beInstallable(page);
    await isIn(page, 'install');
    expect(await layout(page)).toEqual(oneLine);
    await context.setOffline(true);
    await isIn(page, 'offline');
    expect(await layout(page)).toEqual(oneLine);
    await context.setOffline(false);
    await isIn(page, 'install');
    const notNow = bar(page).getByRole('button', { name: 'Not now' });
    expect((await notNow.boundingBox())?.height).toBe(44);
    await notNow.press('Enter');
    await isIn(page, 'none');
    expect(await layout(page)).toEqual(oneLine);
    await expect(bar(page)).toBeFocused();
  });
}

test.describe('on an iPhone', () => {
  test.use({
    userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile Safari/604.1',
  });

  test('the hint how to install is one line, however narrow [PWA-04]', async ({ page }) => {
    await page.goto('/other/terms');
    await isIn(page, 'ios-install');
    for (const width of [320, 390, 768, 960]) {
      await page.setViewportSize({ width, height: 700 });
      expect(await layout(page), `${width} px`).toEqual(oneLine);
    }
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (const path of ['/', '/checkout', '/users', '/no/such/page']) {
    test(`the page that is sent for ${path} leaves room for the bar`, async ({ page, tolerate }) => {
      if (path === '/no/such/page') tolerate(/status of 404/);
      await page.goto(path);
      expect((await bar(page).boundingBox())?.height).toBe(44);
      expect((await page.getByRole('main').boundingBox())?.y).toBe(44);
    });
  }
});

test('nothing on the first page moves by itself: not when it is taken over, not when the bar has news', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const shifts: object[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => shifts.push(...list.getEntries())).observe({
      type: 'layout-shift',
      buffered: true,
    });
  });
  const shifts = async (): Promise<unknown> => {
    await page.evaluate(() => new Promise((resolve) => void setTimeout(resolve, 500)));
    return page.evaluate(() => JSON.parse(JSON.stringify(Reflect.get(window, 'shifts'))) as unknown);
  };
  await open(page, '/');
  await beInstallable(page);
  await isIn(page, 'install');
  expect(await shifts()).toEqual([]);

  // A bar that comes only with its news would be seen.
  await page.evaluate(() => document.querySelector('aside')?.style.setProperty('margin-bottom', '44px'));
  expect(await shifts()).not.toEqual([]);
});

test('with twice the text size the bar grows, and nothing is cut off', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await open(page, '/other/terms');
  await beInstallable(page);
  await isIn(page, 'install');
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  for (const name of ['Install', 'Not now']) {
    await expect(bar(page).getByRole('button', { name })).toBeInViewport({ ratio: 1 });
  }
  const { bar: height, content } = await layout(page);
  expect(height).toBeGreaterThan(88);
  expect(content).toBe(height);
});

test('axe finds nothing in a bar with buttons, in light and in dark colours', async ({ page }) => {
  await open(page, '/other/terms');
  await beInstallable(page);
  await isIn(page, 'install');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Dark colours' }).click();
  await expectAccessible(page);
});

test('there is no bar on paper', async ({ page }) => {
  await page.goto('/other/terms');
  await expect(bar(page)).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(bar(page)).toBeHidden();
});
