import type { Page } from '@playwright/test';
import { expect, test } from '#e2e/fixtures.ts';
import { overflowing } from '#e2e/people/visit.ts';

const heightOf = (page: Page, selector: string) =>
  page.locator(selector).evaluate((node) => node.getBoundingClientRect().height);

// About a seventh and a fifth of the window; without wrapping, at the normal size, it is 56 px and 72 px.
const header = 120;
const bar = 170;

for (const step of ['cart', 'plan']) {
  test(`with text of twice its size header and bar leave the window to the step: ${step}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`/checkout?scenario=happy&as=customer&cart=ESPRESSO-01&step=${step}`);
    await expect(page.getByRole('button', { name: 'Messages, 1 unread' })).toBeVisible();
    const summary = page.getByRole('complementary', { name: 'Summary' });
    await expect(summary.getByRole('button', { name: /€1/ })).toBeVisible();
    await expect.poll(() => overflowing(page)).toEqual({ wide: [], cut: [] });
    await expect.poll(() => heightOf(page, 'header')).toBeLessThanOrEqual(header);
    await expect.poll(() => heightOf(page, 'aside[aria-label="Summary"]')).toBeLessThanOrEqual(bar);
    for (const target of await page.locator('header').getByRole('link').all())
      await expect.poll(async () => (await target.boundingBox())?.height).toBeGreaterThanOrEqual(44); // a finger
  });
}

test('with text of twice its size the bar with the payment that is due stays low', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/installments/details?scenario=overdue-fee&as=customer');
  await expect(page.getByRole('heading', { name: 'Schedule' })).toBeVisible();
  await expect.poll(() => overflowing(page)).toEqual({ wide: [], cut: [] });
  await page.getByRole('heading', { name: 'Schedule' }).evaluate((node) => node.scrollIntoView());
  const due = page.getByRole('complementary', { name: /^Pay by/ });
  await expect(due.getByRole('button', { name: /^Pay €/ })).toBeInViewport({ ratio: 1 });
  await expect.poll(() => heightOf(page, 'aside[aria-label^="Pay by"]')).toBeLessThanOrEqual(header);
});

for (const [list, row] of [
  ['payments', ''],
  ['installments', 'PLN-000001'],
] as const) {
  test(`with text of twice its size the tables of details scroll by themselves: ${list}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    await page.goto(`/mini-admin/${list}?scenario=one-of-each&as=administrator`);
    await page
      .getByRole('main')
      .getByRole('link', { name: row })
      .and(page.locator('[href*="open="]'))
      .first()
      .click();
    const details = page.getByRole('dialog');
    await expect(details.getByRole('table').first()).toBeVisible();
    await overflowing(page); // which doubles the text size
    const beyond = () =>
      details.evaluate((drawer) =>
        [...drawer.querySelectorAll('section')]
          .filter((section) => section.scrollWidth > section.clientWidth + 1)
          .map(({ textContent }) => textContent),
      );
    await expect.poll(beyond, 'sections that are wider than the details').toEqual([]);
  });
}
