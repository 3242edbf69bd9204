import { expect, expectAccessible, test } from '#e2e/fixtures.ts';
import { administratorOn } from '#e2e/people/administrator.ts';
import { linesOf, overflowing } from '#e2e/people/visit.ts';

// Lists, the dashboard and the bars around them in narrow viewports, and large text in them.

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
  await expect(page.locator('[data-row]')).toHaveCount(25);
  await expect.poll(() => linesOf(addresses)).toEqual(Array(25).fill(1));
});

test('shortcut hints of controls are shown with a keyboard, and not on a phone', async ({ page }) => {
  await page.goto('/mini-admin/payments?scenario=happy&as=administrator');
  const hint = page.getByRole('main').locator('kbd').filter({ hasText: '/' });
  await expect(hint).toBeVisible();
  await page.setViewportSize({ width: 390, height: 800 });
  await expect(hint).toBeHidden();

  await page.goto('/mini-admin/collateral?scenario=one-of-each&as=administrator&status=SUBMITTED');
  await page.locator('[data-row] a').first().click();
  const start = page.getByRole('dialog').getByRole('button', { name: 'Start review' });
  await expect(start).toHaveAttribute('aria-keyshortcuts', 't');
  const middle = (element: Element) => {
    const { left, right } = element.getBoundingClientRect();
    return (left + right) / 2;
  };
  const offset = async () =>
    Math.abs((await start.evaluate(middle)) - (await start.getByText('Start review').evaluate(middle)));
  await expect.poll(offset, 'px of the label beside the middle').toBeLessThanOrEqual(1);
});

test('on a phone no button of the selection bar is alone in its line', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/mini-admin/payments?scenario=happy&as=administrator');
  await page.getByRole('checkbox', { name: 'Select row 1', exact: true }).check();
  const bar = page.getByRole('group', { name: 'Selection' });
  const middle = (name: RegExp) =>
    bar.getByRole('button', { name }).evaluate((button) => {
      const { top, bottom } = button.getBoundingClientRect();
      return Math.round((top + bottom) / 2);
    });
  await expect(async () => {
    const line = await middle(/^Select all/);
    expect([await middle(/^Clear/), await middle(/^Retry/)]).toEqual([line, line]);
  }).toPass();
});

test('no figure of the dashboard is alone in the last row with room beside it', async ({ page }) => {
  await page.goto('/mini-admin?scenario=happy&as=administrator');
  const tiles = page.getByRole('list', { name: 'Key figures' });
  await expect(tiles.getByRole('listitem').nth(13)).toBeVisible();
  const room = () =>
    tiles.evaluate((list) => {
      const at = [...list.children].map((tile) => tile.getBoundingClientRect());
      const last = at.filter(({ top }) => top === at.at(-1)?.top);
      return last.length === 1 ? list.getBoundingClientRect().right - (last[0]?.right ?? 0) : 0;
    });
  const isFull = async (what: string) => {
    for (const width of [1440, 960, 800, 390, 320]) {
      await page.setViewportSize({ width, height: 900 });
      await expect.poll(room, `px beside the last ${what} at ${width}`).toBeLessThan(1);
    }
  };
  await isFull('of 14 figures');
  await page.getByRole('button', { name: 'Tiles' }).click();
  const choices = page.getByRole('dialog').getByRole('checkbox');
  await expect(choices.first()).toBeVisible();
  await expectAccessible(page);
  await choices.nth(0).uncheck();
  await choices.nth(1).uncheck();
  await choices.nth(2).uncheck();
  await page.keyboard.press('Escape');
  await expect(tiles.getByRole('listitem')).toHaveCount(11);
  await isFull('of 11 figures');
});

test('two figures share a line on a phone, and an amount of millions is not broken', async ({ page }) => {
  await page.goto('/mini-admin?scenario=happy&as=administrator');
  const tiles = page.getByRole('list', { name: 'Key figures' }).getByRole('listitem');
  // 30,000 plans would do the same, and take a loaded machine a minute.
  await tiles
    .getByText(/^€[\d,]+\.\d{2}$/)
    .first()
    .evaluate((figure) => figure.replaceChildren('€2,345,678.90'));
  const outstanding = page.getByText('€2,345,678.90');
  const inFirstRow = () =>
    tiles.evaluateAll((all) => {
      const tops = all.map((tile) => tile.getBoundingClientRect().top);
      return tops.filter((top) => top === tops[0]).length;
    });
  for (const width of [390, 360, 320]) {
    await page.setViewportSize({ width, height: 800 });
    await expect.poll(inFirstRow, `beside each other at ${width}`).toBe(2);
    await expect.poll(() => linesOf(outstanding)).toEqual([1]);
  }
  const swiped = page.getByRole('region', { name: 'Ageing' }).locator('..');
  await expect
    .poll(() => swiped.evaluate((row) => row.scrollWidth / row.clientWidth), 'charts in a row that is swiped')
    .toBeGreaterThan(2);
  await swiped.evaluate((row) => row.scrollTo({ left: row.clientWidth / 2 }));
  const cut = () =>
    swiped.evaluate((row) => {
      const left = (element: Element) => element.getBoundingClientRect().left;
      return Math.min(...[...row.children].map((chart) => Math.abs(left(chart) - left(row))));
    });
  await expect.poll(cut, 'px between the edge and the next chart').toBeLessThan(2);
  await expect.poll(() => overflowing(page)).toEqual({ wide: [], cut: [] });
  await expect.poll(inFirstRow, 'beside each other with large text').toBe(1);
  await expect.poll(() => linesOf(outstanding)).toEqual([1]);
});

test('the top bar is one line at 320 px and within the window', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto('/mini-admin/payments?scenario=happy&as=administrator');
  const bar = page.getByRole('banner');
  const title = bar.getByRole('link', { name: 'Administration' });
  await expect(title).toBeVisible();
  const parts = bar.locator('a, button');
  const rightmost = () =>
    parts.evaluateAll((all) => Math.max(...all.map((part) => part.getBoundingClientRect().right)));
  await expect(parts).toHaveCount(4);
  await expect.poll(async () => (await title.boundingBox())?.height).toBeLessThanOrEqual(44);
  await expect.poll(rightmost).toBeLessThanOrEqual(320);
  await overflowing(page); // which doubles the text size
  await expect.poll(rightmost, 'with twice the text size').toBeLessThanOrEqual(320);
});

test('a day stays in one line at 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  for (const address of [
    '/installments?scenario=one-of-each&as=customer',
    '/mini-admin/installments?scenario=one-of-each&as=administrator',
  ]) {
    await page.goto(address);
    const days = page.getByRole('main').locator('time').filter({ visible: true });
    await expect.poll(() => days.count()).toBeGreaterThan(5);
    await expect.poll(async () => new Set(await linesOf(days))).toEqual(new Set([1]));
  }
});
