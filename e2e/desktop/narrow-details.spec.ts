import type { Locator } from '@playwright/test';
import { expect, test } from '#e2e/fixtures.ts';
import { linesOf, overflowing } from '#e2e/people/visit.ts';

// The details of a row in narrow viewports, and large text in them.

test('the head of long details is one line on a phone and covers no content', async ({ page }) => {
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/mini-admin/installments?scenario=one-of-each&as=administrator');
    await page.getByRole('main').getByRole('link', { name: 'PLN-000001' }).click();
    const details = page.getByRole('dialog', { name: 'PLN-000001' });
    const box = async (element: Locator) => {
      await expect(element).toBeVisible();
      const { x = 0, y = 0, width: wide = 0, height = 0 } = (await element.boundingBox()) ?? {};
      return { x, middle: Math.round(y + height / 2), bottom: y + height, y, wide };
    };
    const tools = ['Previous', 'Next', 'Close'].map((name) => details.getByRole('button', { name }));
    await expect(async () => {
      const title = await box(details.getByRole('heading', { level: 2, name: 'PLN-000001' }));
      for (const tool of tools) {
        const { middle, bottom, wide } = await box(tool);
        expect(Math.abs(middle - title.middle), 'px beside the line of the title').toBeLessThanOrEqual(1);
        expect(wide).toBeGreaterThanOrEqual(24);
        const { y } = await box(details.getByText('Left to pay', { exact: true }).first());
        expect(y - bottom).toBeGreaterThanOrEqual(0);
      }
    }).toPass();
  }
});

test('the menu of details opens upwards on a phone and scrolls to each action', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await page.goto('/mini-admin/users?scenario=one-of-each&as=administrator');
  await page.locator('[data-row] a').first().click();
  const details = page.getByRole('dialog');
  await details.getByRole('button', { name: 'Actions' }).click();
  const items = details.getByRole('menuitem');
  await expect(items.first()).toBeFocused();
  await expect(items.first()).toBeInViewport({ ratio: 1 });
  const covering = () =>
    items.first().evaluate((item) => {
      const { left, top, width, height } = item.getBoundingClientRect();
      const at = document.elementFromPoint(left + width / 2, top + height / 2);
      return item.contains(at) ? null : at?.outerHTML;
    });
  await expect.poll(covering, 'what covers the first action').toBeNull();
  await page.keyboard.press('ArrowUp');
  await expect(items.last()).toBeFocused();
  await expect(items.last()).toBeInViewport({ ratio: 1 });
});

test('on a phone details are as wide as the window, however short their texts are', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/mini-admin/approvals?scenario=one-of-each&as=administrator');
  await page.locator('[data-row] a').first().click();
  const details = page.getByRole('dialog');
  await expect(details).toBeVisible();
  const missing = () =>
    details.evaluate(
      (element) => (element.parentElement?.clientWidth ?? 0) - element.getBoundingClientRect().width,
    );
  await expect.poll(missing, 'px beside the details').toBe(0);
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

test('a status is in one line beside its label at 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto('/mini-admin/collateral?scenario=one-of-each&as=administrator');
  await page.locator('[data-row] a').first().click();
  const status = page.getByRole('dialog').getByText('Collateral needed', { exact: true });
  await expect(status).toBeVisible();
  await expect.poll(() => linesOf(status)).toEqual([1]);
});

test('a day with its time stays within the details at 320 px with twice the text size', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto('/mini-admin/payments?scenario=one-of-each&as=administrator');
  await page.locator('[data-row] a[href*="open="]').first().click();
  const details = page
    .getByRole('dialog')
    .getByRole('group')
    .filter({ has: page.locator('time') });
  await expect.poll(() => details.locator('time').count()).toBeGreaterThan(2);
  await overflowing(page); // which doubles the text size
  const beyond = () =>
    details.evaluate((element) => {
      const end = element.getBoundingClientRect().right - parseFloat(getComputedStyle(element).paddingRight);
      return Math.max(
        ...[...element.querySelectorAll('time')].map((time) => time.getBoundingClientRect().right - end),
      );
    });
  await expect.poll(beyond, 'px beyond the details').toBeLessThanOrEqual(1);
});
