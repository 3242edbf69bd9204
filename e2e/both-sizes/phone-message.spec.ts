import type { Locator, Page } from '@playwright/test';
import { expect, expectAccessible, test } from '#e2e/fixtures.ts';
import { openConsole } from '#e2e/people/demo-console.ts';
import { resting } from '#e2e/people/visit.ts';

// Where the message of the demo phone stands while something is open above the page.

const message = (page: Page) =>
  page.getByRole('button', { name: 'Close the message', includeHidden: true }).locator('../..');

/** Whether the first part covers any of the second. */
async function covers(first: Locator, second: Locator): Promise<boolean> {
  if (!(await first.isVisible())) return false;
  const [one, other] = await Promise.all([first.boundingBox(), second.boundingBox()]);
  if (!one || !other) return false;
  const apart =
    one.x + one.width <= other.x ||
    other.x + other.width <= one.x ||
    one.y + one.height <= other.y ||
    other.y + other.height <= one.y;
  return !apart;
}

test('the message with a code covers nothing of the open console, and is there again after it', async ({
  page,
}) => {
  await page.goto('/auth/login?scenario=happy');
  await page.getByRole('textbox', { name: /phone/i }).fill('+4915112345678');
  await page.getByRole('button', { name: /code/i }).click();
  await expect(message(page)).toBeVisible();
  const drawer = await openConsole(page);
  await resting(page, async () => (await drawer.boundingBox())?.x ?? 0);
  await expect.poll(() => covers(message(page), drawer)).toBe(false);
  await drawer.getByRole('tab', { name: 'Assumptions' }).click();
  await drawer.getByRole('tab', { name: 'Time' }).click();
  await expect(drawer.getByText('Today in the demo:', { exact: false })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(message(page)).toBeVisible();
});
