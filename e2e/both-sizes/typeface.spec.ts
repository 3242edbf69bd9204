import { expect, frames, test } from '#e2e/fixtures.ts';

const font = /\/assets\/inter.*\.woff2$/;

test('a page shows its text in the one typeface file that it preloads', async ({ page }) => {
  const requested: string[] = [];
  page.on(
    'request',
    (request) => font.test(request.url()) && requested.push(new URL(request.url()).pathname),
  );
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  const preloaded = await page
    .locator('link[rel=preload][as=font]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(preloaded).toHaveLength(1);
  expect(requested).toEqual(preloaded);
  expect(await page.evaluate(() => document.fonts.check('400 16px Inter', '€1,222.16 × −'))).toBe(true);
});

test('figures of one size are equally wide', async ({ page }) => {
  await page.goto('/');
  await page.evaluate(() => document.fonts.ready);
  const widths = await page.evaluate(() =>
    ['1', '0', '8'].map((figure) => {
      const text = document.createElement('span');
      text.textContent = figure.repeat(20);
      document.body.append(text);
      const { width } = text.getBoundingClientRect();
      text.remove();
      return width;
    }),
  );
  expect(new Set(widths).size).toBe(1);
});

// The largest layout shift: a line may break elsewhere, which is 0.02 in the cards of a phone and less than 0.01 elsewhere.
const max = 0.03;

for (const [what, address] of [
  ['the first page', '/'],
  ['the page for signing in', '/auth/login'],
  ['the checkout', '/checkout'],
] as const)
  test(`${what} keeps its place when the typeface arrives after the text`, async ({ page }) => {
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push(Number(Reflect.get(entry, 'value')));
      }).observe({ type: 'layout-shift' });
    });
    const { promise: isShown, resolve: show } = Promise.withResolvers<void>();
    await page.route(font, async (route) => {
      await isShown;
      await route.continue();
    });
    await page.goto(address, { waitUntil: 'domcontentloaded' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    await frames(page);
    expect(await page.evaluate(() => document.fonts.check('400 16px Inter'))).toBe(false);
    await page.evaluate(() => (Reflect.get(window, 'shifts') as number[]).splice(0));
    show();
    await page.waitForFunction(() => document.fonts.check('400 16px Inter'));
    await frames(page);
    const shifts = await page.evaluate(() => Reflect.get(window, 'shifts') as readonly number[]);
    expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(max);
  });
