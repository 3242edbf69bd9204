import type { Page } from '@playwright/test';
import { expect, expectAccessible, frames, test } from '#e2e/fixtures.ts';
import { darkens, resting } from '#e2e/people/visit.ts';

// The status bar changes its content while the page is in use. Nothing below it may move.
test.use({ serviceWorkers: 'allow' });

const bar = (page: Page) => page.getByRole('complementary', { name: 'Application status' });

const isIn = (page: Page, status: string) => expect(bar(page)).toHaveAttribute('data-status', status);

/** Dispatches the event by which Chromium offers the installation. */
const beInstallable = (page: Page) =>
  page.evaluate(() => {
    const event = new Event('beforeinstallprompt', { cancelable: true });
    dispatchEvent(
      Object.assign(event, { prompt: () => undefined, userChoice: new Promise(() => undefined) }),
    );
  });

/** In px: where header or content begin, and how high the bar is; and in how many lines its text is. */
const layout = (page: Page) =>
  bar(page).evaluate((element) => {
    const texts = [...element.querySelectorAll('p > span')].filter(({ clientWidth }) => clientWidth !== 1);
    return {
      content: element.nextElementSibling?.getBoundingClientRect().top,
      bar: element.getBoundingClientRect().height,
      lines: texts.map((span) => span.getClientRects().length).filter((lines) => lines > 0),
    };
  });

const oneLine = { content: 44, bar: 44, lines: [1] };

/** Opens a page; ends when the worker is installed and the bar shows no notice. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(bar(page)).toContainText('Works offline');
  await isIn(page, 'none');
}

test('no notice of the bar moves the content at 1440, 390 or 320 px', async ({ context, page }) => {
  const isOneLine = async (what: string) => {
    for (const width of [1440, 390, 320]) {
      await page.setViewportSize({ width, height: 700 });
      await expect.poll(() => layout(page), `${what} at ${width} px`).toEqual(oneLine);
    }
  };
  await open(page, '/other/terms');
  await isOneLine('no notice');
  await beInstallable(page);
  await isIn(page, 'install');
  await isOneLine('the installation');
  await context.setOffline(true);
  await isIn(page, 'offline');
  await isOneLine('no connection');
  await context.setOffline(false);
  await isIn(page, 'install');
  const notNow = bar(page).getByRole('button', { name: 'Not now' });
  for (const width of [1440, 390, 320]) {
    await page.setViewportSize({ width, height: 700 });
    await expect.poll(async () => (await notNow.boundingBox())?.height, `${width} px`).toBe(44);
  }
  await notNow.press('Enter');
  await isIn(page, 'none');
  await expect(bar(page)).toBeFocused();
  await isOneLine('no notice any more');
});

test('the age of what was read before moves nothing when the network is lost', async ({ context, page }) => {
  for (const [address, part] of [
    ['/installments?scenario=happy&as=customer', page.getByRole('heading', { name: 'Next payment' })],
    ['/mini-admin/payments?scenario=happy&as=administrator', page.locator('[data-row]').first()],
  ] as const) {
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(address);
      await expect(part).toBeVisible();
      const top = () => part.evaluate((element) => element.getBoundingClientRect().top);
      const before = await resting(page, top);
      await context.setOffline(true);
      await expect(page.getByText(/^As of/)).toBeVisible();
      await expect.poll(top, `${address} at ${width} px`).toBe(before);
      await context.setOffline(false);
      await expect(page.getByText(/^As of/)).toHaveCount(0);
    }
  }
});

test.describe('on an iPhone', () => {
  test.use({
    userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile Safari/604.1',
  });

  test('the installation hint is one line at every width [PWA-04]', async ({ page }) => {
    await page.goto('/other/terms');
    await isIn(page, 'ios-install');
    for (const width of [320, 390, 768, 960]) {
      await page.setViewportSize({ width, height: 700 });
      await expect.poll(() => layout(page), `${width} px`).toEqual(oneLine);
    }
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (const path of ['/', '/checkout', '/users', '/no/such/page']) {
    test(`the HTML of ${path} reserves space for the bar`, async ({ page, tolerate }) => {
      if (path === '/no/such/page') tolerate(/status of 404/);
      await page.goto(path);
      expect((await bar(page).boundingBox())?.height).toBe(44);
      expect((await page.locator('aside + *').first().boundingBox())?.y).toBe(44);
    });
  }
});

test.describe('with motion', () => {
  test.use({ reducedMotion: 'no-preference' });

  test('hydration and notices in the bar cause no layout shift on the first page', async ({ page }) => {
    await page.addInitScript(() => {
      const shifts: object[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => shifts.push(...list.getEntries())).observe({
        type: 'layout-shift',
        buffered: true,
      });
    });
    const shifts = async (): Promise<unknown> => {
      await frames(page);
      return page.evaluate(() => JSON.parse(JSON.stringify(Reflect.get(window, 'shifts'))) as unknown);
    };
    await open(page, '/');
    await beInstallable(page);
    await isIn(page, 'install');
    expect(await shifts()).toEqual([]);

    // Counterpart: a change in the height of the bar is recorded as a shift.
    await page.evaluate(() => document.querySelector('aside')?.style.setProperty('margin-bottom', '44px'));
    expect(await shifts()).not.toEqual([]);
  });
});

test('with twice the text size the bar grows and no button is cut off', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await open(page, '/other/terms');
  await beInstallable(page);
  await isIn(page, 'install');
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  for (const name of ['Install', 'Not now']) {
    await expect(bar(page).getByRole('button', { name })).toBeInViewport({ ratio: 1 });
  }
  await expect(async () => {
    const { bar: height, content } = await layout(page);
    expect(height).toBeGreaterThan(88);
    expect(content).toBe(height);
  }).toPass();
});

test('axe finds nothing in a bar with buttons, in both colour schemes', async ({ page }) => {
  await open(page, '/other/terms');
  await beInstallable(page);
  await isIn(page, 'install');
  await expectAccessible(page);
  await darkens(page);
  await expectAccessible(page);
});

test('the bar is not printed', async ({ page }) => {
  await page.goto('/other/terms');
  await expect(bar(page)).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(bar(page)).toBeHidden();
});
